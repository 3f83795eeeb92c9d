document.querySelectorAll("table").forEach(function (table) {
  var heads = Array.from(table.querySelectorAll("th"));
  heads.forEach(function (head, column) {
    head.querySelector("button").addEventListener("click", function () {
      var down = head.getAttribute("aria-sort") === "ascending";
      heads.forEach(function (h) { h.removeAttribute("aria-sort"); });
      head.setAttribute("aria-sort", down ? "descending" : "ascending");
      var body = table.tBodies[0];
      var rows = Array.from(body.rows);
      var key = function (row) { return row.cells[column].dataset.key; };
      var numbers = rows.every(function (row) { return key(row) !== "" ? !isNaN(key(row)) : true; });
      rows.sort(function (a, b) {
        var order = numbers ? Number(key(a)) - Number(key(b)) : key(a).localeCompare(key(b));
        return down ? -order : order;
      });
      rows.forEach(function (row) { body.appendChild(row); });
    });
  });
});

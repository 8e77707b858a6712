// What must be there before the first paint. The theme that was chosen:
try {
  var t = localStorage.getItem("theme");
  document.documentElement.dataset.theme = t == "dark" || t == "light" ? t : t == "system" ? "auto" : "light";
} catch (e) {}

// And an ear for presses, swipes and input that come before the code that answers them: src/lib/islands/early-events.ts
(function () {
  var kept = [];
  var down;
  var move;
  var early = (window.earlyEvents = { kept: kept, waits: Boolean });
  function keep(event) {
    // The page may change a field before its turn comes.
    kept.push({ event: event, value: event.target.value, checked: event.target.checked });
  }
  function hear(event) {
    var target = event.target;
    var type = event.type;
    if (!target.closest || !early.waits(target)) return;
    if (type == "pointerdown") down = event;
    else if (type == "pointermove") move = event;
    else if (type == "pointerup") {
      if (down && move && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > 9)
        [down, move, event].forEach(keep);
    } else if (type == "input") {
      if (kept.length && kept[kept.length - 1].event.target == target) kept.pop();
      keep(event);
    } else {
      // Links, fields and forms that post need no code.
      var button = target.closest("a[href],label,button");
      if (!button || button.tagName != "BUTTON") return;
      if (button.type == "submit" && button.form && button.form.method == "post") return;
      event.preventDefault();
      event.stopPropagation();
      keep(event);
    }
  }
  ["click", "pointerdown", "pointermove", "pointerup", "input"].forEach(function (type) {
    addEventListener(type, hear, true);
  });
})();

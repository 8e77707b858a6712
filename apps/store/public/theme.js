try {
  var t = localStorage.getItem("theme");
  document.documentElement.dataset.theme = t == "dark" || t == "light" ? t : t == "system" ? "auto" : "light";
} catch (e) {}

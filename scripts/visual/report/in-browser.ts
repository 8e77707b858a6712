/**
 * Script of the report page. The page inlines this function's source, so that it needs no other file: it must not use
 * anything outside of itself.
 */
export function runReport(): void {
  function start(form: HTMLFormElement): void {
    const articles = Array.from(document.querySelectorAll("article"));
    const count = form.querySelector("output");
    const none = document.getElementById("none");

    /** Shows the pictures that match the form, and their number. */
    function choose(): void {
      const data = new FormData(form);
      const chosen = (name: string) => {
        const value = data.get(name);
        return typeof value === "string" ? value : "";
      };
      for (const name of ["theme", "zoom"]) {
        if (chosen(name)) document.documentElement.dataset[name] = chosen(name);
        else delete document.documentElement.dataset[name];
      }
      let shown = 0;
      for (const article of articles) {
        const fits = (name: string) => chosen(name) === "" || article.dataset[name] === chosen(name);
        const isLarge = Number(article.dataset["share"]) >= Number(chosen("share"));
        article.hidden = !isLarge || !["piece", "mode", "kind", "verdict"].every(fits);
        if (!article.hidden) shown++;
      }
      if (none) none.hidden = shown > 0;
      if (count) count.textContent = `${shown} of ${articles.length}`;
      document.dispatchEvent(new Event("chosen"));
    }

    articles.forEach(addViews);
    form.hidden = false;
    form.addEventListener("change", choose);
    choose();
  }

  /** Adds the four views to a changed picture. */
  function addViews(article: HTMLElement): void {
    const views = article.querySelector<HTMLElement>(".views[data-view]");
    if (!views) return;
    const name = `${article.querySelector("h2")?.textContent ?? ""}, ${article.dataset["mode"]}`;
    const tabs = document.createElement("div");
    tabs.className = "tabs";
    tabs.setAttribute("role", "group");
    tabs.setAttribute("aria-label", `View of ${name}`);
    const show = (view: string) => {
      views.dataset["view"] = view;
      for (const button of tabs.children) button.setAttribute("aria-pressed", String(button.id.endsWith(`-${view}`)));
    };
    for (const [view, label] of [
      ["side", "Side by side"],
      ["slider", "Slider"],
      ["blink", "Blink"],
      ["difference", "Difference"],
    ] as const) {
      const button = document.createElement("button");
      button.type = "button";
      button.id = `${article.querySelector("h2")?.id ?? ""}-${view}`;
      button.textContent = label;
      button.addEventListener("click", () => show(view));
      tabs.append(button);
    }
    views.append(slide(name, views));
    views.before(tabs);
    show("side");
  }

  function slide(name: string, views: HTMLElement): HTMLElement {
    const label = document.createElement("label");
    label.className = "slide";
    const range = document.createElement("input");
    range.type = "range";
    range.setAttribute("aria-label", `${name}: before to the left, after to the right`);
    range.addEventListener("input", () => views.style.setProperty("--from", `${range.value}%`));
    const hint = document.createElement("span");
    hint.textContent = "Before to the left, after to the right";
    label.append(hint, range);
    return label;
  }

  const filters = document.querySelector<HTMLFormElement>("#filters");
  if (filters) start(filters);
}

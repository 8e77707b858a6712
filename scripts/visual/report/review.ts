import type { reviewMarkdown } from "./review-markdown.ts";

/**
 * Verdict and note on each picture in the report page, kept in the browser and exported as Markdown. It runs before
 * `runReport` and is inlined like it: it must use only its parameters.
 */
export function runReview(toMarkdown: typeof reviewMarkdown): void {
  const articles = Array.from(document.querySelectorAll("article"));
  /** Pictures accepted together by one press, as long as the same button can undo it. */
  let acceptedAtOnce: HTMLElement[] = [];
  /** The picture at which the reviewer was last. */
  let here: HTMLElement | null = null;

  const verdictOf = ({ dataset }: HTMLElement) => dataset["verdict"] ?? "none";
  const noteOf = (article: HTMLElement) => article.querySelector("textarea")?.value.trim() ?? "";
  const having = (verdict: string) => articles.filter((article) => verdictOf(article) === verdict);
  const left = () => having("none").filter((article) => !article.hidden);
  /** A note without a verdict may be an objection, so it is not accepted together with others. */
  const rest = () => left().filter((article) => noteOf(article) === "");
  const element = <Type extends HTMLElement>(id: string) => document.getElementById(id) as Type | null;

  /** Null if the browser has no storage for local files. */
  const memory = (() => {
    try {
      return window.localStorage;
    } catch {
      return null;
    }
  })();
  const keyOf = ({ dataset }: HTMLElement) =>
    `selvedge-pictures ${dataset["mode"]} ${dataset["story"]} ${dataset["print"]}`;

  function keep(article: HTMLElement): void {
    const said = [verdictOf(article), noteOf(article)];
    if (said.join("") === "none") memory?.removeItem(keyOf(article));
    else memory?.setItem(keyOf(article), JSON.stringify(said));
  }

  function kept(article: HTMLElement): [verdict: string, note: string] {
    const said = memory?.getItem(keyOf(article));
    return said ? (JSON.parse(said) as [string, string]) : ["none", ""];
  }

  function addVerdict(article: HTMLElement): void {
    const [verdict, note] = kept(article);
    const group = document.createElement("div");
    group.className = "verdict";
    group.setAttribute("role", "group");
    const name = `${article.querySelector("h2")?.textContent ?? ""}, ${article.dataset["mode"]}`;
    group.setAttribute("aria-label", `Verdict on ${name}`);
    group.append(choice(article, "accepted", "Accept"), choice(article, "needs-work", "Needs work"));
    if (alike(article).length > 1) group.append(acceptAlike(article));
    group.append(field(article, note));
    group.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) goOn();
    });
    article.append(group);
    judge(article, verdict);
  }

  function choice(article: HTMLElement, verdict: string, word: string): HTMLElement {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset["value"] = verdict;
    button.textContent = word;
    button.addEventListener("click", () => {
      judge(article, verdictOf(article) === verdict ? "none" : verdict);
      keep(article);
      acceptedAtOnce = [];
      count();
    });
    return button;
  }

  /** The pictures that show the same change, itself included. */
  const alike = ({ dataset }: HTMLElement) =>
    articles.filter((other) => dataset["change"] !== "" && other.dataset["change"] === dataset["change"]);

  /** Accepts all pictures with the same change, also hidden ones: whoever has seen one has seen all. */
  function acceptAlike(article: HTMLElement): HTMLElement {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = `Accept all ${alike(article).length} with this change`;
    button.addEventListener("click", () =>
      accept(alike(article).filter((each) => verdictOf(each) === "none" && noteOf(each) === "")),
    );
    return button;
  }

  function field(article: HTMLElement, note: string): HTMLElement {
    const label = document.createElement("label");
    const area = document.createElement("textarea");
    area.rows = 1;
    area.value = note;
    area.addEventListener("input", () => {
      keep(article);
      count();
    });
    label.append("Note", area);
    return label;
  }

  function judge(article: HTMLElement, verdict: string): void {
    article.dataset["verdict"] = verdict;
    for (const button of article.querySelectorAll<HTMLElement>(".verdict button"))
      button.setAttribute("aria-pressed", String(button.dataset["value"] === verdict));
  }

  function tell(text: string): void {
    const told = element("told");
    if (told) told.textContent = text;
  }

  /** Shows the progress of the review, and what the button would do now. */
  function count(): void {
    const wanting = having("needs-work").length;
    const progress = element("progress");
    if (progress)
      progress.textContent =
        `${articles.length - having("none").length} of ${articles.length} reviewed` +
        (wanting > 0 ? `, ${wanting} to work on` : "") +
        (memory ? "" : ". This browser keeps nothing: copy it before you close the page");
    const button = element<HTMLButtonElement>("rest");
    if (!button) return;
    const back = acceptedAtOnce.length;
    button.textContent = back > 0 ? `Take back those ${back}` : `Accept the other ${rest().length}`;
    button.disabled = back === 0 && rest().length === 0;
    const storing = element<HTMLButtonElement>("command");
    if (storing) storing.disabled = storable().length === 0;
  }

  /** Accepts only visible pictures: a reviewer who filters by component has seen only that component. */
  function acceptRest(): void {
    if (acceptedAtOnce.length === 0) return accept(rest());
    for (const article of acceptedAtOnce) {
      judge(article, "none");
      keep(article);
    }
    acceptedAtOnce = [];
    count();
  }

  function accept(those: HTMLElement[]): void {
    for (const article of those) {
      judge(article, "accepted");
      keep(article);
    }
    acceptedAtOnce = those;
    count();
  }

  /** Moves to the next picture without a verdict; after the last to the first. */
  function goOn(): void {
    const at = here ? articles.indexOf(here) : -1;
    const next = left().find((article) => articles.indexOf(article) > at) ?? left()[0];
    tell(next ? "" : "All that is shown has a verdict.");
    next?.scrollIntoView();
    (next?.querySelector("h2") ?? element("copy"))?.focus({ preventScroll: true });
  }

  const review = () =>
    toMarkdown(
      articles.map((article) => {
        const { story = "", mode = "", size = "" } = article.dataset;
        return { story, mode, size, verdict: verdictOf(article), note: noteOf(article) };
      }),
    );

  /** A picture whose story is gone can only be removed, by `--update`. */
  const storable = () => having("accepted").filter(({ dataset }) => dataset["kind"] !== "removed");

  /** Stores the accepted pictures, from the checkout that has this report in `test-results/visual`. */
  const command = () =>
    ["npm run visual --", ...storable().map(({ dataset }) => `--accept ${dataset["mode"]}/${dataset["story"]}`)].join(
      " ",
    );

  /**
   * Copies a text. If the browser refuses the clipboard to a local file, the selected text is copied; if it refuses that
   * too, the reviewer copies it by hand.
   */
  async function copy(text: string, name: string, button: HTMLElement, where: string): Promise<void> {
    const area = element<HTMLTextAreaElement>("text");
    if (!area) return;
    area.value = text;
    area.setAttribute("aria-label", name);
    const isWritten = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    area.hidden = isWritten === true;
    if (!isWritten) {
      area.focus();
      area.select();
      area.hidden = document.execCommand?.("copy") === true;
      if (area.hidden) button.focus();
    }
    tell(area.hidden ? `Copied. Paste it into ${where}.` : `Copy this, and paste it into ${where}.`);
  }

  function copyOn(id: string, name: string, where: string, text: () => string): void {
    const button = element(id);
    button?.addEventListener("click", () => void copy(text(), name, button, where));
  }

  articles.forEach(addVerdict);
  document.addEventListener("focusin", ({ target }) => {
    here = (target as Element).closest("article") ?? here;
  });
  // Accepting together can be undone while the same pictures are shown.
  document.addEventListener("chosen", () => {
    acceptedAtOnce = [];
    count();
  });
  element("next")?.addEventListener("click", goOn);
  element("rest")?.addEventListener("click", acceptRest);
  copyOn("copy", "Review as Markdown", "the pull request", review);
  copyOn("command", "Command that stores the accepted pictures", "a terminal", command);
  const bar = element("review");
  if (bar) bar.hidden = false;
}

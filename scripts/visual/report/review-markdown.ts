/** A reviewer's verdict on a picture. */
interface Said {
  story: string;
  mode: string;
  /** Size of the change, as text. */
  size: string;
  verdict: string;
  note: string;
}

/**
 * The review as Markdown for the pull request: objections first, pictures without a note collapsed. The page inlines this
 * function's source: it must not use anything outside of itself.
 */
export function reviewMarkdown(all: Said[]): string {
  const having = (verdict: string) => all.filter((said) => said.verdict === verdict);
  const [wanting, accepted, none] = [having("needs-work"), having("accepted"), having("none")];
  const isNoted = ({ note }: Said) => note !== "";
  const isSilent = ({ note }: Said) => note === "";

  // A multi-line note is indented to stay in its list item; empty lines get no trailing spaces.
  const line = ({ story, mode, size, note }: Said) =>
    `- \`${story}\`, ${mode}, ${size}${note && `: ${note.replaceAll(/\n(?=.)/g, "\n  ")}`}`;
  const list = (title: string, some: Said[]) => (some.length > 0 ? [`**${title}**`, "", ...some.map(line), ""] : []);
  const fold = (title: string, some: Said[]) =>
    some.length > 0
      ? [`<details><summary>${some.length} ${title}</summary>`, "", ...some.map(line), "", "</details>", ""]
      : [];

  const outcome = wanting.length > 0 ? "needs work" : none.length > 0 ? "not all reviewed" : "accepted";
  return [
    `### Pictures: ${outcome}`,
    "",
    `${wanting.length} to work on, ${accepted.length} accepted, ${none.length} not reviewed.`,
    "",
    ...list("Needs work", wanting),
    ...list("Accepted, with a note", accepted.filter(isNoted)),
    ...list("A note without a verdict", none.filter(isNoted)),
    ...fold("accepted", accepted.filter(isSilent)),
    ...fold("not reviewed", none.filter(isSilent)),
  ].join("\n");
}

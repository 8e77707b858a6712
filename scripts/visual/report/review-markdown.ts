/** What a reviewer said of a picture. */
interface Said {
  story: string;
  mode: string;
  /** Of the change, as words say it. */
  size: string;
  verdict: string;
  note: string;
}

/**
 * A review as Markdown for the pull request: what needs work first, and folded what nobody wrote about. The page holds this function's
 * own text: nothing around it may be used.
 */
export function reviewMarkdown(all: Said[]): string {
  const having = (verdict: string) => all.filter((said) => said.verdict === verdict);
  const [wanting, accepted, none] = [having("needs-work"), having("accepted"), having("none")];
  const isNoted = ({ note }: Said) => note !== "";
  const isSilent = ({ note }: Said) => note === "";

  // A note of several lines stays in its item; a blank one is left without spaces.
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

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { colourVariables, shapeVariables } from "../../packages/ui/theme.ts";
import { type Finding, percent } from "./finding.ts";
import { foundPicture } from "./folders.ts";
import { runReport } from "./report/in-browser.ts";
import { reviewMarkdown } from "./report/review-markdown.ts";
import { runReview } from "./report/review.ts";

const read = (file: string) => readFileSync(join(import.meta.dirname, "report", file), "utf8");
const declarations = (variables: Record<string, string>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}: ${value};`)
    .join(" ");

/** The shop's design tokens. */
const theme = () => `
:root { ${declarations(shapeVariables)} ${declarations(colourVariables("light"))} color-scheme: light; }
:root[data-theme="dark"] { ${declarations(colourVariables("dark"))} color-scheme: dark; }
@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { ${declarations(colourVariables("dark"))} color-scheme: dark; } }
`;

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const options = (values: string[]) =>
  [...new Set(values)]
    .toSorted()
    .map((value) => `<option>${escaped(value)}</option>`)
    .join("");

/** Where `npm run storybook` shows the stories of this checkout, or the address of a published Storybook. */
const STORYBOOK = process.env["STORYBOOK_URL"] ?? "http://127.0.0.1:6006";

/** One self-contained HTML document (except for the pictures), readable also without its script. */
export function reportPage(findings: Finding[], compared: number, updated: boolean): string {
  const count = (kind: Finding["kind"]) => findings.filter((finding) => finding.kind === kind).length;
  const title = findings.length === 0 ? "Nothing looks different" : `${findings.length} pictures to look at`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${theme()}${read("report.css")}${read("views.css")}</style>
</head>
<body>
<header class="head">
<h1>${title}</h1>
<p>${compared} compared: ${count("changed")} changed, ${count("new")} new, ${count("removed")} of stories that are gone.
${updated ? "They were taken as they are, and wait to be committed." : "Nothing was taken over yet."}</p>
</header>
${findings.length > 0 ? filters(findings) : ""}
<main id="findings">
${findings.map((finding, index) => article(finding, index, alike(finding, findings))).join("\n")}
<p id="none" hidden>No picture is like that.</p>
</main>
${findings.length > 0 ? REVIEW : ""}
<script>(${runReview.toString()})(${reviewMarkdown.toString()});(${runReport.toString()})();</script>
</body>
</html>
`;
}

/** Sticky at the bottom of the window. */
const REVIEW = `<section id="review" aria-label="Review" hidden>
<p id="progress"></p>
<output id="told"></output>
<button type="button" id="next" title="Ctrl + Enter in a note or on a verdict">Next</button>
<button type="button" id="rest"></button>
<button type="button" id="copy">Copy review</button>
<button type="button" id="command" title="A command that stores the accepted pictures">Copy command</button>
<textarea id="text" rows="8" readonly hidden></textarea>
</section>`;

const filters = (findings: Finding[]) => `<form id="filters" aria-label="Which pictures" hidden>
<label>Piece <select name="piece"><option value="">All</option>${options(findings.map(({ piece }) => piece))}</select></label>
<label>Mode <select name="mode"><option value="">Both</option>${options(findings.map(({ mode }) => mode))}</select></label>
<label>What <select name="kind"><option value="">All</option>${options(findings.map(({ kind }) => kind))}</select></label>
<label>Size of change <select name="share"><option value="0">Any</option><option value="0.001">0.1 % and more</option><option value="0.01">1 % and more</option><option value="0.1">10 % and more</option></select></label>
<label>Verdict <select name="verdict"><option value="">Any</option><option value="none">None yet</option><option value="needs-work">Needs work</option><option value="accepted">Accepted</option></select></label>
<label>Zoom <select name="zoom"><option value="">To fit</option><option value="1">100 %</option><option value="2">200 %</option><option value="4">400 %</option></select></label>
<label>Theme <select name="theme"><option value="">As the system</option><option value="light">Light</option><option value="dark">Dark</option></select></label>
<output id="count"></output>
</form>`;

/** Number of the other findings with the same change. */
const alike = ({ change }: Finding, findings: Finding[]) =>
  change === undefined ? 0 : findings.filter((finding) => finding.change === change).length - 1;

function article(finding: Finding, index: number, others: number): string {
  const { kind, mode, story, name, file, piece, share, pixels, sizes, change = "", print = "" } = finding;
  const facts = [
    `<span id="f${index}-mode">${mode}</span>`,
    kind === "changed" ? `${pixels} pixels, ${percent(share)}` : kind,
    ...(sizes && sizes[0] !== sizes[1] ? [`${sizes[0]} became ${sizes[1]}`] : []),
    ...(others > 0 ? [`the same change as in ${others} ${others === 1 ? "other" : "others"}`] : []),
    ...(file ? [`<code>${escaped(file)}</code>`] : []),
    ...(kind === "removed" ? [] : [`<a href="${STORYBOOK}/?path=/story/${story}">Open in Storybook</a>`]),
  ];
  return `<article data-piece="${escaped(piece)}" data-mode="${mode}" data-kind="${kind}" data-share="${share}" data-story="${escaped(story)}" data-size="${kind === "changed" ? percent(share) : kind}" data-change="${change}" data-print="${print}" data-verdict="none" aria-labelledby="f${index} f${index}-mode">
<header><h2 id="f${index}" tabindex="-1">${escaped(piece ? `${piece}: ${name}` : story)}</h2><p>${facts.join(" · ")}</p></header>
${pictures(finding)}
</article>`;
}

function pictures({ kind, mode, story, sizes }: Finding): string {
  const picture = (moment: "before" | "after" | "difference", label: string, room = "") =>
    `<figure data-moment="${moment}"><figcaption>${label}</figcaption><img loading="lazy" alt="${label}: ${escaped(story)}, ${mode}" src="${foundPicture(mode, story, moment)}"${room}></figure>`;
  if (kind === "removed") return `<p>Its story is gone, and its picture goes with the next <code>--update</code>.</p>`;
  if (kind === "new") return `<div class="views">${picture("after", "New")}</div>`;
  const [before, after] = (sizes ?? []).map((size) => size.split(" × ").map(Number));
  return `<div class="views" data-view="side">${picture("before", "Before", room(before))}${picture("after", "After", room(after))}${picture("difference", "Difference", room(before, after))}</div>`;
}

/** Reserved space for a picture of the largest of these sizes, so that nothing shifts when it loads. */
function room(...sizes: (number[] | undefined)[]): string {
  const [width, height] = [0, 1].map((side) => Math.max(...sizes.map((size) => size?.[side] ?? 0)));
  return width && height ? ` width="${width}" height="${height}"` : "";
}

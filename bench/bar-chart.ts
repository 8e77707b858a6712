export interface Bar {
  name: string;
  /** Drawn in a different colour than the bars it is compared with. */
  isOurs: boolean;
  /** The value of the part in full colour. */
  inner: number;
  /** The total value; the remainder is pale. */
  whole: number;
}

interface BarChart {
  title: string;
  /** Unit of the values; the horizontal axis begins at 0. */
  unit: string;
  groups: { name: string; bars: Bar[] }[];
}

const WIDTH = 720;
const LEFT = 190;
const RIGHT = 110;
const TOP = 40;
const ROW = 22;
const GAP = 14;

/** Grouped horizontal bars as SVG, readable on light and dark backgrounds. */
export function barChart({ title, unit, groups }: BarChart): string {
  const longest = Math.max(1, ...groups.flatMap(({ bars }) => bars.map(({ whole }) => whole)));
  const width = (value: number) => ((value / longest) * (WIDTH - LEFT - RIGHT)).toFixed(1);
  let y = TOP;
  const drawn = groups.flatMap(({ name, bars }) => {
    const label = `<text class="group" x="16" y="${y + ROW / 2}" dominant-baseline="middle">${name}</text>`;
    const rows = bars.map((bar) => {
      const [rect, text] = [`y="${y + 3}" height="${ROW - 6}"`, `y="${y + ROW / 2}" dominant-baseline="middle"`];
      const kind = bar.isOurs ? "ours" : "other";
      y += ROW;
      return (
        `<text x="${LEFT - 8}" ${text} text-anchor="end">${bar.name}</text>` +
        `<rect class="${kind} pale" x="${LEFT}" ${rect} width="${width(bar.whole)}"/>` +
        `<rect class="${kind}" x="${LEFT}" ${rect} width="${width(bar.inner)}"/>` +
        `<text x="${LEFT + Number(width(bar.whole)) + 8}" ${text}>${Math.round(bar.inner)} / ${Math.round(bar.whole)}</text>`
      );
    });
    y += GAP;
    return [label, ...rows];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" role="img" aria-label="${title}">
<style>
svg { color: #1f2328; background: #fff; font: 12px system-ui, sans-serif; }
text { fill: currentColor; }
.title, .group { font-weight: 600; }
.ours { fill: #0b62c4; }
.other { fill: #6e7781; }
.pale { opacity: 0.35; }
@media (prefers-color-scheme: dark) {
svg { color: #e6edf3; background: #0d1117; }
.ours { fill: #6cb6ff; }
.other { fill: #9da7b3; }
}
</style>
<text class="title" x="16" y="20">${title}, ${unit}</text>
${drawn.join("\n")}
</svg>
`;
}

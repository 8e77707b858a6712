/** A line over time. */
export interface Line {
  name: string;
  /** Lines with the same look are distinguished by their names at the right end. */
  look: "strong" | "weak" | "dashed";
  points: [minutes: number, value: number][];
}

interface LineChart {
  title: string;
  /** Unit of the values; the vertical axis begins at 0. */
  unit: string;
  lines: Line[];
}

const WIDTH = 720;
const HEIGHT = 300;
const FRAME = { left: 48, right: 150, top: 36, bottom: 32 };
const STEPS = 4;

/** The chart as SVG, readable on light and dark backgrounds. */
export function lineChart({ title, unit, lines }: LineChart): string {
  const all = lines.flatMap(({ points }) => points);
  const longest = Math.max(1, ...all.map(([minutes]) => minutes));
  const step = niceStep(Math.max(1, ...all.map(([, value]) => value)) / STEPS);
  const x = (minutes: number) => (FRAME.left + (minutes / longest) * (WIDTH - FRAME.left - FRAME.right)).toFixed(1);
  const y = (value: number) =>
    (HEIGHT - FRAME.bottom - (value / (step * STEPS)) * (HEIGHT - FRAME.top - FRAME.bottom)).toFixed(1);

  const grid = Array.from({ length: STEPS + 1 }, (_, index) => index * step).map(
    (value) =>
      `<path class="grid" d="M${FRAME.left} ${y(value)}H${WIDTH - FRAME.right}"/>` +
      `<text x="${FRAME.left - 8}" y="${y(value)}" text-anchor="end" dominant-baseline="middle">${value}</text>`,
  );
  const times = Array.from({ length: 7 }, (_, index) => (index * longest) / 6).map(
    (minutes) => `<text x="${x(minutes)}" y="${HEIGHT - 10}" text-anchor="middle">${Math.round(minutes)}</text>`,
  );
  const drawn = lines.map(({ name, look, points }) => {
    const path = points
      .map(([minutes, value], index) => `${index === 0 ? "M" : "L"}${x(minutes)} ${y(value)}`)
      .join("");
    const [, last] = points.at(-1) ?? [0, 0];
    const label = `<text x="${WIDTH - FRAME.right + 8}" y="${y(last)}" dominant-baseline="middle">${name}</text>`;
    return `<path class="line ${look}" d="${path}"/>${label}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">
<style>
svg { color: #1f2328; background: #fff; font: 12px system-ui, sans-serif; }
text { fill: currentColor; }
.title { font-weight: 600; }
.grid { stroke: currentColor; opacity: 0.15; }
.line { fill: none; stroke: #0b62c4; stroke-width: 1.5; }
.weak { stroke: #9a5b00; }
.dashed { stroke: #6b3fa0; stroke-dasharray: 4 3; }
@media (prefers-color-scheme: dark) {
svg { color: #e6edf3; background: #0d1117; }
.line { stroke: #6cb6ff; }
.weak { stroke: #f0b060; }
.dashed { stroke: #c9a6ff; }
}
</style>
<text class="title" x="${FRAME.left}" y="20">${title}, ${unit} over minutes</text>
${[...grid, ...times, ...drawn].join("\n")}
</svg>
`;
}

/** The next of 1, 2, 5, 10, 20, 50, … */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10) * power;
}

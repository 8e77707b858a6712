import { shapes } from "../packages/ui/theme.ts";
import { between } from "./between-marks.ts";

/** What the variables of a group change, in the order of the table. */
const GROUPS: Record<keyof typeof shapes, readonly [group: string, effect: string]> = {
  font: ["Faces", "headings (`display`) and everything else (`text`)"],
  text: ["Type scale", "font size of a text style"],
  leading: ["Line height", "line height of a text style; `card`: names and prices of cards"],
  tracking: ["Letter spacing", "letter spacing of a text style"],
  weight: [
    "Weights",
    "`light`: large headings, `regular`: text, `medium`: labels and small headings, `semibold`: counts",
  ],
  space: ["Spacing", "between columns, at the window's edge, between sections and blocks of a page"],
  size: ["Sizes", "heights of controls and bars, widths of containers, drawers and dialogs, sizes of icons"],
  measure: ["Measure", "longest lines, and width of forms"],
  ratio: ["Pictures", "width to height of product pictures, banners and journal pictures"],
  radius: ["Corners", "buttons, inputs, badges (`control`); dialogs, menus, toasts (`overlay`)"],
  shadow: ["Depth", "menus and tooltips, dialogs"],
  duration: ["Motion", "duration of transitions and animations"],
  ease: ["Easing", "how movements begin and end"],
  z: ["Layers", "what is above what; dialogs and toasts are in the browser's top layer too"],
};

const DENSITY =
  "| Density | `--sv-spacing` | `0.25rem` | the step of all paddings, gaps and margins within components: `0.2rem` is denser |";

/** The README with an updated table of variables. */
export const withVariableTable = (readme: string): string =>
  between(readme, "variables: npm run pieces", variableTable());

function variableTable(): string {
  const rows = (Object.keys(GROUPS) as (keyof typeof shapes)[]).map((key) => {
    const [group, effect] = GROUPS[key];
    const names = Object.keys(shapes[key]).map((name) => `\`${name}\``);
    const values = Object.entries(shapes[key]).map(([name, value]) => `${name} ${short(value)}`);
    return `| ${group} | \`--sv-${key}-\` + ${names.join(", ")} | ${values.join("; ")} | ${effect} |`;
  });
  return ["| Group | Variables | Default | Effect |", "|---|---|---|---|", DENSITY, ...rows].join("\n");
}

/** `clamp(1rem, …, 2rem)` as `1rem … 2rem`, and only the first face of a list. */
function short(value: string): string {
  const [, least, most] = /^clamp\(([^,]+),.*, ([^,]+)\)$/.exec(value) ?? [];
  if (least && most) return `${least} … ${most}`;
  return value.startsWith('"') ? value.slice(1, value.indexOf('"', 1)) : value;
}

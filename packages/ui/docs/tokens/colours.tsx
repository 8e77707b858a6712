import { colourValues } from "../../theme.ts";
import tokens from "../../tokens.json" with { type: "json" };
import { Code, Sheet, SheetTable } from "../sheet.tsx";
import { hexOf, type Measured, measuredPairs, TEXT, type Theme } from "./contrast.ts";
import { tokensOf } from "./token-list.ts";

const THEMES: Theme[] = ["light", "dark"];

/** Both lists have the order of the file. */
const names = Object.keys(colourValues("light"));
const colours = tokensOf(tokens.color.light).map((token, index) => ({
  ...token,
  variable: names[index] ?? "",
  values: THEMES.map((theme) => Object.values(colourValues(theme))[index] ?? ""),
}));

function Swatch({ theme, variable, value }: { theme: Theme; variable: string; value: string }) {
  return (
    <div data-theme={theme} className="sv:bg-page sv:p-2 sv:text-caption sv:text-ink">
      <div className="sv:h-14 sv:border sv:border-hairline" style={{ background: `var(${variable})` }} />
      <span className="sv:mt-1.5 sv:block sv:font-mono">{value}</span>
    </div>
  );
}

/** The colours of one group, side by side in both themes. */
export function Palette({ group }: { group: keyof typeof tokens.color.light }) {
  return (
    <Sheet>
      <ul className="sv:grid sv:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] sv:gap-x-gutter sv:gap-y-6">
        {colours
          .filter(({ path }) => path.startsWith(`${group}.`))
          .map(({ path, variable, values, description }) => (
            <li key={path}>
              <div className="sv:grid sv:grid-cols-2">
                {THEMES.map((theme, index) => (
                  <Swatch key={theme} theme={theme} variable={variable} value={values[index] ?? ""} />
                ))}
              </div>
              <p className="sv:mt-2 sv:text-label">{path}</p>
              <Code>{variable}</Code>
              <p className="sv:mt-1 sv:text-caption sv:text-muted">{description}</p>
            </li>
          ))}
      </ul>
    </Sheet>
  );
}

/** Text colours are shown as text, other colours as an edge or a ring. */
function Sample({ theme, front, ground, least }: Omit<Measured, Theme> & { theme: Theme }) {
  const [color, background] = [hexOf(theme, front), hexOf(theme, ground)];
  return (
    <span
      aria-hidden="true"
      className="sv:inline-grid sv:h-9 sv:w-14 sv:place-items-center sv:font-display sv:text-h4"
      style={{ color, background }}
    >
      {least === TEXT ? "Aa" : <span className="sv:size-5 sv:border-2 sv:border-current" />}
    </span>
  );
}

/** Each colour pair that the components use, with its measured contrast. */
export function ContrastTable() {
  return (
    <SheetTable label="Contrast of each pair" columns={["In front", "Ground", "Light", "Dark", "Needs", "Result"]}>
      {measuredPairs().map(({ front, ground, least, light, dark }) => (
        <tr key={`${front} ${ground}`}>
          <td>
            <Code>{front}</Code>
          </td>
          <td>
            <Code>{ground}</Code>
          </td>
          {[light, dark].map((ratio, index) => (
            <td key={THEMES[index]} className="sv:whitespace-nowrap sv:tabular">
              <Sample theme={THEMES[index] ?? "light"} front={front} ground={ground} least={least} />
              <span className="sv:ms-3">{ratio.toFixed(2)}</span>
            </td>
          ))}
          <td className="sv:tabular">{least}</td>
          <td>{Math.min(light, dark) >= least ? "Passes" : "Too weak"}</td>
        </tr>
      ))}
    </SheetTable>
  );
}

/** The pair with the smallest margin. */
export function WeakestPair() {
  const [weakest] = measuredPairs().toSorted((a, b) => spare(a) - spare(b));
  if (!weakest) return null;
  const ratio = Math.min(weakest.light, weakest.dark).toFixed(2);
  return `${weakest.front} on ${weakest.ground}, at ${ratio} of ${weakest.least}`;
}

const spare = ({ light, dark, least }: { light: number; dark: number; least: number }) => Math.min(light, dark) / least;

import { defaultFontSizes, values } from "../../theme.ts";
import tokens from "../../tokens.json" with { type: "json" };
import { Code, Sheet } from "../sheet.tsx";
import { tokensOf } from "./token-list.ts";

interface TypeStyle {
  /** A reference: `{font.family.display}`. */
  fontFamily: string;
}

const SAMPLE = "Handwoven in Maheshwar, ₹5,440.00";
const families = values(tokens.font.family);

const styles = tokensOf(tokens.typography).map(({ path, value, description }) => {
  const family = (value as TypeStyle).fontFamily.slice("{font.family.".length, -1);
  const [fontSize, rest] = defaultFontSizes[path] ?? [
    "1rem",
    { lineHeight: "1.5", letterSpacing: "0em", fontWeight: "400" },
  ];
  return { name: path, description, family, fontSize, ...rest };
});

/** Each style of the scale in its own letters, with what makes it. */
export function TypeScale() {
  return (
    <Sheet className="sv:divide-y sv:divide-hairline">
      {styles.map(({ name, description, family, ...css }) => (
        <div key={name} className="sv:grid sv:gap-x-gutter sv:gap-y-2 sv:py-6 sv:lg:grid-cols-[14rem_1fr]">
          <div>
            <p className="sv:text-label">{`text-${name}`}</p>
            <p className="sv:text-caption sv:text-muted">{description}</p>
          </div>
          <div className="sv:min-w-0">
            <p className="sv:wrap-anywhere" style={{ fontFamily: `var(--sv-font-${family})`, ...css }}>
              {SAMPLE}
            </p>
            <p className="sv:mt-2 sv:text-caption sv:text-muted">
              {`${family} ${css.fontWeight} · ${css.fontSize} · line ${css.lineHeight} · tracking ${css.letterSpacing}`}
            </p>
          </div>
        </div>
      ))}
    </Sheet>
  );
}

/** The faces, by the names in which a browser looks for them. */
export function Faces() {
  return (
    <Sheet className="sv:grid sv:gap-gutter sv:lg:grid-cols-3">
      {Object.entries(families).map(([name, stack]) => (
        <div key={name}>
          <p className="sv:text-h2" style={{ fontFamily: stack }}>
            Aa ₹ 0123
          </p>
          <p className="sv:mt-2 sv:text-label">{name}</p>
          <p className="sv:text-caption sv:text-muted">{stack}</p>
        </div>
      ))}
    </Sheet>
  );
}

/** Longest lines, in characters. */
export function Measures() {
  return (
    <Sheet>
      <dl className="sv:grid sv:grid-cols-[auto_minmax(0,1fr)] sv:gap-x-6 sv:gap-y-2">
        {Object.entries(values(tokens.measure, "ch")).map(([name, value]) => (
          <div key={name} className="sv:contents">
            <dt>
              <Code>{`max-w-${name}`}</Code>
            </dt>
            <dd>
              <span className="sv:block sv:text-caption sv:text-muted">{value}</span>
              <span className="sv:block sv:h-2 sv:max-w-full sv:bg-accent" style={{ width: value }} />
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

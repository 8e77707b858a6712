/** @jsxRuntime classic */
// Storybook's manager has a React of its own, which only the classic transform uses.
import * as React from "react";
import { Button } from "storybook/internal/components";
import { useGlobals } from "storybook/manager-api";
import { styled } from "storybook/theming";
import { hexOf, type HexOf, measuredPairs, type Theme } from "../../packages/ui/docs/tokens/contrast.ts";
import { cssOf, decodeLook, encodeLook, isValid, type Look, LOOK, tokensOfLook } from "./look.ts";
import { type Setting, settings } from "./settings.ts";
import { EXAMPLES } from "./values.ts";

const Frame = styled.div({ padding: 16, display: "grid", gap: 12, fontSize: 13, lineHeight: "20px" });
const Actions = styled.div({ display: "flex", flexWrap: "wrap", gap: 8 });
const Group = styled.details(({ theme }) => ({
  borderTop: `1px solid ${theme.appBorderColor}`,
  paddingTop: 12,
  "& > summary": { cursor: "pointer", fontWeight: 600 },
}));
const Rows = styled.div({ display: "grid", gap: 8, marginTop: 12 });
const Row = styled.div({ display: "grid", gridTemplateColumns: "9rem 1fr", alignItems: "center", gap: 8 });
const Inputs = styled.span({ display: "flex", gap: 8, minWidth: 0 });
const Text = styled.input(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  minHeight: 28,
  padding: "2px 8px",
  font: "inherit",
  color: theme.input.color,
  background: theme.input.background,
  border: `1px solid ${theme.input.border}`,
  borderRadius: theme.input.borderRadius,
  "&[aria-invalid=true]": { borderColor: theme.color.negative },
}));
const Colour = styled.input({ width: 36, height: 28, padding: 0, border: 0, background: "none" });

const groups = Object.entries(Object.groupBy(settings, ({ group }) => group));

/** The editor of the look: changes tokens in every story and page, and exports them. The address of the story has the changes. */
export function LookPanel() {
  const [globals, updateGlobals] = useGlobals();
  const look = decodeLook(globals[LOOK]);
  const change = (next: Look) => updateGlobals({ [LOOK]: encodeLook(next) });
  const set = (variable: string, value: string) => {
    const others = Object.entries(look).filter(([name]) => name !== variable);
    change(Object.fromEntries(value === "" ? others : [...others, [variable, value]]));
  };
  const count = Object.keys(look).length;

  return (
    <Frame>
      <Actions>
        <Button ariaLabel={false} disabled={count === 0} onClick={() => save("look.css", "text/css", cssOf(look))}>
          Save CSS
        </Button>
        <Button
          ariaLabel={false}
          disabled={count === 0}
          onClick={() => save("tokens.json", "application/json", `${JSON.stringify(tokensOfLook(look), null, 2)}\n`)}
        >
          Save design tokens
        </Button>
        <Button ariaLabel={false} disabled={count === 0} onClick={() => change({})}>
          Reset all
        </Button>
      </Actions>
      <p role="status">
        {count === 0
          ? "Change a value to see it in every story and page. The address in the browser keeps the changes: share it."
          : `${count} ${count === 1 ? "value" : "values"} changed. ${contrastOf(look)}`}
      </p>
      {groups.map(([group, of = []]) => (
        <Group key={group}>
          <summary>{`${group}${changedIn(of, look)}`}</summary>
          <Rows>
            {of.map((setting) => (
              <Value key={setting.variable} {...setting} value={look[setting.variable] ?? ""} onSet={set} />
            ))}
          </Rows>
        </Group>
      ))}
    </Frame>
  );
}

const changedIn = (of: readonly Setting[], look: Look) => {
  const changed = of.filter(({ variable }) => variable in look).length;
  return changed === 0 ? "" : ` (${changed} changed)`;
};

interface ValueProps extends Setting {
  /** The changed value; empty while it is the initial one. */
  value: string;
  onSet: (variable: string, value: string) => void;
}

/** A field keeps what is being typed and applies it once it is valid. Empty means the initial value. */
function Value({ variable, name, group, kind, initial, value, onSet }: ValueProps) {
  const [draft, setDraft] = React.useState<string | null>(null);
  const isAllowed = (text: string) => text === "" || isValid(variable, text);
  const isInvalid = draft !== null && !isAllowed(draft.trim());
  const handleChange = (text: string) => {
    setDraft(text);
    if (isAllowed(text.trim())) onSet(variable, text.trim());
  };
  return (
    <Row>
      <label htmlFor={variable}>{name}</label>
      <Inputs>
        {kind === "color" && (
          <Colour
            type="color"
            aria-label={`${group}, ${name}: pick a colour`}
            value={value || initial}
            onChange={({ target }) => onSet(variable, target.value)}
          />
        )}
        <Text
          id={variable}
          value={draft ?? value}
          placeholder={initial}
          aria-invalid={isInvalid}
          title={isInvalid ? `For example ${EXAMPLES[kind]}` : variable}
          onChange={({ target }) => handleChange(target.value)}
          onBlur={() => !isInvalid && setDraft(null)}
        />
      </Inputs>
    </Row>
  );
}

/** What the changed colours do to the pairs that the components use. */
function contrastOf(look: Look): string {
  const weak = measuredPairs(hexIn(look)).flatMap(({ front, ground, least, ...ratios }) =>
    (["light", "dark"] as const)
      .filter((theme) => ratios[theme] < least)
      .map((theme) => `${front} on ${ground}, ${theme}: ${ratios[theme].toFixed(2)} of ${least}`),
  );
  return weak.length === 0 ? "Every pair of colours has enough contrast." : `Too little contrast: ${weak.join("; ")}.`;
}

const colours = new Map(
  settings.filter(({ kind }) => kind === "color").map(({ path, variable }) => [path.join("."), variable]),
);

const hexIn =
  (look: Look): HexOf =>
  (theme: Theme, path: string) =>
    look[colours.get(`color.${theme}.${path}`) ?? ""] ?? hexOf(theme, path);

function save(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

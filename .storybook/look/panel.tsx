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

/** The look of the story's address, and a function that changes it. The preview answers late, so changes are kept here until then. */
function useLook(): [Look, (next: Look) => void] {
  const [globals, updateGlobals] = useGlobals();
  const known = String(globals[LOOK] ?? "");
  const [{ text, seen, sent }, setState] = React.useState({ text: known, seen: known, sent: [] as string[] });
  if (known !== seen) {
    const answered = sent.indexOf(known);
    // Any other value comes from a changed address.
    setState(
      answered === -1 ? { text: known, seen: known, sent: [] } : { text, seen: known, sent: sent.slice(answered + 1) },
    );
  }
  const change = (next: Look) => {
    const changed = encodeLook(next);
    setState({ text: changed, seen, sent: [...sent, changed] });
    updateGlobals({ [LOOK]: changed });
  };
  return [decodeLook(text), change];
}

/** The editor of the look: changes tokens in every story and page, and exports them. The address of the story has the changes. */
export function LookPanel() {
  const [look, change] = useLook();
  const [resets, setResets] = React.useState(0);
  const set = (variable: string, value: string) => {
    const others = Object.entries(look).filter(([name]) => name !== variable);
    change(Object.fromEntries(value === "" ? others : [...others, [variable, value]]));
  };
  const handleReset = () => {
    change({});
    setResets(resets + 1);
  };
  const count = Object.keys(look).length;
  const weak = weakPairs(look);

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
        <Button ariaLabel={false} disabled={count === 0} onClick={handleReset}>
          Reset all
        </Button>
      </Actions>
      <p role="status">
        {count === 0
          ? "Change a value to see it in every story and page. The address in the browser keeps the changes: share it."
          : `${count} ${count === 1 ? "value" : "values"} changed. Pairs of colours with too little contrast: ${weak.length}.`}
      </p>
      {weak.length > 0 && (
        <ul>
          {weak.map((pair) => (
            <li key={pair}>{pair}</li>
          ))}
        </ul>
      )}
      {groups.map(([group, of = []]) => (
        <Group key={group}>
          <summary>{`${group}${changedIn(of, look)}`}</summary>
          <Rows>
            {of.map((setting) => (
              <Value
                key={`${setting.variable} ${resets}`}
                setting={setting}
                value={look[setting.variable] ?? ""}
                onSet={set}
              />
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

interface ValueProps {
  setting: Setting;
  /** The changed value; empty while it is the initial one. */
  value: string;
  onSet: (variable: string, value: string) => void;
}

/** A field keeps what is being typed and applies it once it is valid. Empty means the initial value. */
function Value({ setting: { variable, name, group, kind, initial }, value, onSet }: ValueProps) {
  const [draft, setDraft] = React.useState<string | null>(null);
  const isAllowed = (text: string) => text === "" || isValid(variable, text);
  const isInvalid = draft !== null && !isAllowed(draft.trim());
  const label = `${group}, ${name}`;
  const handleChange = (text: string) => {
    setDraft(text);
    if (isAllowed(text.trim())) onSet(variable, text.trim());
  };
  const handlePick = (colour: string) => {
    setDraft(null);
    onSet(variable, colour);
  };
  return (
    <div>
      <Row>
        <label htmlFor={variable}>{name}</label>
        <Inputs>
          {kind === "color" && (
            <Colour
              type="color"
              aria-label={`${label}: pick a colour`}
              value={value || initial}
              onChange={({ target }) => handlePick(target.value)}
            />
          )}
          <Text
            id={variable}
            aria-label={label}
            value={draft ?? value}
            placeholder={initial}
            aria-invalid={isInvalid}
            aria-describedby={isInvalid ? `${variable}-example` : undefined}
            onChange={({ target }) => handleChange(target.value)}
            onBlur={() => !isInvalid && setDraft(null)}
          />
        </Inputs>
      </Row>
      {isInvalid && <p id={`${variable}-example`}>{`For example ${EXAMPLES[kind]}`}</p>}
    </div>
  );
}

/** The pairs of colours that the components use and in which this look has too little contrast. */
const weakPairs = (look: Look): string[] =>
  measuredPairs(hexIn(look)).flatMap(({ front, ground, least, ...ratios }) =>
    (["light", "dark"] as const)
      .filter((theme) => ratios[theme] < least)
      .map((theme) => `${front} on ${ground}, ${theme}: ${ratios[theme].toFixed(2)} of ${least}`),
  );

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

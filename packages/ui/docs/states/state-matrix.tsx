import { type ReactNode, useEffect, useState } from "react";
import { toId } from "storybook/internal/csf";
import { Field } from "../../src/field/index.ts";
import { INTERACTIVE, stateOf, STATES, type StoriesModule } from "../../src/fixtures/story-states.ts";
import { Select } from "../../src/select/index.ts";
import { Sheet, SheetTable } from "../sheet.tsx";
import { StoryPicture } from "../story-picture.tsx";

/** Loaded only by this page, because together they are the whole library. */
const files = Object.values(import.meta.glob<StoriesModule>("../../src/*/*.stories.tsx"));

/** Toolbar settings that a link of the table selects. */
const MODES = {
  "Light, desktop": "theme:light;viewport:desktop",
  "Dark, mobile": "theme:dark;viewport:mobile",
  "Right to left": "direction:rtl",
  "Text 200 %": "text:200",
  "Forced colours": "colours:forced",
  "Reduced motion": "motion:reduced",
};
type Mode = keyof typeof MODES;

/** The modes of which pictures are committed. */
const PICTURES: Partial<Record<Mode, "light-desktop" | "dark-mobile">> = {
  "Light, desktop": "light-desktop",
  "Dark, mobile": "dark-mobile",
};

const COLUMNS = [...STATES, ...INTERACTIVE];
const words = (state: string) => state.replace(/(?<=[a-z])(?=[A-Z])/g, " ");

/** The page is an iframe inside the manager, so links target the top window. */
function StoryLink({ title, story, mode }: { title: string; story: string; mode: Mode }) {
  const pictures = PICTURES[mode];
  return (
    <a
      href={`./?path=/story/${toId(title, words(story))}&globals=${MODES[mode]}`}
      target="_top"
      aria-label={`Seen: ${title}, ${words(story)}, ${mode}`}
      className="sv:inline-block sv:py-1 sv:text-accent sv:underline sv:underline-offset-4"
    >
      {pictures && (
        <StoryPicture title={title} story={words(story)} mode={pictures} className="sv:mb-1 sv:h-20 sv:w-32" />
      )}
      Seen
    </a>
  );
}

function State({ module, state, mode }: { module: StoriesModule; state: string; mode: Mode }): ReactNode {
  const shown = stateOf(module, state);
  if (!shown) return <span className="sv:text-subtle">Does not apply</span>;
  if ("reason" in shown) return <span className="sv:text-muted">{shown.reason}</span>;
  return <StoryLink title={module.default.title ?? ""} story={shown.story} mode={mode} />;
}

const byTitle = (one: StoriesModule, other: StoriesModule) =>
  (one.default.title ?? "").localeCompare(other.default.title ?? "");

/** Each component with each state: a link to its story in the selected mode, or the reason why it cannot occur. */
export function StateMatrix() {
  const [modules, setModules] = useState<StoriesModule[]>([]);
  const [mode, setMode] = useState<Mode>("Light, desktop");
  useEffect(() => {
    void Promise.all(files.map((load) => load())).then((loaded) => setModules(loaded.toSorted(byTitle)));
  }, []);
  const cells = modules.flatMap((module) => STATES.map((state) => stateOf(module, state)));
  const seen = cells.filter((cell) => cell && "story" in cell).length;

  return (
    <>
      <Sheet className="sv:flex sv:flex-wrap sv:items-end sv:gap-x-gutter sv:gap-y-4">
        <div className="sv:w-64">
          <Field label="Open stories in">
            <Select value={mode} onChange={({ target }) => setMode(target.value as Mode)}>
              {Object.keys(MODES).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          </Field>
        </div>
        <p role="status" className="sv:pb-3 sv:text-muted sv:tabular">
          {modules.length === 0
            ? "Reading the stories…"
            : `${modules.length} files of stories · ${seen} states seen · ${cells.length - seen} that cannot occur`}
        </p>
      </Sheet>
      <SheetTable label="States of each piece" columns={["Piece", ...COLUMNS.map(words)]}>
        {modules.map((module) => (
          <tr key={module.default.title}>
            <th scope="row" className="sv:border-t sv:border-hairline sv:pe-6 sv:text-start sv:text-label">
              {module.default.title}
            </th>
            {COLUMNS.map((state) => (
              <td key={state} className="sv:min-w-36 sv:text-caption">
                <State module={module} state={state} mode={mode} />
              </td>
            ))}
          </tr>
        ))}
      </SheetTable>
    </>
  );
}

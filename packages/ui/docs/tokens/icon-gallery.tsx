import { type ComponentType, useState } from "react";
import { Field } from "../../src/field/index.ts";
import type { IconProps } from "../../src/icons/index.ts";
import { TextInput } from "../../src/text-input/index.ts";
import { Code, Sheet } from "../sheet.tsx";

const modules = import.meta.glob<Record<string, ComponentType<IconProps>>>(
  ["../../src/icons/*.tsx", "!../../src/icons/icon.tsx"],
  { eager: true },
);

/** Icons by file name; each file contains one icon. */
const icons = Object.entries(modules).flatMap(([path, module]) => {
  const [Icon] = Object.values(module);
  return Icon ? [{ name: path.slice(path.lastIndexOf("/") + 1, -".tsx".length), Icon }] : [];
});

/** All icons, searchable by name. */
export function IconGallery() {
  const [wanted, setWanted] = useState("");
  const found = icons.filter(({ name }) => name.includes(wanted.trim().toLowerCase().replaceAll(" ", "-")));
  return (
    <Sheet>
      <div className="sv:max-w-80">
        <Field label="Find an icon">
          <TextInput type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
        </Field>
      </div>
      <p role="status" className="sv:mt-3 sv:text-caption sv:text-muted">
        {`${found.length} of ${icons.length} icons`}
      </p>
      <ul className="sv:mt-6 sv:grid sv:grid-cols-[repeat(auto-fill,minmax(min(9.5rem,45%),1fr))] sv:gap-x-4 sv:gap-y-8">
        {found.map(({ name, Icon }) => (
          <li key={name} className="sv:grid sv:justify-items-center sv:gap-3 sv:text-center">
            <Icon className="sv:size-icon-lg" />
            <Code>{name}</Code>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

import { basename, extname } from "node:path";
import type { Assignment } from "./costs.ts";
import type { Group } from "./groups.ts";
import { pageOf } from "./graph.ts";
import type { Moment } from "./moments.ts";

/** More would not tell who reads the name more. */
const NAMED = 3;

/**
 * The name of the chunk of each group.
 *
 * | chunk          | holds                                                              |
 * |----------------|--------------------------------------------------------------------|
 * | `core`         | what the entry needs, or most pages                                |
 * | `shop`         | the page itself                                                    |
 * | `cart-login`   | above all what these pages share; `-more`: with others besides     |
 * | `shell`        | the islands of the shell                                           |
 * | `shop-islands` | above all what islands of these pages need                         |
 * | `cart-drawer`  | what is asked for; `-shared`: what several things need             |
 */
export function namesOf(groups: readonly Group[], moments: readonly Moment[], chunkOf: Assignment): string[] {
  const names: string[] = [];
  // A page is asked for by its name.
  const taken = new Set(groups.flatMap(({ modules }) => modules.flatMap((id) => pageOf(id) ?? [])));
  for (const chunk of [...new Set(chunkOf)].toSorted((a, b) => a - b)) {
    const inside = groups.filter((_, group) => chunkOf[group] === chunk);
    const page = inside.flatMap(({ modules }) => modules.flatMap((id) => pageOf(id) ?? []))[0];
    if (page !== undefined) {
      names[chunk] = page;
      continue;
    }
    const name = chunk === 0 ? "core" : nameOf(inside, moments);
    let unique = name;
    for (let count = 2; taken.has(unique); count += 1) unique = `${name}-${count}`;
    taken.add(unique);
    names[chunk] = unique;
  }
  return Array.from(chunkOf, (chunk) => names[chunk] ?? "");
}

function nameOf(inside: readonly Group[], moments: readonly Moment[]): string {
  const descriptions = inside
    .toSorted((a, b) => b.modules.length - a.modules.length)
    .map(({ modules: [first = ""] }) =>
      descriptionOf(moments.filter(({ modules, ahead }) => modules.has(first) && !ahead.has(first))),
    );
  return descriptions.find((each) => each === "shell") ?? descriptions[0] ?? "shared";
}

function descriptionOf(moments: readonly Moment[]): string {
  const shown = moments.filter(({ kind }) => kind === "shown").map(({ of }) => of);
  if (shown.length > 0) return `${shown.slice(0, NAMED).join("-")}${shown.length > NAMED ? "-more" : ""}`;
  const moved = moments.filter(({ kind }) => kind === "moved").map(({ of }) => of);
  if (moved.some((of) => of.includes("/"))) return "shell";
  if (moved.length > 0) return `${moved.slice(0, NAMED).join("-")}-islands`;
  const asked = [...new Set(moments.map(({ of }) => basename(of, extname(of))))];
  return asked.length > 1 ? `${asked[0]}-shared` : (asked[0] ?? "shared");
}

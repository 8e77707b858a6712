import { act, cleanup, fireEvent, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { isFull } from "../../../scripts/test-extent.ts";
import { EVENTS, handlersOf, linkOf, MARK, mount, OWN_CLASS } from "./fixtures/mount.tsx";
import type { Elementless, Part, Parts, RootProps } from "./fixtures/parts/part.ts";
import { renamed, spoken, words } from "./fixtures/words.ts";
import { SelvedgeProvider } from "./provider/index.ts";

const said = vi.hoisted(() => ({
  /** While set, every label of every component is this sign, so that hard-coded texts stand out. */
  sign: null as string | null,
  /** Which labels were requested, and the component's own `labels` prop. */
  asked: [] as { piece: string; english: object; own: object | undefined }[],
}));

vi.mock("./lib/selvedge-context.ts", async (original) => {
  const actual = await original<typeof import("./lib/selvedge-context.ts")>();
  const useLabels: typeof actual.useLabels = (piece, english, own) => {
    const words = actual.useLabels(piece, english, own);
    said.asked.push({ piece, english, own });
    const { sign } = said;
    if (sign === null) return words;
    return renamed(words, () => sign) as typeof words;
  };
  return { ...actual, useLabels };
});

const folder = (path: string) => path.split("/").at(-1)!.replace(".tsx", "");
const described = Object.fromEntries(
  Object.entries(import.meta.glob<{ parts: Parts }>(["./fixtures/parts/*.tsx"], { eager: true })).map(
    ([path, { parts }]) => [folder(path), parts],
  ),
);

/** Components among the exports of a folder. Hooks, recipes, contexts and constants are not. */
const components = (exports: Record<string, unknown>) =>
  Object.keys(exports).filter((name) => /^[A-Z]/.test(name) && typeof exports[name] === "function");

/** Folders whose entry exports a component. Folders with only hooks or styles are left out. */
const pieces = Object.entries(import.meta.glob<Record<string, unknown>>("./*/index.ts", { eager: true }))
  .map(([path, exports]) => ({ piece: path.split("/")[1]!, names: components(exports) }))
  .filter(({ names }) => names.length > 0);

const sources = Object.values(
  import.meta.glob<string>(["./*/*.{ts,tsx}", "!./*/*.{stories,test}.tsx"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).join("\n");
const interfaces = [...sources.matchAll(/^(?:export )?interface (\w+)Props\b([^{]*)\{(?:$(.*?)^)?\}/gms)];

/** Whether the props of a part, or an interface they extend, have `labels`. */
function takesLabels(part: string): boolean {
  const [, , heritage = "", body = ""] = interfaces.find(([, name]) => name === part) ?? [];
  const extended = Array.from(heritage.matchAll(/\b(\w+)Props\b/g), ([, name = ""]) => name);
  return /^ {2}labels\?: /m.test(body) || (!heritage.includes('"labels"') && extended.some(takesLabels));
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  said.sign = null;
  vi.unstubAllGlobals();
});

/** Checks that every part must pass in each of its states. */
const CHECKS: Record<string, (show: (props: RootProps) => ReactElement) => void> = {
  "hands ref, className, style, id and data to its root": (show) => {
    const { root, ref } = mount(show);
    expect(ref.current).toBe(root);
    expect(root.id).toBe("own-id");
    expect(root.style.order).toBe("7");
    expect(root.classList).toContain(OWN_CLASS);
  },

  "is named by data-component or data-part": (show) => {
    const { root } = mount(show);
    expect(root.dataset["component"] ?? root.dataset["part"]).toMatch(/^[a-z]+(-[a-z]+)*$/);
  },

  "lets events reach the caller": (show) => {
    const heard: string[] = [];
    const hearing = Object.keys(EVENTS).map((name) => [name, () => heard.push(name)]);
    const { root } = mount(show, Object.fromEntries(hearing));
    for (const [name, happen] of Object.entries(EVENTS)) {
      heard.length = 0;
      act(() => happen(root));
      // A pointer enters before it does anything else.
      expect(heard).toContain(name);
    }
  },

  "ignores the keys of an input method": (show) => {
    mount(show);
    const shown = document.body.innerHTML;
    for (const target of document.querySelectorAll("body, input, textarea")) {
      for (const key of ["Escape", "Enter", "ArrowDown"]) {
        for (const sign of [{ isComposing: true }, { keyCode: 229 }]) fireEvent.keyDown(target, { key, ...sign });
      }
    }
    expect(document.body.innerHTML).toBe(shown);
  },

  "says no word that a caller cannot change": (show) => {
    said.sign = "※";
    mount(show);
    expect([...words(document.body)].filter((word) => /\p{L}{2,}/u.test(word))).toEqual([]);
  },

  "leads elsewhere by the provider's link, or by its own `render`": (show) => {
    const { root } = mount((props) => <SelvedgeProvider link={linkOf("provider")}>{show(props)}</SelvedgeProvider>);
    // A link within the page needs no router.
    const elsewhere = document.querySelectorAll("a:not([data-link-of=provider], [href^='#']:not([href='#']))");
    expect(Array.from(elsewhere, ({ outerHTML }) => outerHTML)).toEqual([]);
    if (root.dataset["linkOf"] === undefined) return;
    cleanup();
    const own = mount(show, { render: linkOf("caller") });
    expect(own.ref.current).toBe(own.root);
    expect(own.root.dataset["linkOf"]).toBe("caller");
  },

  "has headings of the level that the caller names": (show) => {
    const { root } = mount(show);
    if (![root, ...root.querySelectorAll("*")].some(({ tagName }) => /^H[1-6]$/.test(tagName))) return;
    cleanup();
    mount(show, { level: 6 });
    expect(document.querySelectorAll("h6")).not.toHaveLength(0);
  },

  "renders on a server": (show) => {
    for (const name of ["window", "document", "navigator"]) vi.stubGlobal(name, undefined);
    expect(() => renderToString(show({}))).not.toThrow();
  },

  "inherits its direction": (show) => {
    const { root } = mount(show);
    expect([root, ...root.querySelectorAll("*")].filter((element) => element.hasAttribute("dir"))).toEqual([]);
  },
};

const isElementless = (part: Part | Elementless): part is Elementless => "without" in part;

test("every component folder is covered, and no other folder", () => {
  expect(Object.keys(described).toSorted()).toEqual(pieces.map(({ piece }) => piece).toSorted());
});

test("which parts take labels is derived from their types", () => {
  expect(["Breadcrumb", "DialogContent", "Field", "Button", "Badge"].filter(takesLabels)).toEqual([
    "Breadcrumb",
    "DialogContent",
    "Field",
  ]);
});

describe.each(pieces)("$piece", ({ piece, names }) => {
  const parts = Object.entries(described[piece] ?? {});

  test("every exported part is covered", () => {
    expect(parts.map(([name]) => name).toSorted()).toEqual(names.toSorted());
  });

  const elementless = parts.flatMap(([name, part]) => (isElementless(part) ? [{ name, ...part }] : []));
  test.each(elementless)("$name renders no element of its own: $without", ({ around }) => {
    render(around(<i {...{ [MARK]: "" }} />));
    expect(document.querySelector(`[${MARK}]`)?.parentElement?.parentElement).toBe(document.body);
  });

  const states = parts.flatMap(([name, part]) =>
    isElementless(part)
      ? []
      : Object.entries({ default: part.render, ...(isFull ? part.states : {}) }).map(([state, show]) => ({
          name,
          state,
          show,
        })),
  );
  describe.each(states)("$name, $state", ({ show }) => {
    test.each(Object.entries(CHECKS))("%s", (_, check) => check(show));
  });

  test.each(states)("$name, $state: every handler is declared as preventable or not", ({ name, show }) => {
    const { acts = [], insists = {} } = described[piece]![name] as Part;
    const known = [...acts.map(({ on }) => on), ...Object.keys(insists)];
    expect(handlersOf(mount(show).root).filter((handler) => !known.includes(handler))).toEqual([]);
  });

  const labelled = states.filter(({ name }) => takesLabels(name));
  test.each(labelled)("$name, $state: the labels prop has the same effect as the provider's labels", ({ show }) => {
    const given = { [MARK]: "" };
    said.asked = [];
    mount(show, { labels: given });
    cleanup();
    const own = said.asked.filter((each) => each.own === given || Object.hasOwn(each.own ?? {}, MARK));
    expect(own, "its `labels` are asked for words").not.toEqual([]);
    for (const { piece: of, english } of own) {
      const all = Object.entries(renamed(english, (key) => key));
      // All labels at once, then each alone, which must leave the others unchanged.
      for (const some of [all, all.slice(0, 1), all.slice(1)]) {
        const labels = Object.fromEntries(some);
        const told = spoken(() => mount(show, { labels }));
        const provided = spoken(() =>
          mount((props) => <SelvedgeProvider labels={{ [of]: labels }}>{show(props)}</SelvedgeProvider>),
        );
        expect(told).toEqual(provided);
      }
    }
  });

  const acts = parts.flatMap(([name, part]) =>
    isElementless(part) ? [] : (part.acts ?? []).map((each) => ({ name, ...each })),
  );
  test.each(acts)(
    "$name, $on: the caller's handler runs first and may prevent the piece's",
    ({ on, happen, ...own }) => {
      vi.useFakeTimers();
      const order: string[] = [];
      const show = (props: RootProps) => own.render(props, () => order.push("piece"));
      const heard = mount(show, { [on]: () => order.push("caller") });
      happen(heard.root);
      expect(order).toEqual(["caller", "piece"]);
      cleanup();
      order.length = 0;
      const prevented = mount(show, {
        [on]: (event: Event) => {
          event.preventDefault();
          order.push("caller");
        },
      });
      happen(prevented.root);
      expect(order).toEqual(["caller"]);
    },
  );
});

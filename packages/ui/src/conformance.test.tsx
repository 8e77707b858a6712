import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { createRef, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type RenderLink, SelvedgeProvider } from "./provider/index.ts";
import type { Elementless, Part, Parts, RootProps } from "./fixtures/parts/part.ts";

const said = vi.hoisted(() => ({
  /** While it is set, each label of each piece is this sign, so that words that no caller can change stand out. */
  sign: null as string | null,
  /** Which words were asked for, and what the piece's own `labels` were. */
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

/** Each folder whose entry exports a component; what has hooks or styles alone is no piece. */
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
const interfaces = [...sources.matchAll(/^(?:export )?interface (\w+)Props\b(.*?)\{$(.*?)^\}/gms)];

/** Whether the props of a part, or what they extend, have `labels`. */
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

const MARK = "data-own";

/** Renders with props of a caller, and finds the one element that got them. */
function mount(show: (props: RootProps) => ReactElement, more: object = {}) {
  const ref = createRef<HTMLElement>();
  const props = { ref, className: "own-class", style: { order: 7 }, id: "own-id", [MARK]: "", ...more };
  render(show(props as unknown as RootProps));
  const roots = document.querySelectorAll<HTMLElement>(`[${MARK}]`);
  expect(roots, `one element gets the caller's props`).toHaveLength(1);
  return { root: roots[0]!, ref };
}

/** A router's link, as its owner knows it again. */
const linkOf = (owner: "provider" | "caller"): RenderLink =>
  function RouterLink({ children, ...props }) {
    return (
      <a {...props} data-link-of={owner}>
        {children}
      </a>
    );
  };

/** What can happen to any element, by the prop that hears it. */
const EVENTS: Record<string, (root: HTMLElement) => void> = {
  onPointerEnter: fireEvent.pointerEnter,
  onPointerMove: fireEvent.pointerMove,
  onPointerDown: fireEvent.pointerDown,
  onPointerUp: fireEvent.pointerUp,
  onPointerCancel: fireEvent.pointerCancel,
  onPointerLeave: fireEvent.pointerLeave,
  onMouseEnter: fireEvent.mouseEnter,
  onMouseDown: fireEvent.mouseDown,
  onMouseLeave: fireEvent.mouseLeave,
  onTouchStart: fireEvent.touchStart,
  onTouchMove: fireEvent.touchMove,
  onTouchEnd: fireEvent.touchEnd,
  onWheel: fireEvent.wheel,
  onFocus: fireEvent.focus,
  onKeyDown: (root) => fireEvent.keyDown(root, { key: "F8" }),
  onKeyUp: (root) => fireEvent.keyUp(root, { key: "F8" }),
  onClick: fireEvent.click,
  onBlur: fireEvent.blur,
  onTransitionEnd: fireEvent.transitionEnd,
};

/** The handlers that an element has from React, which alone knows them; what listens on the way down only takes note. */
function handlersOf(root: HTMLElement): string[] {
  const key = Object.keys(root).find((name) => name.startsWith("__reactProps$"));
  if (key === undefined) throw new Error("React keeps the props of an element elsewhere now.");
  return Object.keys(Reflect.get(root, key) as object).filter((name) => /^on[A-Z]\w*(?<!Capture)$/.test(name));
}

/** Each check that every part passes in each of its states. */
const CHECKS: Record<string, (show: (props: RootProps) => ReactElement) => void> = {
  "hands ref, className, style, id and data to its root": (show) => {
    const { root, ref } = mount(show);
    expect(ref.current).toBe(root);
    expect(root.id).toBe("own-id");
    expect(root.style.order).toBe("7");
    expect(root.classList).toContain("own-class");
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
      // A mouse or a finger enters before it does anything else.
      expect(heard).toContain(name);
    }
  },

  "says no word that a caller cannot change": (show) => {
    said.sign = "※";
    mount(show);
    expect([...words(document.body)].filter((word) => /\p{L}{2,}/u.test(word))).toEqual([]);
  },

  "leads elsewhere by the provider's link, or by its own `render`": (show) => {
    const { root } = mount((props) => <SelvedgeProvider link={linkOf("provider")}>{show(props)}</SelvedgeProvider>);
    // A place on the same page needs no router.
    const elsewhere = document.querySelectorAll("a:not([data-link-of=provider], [href^='#']:not([href='#']))");
    expect(Array.from(elsewhere, ({ outerHTML }) => outerHTML)).toEqual([]);
    if (root.dataset["linkOf"] === undefined) return;
    cleanup();
    const own = mount(show, { render: linkOf("caller") });
    expect(own.ref.current).toBe(own.root);
    expect(own.root.dataset["linkOf"]).toBe("caller");
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

/** Attributes that are read to somebody, or shown. */
const SPOKEN = [
  "aria-label",
  "aria-roledescription",
  "aria-valuetext",
  "aria-placeholder",
  "alt",
  "title",
  "placeholder",
];

/** Texts and spoken attributes at and below an element. */
function* words(root: HTMLElement): Generator<string> {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    if (texts.currentNode.parentElement?.tagName !== "STYLE") yield texts.currentNode.textContent ?? "";
  for (const element of [root, ...root.querySelectorAll("*")]) {
    for (const name of SPOKEN) yield element.getAttribute(name) ?? "";
  }
}

const SIGN = "※";

/** Labels with other words, which are asked for by their keys; some labels hold more of them. */
function renamed(labels: object, word: (key: string) => string): object {
  const other = ([key, label]: [string, unknown]) => {
    if (typeof label === "object") return [key, renamed(label!, word)];
    return [key, typeof label === "function" ? () => word(key) : word(key)];
  };
  const entries = Object.entries(labels).map(other);
  return Array.isArray(labels) ? entries.map(([, label]) => label) : Object.fromEntries(entries);
}

/** What is said once it has been shown; then it is gone again. */
function spoken(show: () => void): string[] {
  show();
  const said = [...words(document.body)].filter(Boolean);
  cleanup();
  return said;
}

const isElementless = (part: Part | Elementless): part is Elementless => "without" in part;

test("each piece is looked at, and nothing that is no piece", () => {
  expect(Object.keys(described).toSorted()).toEqual(pieces.map(({ piece }) => piece).toSorted());
});

test("it is seen from the types which parts take labels", () => {
  expect(["Breadcrumb", "DialogContent", "Field", "Button", "Material"].filter(takesLabels)).toEqual([
    "Breadcrumb",
    "DialogContent",
    "Field",
  ]);
});

describe.each(pieces)("$piece", ({ piece, names }) => {
  const parts = Object.entries(described[piece] ?? {});

  test("each exported part is looked at", () => {
    expect(parts.map(([name]) => name).toSorted()).toEqual(names.toSorted());
  });

  const elementless = parts.flatMap(([name, part]) => (isElementless(part) ? [{ name, ...part }] : []));
  test.each(elementless)("$name renders nothing of its own: $without", ({ around }) => {
    render(around(<i {...{ [MARK]: "" }} />));
    expect(document.querySelector(`[${MARK}]`)?.parentElement?.parentElement).toBe(document.body);
  });

  const states = parts.flatMap(([name, part]) =>
    isElementless(part)
      ? []
      : Object.entries({ default: part.render, ...part.states }).map(([state, show]) => ({ name, state, show })),
  );
  describe.each(states)("$name, $state", ({ show }) => {
    test.each(Object.entries(CHECKS))("%s", (_, check) => check(show));
  });

  test.each(states)("$name, $state: whether its own handlers give way to the caller's is known", ({ name, show }) => {
    const { acts = [], insists = {} } = described[piece]![name] as Part;
    const known = [...acts.map(({ on }) => on), ...Object.keys(insists)];
    expect(handlersOf(mount(show).root).filter((handler) => !known.includes(handler))).toEqual([]);
  });

  const labelled = states.filter(({ name }) => takesLabels(name));
  test.each(labelled)("$name, $state: its own labels say what the provider's would", ({ show }) => {
    const given = { [MARK]: SIGN };
    said.asked = [];
    mount(show, { labels: given });
    cleanup();
    const own = said.asked.filter((each) => each.own === given || Object.hasOwn(each.own ?? {}, MARK));
    expect(own, "its `labels` are asked for words").not.toEqual([]);
    for (const { piece: of, english } of own) {
      const all = Object.entries(renamed(english, (key) => key));
      // All of them, then one alone, which leaves the others as they are.
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

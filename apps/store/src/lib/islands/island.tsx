import {
  type ComponentType,
  createElement,
  type ReactNode,
  StrictMode,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { isHydrating, TakenOver } from "../server-answers.ts";
import { type Code, codeOf, type ImportModule } from "./code.ts";
import { ANY_WAITING, UNSEEN, replay, WAITING } from "./early-events.ts";
import { nearScreen } from "./near-screen.ts";
import { IslandContextProvider, useIslandContext } from "./island-context.ts";
import { untranslate, type Watched, watch } from "./translation.ts";
import { wait } from "./waiting.ts";

/** Pauses between the attempts to load an island's code, in milliseconds. */
const PAUSES = [2_000, 8_000, 32_000];

const ofPages = new Set<Code<unknown>>();
const below = new Set<Code<unknown>>();
const ofShell = new Set<Code<unknown>>();

/** Loads the islands of these sets, and those that their code adds to the sets. */
async function loadAll(...sets: Set<Code<unknown>>[]): Promise<void> {
  const loaded = new Set<Code<unknown>>();
  for (;;) {
    const missing = sets.flatMap((set) => [...set.difference(loaded)]);
    if (missing.length === 0) return;
    await Promise.all(missing.map((code) => code.load()));
    for (const code of missing) loaded.add(code);
  }
}

/** Loads the islands of all pages loaded so far, so that a navigation shows a complete first screen. */
export const loadIslandsOfPages = () => loadAll(ofPages);

/**
 * Prefetches the islands without evaluating them. Skips those whose last attempt failed; they are loaded when needed.
 */
export const fetchIslandsOfPages = () =>
  Promise.all([...ofPages].filter((code) => !code.hasFailed()).map((code) => code.fetch()));

/** Loads all islands. The server needs them before it renders. */
export const loadAllIslands = () => loadAll(ofPages, below, ofShell);

/**
 * Marks a frame created in the browser. React discards the server's frame when something else changed the markup during
 * hydration.
 */
const MADE_HERE = "here";

interface IslandOptions {
  /** `shell`: stays mounted through navigations, so that no page waits for it. @default "page" */
  of?: "page" | "shell";
  /** `sight`: its code is fetched and run once it is near the screen, after the first input. @default "intent" */
  at?: "intent" | "sight";
}

/** Wraps a part of a page as an island. See `src/islands/README.md`. */
export function island<Props extends object>(
  importModule: ImportModule<ComponentType<Props>>,
  { of = "page", at = "intent" }: IslandOptions = {},
): ComponentType<Props> {
  const code = codeOf(importModule, PAUSES);
  (of === "shell" ? ofShell : at === "sight" ? below : ofPages).add(code);

  return function Island(props: Props) {
    // An island inside another hydrates with it, which may be after a navigation.
    const isTakenOver = use(TakenOver);
    const [isInDocument, setInDocument] = useState(() => isTakenOver || isHydrating());
    if (!isInDocument) return <FromCode code={code} props={props} />;
    return <FromDocument code={code} at={at} props={props} onMissing={() => setInDocument(false)} />;
  };
}

interface PartProps<Props> {
  code: Code<ComponentType<Props>>;
  props: Props;
}

/** Renders the island in the browser, for example after a navigation. Its place is empty until the code is loaded. */
function FromCode<Props extends object>({ code, props }: PartProps<Props>) {
  const Component = useSyncExternalStore(code.subscribe, code.current, code.current);
  useEffect(() => void code.load().catch(() => undefined), [code]);
  return Component && createElement(Component, props);
}

/**
 * Keeps the server's markup unchanged until the code is loaded, then hydrates it as a root of its own: first with the
 * props and contexts of the first render, which match the server's, then with the current ones.
 */
function FromDocument<Props extends object>({
  code,
  at,
  props,
  onMissing,
}: PartProps<Props> & Required<Pick<IslandOptions, "at">> & { onMissing: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  const watched = useRef<Watched>(null);
  /** Set after hydration. Rendering changes earlier would make React discard the server's markup. */
  const live = useRef<Root>(null);
  const idPrefix = useId();
  const mark = at === "sight" ? UNSEEN : WAITING;
  const context = useIslandContext();
  const { carried, around, renderMarkup, isAwaited } = context;
  const provided = [around, (inner: ReactNode) => createElement(IslandContextProvider, { value: context }, inner)];
  for (const read of carried) provided.push(read());

  const content = (onReady?: () => void): ReactNode => {
    const Component = code.current();
    const part = Component && (
      <StrictMode>
        <TakenOver value={onReady !== undefined}>{createElement(Component, props)}</TakenOver>
        {onReady && <Ready onReady={onReady} />}
      </StrictMode>
    );
    return provided.reduceRight((inner, provide) => provide(inner), part as ReactNode);
  };
  const first = useRef(content);
  const latest = useRef(content);

  // Runs before paint, because scroll position and current-page marks must match the new page.
  useLayoutEffect(() => {
    latest.current = content;
    live.current?.render(content());
  });

  const handleMissing = useEffectEvent(onMissing);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    if (element.getAttribute(mark) === MADE_HERE) return handleMissing();
    watched.current = watch(element);
    return () => watched.current?.observer.disconnect();
  }, [mark]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // React's development build warns when content is added to or removed from a root whose element had
    // `dangerouslySetInnerHTML`. The markup is never set again here, so the flag silences the warning.
    if (import.meta.env.DEV) Object.assign(element, { __reactWarnedAboutChildrenConflict: true });
    let isLeft = false;
    const run = async () => {
      if (isLeft) return;
      const isTranslated = watched.current !== null && untranslate(watched.current);
      const markup = element.innerHTML;
      let settle: (isReady: boolean) => void = () => undefined;
      const settled = new Promise<boolean>((resolve) => {
        settle = resolve;
      });
      const hydrate = () =>
        hydrateRoot(
          element,
          first.current(() => settle(true)),
          {
            identifierPrefix: idPrefix,
            // React removes the markup of a root that throws. Restoring it keeps the page readable.
            onUncaughtError: (error) => {
              console.error("An island failed to render.", error);
              live.current = null;
              setTimeout(() => (element.innerHTML = markup));
              settle(false);
            },
          },
        );
      const root = isTranslated ? flushSync(hydrate) : hydrate();
      const isReady = await settled;
      // Unmounting a root before it has hydrated would first render it anew.
      if (isLeft) return void setTimeout(() => isReady && root.unmount());
      live.current = isReady ? root : null;
      live.current?.render(latest.current());
      // An island inside this one replays its own events.
      await replay((target) => target.closest(ANY_WAITING) === element);
      element.removeAttribute(mark);
    };
    const seen = at === "sight" ? () => nearScreen(element) : undefined;
    const removeFromQueue = wait({ frame: element, load: code.load, run, seen }, isAwaited);
    return () => {
      removeFromQueue();
      isLeft = true;
      const root = live.current;
      live.current = null;
      // Deferred, because React may be rendering the surrounding page.
      setTimeout(() => root?.unmount());
    };
  }, [code, at, mark, idPrefix, isAwaited]);

  return (
    <div
      ref={frame}
      className="sv:contents"
      {...{ [mark]: renderMarkup ? "" : MADE_HERE }}
      suppressHydrationWarning
      // React leaves the content of an element with `dangerouslySetInnerHTML` alone as long as the string stays the
      // same.
      dangerouslySetInnerHTML={{ __html: renderMarkup?.(content(), idPrefix) ?? "" }}
    />
  );
}

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

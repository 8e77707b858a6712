import {
  type ComponentType,
  createElement,
  type ReactNode,
  StrictMode,
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
import { UNSEEN, replay, WAITING } from "./early-events.ts";
import { nearScreen } from "./near-screen.ts";
import { useIslandContext } from "./island-context.ts";
import { untranslate, type Watched, watch } from "./translation.ts";
import { wait } from "./waiting.ts";

/** Between the attempts to get an island's code, in milliseconds. */
const PAUSES = [2_000, 8_000, 32_000];

const ofPages = new Set<Code<unknown>>();
const below = new Set<Code<unknown>>();
const ofShell = new Set<Code<unknown>>();

/** Loads the islands of the pages that were loaded so far, so that a navigation shows its first screen whole. */
export const loadIslandsOfPages = () => Promise.all(Array.from(ofPages, (code) => code.load()));

/** Brings them into the browser's cache, and runs none. What could not be had is asked for by who needs it, and not ahead of that. */
export const fetchIslandsOfPages = () =>
  Promise.all([...ofPages].filter((code) => !code.hasFailed()).map((code) => code.fetch()));

/** The server needs all of them before it renders. */
export const loadAllIslands = () => Promise.all(Array.from([...ofPages, ...below, ...ofShell], (code) => code.load()));

/** Marks a frame that the server has not made: what it did make was given up, because somebody else had changed it while React looked. */
const MADE_HERE = "here";

interface IslandOptions {
  /** `shell`: stays through navigations, so that no page waits for it. @default "page" */
  of?: "page" | "shell";
  /** `sight`: its code is fetched and run when it is near the screen, too. @default "intent" */
  at?: "intent" | "sight";
}

/** See the description of this library in `index.ts`. */
export function island<Props extends object>(
  importModule: ImportModule<ComponentType<Props>>,
  { of = "page", at = "intent" }: IslandOptions = {},
): ComponentType<Props> {
  const code = codeOf(importModule, PAUSES);
  (of === "shell" ? ofShell : at === "sight" ? below : ofPages).add(code);

  return function Island(props: Props) {
    const [isInDocument, setInDocument] = useState(isHydrating);
    if (!isInDocument) return <FromCode code={code} props={props} />;
    return <FromDocument code={code} at={at} props={props} onMissing={() => setInDocument(false)} />;
  };
}

interface PartProps<Props> {
  code: Code<ComponentType<Props>>;
  props: Props;
}

/** After a navigation the code is there already, or the place stays empty until it comes. */
function FromCode<Props extends object>({ code, props }: PartProps<Props>) {
  const Component = useSyncExternalStore(code.subscribe, code.current, code.current);
  useEffect(() => void code.load().catch(() => undefined), [code]);
  return Component && createElement(Component, props);
}

/**
 * Keeps the server's markup as it is, whatever changes around it, and takes it over as a root of its own: with the
 * props and contexts of the first render, which the server had too, and then with those of now.
 */
function FromDocument<Props extends object>({
  code,
  at,
  props,
  onMissing,
}: PartProps<Props> & Required<Pick<IslandOptions, "at">> & { onMissing: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  const watched = useRef<Watched>(null);
  /** Set when the markup has been taken over: what changes earlier would have React make it anew. */
  const live = useRef<Root>(null);
  const idPrefix = useId();
  const mark = at === "sight" ? UNSEEN : WAITING;
  const { carried, around, renderMarkup, isAwaited } = useIslandContext();
  const provided = [around];
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

  // Before the browser paints: scroll position and marks of the current page belong to the page that has just come.
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
    // React's build for developers warns when something comes or goes directly in a root whose element was given its markup.
    // Here nobody gives it any later, so the word is taken as said.
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
            // What throws takes its markup along; the page can be read better with it.
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
      // A root that is unmounted before it is hydrated would be rendered anew first.
      if (isLeft) return void setTimeout(() => isReady && root.unmount());
      live.current = isReady ? root : null;
      live.current?.render(latest.current());
      await replay((target) => element.contains(target));
      element.removeAttribute(mark);
    };
    const seen = at === "sight" ? () => nearScreen(element) : undefined;
    const takeBack = wait({ frame: element, fetch: () => code.fetch(), load: code.load, run, seen }, isAwaited);
    return () => {
      takeBack();
      isLeft = true;
      const root = live.current;
      live.current = null;
      // Not while React renders the page around it.
      setTimeout(() => root?.unmount());
    };
  }, [code, at, mark, idPrefix, isAwaited]);

  return (
    <div
      ref={frame}
      className="sv:contents"
      {...{ [mark]: renderMarkup ? "" : MADE_HERE }}
      suppressHydrationWarning
      // React leaves alone what it finds in an element with markup of its own, as long as the text stays the same.
      dangerouslySetInnerHTML={{ __html: renderMarkup?.(content(), idPrefix) ?? "" }}
    />
  );
}

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

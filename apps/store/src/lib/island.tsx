import { type ComponentType, createElement, memo, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { repeatEarlyClicks } from "./early-clicks.ts";
import { lazyPart } from "./lazy-part.ts";
import { readStored } from "./storage.ts";

const registered = new Set<() => Promise<unknown>>();

/** Loads every island that the pages loaded so far hold. The server does before it renders, the browser before it navigates. */
export async function loadIslands(): Promise<void> {
  await Promise.all(Array.from(registered, (load) => load()));
}

/**
 * A part of a page whose markup comes with the page and whose code comes with the shopper's first move: what nobody
 * touches is not worth the wait. On a navigation it is loaded with the page. Its props should not change before that.
 * A click on it that comes before its code is done again.
 */
export function island<Props extends object>(
  fetchModule: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const part = lazyPart(fetchModule);
  registered.add(part.load);
  function Loaded({ props, onReady }: { props: Props; onReady: () => void }) {
    useEffect(onReady, [onReady]);
    return createElement(
      part.usePart(() => firstInput().then(part.load)),
      props,
    );
  }
  function Island(props: Props) {
    const frame = useRef<HTMLDivElement>(null);
    const [ready] = useState(() => Promise.withResolvers<void>());
    useEffect(() => (frame.current ? repeatEarlyClicks(frame.current, ready.promise) : undefined), [ready]);
    return (
      <div ref={frame} className="sv:contents">
        <Suspense fallback={fallback}>
          <Loaded props={props} onReady={ready.resolve} />
        </Suspense>
      </div>
    );
  }
  // A render of the page around it must not reach an island that waits: React would render it anew, from nothing.
  return memo(Island) as unknown as ComponentType<Props>;
}

/** Whoever only reads for so long gets the rest as well: the page has long been shown, and nothing waits for it. */
const PATIENCE_MS = 6_000;
const INPUTS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];
let awaited: Promise<void> | null = null;

/** Resolves with the first sign of the shopper; at once for one who has been here before and has something to see. */
function firstInput(): Promise<void> {
  awaited ??= new Promise((resolve) => {
    if (readStored("cartToken") !== null || readStored("token") !== null) return resolve();
    const listening = new AbortController();
    const handleInput = () => {
      clearTimeout(timer);
      listening.abort();
      resolve();
    };
    const timer = setTimeout(handleInput, PATIENCE_MS);
    for (const type of INPUTS) {
      window.addEventListener(type, handleInput, { passive: true, capture: true, signal: listening.signal });
    }
  });
  return awaited;
}

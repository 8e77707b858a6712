import {
  type ComponentType,
  type ReactNode,
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from "react";
import { allStyles } from "./all-styles.ts";
import { type Code, codeOf, type ImportModule } from "./code.ts";
import { loadDocument, suspectStaleBuild } from "./fresh-document.ts";

/** Loads the code as soon as something renders that needs it, again with each `attempt`, and tells of each failure once. */
function useCode<Exported>(code: Code<Exported>, onFail: (error: unknown) => void, attempt = 0): Exported | null {
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    let isHere = true;
    code.load().catch((error: unknown) => isHere && fail(error));
    return () => {
      isHere = false;
    };
  }, [code, attempt]);
  return useSyncExternalStore(code.subscribe, code.current, () => null);
}

/**
 * A dialog, drawer or other part that comes when it is asked for. Until then nothing changes on the page, nor if it cannot
 * come: then `giveUp` is called, which takes the request back and tells the shopper. The next request tries again.
 */
export function overlay<Props extends object>(
  importModule: ImportModule<ComponentType<Props>>,
  giveUp: (props: Props) => void,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const code = codeOf(importModule, [], allStyles);
  return function Overlay(props: Props) {
    const Component = useCode(code, (error) => {
      void suspectStaleBuild(error);
      giveUp(props);
    });
    return Component ? createElement(Component, props) : fallback;
  };
}

/**
 * The better part of a page, in a chunk that is fetched when it is known that the visitor will see it. Where it cannot be had,
 * the document is loaded anew, once; after that `failed` stands in its place, with a way to try again, and the rest of the page
 * stays as it is.
 */
export function pagePart(
  importModule: ImportModule<ComponentType>,
  fallback: ReactNode,
  failed: (tryAgain: () => void) => ReactNode,
): ComponentType {
  const code = codeOf(importModule, [], allStyles);
  return function PagePart() {
    const [attempt, setAttempt] = useState(0);
    const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
    const Component = useCode(
      code,
      () => void loadDocument().then((isLoading) => !isLoading && setFailedAttempt(attempt)),
      attempt,
    );
    if (Component) return createElement(Component);
    return failedAttempt === attempt ? failed(() => setAttempt(attempt + 1)) : fallback;
  };
}

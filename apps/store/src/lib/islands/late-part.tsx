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

/**
 * Loads the code when a component that needs it renders, again with each `attempt`. Calls `onFail` once per failure.
 */
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
 * A dialog, drawer or other part that loads on request. Nothing changes on the page until it is loaded. If loading
 * fails, `giveUp` is called, which withdraws the request and tells the shopper; the next request tries again.
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
 * A large part of a page in its own chunk, fetched once it is known that the visitor will see it. If loading fails, the
 * document is reloaded once. If that does not help, `failed` is shown in its place with a retry, and the rest of the
 * page stays.
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

import { type Context, createContext, createElement, type ReactNode, use } from "react";

/** Reads a context where an island stands, and answers with what provides it again inside the island. */
export type Carry = () => (content: ReactNode) => ReactNode;

/** An island is a root of its own: it sees the contexts that are carried into it, and no others. */
export const carry =
  <Value>(context: Context<Value>): Carry =>
  () => {
    const value = use(context);
    return (content) => createElement(context, { value }, content);
  };

/** What stands around the islands of an app. */
export interface IslandContext {
  /** The contexts that islands use. */
  carried: readonly Carry[];
  /** Puts around an island what cannot be carried. Never changes. */
  around: (content: ReactNode) => ReactNode;
  /** Only on the server: the markup of a root of its own, whose ids begin with the prefix. */
  renderMarkup?: ((content: ReactNode, idPrefix: string) => string) | undefined;
  /** Whether the visitor has something to see in the islands, so that their code runs without being asked for. */
  isAwaited: () => boolean;
}

const ReactIslandContext = createContext<IslandContext | null>(null);
export const IslandContextProvider = ReactIslandContext;

export function useIslandContext(): IslandContext {
  const context = use(ReactIslandContext);
  if (context) return context;
  throw new Error(
    "An island stands where no <IslandContextProvider> is around it. Wrap the app in one; inside another island use the component itself.",
  );
}

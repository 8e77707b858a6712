import { type Context, createContext, createElement, type ReactNode, use } from "react";

/** Reads a context at the island's position and returns a function that provides it inside the island. */
export type Carry = () => (content: ReactNode) => ReactNode;

/** Creates a `Carry` for a context. An island is its own React root and only sees carried contexts. */
export const carry =
  <Value>(context: Context<Value>): Carry =>
  () => {
    const value = use(context);
    return (content) => createElement(context, { value }, content);
  };

/** Settings shared by all islands of an app. */
export interface IslandContext {
  /** The contexts that islands use. */
  carried: readonly Carry[];
  /** Wraps an island's content in providers that cannot be carried. Must never change. */
  around: (content: ReactNode) => ReactNode;
  /** Server only: renders the markup of a separate root, whose ids start with the prefix. */
  renderMarkup?: ((content: ReactNode, idPrefix: string) => string) | undefined;
  /** Whether the islands show something specific to this visitor, so that their code runs without an input. */
  isAwaited: () => boolean;
}

const ReactIslandContext = createContext<IslandContext | null>(null);
export const IslandContextProvider = ReactIslandContext;

export function useIslandContext(): IslandContext {
  const context = use(ReactIslandContext);
  if (context) return context;
  throw new Error("An island is rendered without an <IslandContextProvider> around it. Wrap the app in one.");
}

import type { ComponentProps, CSSProperties, HTMLAttributes, JSX, Ref, RefCallback } from "react";
import { joinNames } from "./join-names.ts";
import { mergeRefs } from "./merge-refs.ts";

type Handler = (...args: unknown[]) => unknown;

const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/.test(name) && typeof value === "function";

/** The caller's handler runs first, then ours, unless the caller has called `event.preventDefault()`. */
const mergeHandlers =
  (ours: Handler, theirs: Handler): Handler =>
  (...args) => {
    theirs(...args);
    const [event] = args as [{ defaultPrevented?: boolean } | undefined];
    if (!event?.defaultPrevented) ours(...args);
  };

function mergedValue(name: string, ours: unknown, theirs: unknown): unknown {
  if (theirs === undefined) return ours;
  if (ours === undefined) return theirs;
  if (name === "className" || name === "aria-describedby") return joinNames(ours as string, theirs as string);
  if (name === "style") return { ...(ours as CSSProperties), ...(theirs as CSSProperties) };
  if (name === "ref") return mergeRefs(ours as Ref<unknown>, theirs as Ref<unknown>);
  return isHandler(name, ours) && isHandler(name, theirs) ? mergeHandlers(ours, theirs) : theirs;
}

/**
 * Merges the props of a component or hook with those of its caller, so that neither loses one:
 *
 * - handlers: both run, the caller's first; its `event.preventDefault()` keeps ours from running;
 * - `ref`: both are set;
 * - `className` and `aria-describedby`: joined with a space, ours first;
 * - `style`: merged, the caller's values win;
 * - every other prop: the caller's value, unless it is `undefined`.
 */
export function mergeProps<Props extends object>(ours: Props, theirs: Partial<Props> = {}): Props {
  const merged = Object.entries(theirs).map(([name, value]) => [
    name,
    mergedValue(name, ours[name as keyof Props], value),
  ]);
  return { ...ours, ...(Object.fromEntries(merged) as Partial<Props>) };
}

/** Props with `data-*` attributes, which TypeScript allows on JSX elements but not in objects. */
type WithData<Props> = Props | (Props & { readonly [name: `data-${string}`]: unknown });

/** Props that a caller adds to those of an element of this tag. */
export type MoreProps<Tag extends keyof JSX.IntrinsicElements> = WithData<ComponentProps<Tag>>;

/** Props of an element of any tag. */
export interface ElementProps extends HTMLAttributes<HTMLElement> {
  ref?: RefCallback<HTMLElement> | undefined;
}

/** Props that a caller adds to those of an element of any tag. */
export type MoreElementProps = WithData<HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> | undefined }>;

/** `mergeProps` for an element of any tag. */
export function mergeElementProps(ours: MoreElementProps, theirs?: MoreElementProps): ElementProps {
  const { ref, ...props } = mergeProps(ours, theirs);
  // A callback fits an element of any tag; a ref object fits one.
  return ref ? { ...props, ref: mergeRefs(ref, undefined) } : props;
}

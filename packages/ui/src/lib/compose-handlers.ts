interface Preventable {
  readonly defaultPrevented: boolean;
}

type Handler<Event> = ((event: Event) => void) | undefined;

/**
 * One handler of two: the caller's, then the piece's own, which does not act once the caller has called
 * `event.preventDefault()`.
 */
const composeHandlers =
  <Event extends Preventable>(theirs: Handler<Event>, ours: (event: Event) => void) =>
  (event: Event): void => {
    theirs?.(event);
    if (!event.defaultPrevented) ours(event);
  };

/** The caller's props, with the piece's own handlers behind theirs. */
export function composeProps<Props extends object>(
  theirs: Props,
  ours: { readonly [Name in keyof Props]?: Props[Name] },
): Props {
  const handlers = Object.entries(ours).map(([name, handler]) => [
    name,
    composeHandlers(theirs[name as keyof Props] as Handler<Preventable>, handler as (event: Preventable) => void),
  ]);
  return { ...theirs, ...(Object.fromEntries(handlers) as Partial<Props>) };
}

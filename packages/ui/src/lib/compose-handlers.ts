interface Preventable {
  readonly defaultPrevented: boolean;
}

type Handler<Event> = ((event: Event) => void) | undefined;

/**
 * Combines two handlers: the caller's runs first, then the component's, unless the caller has called
 * `event.preventDefault()`.
 */
const composeHandlers =
  <Event extends Preventable>(theirs: Handler<Event>, ours: (event: Event) => void) =>
  (event: Event): void => {
    theirs?.(event);
    if (!event.defaultPrevented) ours(event);
  };

/** The caller's props, with the component's own handlers composed after the caller's. */
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

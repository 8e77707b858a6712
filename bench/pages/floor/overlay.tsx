import { type ReactNode, useRef } from "react";

interface OverlayProps {
  /** Text of the button and name of the overlay. */
  name: string;
  /** Whether React also runs in the browser. */
  isAlive: boolean;
  children: ReactNode;
}

/**
 * A button that opens an overlay: a popover, which needs no script, or with `isAlive` a dialog, whose button does nothing
 * before hydration.
 */
export function Overlay({ name, isAlive, children }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = name.toLowerCase();
  if (isAlive) {
    return (
      <>
        <button type="button" onClick={() => dialog.current?.showModal()}>
          {name}
        </button>
        <dialog ref={dialog} className="overlay" aria-label={name}>
          {children}
        </dialog>
      </>
    );
  }
  return (
    <>
      <button type="button" popoverTarget={id}>
        {name}
      </button>
      <div popover="auto" id={id} role="dialog" className="overlay" aria-label={name}>
        {children}
      </div>
    </>
  );
}

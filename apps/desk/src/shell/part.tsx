import { type ReactNode, useId } from "react";

/** A part of a screen, named by its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="sv:grid sv:grid-cols-1 sv:content-start sv:gap-4 sv:pt-4">
      <h2 id={id} className="sv:font-display sv:text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}

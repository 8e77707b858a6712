import { SectionHeading } from "@selvedge/ui/section-heading";
import { type ReactNode, useId } from "react";

/** A part of a screen, named by its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="sv:grid sv:grid-cols-1 sv:content-start sv:gap-5">
      <SectionHeading className="sv:mb-0">
        <span id={id}>{title}</span>
      </SectionHeading>
      {children}
    </section>
  );
}

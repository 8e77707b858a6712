import { Button } from "@selvedge/ui/button";
import { Notice } from "@selvedge/ui/notice";
import { PageHeading } from "@selvedge/ui/page-heading";
import { TextLink } from "@selvedge/ui/text-link";
import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { ActionRead } from "../calls/owner-calls.ts";

interface ScreenProps {
  /** The heading, and the document's title. */
  title: string;
  /** A line below the heading. */
  lead?: ReactNode;
  /** What the screen shows. If one of them cannot be read again, the screen says that it may be out of date. */
  reads?: readonly ActionRead<unknown>[];
  /** The screen above this one. */
  back?: { href: string; label: string };
  children: ReactNode;
}

/** State of a navigation: what the screen before has done, such as removing what it showed. */
export interface FlashMessage {
  flash: string;
}

/** One screen of the desk. */
export function Screen({ title, lead, reads = [], back, children }: ScreenProps) {
  useTitle(title);
  const flash = (useLocation().state as FlashMessage | null)?.flash;
  const stale = reads.filter(({ data, error }) => data !== undefined && error !== undefined);
  return (
    <div className="sv:grid sv:grid-cols-1 sv:gap-8">
      {back && (
        <p className="sv:text-small sv:print:hidden">
          <TextLink href={back.href}>{back.label}</TextLink>
        </p>
      )}
      <PageHeading title={title} className="sv:print:hidden">
        {lead}
      </PageHeading>
      {flash !== undefined && (
        <Notice variant="success" live="polite">
          {flash}
        </Notice>
      )}
      {stale[0] && (
        <Notice
          variant="warning"
          live="polite"
          action={
            <Button variant="plain" size="sm" onClick={() => stale.forEach(({ retry }) => retry())}>
              Try again
            </Button>
          }
        >
          {`This may be out of date. ${stale[0].error ?? ""}`}
        </Notice>
      )}
      {children}
    </div>
  );
}

/** Names the document, for the list of tabs and the browser's history. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "Desk" ? title : `${title} – Desk`;
  }, [title]);
}

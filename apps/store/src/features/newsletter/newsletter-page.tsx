import type { ReactNode } from "react";
import { PageHeading } from "@selvedge/ui/page-heading";
import { TextLink } from "@selvedge/ui/text-link";
import { PageHead } from "../../lib/page-head.tsx";

export interface NewsletterPageProps {
  title: string;
  children?: ReactNode;
  /** The link below the text. */
  way?: { text: string; href: string };
}

/** A narrow page with one message about the newsletter. */
export function NewsletterPage({ title, children, way }: NewsletterPageProps) {
  return (
    <div className="sv:wrap sv:py-section">
      <PageHead title={title} />
      <div className="sv:grid sv:max-w-form sv:gap-6">
        <PageHeading title={title} />
        {children}
        {way && (
          <p>
            <TextLink variant="standalone" href={way.href}>
              {way.text}
            </TextLink>
          </p>
        )}
      </div>
    </div>
  );
}

import { ProseLink, ProsePage, ProseSection } from "@selvedge/ui/prose";
import { TextLink } from "@selvedge/ui/text-link";
import type { Policy } from "../../content/policy.ts";
import { formatDay } from "@selvedge/commerce/dates";
import { PageHead } from "../../lib/page-head.tsx";

const idOf = (heading: string) => heading.toLowerCase().replace(/[^a-z]+/g, "-");

/** A policy of the label at its address. */
export function PolicyPage({ policy, path }: { policy: Policy; path: string }) {
  return (
    <>
      <PageHead title={policy.title} description={policy.description} canonical={path} />
      <div className="sv:wrap sv:py-block">
        <ProsePage
          title={policy.title}
          inShort={policy.inShort}
          updated={`Last updated ${formatDay(policy.updated)}`}
          contents={policy.sections.map(({ heading }) => (
            <ProseLink key={heading} href={`#${idOf(heading)}`}>
              {heading}
            </ProseLink>
          ))}
        >
          {policy.sections.map(({ heading, paragraphs, link }) => (
            <ProseSection key={heading} id={idOf(heading)} title={heading}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {link && (
                <p>
                  <TextLink href={link.path}>{link.text}</TextLink>
                </p>
              )}
            </ProseSection>
          ))}
        </ProsePage>
      </div>
    </>
  );
}

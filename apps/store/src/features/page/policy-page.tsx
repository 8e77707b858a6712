import type { ReactNode } from "react";
import { formatDay } from "@selvedge/commerce/dates";
import type { PolicyName } from "@selvedge/commerce/wire/pages";
import { PageHeading } from "@selvedge/ui/page-heading";
import { ProseLink, ProsePage, ProseSection } from "@selvedge/ui/prose";
import { TextLink } from "@selvedge/ui/text-link";
import type { Policy } from "../../content/policy.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { useShop } from "../../lib/page-state.ts";
import { useQuery } from "../../lib/use-query.ts";
import { filledText } from "./filled-text.ts";
import { policyQuery } from "./page-queries.ts";
import { PartFailure } from "./part-failure.tsx";
import { StoryText } from "./story-text.tsx";

export interface PolicyPageProps {
  name: PolicyName;
  /** What stands there until the owner gives a text. */
  policy: Policy;
}

/** A policy of the label at its address. */
export function PolicyPage({ name, policy }: PolicyPageProps) {
  const { data, error, mutate } = useQuery(policyQuery(name));
  const shop = useShop();
  const filled = (text: string) => filledText(text, shop);
  const head = <PageHead title={policy.title} description={policy.description} canonical={`/${name}`} />;
  if (!data) {
    return (
      <>
        {head}
        <div className="sv:wrap sv:py-block">
          <PageHeading title={policy.title} />
          {error && <PartFailure onRetry={() => void mutate()} />}
        </div>
      </>
    );
  }
  const own = data.policy;
  if (!own) {
    const sections = policy.sections.map(({ heading, paragraphs, link }) => ({
      heading,
      content: (
        <>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {link && (
            <p>
              <TextLink href={link.path}>{link.text}</TextLink>
            </p>
          )}
        </>
      ),
    }));
    return (
      <>
        {head}
        <Sections {...policy} sections={sections} />
      </>
    );
  }
  const inShort = filled(own.in_short);
  const sections = own.sections.map(({ heading, blocks }) => ({
    heading: filled(heading),
    content: <StoryText blocks={blocks} filled={filled} />,
  }));
  return (
    <>
      <PageHead title={policy.title} description={inShort} canonical={`/${name}`} />
      <Sections title={policy.title} inShort={inShort} updated={own.updated} sections={sections} />
    </>
  );
}

const idOf = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, "-");

interface SectionsProps extends Pick<Policy, "title" | "inShort" | "updated"> {
  sections: readonly { heading: string; content: ReactNode }[];
}

const Sections = ({ title, inShort, updated, sections }: SectionsProps) => (
  <div className="sv:wrap sv:py-block">
    <ProsePage
      title={title}
      inShort={inShort}
      updated={`Last updated ${formatDay(updated)}`}
      contents={sections.map(({ heading }) => (
        <ProseLink key={heading} href={`#${idOf(heading)}`}>
          {heading}
        </ProseLink>
      ))}
    >
      {sections.map(({ heading, content }) => (
        <ProseSection key={heading} id={idOf(heading)} title={heading}>
          {content}
        </ProseSection>
      ))}
    </ProsePage>
  </div>
);

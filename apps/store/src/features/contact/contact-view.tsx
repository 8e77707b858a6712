import { Button } from "@selvedge/ui/button";
import { Description, DescriptionList } from "@selvedge/ui/description-list";
import { PageHeading } from "@selvedge/ui/page-heading";
import { Picture } from "@selvedge/ui/picture";
import { TextLink } from "@selvedge/ui/text-link";
import { brand, chatUrl } from "../../brand.ts";
import pictures from "../../content/contact-pictures.json" with { type: "json" };
import { PageHead } from "../../lib/page-head.tsx";
import { PhoneLink } from "../../lib/phone-link.tsx";
import { StoreContactForm } from "./store-contact-form.tsx";

/** The contact page: the chat first, then a form, and beside it a picture of the studio and all contact details. */
export function ContactView() {
  const { legal, email, hours, replyTime } = brand;
  const officer = legal.grievanceOfficer;
  return (
    <div className="sv:wrap sv:pt-block sv:pb-section">
      <PageHead
        title="Contact Us"
        description={`Write to ${brand.name} about an order, a piece or a fitting, call us, or chat. We answer ${replyTime}.`}
        canonical="/contact"
      />
      <PageHeading title="Contact Us">
        <p>{`A person reads what you write, and answers ${replyTime}.`}</p>
      </PageHeading>
      <Button
        variant="quiet"
        className="sv:mt-6"
        render={<a href={chatUrl} target="_blank" rel="noopener noreferrer" />}
      >
        <span>
          Chat on WhatsApp<span className="sv:sr-only"> (opens in a new tab)</span>
        </span>
      </Button>
      <div className="sv:mt-8 sv:grid sv:grid-cols-1 sv:gap-x-gutter sv:gap-y-12 sv:xl:grid-cols-12">
        <div className="sv:min-w-0 sv:max-w-form sv:xl:col-span-6">
          <StoreContactForm />
        </div>
        <aside aria-label="Other ways to reach us" className="sv:min-w-0 sv:xl:col-span-5 sv:xl:col-start-8">
          <Picture source={pictures.studio} sizes="(width >= 64rem) 40vw, 96vw" className="sv:mb-6 sv:aspect-journal" />
          <DescriptionList>
            <Description label="WhatsApp">
              <TextLink href={chatUrl} target="_blank" rel="noopener noreferrer">
                Chat with us
                <span className="sv:sr-only"> (opens in a new tab)</span>
              </TextLink>
            </Description>
            <Description label="Phone">
              {/* At 320 px or with large text the number does not fit on one line beside its label. */}
              <PhoneLink className="sv:[&>span]:whitespace-normal" />
            </Description>
            <Description label="Email">
              <TextLink href={`mailto:${email}`}>{email}</TextLink>
            </Description>
            <Description label="Studio">{`${legal.name}, ${legal.address}`}</Description>
            <Description label="Hours">{hours}</Description>
            <Description label="Reply">{replyTime}</Description>
            <Description label={officer.role}>
              <span>{officer.name}</span>, <TextLink href={`mailto:${officer.email}`}>{officer.email}</TextLink>
            </Description>
          </DescriptionList>
        </aside>
      </div>
    </div>
  );
}

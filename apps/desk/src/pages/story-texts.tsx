import type { PageDetails } from "@selvedge/commerce/wire/owner-pages";
import { FormArea, FormField } from "../shell/action-form.tsx";
import { Facts } from "../shell/facts.tsx";
import { Part } from "../shell/part.tsx";
import { Rows } from "../shell/rows.tsx";
import { PageForm } from "./page-form.tsx";

/** Each has a picture. */
const MOST_SECTIONS = 4;

/** The texts of the story, in the sequence of the page. */
export const StoryTexts = ({ content }: Pick<PageDetails<"our-story">, "content">) => (
  <PageForm page="our-story" lists={["facts"]}>
    {(change) => (
      <>
        <Part title="Head of the page">
          <FormField label="Title" name="title" change={change} defaultValue={content.title} autoComplete="off" />
          <FormArea label="First text" name="lead" change={change} defaultValue={content.lead} />
          <FormArea
            label="For search engines"
            name="description"
            change={change}
            description="One or two sentences, which the page does not show."
            defaultValue={content.description}
          />
        </Part>
        <Part title="Middle of the page">
          <p className="sv:text-small sv:text-muted">
            Each section stands beside a picture. If you remove one, the later ones move up, and the pictures stay.
          </p>
          <Rows label="Sections" noun="section" rows={content.sections} least={1} most={MOST_SECTIONS}>
            {(section, index) => (
              <div className="sv:grid sv:grid-cols-1 sv:gap-4">
                <FormField
                  label={`Section ${index + 1}: title`}
                  name={`sections.${index}.title`}
                  change={change}
                  defaultValue={section?.title}
                  autoComplete="off"
                />
                <FormArea
                  label={`Section ${index + 1}: text`}
                  name={`sections.${index}.text`}
                  change={change}
                  defaultValue={section?.text}
                />
              </div>
            )}
          </Rows>
        </Part>
        <Part title="Foot of the page">
          <Facts name="facts" facts={content.facts} change={change} />
          <FormField
            label="Text of the link to the shop"
            name="closing"
            change={change}
            defaultValue={content.closing}
            autoComplete="off"
          />
        </Part>
      </>
    )}
  </PageForm>
);

import type { PageDetails } from "@selvedge/commerce/wire/owner-pages";
import { FormArea, FormField } from "../shell/action-form.tsx";
import { Facts } from "../shell/facts.tsx";
import { Part } from "../shell/part.tsx";
import { PageForm } from "./page-form.tsx";

/** The texts of the home page, in the sequence of the page. */
export const HomeTexts = ({ content: { hero, phrases, quote, statement } }: Pick<PageDetails<"home">, "content">) => (
  <PageForm page="home" lists={["statement.facts"]}>
    {(change) => (
      <>
        <Part title="First screen">
          <FormField label="Title" name="hero.title" change={change} defaultValue={hero.title} autoComplete="off" />
          <FormField
            label="Line below the title"
            name="hero.description"
            change={change}
            defaultValue={hero.description}
            autoComplete="off"
          />
          <FormField
            label="Text of the button"
            name="hero.action"
            change={change}
            description="It opens the shop."
            defaultValue={hero.action}
            autoComplete="off"
          />
        </Part>
        <Part title="Below the first screen">
          <FormArea
            label="Phrases"
            name="phrases"
            change={change}
            description="They run from side to side. Each has a line of its own; at most 12."
            defaultValue={phrases.join("\n")}
          />
        </Part>
        <Part title="Quote">
          <FormArea
            label="Quoted text"
            name="quote.text"
            change={change}
            description="Words between two asterisks, *like these*, are in italics."
            defaultValue={quote.text}
          />
          <FormArea label="Text beside it" name="quote.aside" change={change} defaultValue={quote.aside} />
        </Part>
        <Part title="Statement">
          <FormField
            label="Title"
            name="statement.title"
            change={change}
            defaultValue={statement.title}
            autoComplete="off"
          />
          <FormArea label="Text" name="statement.text" change={change} defaultValue={statement.text} />
          <Facts name="statement.facts" facts={statement.facts} change={change} />
        </Part>
      </>
    )}
  </PageForm>
);

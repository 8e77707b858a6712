import type { StoryEntry, StoryTexts } from "@selvedge/commerce/wire/owner-journal";
import { useId } from "react";
import { type ActionChange, useAction } from "../calls/owner-calls.ts";
import { FormArea, FormField } from "../shell/action-form.tsx";

interface StoryFieldsProps {
  /** What the fields have at first. */
  texts: StoryTexts;
  change: ActionChange;
}

/** The texts of a story, as fields of a form. A draft may have no more than title and day, so the browser asks for nothing else. */
export function StoryFields({ texts, change }: StoryFieldsProps) {
  const topics = useId();
  const stories = useAction<{ stories: readonly StoryEntry[] }>("journal list").data?.stories ?? [];
  const known = new Set(stories.map(({ topic }) => topic).filter((topic) => topic !== ""));
  return (
    <>
      <p className="sv:text-small sv:text-muted">
        A draft needs only its title and day. A story that is published needs all texts.
      </p>
      <FormField label="Title" name="title" change={change} defaultValue={texts.title} autoComplete="off" />
      <FormArea
        label="Summary"
        name="standfirst"
        change={change}
        required={false}
        description="One sentence, below the title and in the list of stories."
        defaultValue={texts.standfirst}
      />
      <FormArea
        label="Text"
        name="body"
        change={change}
        required={false}
        description="In Markdown: paragraphs, headings, quotes, lists and links. A look is a fence: ```look, a line “picture: KEY”, for each product a line such as “mira-tiered-dress: 41 55”, and ```."
        className="sv:min-h-96!"
        defaultValue={texts.body}
      />
      <div className="sv:grid sv:grid-cols-1 sv:gap-5 sv:sm:grid-cols-2">
        <FormField
          label="Topic"
          name="topic"
          change={change}
          required={false}
          list={topics}
          description="Visitors can choose the stories of a topic."
          defaultValue={texts.topic}
          autoComplete="off"
        />
        <datalist id={topics}>
          {Array.from(known, (topic) => (
            <option key={topic} value={topic} />
          ))}
        </datalist>
        <FormField
          label="Day"
          name="date"
          type="date"
          change={change}
          description="The newest story is the first."
          defaultValue={texts.date}
        />
      </div>
      <FormField
        label="Author"
        name="author"
        change={change}
        required={false}
        defaultValue={texts.author}
        autoComplete="off"
      />
      <FormArea
        label="Products"
        name="product"
        change={change}
        isRequired={false}
        autoCapitalize="none"
        spellCheck={false}
        description="Shown below the story. One on each line, by the last part of its address, such as kesar-long-kurta."
        defaultValue={texts.products.join("\n")}
      />
    </>
  );
}

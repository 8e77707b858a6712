import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useChange } from "../calls/owner-calls.ts";
import { ActionForm, FormField } from "../shell/action-form.tsx";
import { markedRefusal } from "../shell/marked-refusal.ts";
import { Part } from "../shell/part.tsx";
import { slugOf } from "../shell/slug-of.ts";

/** Creates a story, as a draft. Its screen follows, for texts and picture. */
export function NewStory() {
  const navigate = useNavigate();
  const [title, setTitle] = useState("");
  const [ownSlug, setOwnSlug] = useState<string>();
  const add = markedRefusal(useChange("journal add"), (name) => name === "slug" || name === "title");
  const slug = (ownSlug ?? slugOf(title)).trim();
  return (
    <Part title="New story">
      <div className="sv:max-w-[40rem]">
        <ActionForm
          label="New story"
          change={add}
          submit="Create the story"
          variant="primary"
          keepsValues
          onDone={() => void navigate(`/journal/${slug}`)}
          read={() => ({ slug, title: title.trim() })}
        >
          <FormField
            label="Title"
            name="title"
            change={add}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
            autoComplete="off"
          />
          <FormField
            label="Address of its page"
            name="slug"
            change={add}
            value={ownSlug ?? slug}
            onChange={({ target }) => setOwnSlug(target.value)}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            description="Small letters and digits, joined by hyphens. It stays as it is."
          />
        </ActionForm>
      </div>
    </Part>
  );
}

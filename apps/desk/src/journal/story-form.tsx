import type { StoryDetails, StoryPreview } from "@selvedge/commerce/wire/owner-journal";
import { Button } from "@selvedge/ui/button";
import { type FormEvent, useRef, useState } from "react";
import { useChange } from "../calls/owner-calls.ts";
import { ChangeMessage } from "../shell/change-message.tsx";
import { markedRefusal } from "../shell/marked-refusal.ts";
import { Part } from "../shell/part.tsx";
import { useFocusOnRefusal } from "../shell/use-focus-on-refusal.ts";
import { StoryFields } from "./story-fields.tsx";
import { PreviewDialog } from "./story-preview.tsx";
import { changedTexts, isStoryField, typedTexts } from "./story-texts.ts";

/** What the buttons do; "draft" and "published" also save. */
type Intent = "save" | "draft" | "published" | "preview";

/**
 * The texts of a story, which are saved, published, taken back and previewed. Only what was changed is sent, so that nobody's
 * other change is undone.
 */
export function StoryForm({ story: { slug, state, texts, picture } }: { story: StoryDetails }) {
  const set = useChange("journal set");
  const tried = useChange("journal set", { isDryRun: true });
  const saved = useRef(texts);
  const [intent, setIntent] = useState<Intent>("save");
  const [preview, setPreview] = useState<StoryPreview>();
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  // What a dry run says is the preview.
  const last = tried.number > set.number ? { ...tried, done: undefined } : set;
  const change = markedRefusal(last, isStoryField);
  const form = useFocusOnRefusal(change);

  const act = async (typed: FormData) => {
    const chosen = (typed.get("intent") ?? "save") as Intent;
    const written = typedTexts(typed);
    const input = { slug, ...changedTexts(written, saved.current) };
    setIntent(chosen);
    if (chosen === "preview") {
      const answer = await tried.run(input);
      if (!answer) return;
      setPreview((answer.data as { preview: StoryPreview }).preview);
      setPreviewOpen(true);
    } else if (await set.run(chosen === "save" ? input : { ...input, state: chosen })) saved.current = written;
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (last.state === "idle") void act(new FormData(event.currentTarget, submitter));
  };
  const stateOf = (each: Intent) => (intent === each ? last.state : "idle");
  const isDraft = state === "draft";
  return (
    <Part title="Texts">
      <form ref={form} aria-label="Texts" onSubmit={handleSubmit} className="sv:grid sv:grid-cols-1 sv:gap-5">
        <StoryFields texts={texts} change={change} />
        <ChangeMessage changes={[change]} />
        <div className="sv:flex sv:flex-wrap sv:gap-3">
          {/* The first button is the one that Enter presses. */}
          <Button type="submit" variant={isDraft ? "quiet" : "primary"} state={stateOf("save")}>
            {isDraft ? "Save draft" : "Save texts"}
          </Button>
          {/* Keys, so that the button that publishes is not the one that takes back, and loses the focus. */}
          {isDraft ? (
            <Button key="publish" type="submit" name="intent" value="published" state={stateOf("published")}>
              Publish
            </Button>
          ) : (
            <Button key="take back" type="submit" name="intent" value="draft" variant="quiet" state={stateOf("draft")}>
              Take back to draft
            </Button>
          )}
          <Button type="submit" name="intent" value="preview" variant="plain" state={stateOf("preview")}>
            Preview
          </Button>
        </div>
      </form>
      <PreviewDialog
        preview={preview}
        picture={picture.picture}
        isOpen={isPreviewOpen}
        onClose={() => setPreviewOpen(false)}
      />
    </Part>
  );
}

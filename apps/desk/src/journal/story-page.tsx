import type { StoryDetails } from "@selvedge/commerce/wire/owner-journal";
import { useNavigate, useParams } from "react-router-dom";
import { useAction, useChange } from "../calls/owner-calls.ts";
import { ChangeMessage } from "../shell/change-message.tsx";
import { ConfirmButton } from "../shell/confirm-button.tsx";
import { MarkdownHelp } from "../shell/markdown-help.tsx";
import { Part } from "../shell/part.tsx";
import { PlacedPictures } from "../shell/placed-pictures.tsx";
import { Screen, type FlashMessage } from "../shell/screen.tsx";
import { ScreenMessage } from "../shell/screen-message.tsx";
import { StoryForm } from "./story-form.tsx";
import { StoryStateText } from "./story-state.tsx";

const BACK = { href: "/journal", label: "All stories" };

const PLACES = { story: "At its head, and in the list of stories" };

/** One story of the journal: its texts and picture, whether the shop shows it, and a button that removes it. */
export function StoryPage() {
  const { slug = "" } = useParams();
  return <OneStory key={slug} slug={slug} />;
}

function OneStory({ slug }: { slug: string }) {
  const navigate = useNavigate();
  const read = useAction<StoryDetails>("journal show", { slug });
  const picture = useChange("journal picture");
  const remove = useChange("journal remove");
  const { data: story, error, retry } = read;
  if (!story) {
    return (
      <Screen title="Story" back={BACK}>
        <ScreenMessage error={error} onRetry={retry} />
      </Screen>
    );
  }
  return (
    <Screen
      title={story.texts.title}
      back={BACK}
      // A story that was removed cannot be read again.
      reads={remove.state === "busy" || remove.done !== undefined ? [] : [read]}
      lead={
        <span className="sv:text-body">
          <StoryStateText slug={slug} state={story.state} />
        </span>
      }
    >
      <ChangeMessage changes={[remove]} />
      <div className="sv:grid sv:grid-cols-1 sv:gap-12 sv:lg:grid-cols-[3fr_2fr]">
        <StoryForm story={story} />
        <div className="sv:grid sv:grid-cols-1 sv:content-start sv:gap-12">
          <PlacedPictures
            pictures={[story.picture]}
            places={PLACES}
            none="There is no picture. The shop shows a story only with one."
            change={picture}
            onSend={({ file, alt }) => picture.run({ slug, alt }, file)}
            onLook={retry}
          />
          <MarkdownHelp />
          <Part title="Remove">
            <ConfirmButton
              label="Remove the story"
              title={`Remove ${story.texts.title}?`}
              text="Its page, texts and picture are removed. This cannot be undone."
              keep="Keep it"
              state={remove.state}
              onConfirm={async () => {
                const answer = await remove.run({ slug });
                if (answer) await navigate("/journal", { state: { flash: answer.message } satisfies FlashMessage });
              }}
            />
          </Part>
        </div>
      </div>
    </Screen>
  );
}

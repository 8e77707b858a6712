import facts from "virtual:piece-facts";
import { DocsLink, Words } from "../docs-text.tsx";
import { StoryPicture } from "../story-picture.tsx";
import { Sheet } from "../sheet.tsx";

/** The story whose picture stands for the component. */
function storyWithPicture(title: string): string {
  const stories = facts[title]?.checks.stories ?? [];
  return (stories.includes("Default") ? "Default" : (stories[0] ?? "")).replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ");
}

/** A component of the page “Find a piece”: its picture, when to use it, and a link. */
export function Found({ of }: { of: string }) {
  return (
    <Sheet className="sv:grid sv:items-center sv:gap-gutter sv:sm:grid-cols-[14rem_1fr]">
      <StoryPicture title={of} story={storyWithPicture(of)} mode="light-desktop" className="sv:h-32 sv:w-full" />
      <div>
        <p>
          <Words>{facts[of]?.use ?? ""}</Words>
        </p>
        <p className="sv:mt-2">
          <DocsLink title={of}>{of.split("/")[1]}</DocsLink>
        </p>
      </div>
    </Sheet>
  );
}

import { toId } from "storybook/internal/csf";

interface StoryPictureProps {
  /** Title of the stories: "Forms/Button". */
  title: string;
  /** Name of the story: "Long Content". */
  story: string;
  mode: "light-desktop" | "dark-mobile";
  className?: string;
}

/** The committed picture of a story, as a thumbnail; nothing for stories without one. */
export function StoryPicture({ title, story, mode, className = "" }: StoryPictureProps) {
  return (
    <img
      src={`./story-pictures/${mode}/${toId(title, story)}.webp`}
      alt=""
      loading="lazy"
      onError={({ currentTarget }) => currentTarget.remove()}
      className={`sv:border sv:border-hairline sv:bg-page sv:object-scale-down ${className}`}
    />
  );
}

import { useState } from "react";
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
  const address = `./story-pictures/${mode}/${toId(title, story)}.webp`;
  const [missing, setMissing] = useState("");
  if (missing === address) return null;
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      onError={() => setMissing(address)}
      className={`sv:border sv:border-hairline sv:bg-page sv:object-scale-down ${className}`}
    />
  );
}

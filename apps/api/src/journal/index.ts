export { readStoryText, StoryTextError } from "./story-text.ts";

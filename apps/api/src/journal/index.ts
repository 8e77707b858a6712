export { readStoryFile } from "./story-file.ts";
export { readStoryText, StoryTextError } from "./story-text.ts";

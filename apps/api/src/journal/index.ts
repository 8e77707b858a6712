export { readStoryFile } from "./story-file.ts";
export { readPolicyText } from "./story-text.ts";
export { StoryTextError } from "./story-text-error.ts";

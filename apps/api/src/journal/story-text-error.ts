/** A text of the journal has something that its page cannot show. */
export class StoryTextError extends Error {
  override readonly name = "StoryTextError";
}

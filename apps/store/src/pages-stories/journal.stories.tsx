import type { Meta } from "@storybook/react-vite";
import { type PageStory, sees, storePage } from "../fixtures/shop/store-page.tsx";

export default { ...storePage, title: "Pages/Journal", args: { address: "/journals" } } satisfies Meta<
  typeof storePage.component
>;

export const Default: PageStory = { play: sees("Blue takes its time") };

export const Loading: PageStory = {
  args: { answers: { "GET /api/journals": "never" } },
  play: sees("Loading stories"),
};

export const Empty: PageStory = {
  args: { address: "/journals?topic=people", shop: (shop) => void shop.journal.splice(0) },
  play: sees("The first story is being written."),
};

export const Error: PageStory = {
  args: { answers: { "GET /api/journals": 503 } },
  play: sees("The stories could not be loaded."),
};

const story = "/blogs/blue-takes-its-time";

export const Story: PageStory = {
  args: { address: story },
  play: sees("Blue takes its time", "Fourteen times", "The look"),
};

export const StoryNotFound: PageStory = { args: { address: "/blogs/no-such-story" }, play: sees("Page not found") };

export const StoryFailed: PageStory = {
  args: { address: story, answers: { "GET /api/blogs/:id": 503 } },
  play: sees("The story could not be loaded."),
};

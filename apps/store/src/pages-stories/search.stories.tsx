import type { Meta } from "@storybook/react-vite";
import { type PageStory, sees, storePage } from "../fixtures/shop/store-page.tsx";

export default { ...storePage, title: "Pages/Search", args: { address: "/search?q=kurta" } } satisfies Meta<
  typeof storePage.component
>;

export const Default: PageStory = { play: sees("Results for “kurta”", "Noor Khadi Kurta") };

export const Empty: PageStory = {
  args: { address: "/search?q=raincoat" },
  play: sees("Nothing found for “raincoat”.", "Best Sellers"),
};

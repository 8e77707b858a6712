import { island } from "../lib/islands/index.ts";

export const StoryLook = island(() => import("../features/journal/story-look.tsx"));

import { LOGIN_DAYS, ORDER_KEY_HOURS } from "@selvedge/commerce/promises";
import type { StorageKey } from "../lib/storage.ts";

/** An item in the list of stored data, for one or more storage keys. */
export interface KeptThing {
  keys: readonly StorageKey[];
  name: string;
  purpose: string;
  until: string;
}

/** Data that the shop needs for a feature in use. */
export const neededThings: readonly KeptThing[] = [
  {
    keys: ["token", "user"],
    name: "Your login",
    purpose: "Keeps you signed in.",
    until: `Until you log out, at most ${LOGIN_DAYS} days`,
  },
  {
    keys: ["deviceToken"],
    name: "That you have logged in here",
    purpose: "A random key, so that wrong passwords that others try elsewhere do not keep you out in this browser.",
    until: "Until you change your password, or clear the storage of your browser",
  },
  {
    keys: ["cartToken", "pendingCartItem"],
    name: "Your cart",
    purpose: "The key to the cart that lies with us, and the piece that you wanted before you signed in.",
    until: "Until the cart is empty",
  },
  {
    keys: ["wishlistSessionId"],
    name: "Your wishlist",
    purpose: "The key to what you keep as a guest.",
    until: "Until you log out, or clear the storage of your browser",
  },
  {
    keys: ["compareItems"],
    name: "What you compare",
    purpose: "At most four pieces, side by side.",
    until: "Until you take them out",
  },
  {
    keys: ["pendingOrder", "currentOrderId", "paymentResponse"],
    name: "An order that is being paid",
    purpose: "Its number, so that a payment that was interrupted can go on.",
    until: `Until it is paid, at most ${ORDER_KEY_HOURS} hours`,
  },
  {
    // Stored in the tab's session storage, whose keys are not listed.
    keys: [],
    name: "Your delivery address, while you type it",
    purpose: "So that a reload at the checkout loses nothing.",
    until: "Until you have ordered or closed the tab, at most a day",
  },
  {
    // Stored in the service worker's cache, which has no key.
    keys: [],
    name: "Pages that you have opened",
    purpose: "So that you can read them while the line is away. Nothing of yours is in them, and no search.",
    until: "Until thirty newer ones, or a new version of the shop",
  },
];

/** Choices that would otherwise have to be made again on every page. */
export const chosenThings: readonly KeptThing[] = [
  { keys: ["theme"], name: "Light or dark", purpose: "The theme that you chose.", until: "Until you choose anew" },
  {
    keys: ["gridLayout"],
    name: "Pieces in a row",
    purpose: "How many pieces you want to see side by side.",
    until: "Until you choose anew",
  },
  {
    keys: ["deliveryPin"],
    name: "Your PIN code",
    purpose: "The one that you asked about last, to say when a piece would be with you.",
    until: "Until you ask about another",
  },
  {
    keys: ["searchKey"],
    name: "No search by key",
    purpose: "That the / key does not open the search.",
    until: "Until you tick the box above",
  },
  {
    keys: ["consent"],
    name: "Your decision here",
    purpose: "What you allow, and since when.",
    until: "Until you decide anew",
  },
];

/** Data that the shop works without. */
export const optionalThings: readonly KeptThing[] = [
  {
    keys: ["recentSearches"],
    name: "Your last searches",
    purpose: "The last five, to offer them to you again. They never leave this browser.",
    until: "Until you take your consent back, or clear them",
  },
  {
    keys: ["recentlyViewed"],
    name: "The pieces that you looked at last",
    purpose: "The last five, to show them to you again below others. They never leave this browser.",
    until: "Until you take your consent back",
  },
  {
    keys: ["sizeMemory"],
    name: "Your last size",
    purpose: "The one that you chose last, to offer it with the next piece. It never leaves this browser.",
    until: "Until you take your consent back",
  },
  {
    keys: ["bodyMeasurements"],
    name: "Your measurements",
    purpose:
      "Those that you entered to find your size, to find it again with the next piece. They are sent only if you order made to measure and save them there.",
    until: "Until you take your consent back",
  },
];

/** States in which a reviewer needs to see each page. */
export const PAGE_STATES = [
  "Default",
  "Loading",
  "Empty",
  "NotFound",
  "Error",
  "Offline",
  "SignedIn",
  "SignedOut",
  "LongContent",
] as const;
export type PageState = (typeof PAGE_STATES)[number];

/** Maps a page to its stories: their file, the story for each state, and the reason why a state is missing. */
export interface PageRow {
  /** Name of the file `*.stories.tsx` beside this one. */
  stories: string;
  /** Story by state. By default a story has the name of its state. */
  shows: Partial<Record<PageState, string>>;
  omits: Partial<Record<PageState, string>>;
}

const same = (...states: PageState[]): PageRow["shows"] => Object.fromEntries(states.map((state) => [state, state]));

const WORDS_OF_OFFLINE = "Looks as Error does, with the words that Product/Offline shows.";
const ANYBODY = "The same for everybody: what differs is in the header, which Home/SignedIn shows.";
const ONE_THING = "It stands for one thing, which is there or not found.";
const NO_PARAMETER = "Its address has no parameter.";
const NOTHING_ASKED = "It asks for nothing: what it says came with its code.";
const A_FORM = "A form asks for nothing before it is sent.";
const WRITTEN = "Its text is written for the page, as long as it is.";
const GUESTS_ONLY = "Who is signed in is led to the account.";
const TO_LOGIN = "A guest is led to login, as Checkout/SignedOut shows.";

const CARDS = "Its cards are those of Shop/LongContent.";
const AS_SHOP = "Its list is that of Shop, in this state as in others.";

const anybody = { SignedIn: ANYBODY, SignedOut: ANYBODY };

/** A page that only consists of text. */
const text = (stories: string, story: string): PageRow => ({
  stories,
  shows: { Default: story },
  omits: {
    ...anybody,
    Loading: NOTHING_ASKED,
    Empty: NOTHING_ASKED,
    NotFound: NO_PARAMETER,
    Error: NOTHING_ASKED,
    Offline: NOTHING_ASKED,
    LongContent: WRITTEN,
  },
});

/** A form for guests; `error` shows a refusal by the server. */
const guestForm = (story: string, error: string, offline?: string): PageRow => ({
  stories: "sign-in",
  shows: { Default: story, Error: error, SignedOut: story, ...(offline && { Offline: offline }) },
  omits: {
    Loading: A_FORM,
    Empty: A_FORM,
    NotFound: "A link that leads nowhere is refused when its form is sent.",
    ...(offline ? {} : { Offline: "Looks as Error does, with the words that LoginOffline shows." }),
    SignedIn: GUESTS_ONLY,
    LongContent: WRITTEN,
  },
});

const shop: PageRow = {
  stories: "shop",
  shows: same("Default", "Loading", "Empty", "NotFound", "Error", "LongContent"),
  omits: { ...anybody, Offline: "A list says the same of a line that is down as of a server that is: Error." },
};

const collection: PageRow = {
  stories: "collection",
  shows: same("Default", "Empty", "NotFound"),
  omits: {
    ...anybody,
    Loading: AS_SHOP,
    Error: AS_SHOP,
    Offline: AS_SHOP,
    LongContent: CARDS,
  },
};

const account: PageRow = {
  stories: "account",
  shows: { ...same("Default", "Loading", "Empty", "Error", "SignedOut", "LongContent"), SignedIn: "Default" },
  omits: { NotFound: NO_PARAMETER, Offline: WORDS_OF_OFFLINE },
};

/** The row with additional states that it shows. */
function withShown({ stories, shows, omits }: PageRow, more: PageRow["shows"]): PageRow {
  const left = Object.entries(omits).filter(([state]) => !(state in more));
  return { stories, shows: { ...shows, ...more }, omits: Object.fromEntries(left) };
}

/** A row for each route of the store. */
export const pageRows: Record<string, PageRow> = {
  "/": {
    stories: "home",
    shows: { ...same("Default", "Loading", "Empty", "SignedIn"), SignedOut: "Default" },
    omits: {
      NotFound: NO_PARAMETER,
      LongContent: CARDS,
      Error: "A failure empties the lists silently: Empty shows it.",
      Offline: "A failure empties the lists silently: Empty shows it.",
    },
  },
  "/shop": shop,
  "/shop/:slug": { ...shop, shows: { ...shop.shows, Default: "OneCategory" } },
  "/product/:slug": {
    stories: "product",
    shows: {
      ...same("Default", "Loading", "NotFound", "Error", "Offline", "SignedIn", "LongContent"),
      SignedOut: "Default",
    },
    omits: { Empty: ONE_THING },
  },
  "/search": {
    stories: "search",
    shows: same("Default", "Empty"),
    omits: {
      ...anybody,
      Loading: AS_SHOP,
      NotFound: NO_PARAMETER,
      Error: AS_SHOP,
      Offline: AS_SHOP,
      LongContent: CARDS,
    },
  },
  "/cart": {
    stories: "cart",
    shows: same("Default", "Loading", "Empty", "Error", "Offline", "LongContent"),
    omits: {
      NotFound: NO_PARAMETER,
      SignedIn: "A cart belongs to the browser.",
      SignedOut: "A cart belongs to the browser.",
    },
  },
  "/wishlist": {
    stories: "wishlist",
    shows: { ...same("Default", "Loading", "Empty", "Error", "SignedOut", "LongContent"), SignedIn: "Default" },
    omits: { NotFound: NO_PARAMETER, Offline: WORDS_OF_OFFLINE },
  },
  "/compare": {
    stories: "compare",
    shows: same("Default", "Loading", "Empty", "Error", "LongContent"),
    omits: { ...anybody, NotFound: NO_PARAMETER, Offline: WORDS_OF_OFFLINE },
  },
  "/login": guestForm("Login", "LoginRefused", "LoginOffline"),
  "/login/google": {
    stories: "sign-in",
    shows: { Loading: "GoogleWaits", Error: "GoogleRefused", SignedOut: "GoogleWaits" },
    omits: {
      Default: "It goes on by itself as soon as Google has answered.",
      Empty: "It waits, goes on, or says why not.",
      NotFound: NO_PARAMETER,
      Offline: WORDS_OF_OFFLINE,
      SignedIn: GUESTS_ONLY,
      LongContent: WRITTEN,
    },
  },
  "/register": guestForm("Register", "RegisterRefused"),
  "/forgot-password": guestForm("ForgotPassword", "LinkSent"),
  "/reset-password/:token": guestForm("ResetPassword", "ResetPasswordTooLate"),
  "/revert-email/:token": guestForm("RevertEmail", "RevertEmailTooLate"),
  "/checkout": {
    stories: "checkout",
    shows: {
      ...same("Default", "Loading", "Empty", "Error", "Offline", "SignedOut", "LongContent"),
      SignedIn: "Default",
    },
    omits: { NotFound: NO_PARAMETER },
  },
  "/payment-success": {
    stories: "orders",
    shows: { Default: "Paid", Error: "NotPaid", SignedIn: "Paid" },
    omits: {
      Loading: "The frame of Checkout/Loading, under its own heading.",
      Empty: ONE_THING,
      NotFound: "It leads home, as ConfirmationNotFound does.",
      Offline: "Says the same as ConfirmationFailed.",
      SignedOut: TO_LOGIN,
      LongContent: "Its pieces are those of ConfirmationOfMany.",
    },
  },
  "/payment-cancelled": {
    stories: "orders",
    shows: { Default: "Cancelled", Error: "Declined", SignedIn: "Cancelled", SignedOut: "Declined" },
    omits: {
      Loading: "Only the cart beside it is asked for, and comes when it comes.",
      Empty: "Without a cart the page says the same: Declined.",
      NotFound: NO_PARAMETER,
      Offline: "Only the cart beside it stays away.",
      LongContent: WRITTEN,
    },
  },
  "/order-confirmation/:orderId": {
    stories: "orders",
    shows: {
      Default: "Confirmation",
      Loading: "ConfirmationLoading",
      NotFound: "ConfirmationNotFound",
      Error: "ConfirmationFailed",
      SignedIn: "Confirmation",
      LongContent: "ConfirmationOfMany",
    },
    omits: { Empty: "An order has at least one piece.", Offline: "Says the same as Error.", SignedOut: TO_LOGIN },
  },
  "/track-order": {
    stories: "orders",
    shows: { Default: "Tracked", Empty: "Track", NotFound: "TrackNotFound" },
    omits: {
      ...anybody,
      Loading: A_FORM,
      Error: "Looks as TrackNotFound does, with other words.",
      Offline: "Looks as TrackNotFound does, with other words.",
      LongContent: "An order is told by four steps, whatever is in it.",
    },
  },
  "/account": account,
  "/my-account/orders": { ...account, shows: { ...account.shows, Default: "Orders", SignedIn: "Orders" } },
  "/our-story": text("about", "OurStory"),
  "/about": text("about", "OurStory"),
  "/journals": {
    stories: "journal",
    shows: same("Default", "Loading", "Empty", "Error"),
    omits: {
      ...anybody,
      NotFound: NO_PARAMETER,
      Offline: "Says the same as Error.",
      LongContent: "Its cards are those of Content/JournalCard, with long titles there.",
    },
  },
  "/blogs/:id": {
    stories: "journal",
    shows: { Default: "Story", NotFound: "StoryNotFound", Error: "StoryFailed" },
    omits: {
      ...anybody,
      Loading: "Only its heading stands there, as in StoryFailed.",
      Empty: ONE_THING,
      Offline: WORDS_OF_OFFLINE,
      LongContent: "A story is long: Story.",
    },
  },
  "/contact": {
    stories: "about",
    shows: { Default: "Contact", Error: "ContactFailed" },
    omits: {
      ...anybody,
      Loading: A_FORM,
      Empty: A_FORM,
      NotFound: NO_PARAMETER,
      Offline: WORDS_OF_OFFLINE,
      LongContent: WRITTEN,
    },
  },
  "/newsletter": text("about", "Newsletter"),
  "/unsubscribe/:token": text("about", "NewsletterLeave"),
  "/confirm-newsletter/:token": withShown(text("about", "NewsletterConfirm"), { NotFound: "NewsletterConfirmTooLate" }),
  "/size-guide": text("about", "SizeGuide"),
  "/privacy-policy": text("about", "PrivacyPolicy"),
  "/terms-conditions": text("about", "Terms"),
  "/shipping-return": text("about", "ShippingAndReturns"),
  "/:collection": collection,
  "*": withShown(text("about", "NotFound"), { NotFound: "NotFound" }),
};

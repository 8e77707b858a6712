import type { PageName } from "@selvedge/commerce/wire/pages";

interface NamedPage {
  title: string;
  /** In the shop. */
  address: string;
  /** What it is for. */
  about: string;
  /** Names of the places of its pictures, in the sequence of the page. */
  places: Readonly<Record<string, string>>;
}

/** The label's own pages, in the sequence of their list. */
export const PAGES: Readonly<Record<PageName, NamedPage>> = {
  home: {
    title: "Home page",
    address: "/",
    about: "First screen, quote and statement",
    places: {
      desktop: "First screen, on wide screens",
      mobile: "First screen, on phones",
      statement: "Beside the statement",
    },
  },
  "our-story": {
    title: "Our story",
    address: "/our-story",
    about: "How the label came to be",
    places: {
      studio: "At the head",
      first: "Beside section 1",
      second: "Beside section 2",
      third: "Beside section 3",
      fourth: "Beside section 4",
    },
  },
  "privacy-policy": {
    title: "Privacy policy",
    address: "/privacy-policy",
    about: "Which personal data you keep, and why",
    places: {},
  },
  "terms-conditions": {
    title: "Terms and conditions",
    address: "/terms-conditions",
    about: "What a purchase from you means",
    places: {},
  },
  "shipping-return": {
    title: "Shipping and returns",
    address: "/shipping-return",
    about: "Delivery, exchange, returns and damage",
    places: {},
  },
};

export const isPageName = (name: string): name is PageName => Object.hasOwn(PAGES, name);

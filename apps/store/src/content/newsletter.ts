/** Texts of the newsletter forms. */
export const newsletterContent = {
  title: "Letters from the workshop",
  age: "For people of 18 years and over.",
  text: "New drops, weaver stories and early access. Twice a month, no more.",
} as const;

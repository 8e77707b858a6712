/** Whom the newsletter is for, beside its forms. */
export const NEWSLETTER_AGE = "For people of 18 years and over.";

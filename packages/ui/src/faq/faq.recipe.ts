import { cva } from "class-variance-authority";

export const faq = cva("sv:border-t sv:border-ink");

export const item = cva("sv:group sv:border-b sv:border-hairline");

export const summary = cva(
  "sv:flex sv:min-h-toolbar sv:cursor-pointer sv:list-none sv:items-center sv:justify-between sv:gap-4 sv:rounded-control sv:pt-2.5 sv:pb-2 sv:hover:text-accent sv:[&::-webkit-details-marker]:hidden",
);

export const question = cva("sv:min-w-0 sv:text-body sv:font-medium sv:wrap-anywhere");

/** The margin keeps the question in view, below a sticky header, when a link leads to the answer. */
export const answer = cva(
  "sv:max-w-prose sv:scroll-mt-48 sv:pb-6 sv:wrap-anywhere sv:text-muted sv:[&_a]:text-accent sv:[&_a]:underline sv:[&_a]:underline-offset-4 sv:[&>*+*]:mt-2.5",
);

import { type Html, html } from "./html.ts";

interface ServicePage {
  title: string;
  /** Below the title. */
  intro: Html;
  /** What leads to the parts of `main`, and its name. */
  nav: { label: string; links: Html | Html[] };
  main: Html | Html[];
}

/** A page of the server for people, not for shoppers: no script, one style sheet, nothing that the security policy must be opened for. */
export const servicePage = ({ title, intro, nav, main }: ServicePage): string =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <link rel="stylesheet" href="/api/docs.css" />
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          ${intro}
        </header>
        <nav aria-label="${nav.label}">${nav.links}</nav>
        <main>${main}</main>
      </body>
    </html> `.markup;

import { StrictMode } from "react";
import { App, type AppProps } from "./app.tsx";
import { type PageState, PageStateProvider, scriptSafeJson } from "./lib/page-state.ts";

export interface DocumentProps extends AppProps {
  state: PageState;
}

/**
 * The whole document is the React tree, so that pages can put their title and description into its head.
 * `public/first.js` requests the deferred files named here: on a slow connection the text loads first, then the largest
 * picture, then fonts and scripts. A long text page waits for its font.
 */
export function Document({ state, renderMarkup }: DocumentProps) {
  const { script, styles, modules, later, fonts, fontStyles, textFont, textFontStyles } = state.assets;
  return (
    <StrictMode>
      <html lang="en-IN" data-theme="light" suppressHydrationWarning>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="theme-color" content="#f8f6f1" media="(prefers-color-scheme: light)" />
          <script
            async
            src="/first.js"
            data-entry={script}
            data-modules={modules.join(" ")}
            data-later={later.join(" ")}
            data-waits={state.isComplete ? "" : undefined}
            data-fonts={state.isText ? "" : fonts.join(" ")}
            data-styles={state.isText ? textFontStyles.join(" ") : ""}
          />
          {state.isText && textFont.map((src) => <script key={src} src={src} />)}
          {state.access && <script src="/guard.js" data-access={state.access} />}
          {styles.map((href) => (
            <link key={href} rel="stylesheet" href={href} precedence="default" />
          ))}
          <noscript>
            {fontStyles.map((href) => (
              <link key={href} rel="stylesheet" href={href} />
            ))}
          </noscript>
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        </head>
        <body>
          <PageStateProvider value={state}>
            <App renderMarkup={renderMarkup} />
          </PageStateProvider>
          <script
            id="page-state"
            type="application/json"
            dangerouslySetInnerHTML={{ __html: scriptSafeJson(state) }}
            suppressHydrationWarning
          />
        </body>
      </html>
    </StrictMode>
  );
}

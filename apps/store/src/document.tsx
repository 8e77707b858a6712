import { StrictMode } from "react";
import { preload } from "react-dom";
import { App, type AppProps } from "./app.tsx";
import { type PageState, PageStateProvider, scriptSafeJson } from "./lib/page-state.ts";

export interface DocumentProps extends AppProps {
  state: PageState;
}

/** The whole document is the React tree, so that pages can put their title and description into its head. */
export function Document({ state, renderMarkup }: DocumentProps) {
  for (const font of state.assets.fonts) preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <StrictMode>
      <html lang="en-IN" data-theme="light" suppressHydrationWarning>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="theme-color" content="#f8f6f1" media="(prefers-color-scheme: light)" />
          <script src="/first.js" />
          {state.access && <script src="/guard.js" data-access={state.access} />}
          {state.assets.styles.map((href) => (
            <link key={href} rel="stylesheet" href={href} precedence="default" />
          ))}
          {state.assets.modules.map((href) => (
            <link key={href} rel="modulepreload" href={href} />
          ))}
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
          <script type="module" src={state.assets.script} />
        </body>
      </html>
    </StrictMode>
  );
}

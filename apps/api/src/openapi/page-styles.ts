/** Styles of the page at /api/docs. */
export const pageStyles = `
:root { color-scheme: light dark; --line: light-dark(#ddd7ca, #39426a); --code: light-dark(#efebe2, #1c2443) }
body { font: 16px/1.5 "Segoe UI", Roboto, Helvetica, Arial, sans-serif; max-width: 1100px; margin: 0 auto; padding: 24px 16px 96px }
h1, h2 { font-family: Georgia, serif; font-weight: 400 }
h2 { text-transform: capitalize; margin-top: 48px }
nav h2 { font: inherit; font-weight: 600; margin: 16px 0 0 }
nav ul { list-style: none; margin: 0; padding: 0; columns: 20rem }
article { border-top: 1px solid var(--line); padding: 8px 0 16px }
h3 { font: 600 16px/1.5 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere }
h4 { margin: 16px 0 4px }
pre { background: var(--code); padding: 12px; margin: 4px 0; overflow-x: auto; font-size: 14px }
table { border-collapse: collapse; width: 100%; font-size: 14px }
th, td { border-bottom: 1px solid var(--line); padding: 4px 12px 4px 0; text-align: left; vertical-align: top; overflow-wrap: anywhere }
dl { margin: 0 } dt { font-weight: 600 } dd { margin: 0 0 8px }
`;

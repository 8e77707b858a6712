import { APPS } from "./consumer-apps.ts";
import type { BytesByApp } from "./consumer-bytes.ts";
import type { ServedApp } from "./consumer-servers.ts";
import { between } from "./between-marks.ts";

type Name = keyof typeof APPS | ServedApp["name"];

/** Kind of app, and what builds and renders it, in the order of the table. */
const WHAT: Record<Name, readonly [app: string, build: string]> = {
  host: ["A page of a team's own, without the library", "Vite, Tailwind 4"],
  reference: ["The pieces with the library's reset and faces", "Vite, no Tailwind"],
  "piece-files": ["The same with only the pieces' own styles", "Vite, no Tailwind"],
  brand: ["The first with a brand's own tokens", "Vite, no Tailwind"],
  "tailwind-first": ["A team's page and the pieces, its styles first", "Vite, Tailwind 4 with a theme of its own"],
  "library-first": ["A team's page and the pieces, the library first", "Vite, Tailwind 4 with a theme of its own"],
  "tailwind-3": ["The pieces below resets outside of layers", "Vite, styles of Tailwind 3"],
  "react-router": ["The pieces, a card and a countdown, rendered on a server", "React Router, Node"],
  "lowest-react": ["The same on the lowest React that the package takes", "React Router, Node"],
  next: ["The pieces, a card and a countdown, in a server component", "Next.js, App Router"],
};

/** The package's README with the table of apps made from these sizes. */
export const withConsumerTable = (readme: string, bytes: BytesByApp): string =>
  between(readme, "consumers: npm run check-build -- --update", consumerTable(bytes));

function consumerTable(bytes: BytesByApp): string {
  const rows = (Object.keys(WHAT) as Name[]).map((name) => {
    const weighed = bytes[name];
    if (!weighed) throw new Error(`bytes.json knows no app ${name}. Run check-build with --next --update.`);
    const { document, scripts, styles, fonts } = weighed;
    return `| ${[...WHAT[name], ...[document, scripts, styles, fonts].map(kilobytes)].join(" | ")} |`;
  });
  return ["| App | Built with | Document | Scripts | Styles | Faces |", "|---|---|--:|--:|--:|--:|", ...rows].join(
    "\n",
  );
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

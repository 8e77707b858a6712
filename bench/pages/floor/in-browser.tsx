import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app.tsx";
import type { FloorData } from "./floor-data.ts";

// Browser code of the "React alone" baseline: one file that hydrates the whole page at once.
const root = document.getElementById("root");
const text = document.getElementById("data")?.textContent ?? "";
if (root) {
  const app = (
    <BrowserRouter>
      <App first={JSON.parse(text) as FloorData} isAlive />
    </BrowserRouter>
  );
  hydrateRoot(root, app);
}

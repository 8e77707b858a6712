import { hydrateRoot } from "react-dom/client";
import { Page } from "./pages.tsx";

const base = import.meta.env.BASE_URL;
const root = document.querySelector("#root");
if (root) hydrateRoot(root, <Page base={base} path={location.pathname.slice(base.length)} />);

import { renderToString } from "react-dom/server";
import { Page } from "./pages.tsx";

/** A page as markup, for the path below the shop's base. */
export const render = (path: string): string => renderToString(<Page base={import.meta.env.BASE_URL} path={path} />);

import { createContext, useContext } from "react";
import type { Route } from "./place.ts";

const RoutesContext = createContext<readonly Route[]>([]);
export const RoutesProvider = RoutesContext.Provider;

/** The route table. Passed through context, because the table imports the pages, whose links need the table. */
export const useRoutes = () => useContext(RoutesContext);

import { createContext, useContext } from "react";
import type { Route } from "./place.ts";

const RoutesContext = createContext<readonly Route[]>([]);
export const RoutesProvider = RoutesContext.Provider;

/** The route table. Given through context, because the table imports the pages, and the pages' links need the table. */
export const useRoutes = () => useContext(RoutesContext);

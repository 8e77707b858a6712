import { createContext, useContext } from "react";

type RouteParams = Record<string, string | undefined>;

export const RouteParamsContext = createContext<RouteParams>({});
export const RouteParamsProvider = RouteParamsContext.Provider;

/** The variable parts of the current URL, by their names in the route table. */
export const useRouteParams = (): RouteParams => useContext(RouteParamsContext);

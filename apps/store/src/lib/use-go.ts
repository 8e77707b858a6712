import { useCallback } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "react-router-dom";
import { loadPage } from "./page-memory.ts";
import { matchRoute } from "./place.ts";
import { useRoutes } from "./routes-context.ts";

/** Goes to a path of the store: within the app, or by a full load where an isolated page is left or entered. */
export function useGo(): (to: string, options?: NavigateOptions) => void {
  const routes = useRoutes();
  const navigate = useNavigate();
  const here = useLocation();
  return useCallback(
    (to, options) => {
      const isolated = [new URL(to, window.location.origin), here].some(
        (url) => matchRoute(routes, url)?.route.isolated,
      );
      if (!isolated) void navigate(to, options);
      else loadPage(to, options);
    },
    [routes, navigate, here],
  );
}

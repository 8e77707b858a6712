import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { routes } from "./shop.tsx";

const root = document.querySelector("#root");
if (root) hydrateRoot(root, <RouterProvider router={createBrowserRouter(routes)} />);

import "./styles.ts";
import { StrictMode } from "react";
import { Frame } from "./frame.tsx";
import { Listing } from "./listing.tsx";
import { Product } from "./product.tsx";

/** The page of a path below the shop's base. */
export const Page = ({ base, path }: { base: string; path: string }) => (
  <StrictMode>
    <Frame base={base}>{path === "" ? <Listing base={base} /> : <Product base={base} />}</Frame>
  </StrictMode>
);

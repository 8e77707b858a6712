import "./styles.ts";
import { StrictMode } from "react";
import { Frame } from "./frame.tsx";
import { Listing } from "./listing.tsx";
import { Product } from "./product.tsx";

/** The pages of the shop by their path below its base. */
export const paths = ["", "kohiki/"] as const;

export const Page = ({ base, path }: { base: string; path: string }) => (
  <StrictMode>
    <Frame base={base}>{path === "" ? <Listing base={base} /> : <Product base={base} />}</Frame>
  </StrictMode>
);

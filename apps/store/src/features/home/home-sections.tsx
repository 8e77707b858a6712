import { BestSellers, NewArrivals } from "../listing/home-carousels.tsx";
import { Collections } from "./collections.tsx";
import { LabelQuote } from "./label-quote.tsx";
import { LabelStatement } from "./label-statement.tsx";
import { TopReviews } from "./top-reviews.tsx";

/** The home page below the film. */
export default function HomeSections() {
  return (
    <>
      <LabelQuote />
      <NewArrivals />
      <Collections />
      <BestSellers />
      <TopReviews />
      <LabelStatement />
    </>
  );
}

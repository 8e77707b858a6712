import { Pagination, type PaginationProps } from "@selvedge/ui/pagination";

export type ListingPagesProps = Pick<PaginationProps, "page" | "pageCount" | "href">;

/** The ways to the other pages of a list: links, which lead there also before their code has come. */
export default function ListingPages(props: ListingPagesProps) {
  return <Pagination className="sv:mt-block" {...props} />;
}

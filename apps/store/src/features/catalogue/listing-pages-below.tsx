import { Pagination, type PaginationProps } from "@selvedge/ui/pagination";

export type ListingPagesProps = Pick<PaginationProps, "page" | "pageCount" | "href">;

/** Pagination of a list as links, which also work before their code has loaded. */
export default function ListingPages(props: ListingPagesProps) {
  return <Pagination className="sv:mt-block" {...props} />;
}

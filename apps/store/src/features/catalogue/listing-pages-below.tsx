import { Pagination, type PaginationProps } from "@selvedge/ui/pagination";

/** The ways to the other pages of a list: links, which lead there also before their code has come. */
export default function ListingPages(props: Pick<PaginationProps, "page" | "pageCount" | "href">) {
  return <Pagination className="sv:mt-block" {...props} />;
}

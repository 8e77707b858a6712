import { cva } from "class-variance-authority";

/**
 * Widths of the columns: of the names, and of a product. Two products are seen beside the names, three from 768 px, four from 1024 px; the
 * rest is scrolled to. Large text takes more room, and shows fewer.
 */
export const frame = cva(
  "sv:@container sv:[--names:6rem] sv:[--product:max(7rem,(100cqw-6rem)/2)] sv:lg:[--names:9rem] sv:lg:[--product:max(7rem,(100cqw-9rem)/3)] sv:xl:[--names:11rem] sv:xl:[--product:max(7rem,(100cqw-11rem)/4)]",
);

export const scroller = cva(
  "sv:relative sv:snap-x sv:overflow-x-auto sv:overscroll-x-contain sv:scroll-ps-(--names) sv:focus-visible:-outline-offset-2",
);

export const table = cva(
  "sv:w-[calc(var(--names)+var(--count)*var(--product))] sv:table-fixed sv:border-collapse sv:text-start sv:text-small sv:tabular",
);

/** The names stay while products are scrolled beneath them. */
export const rowName = cva(
  "sv:sticky sv:start-0 sv:z-1 sv:w-(--names) sv:bg-page sv:py-3 sv:pe-3 sv:text-start sv:align-top sv:text-caption sv:font-medium sv:wrap-anywhere",
);

export const cell = cva(
  "sv:min-w-0 sv:px-2 sv:py-3 sv:text-start sv:align-top sv:font-regular sv:wrap-anywhere sv:lg:px-3",
  {
    variants: { differs: { true: "sv:font-medium", false: "sv:text-muted" } },
  },
);

/** What stands in the table's place: the names at the foot, beside two products. */
export const boxes = cva("sv:grid sv:grid-cols-[var(--names)_repeat(2,minmax(0,var(--product)))] sv:items-end");

/**
 * Below 768 px a row is a block: picture, text and quantity, with total and Remove at the end, or below them if the text
 * is very large.
 */
export const row =
  "sv:grid sv:grid-cols-[6rem_minmax(0,1fr)_auto] sv:gap-x-4.5 sv:py-4.5 sv:@max-[16rem]:grid-cols-[3rem_minmax(0,1fr)] sv:lg:align-top";

export const cell = {
  product: "sv:contents sv:lg:py-5",
  price:
    "sv:col-start-2 sv:mt-0.75 sv:text-caption sv:text-muted sv:lg:py-5 sv:lg:text-price sv:lg:font-regular sv:lg:text-ink",
  quantity: "sv:col-start-2 sv:mt-3 sv:@max-[16rem]:col-span-full sv:lg:pt-3.5 sv:lg:pb-5",
  total:
    "sv:col-start-3 sv:row-start-1 sv:@max-[16rem]:col-start-2 sv:@max-[16rem]:row-auto sv:text-end sv:text-price sv:lg:w-32 sv:lg:py-5",
  remove:
    "sv:col-start-3 sv:row-start-3 sv:@max-[16rem]:col-start-2 sv:@max-[16rem]:row-auto sv:self-end sv:text-end sv:lg:pt-2 sv:lg:pb-5 sv:lg:ps-2",
};

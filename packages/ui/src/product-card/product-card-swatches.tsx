"use client";

import type { ComponentProps } from "react";
import { Link, type LinkProps } from "../lib/link.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { DISC, Swatch } from "../lib/swatch.tsx";
import { Picture, type PictureSource } from "../picture/index.ts";

/** A material of a product: its name and what its swatch shows. */
export interface ProductCardMaterial {
  /** "Khadi, indigo"; unique among the product's materials. */
  name: string;
  /** Close-up picture, without its description. @default null */
  picture?: PictureSource | null | undefined;
  /** CSS colour without a picture, or until it has loaded. @default the picture's */
  color?: string | null | undefined;
  /** URL of the product in this material. The swatch is then a link above the card's hit area, named by the material. */
  href?: string | undefined;
}

export interface ProductCardSwatchesLabels {
  /** Text for screen readers: the names of the materials shown, and the number of those that are not. */
  madeIn: (names: readonly string[], more: number) => string;
}

export interface ProductCardSwatchesProps extends Omit<ComponentProps<"p">, "children"> {
  /** All materials of the product, the one in its pictures first. */
  materials: readonly ProductCardMaterial[];
  /** Largest number of swatches, at least 1; further materials are counted. @default 4 */
  max?: number | undefined;
  /** Renders router links in place of `<a>`. @default the provider's link */
  render?: LinkProps["render"] | undefined;
  labels?: Partial<ProductCardSwatchesLabels> | undefined;
}

/** Material names contain commas, hence the semicolon. */
const english: ProductCardSwatchesLabels = {
  madeIn: (names, more) => `Made in ${names.join("; ")}${more > 0 ? ` and ${more} more` : ""}`,
};

/** Materials in which the product is made, as small round swatches. Renders nothing for fewer than two materials. */
export function ProductCardSwatches({
  materials,
  max = 4,
  render,
  labels,
  className = "",
  ...props
}: ProductCardSwatchesProps) {
  const words = useLabels("productCardSwatches", english, labels);
  if (materials.length < 2) return null;
  const shown = materials.slice(0, max);
  const more = materials.length - shown.length;
  const names = shown.map(({ name }) => name);
  return (
    <p
      {...props}
      data-part="swatches"
      className={`sv:mt-1.5 sv:flex sv:min-h-[1lh] sv:flex-wrap sv:items-center sv:gap-2 sv:text-caption sv:text-muted sv:tabular ${className}`}
    >
      <span className="sv:sr-only">{words.madeIn(names, more)}</span>
      {shown.map(({ name, href, ...look }) =>
        href === undefined ? (
          <Disc key={name} {...look} />
        ) : (
          <Link
            key={name}
            href={href}
            render={render}
            aria-label={name}
            className="sv:relative sv:z-1 sv:-m-1 sv:rounded-full sv:p-1 sv:focus-visible:-outline-offset-2"
          >
            <Disc {...look} />
          </Link>
        ),
      )}
      {more > 0 && <bdi aria-hidden="true">{`+${more}`}</bdi>}
    </p>
  );
}

/** Lets presses through to the link around it or, without one, to that of the card. */
function Disc({ picture = null, color = picture?.color }: Omit<ProductCardMaterial, "name" | "href">) {
  return (
    <Swatch
      data-part="swatch"
      color={color}
      className={`sv:pointer-events-none sv:block sv:size-4 sv:bg-media ${DISC}`}
    >
      {picture && (
        <Picture source={picture} sizes="16px" alt="" className="sv:size-full sv:bg-transparent! sv:[&_svg]:hidden" />
      )}
    </Swatch>
  );
}

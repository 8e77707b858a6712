import type { Picture as PictureSource } from "../../../packages/commerce/src/wire/primitives.ts";

interface PictureProps {
  source: PictureSource;
  sizes: string;
  /** Loading priority: first, eager, or lazy. @default "near" */
  when?: "first" | "at once" | "near";
  /** @default that of the source */
  alt?: string;
}

/** A picture in the formats and widths that the shop offers. */
export function Picture({ source, sizes, when = "near", alt = source.alt }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={source.avif} sizes={sizes} />
      <source type="image/webp" srcSet={source.webp} sizes={sizes} />
      <img
        src={source.src}
        alt={alt}
        width={source.width}
        height={source.height}
        loading={when === "near" ? "lazy" : "eager"}
        fetchPriority={when === "first" ? "high" : "auto"}
        style={{ background: source.color }}
      />
    </picture>
  );
}

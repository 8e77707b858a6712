"use client";

import { Children, type ComponentProps, type ReactNode } from "react";
import { Picture, type PictureProps, type PictureSource } from "../picture/index.ts";
import { SpotsContext } from "./spots-context.ts";
import { useSpots, type UseSpotsOptions } from "./use-spots.ts";

export interface ShopTheLookPictureProps extends Omit<ComponentProps<"div">, "defaultValue">, UseSpotsOptions {
  /** Shown in its own shape, so that spots stay in place; without `width` and `height` in the shape of a product picture. */
  picture: PictureSource | null;
  /** Display width, as in `<img sizes>`. */
  sizes: string;
  /** @default "lazy" */
  priority?: PictureProps["priority"] | undefined;
  /** `ShopTheLookSpot`s, in the order of the list. */
  children?: ReactNode;
}

/** The picture of an outfit with its hotspots. One of their cards can be open. */
export function ShopTheLookPicture({
  picture,
  sizes,
  priority = "lazy",
  value,
  defaultValue,
  onValueChange,
  className = "",
  children,
  ...props
}: ShopTheLookPictureProps) {
  const spots = useSpots({ value, defaultValue, onValueChange });
  const shape = picture?.width && picture.height ? { aspectRatio: `${picture.width} / ${picture.height}` } : undefined;
  return (
    <div {...props} data-part="picture" className={`sv:relative sv:z-1 ${className}`}>
      <Picture source={picture} sizes={sizes} priority={priority} className="sv:aspect-product" style={shape} />
      <SpotsContext value={spots}>{Children.toArray(children).length > 0 && <ul>{children}</ul>}</SpotsContext>
    </div>
  );
}

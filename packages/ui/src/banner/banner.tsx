import type { ComponentProps, ReactNode } from "react";
import { ArrowRightThin } from "../icons/arrow-right-thin.tsx";
import { Link, type LinkProps } from "../lib/link.tsx";
import { ArtPicture } from "../picture/art-picture.tsx";
import type { PictureSource } from "../picture/index.ts";
import * as recipe from "./banner.recipe.ts";

export interface BannerProps extends Omit<ComponentProps<"a">, "children"> {
  /** Where it leads, in words: the name of the link. */
  label: ReactNode;
  href: string;
  /** Below 768 px the mobile cut is shown. */
  picture: { desktop: PictureSource; mobile: PictureSource };
  /** Half the width from 768 px up, or all of it. @default "half" */
  width?: "half" | "full";
  /** Renders a router link in place of `<a>`. @default the provider's link */
  render?: LinkProps["render"];
}

/** A picture as large as the screen that leads to a collection: one link, with its words and an arrow. */
export function Banner({ label, picture, width = "half", className, ...props }: BannerProps) {
  return (
    <Link
      {...props}
      data-component="banner"
      data-width={width}
      className={recipe.banner({ className: `${width === "full" ? "sv:lg:col-span-2" : ""} ${className ?? ""}` })}
    >
      <span data-part="stage" className={recipe.stage({ width })}>
        <ArtPicture {...picture} alt="" sizes={width === "full" ? "90vw" : "45vw"} className={recipe.picture()} />
      </span>
      <span data-part="label" className={recipe.label()}>
        <span>{label}</span> <ArrowRightThin className={recipe.arrow()} />
      </span>
    </Link>
  );
}

/** Banners of one page: a full one in a row, halves in pairs. */
export function BannerGroup({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} data-component="banner-group" className={recipe.group({ className })} />;
}

import type { ComponentProps, ReactNode } from "react";
import { ArrowRightThin } from "../icons/arrow-right-thin.tsx";
import { Link, type LinkProps } from "../lib/link.tsx";
import { ArtPicture } from "../picture/art-picture.tsx";
import type { PictureSource } from "../picture/index.ts";
import * as recipe from "./banner.recipe.ts";

export interface BannerProps extends Omit<ComponentProps<"a">, "children"> {
  /** Text of the link: the name of its target. */
  label: ReactNode;
  href: string;
  /** `mobile` is shown below 768 px. */
  picture: { desktop: PictureSource; mobile: PictureSource };
  /** Half or full width from 768 px up. @default "half" */
  width?: "half" | "full" | undefined;
  /** Renders a router link in place of `<a>`. @default the provider's link */
  render?: LinkProps["render"] | undefined;
}

/** A large picture, at least four fifths of the screen high, that is one link with a label and an arrow. */
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

export interface BannerGroupProps extends ComponentProps<"div"> {}

/** Groups the banners of a page: full ones take a row, halves are placed in pairs. */
export function BannerGroup({ className, ...props }: BannerGroupProps) {
  return <div {...props} data-component="banner-group" className={recipe.group({ className })} />;
}

"use client";

import type { ComponentProps } from "react";
import { DialogClose, DialogContent, type DialogContentProps } from "../dialog/index.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { Skeleton, SkeletonBlock } from "../skeleton/index.ts";
import { textLink } from "../text-link/text-link.recipe.ts";
import { english, type QuickViewLabels } from "./quick-view-labels.ts";
import { actions, halves, panel } from "./quick-view.recipe.ts";

export interface QuickViewProps extends Omit<
  DialogContentProps,
  "title" | "titleVisibility" | "size" | "dismissal" | "initialFocus" | "labels"
> {
  /** Name of the product; part of the dialog's name. */
  name: string;
  labels?: Partial<QuickViewLabels> | undefined;
}

/**
 * A product in a dialog over the list. Neither Escape nor the scrim closes it, only its first button and a
 * `QuickViewClose` at the end. Place it in a `Dialog`.
 */
export function QuickView({ name, labels, className, ...props }: QuickViewProps) {
  const words = useLabels("quickView", english, labels);
  return (
    <DialogContent
      {...props}
      title={words.quickView(name)}
      titleVisibility="hidden"
      size="lg"
      dismissal="static"
      initialFocus="title"
      labels={{ close: words.close }}
      className={panel({ className })}
    />
  );
}

export interface QuickViewBodyProps extends ComponentProps<"div"> {}

/** A `QuickViewGallery` and a `BuyBox`, side by side from 768 px. */
export function QuickViewBody({ className, ...props }: QuickViewBodyProps) {
  return <div {...props} data-part="body" className={halves({ className })} />;
}

export interface QuickViewActionsProps extends ComponentProps<"div"> {}

/** Buy buttons. On phones they stick to the bottom of the screen. */
export function QuickViewActions({ className, ...props }: QuickViewActionsProps) {
  return <div {...props} data-part="actions" className={actions({ className })} />;
}

export interface QuickViewCloseProps extends Omit<ComponentProps<"button">, "children"> {
  labels?: Pick<Partial<QuickViewLabels>, "close"> | undefined;
}

/** Close button at the end of the quick view, since Escape does not close it. Renders a `<button>` that looks like text. */
export function QuickViewClose({ labels, className, ...props }: QuickViewCloseProps) {
  const words = useLabels("quickView", english, labels);
  return (
    <DialogClose {...props} className={textLink({ variant: "standalone", className })}>
      {words.close}
    </DialogClose>
  );
}

export interface QuickViewSkeletonProps extends Omit<ComponentProps<"div">, "children"> {
  labels?: Pick<Partial<QuickViewLabels>, "loading"> | undefined;
}

/** Placeholder of both halves while the product loads. */
export function QuickViewSkeleton({ labels, className, ...props }: QuickViewSkeletonProps) {
  const words = useLabels("quickView", english, labels);
  return (
    <Skeleton {...props} label={words.loading} className={halves({ className })}>
      <SkeletonBlock className="sv:aspect-banner-mobile sv:max-lg:-mx-margin sv:lg:aspect-product" />
      <div className="sv:grid sv:gap-5">
        <SkeletonBlock width="long" className="sv:h-10" />
        <SkeletonBlock width="short" className="sv:h-6" />
        <SkeletonBlock className="sv:size-16" />
        <SkeletonBlock variant="control" />
        <SkeletonBlock variant="control" />
        <SkeletonBlock variant="control" className="sv:h-control-lg" />
      </div>
    </Skeleton>
  );
}

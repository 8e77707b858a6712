import { cva } from "class-variance-authority";

export const turn = cva(
  "sv:pointer-events-none sv:absolute sv:inset-0 sv:hoverable:opacity-0 sv:hoverable:group-focus-within/card:opacity-100 sv:hoverable:group-hover/card:opacity-100",
);

/** A target of 44 px around a chip, above the action bar if there is one. */
export const turnButton = cva(
  "sv:pointer-events-auto sv:absolute sv:end-1 sv:bottom-1 sv:z-1 sv:grid sv:min-h-target sv:min-w-target sv:place-items-center sv:rounded-full sv:focus-visible:halo sv:hoverable:bottom-12 sv:[&>bdi]:rounded-full sv:[&>bdi]:bg-chip sv:[&>bdi]:px-2.5 sv:[&>bdi]:pt-1.5 sv:[&>bdi]:pb-1 sv:text-badge sv:tabular",
);

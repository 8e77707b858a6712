"use client";

import { createContext, use } from "react";
import type { useSpots } from "./use-spots.ts";

type Spots = ReturnType<typeof useSpots>;

interface PointState {
  value: string;
  x: number;
  y: number;
  state: "open" | "closed";
}

export const SpotsContext = createContext<Spots | null>(null);

export const PointContext = createContext<PointState | null>(null);

/** The spots of the picture around a part, which the error message names if there is none. */
export function usePictureSpots(part: string): Spots {
  const spots = use(SpotsContext);
  if (!spots) throw new Error(`${part} must stand inside <ShopTheLookPicture>, which knows which card is open.`);
  return spots;
}

/** The point around a part, which the error message names if there is none. */
export function usePoint(part: string): PointState {
  const point = use(PointContext);
  if (!point) throw new Error(`${part} must stand inside <ShopTheLookPoint>, which knows where it is.`);
  return point;
}

import { IconButton } from "../icon-button/index.ts";
import { CaretLeft } from "../icons/caret-left.tsx";
import { CaretRight } from "../icons/caret-right.tsx";
import { Pause } from "../icons/pause.tsx";
import { Play } from "../icons/play.tsx";
import { control } from "./carousel.recipe.ts";

interface CarouselControlsProps {
  /** Whether the carousel rotates automatically; `none` if it never does. */
  motion: "on" | "off" | "none";
  atStart: boolean;
  atEnd: boolean;
  labels: { pause: string; play: string; previous: string; next: string };
  onMotionChange: (on: boolean) => void;
  onStep: (by: 1 | -1) => void;
}

/** Pause, Previous, Next. At the end of the list a button is `aria-disabled` and keeps the focus. */
export function CarouselControls({ motion, atStart, atEnd, labels, onMotionChange, onStep }: CarouselControlsProps) {
  const on = motion === "on";
  return (
    <>
      {motion !== "none" && (
        <IconButton label={on ? labels.pause : labels.play} className={control()} onClick={() => onMotionChange(!on)}>
          {on ? <Pause /> : <Play />}
        </IconButton>
      )}
      <IconButton label={labels.previous} aria-disabled={atStart} className={control()} onClick={() => onStep(-1)}>
        <CaretLeft className="sv:rtl:-scale-x-100" />
      </IconButton>
      <IconButton label={labels.next} aria-disabled={atEnd} className={control()} onClick={() => onStep(1)}>
        <CaretRight className="sv:rtl:-scale-x-100" />
      </IconButton>
    </>
  );
}

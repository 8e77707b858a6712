import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ListingToolbarLayout } from "./index.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A screen of this width in pixels, for media queries of the form `(width < …rem)`. */
function onScreen(width: number) {
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { media, matches: width < 16 * Number(/\(width < (\d+)rem\)/.exec(media)?.[1]) }),
  );
}

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>("radio", { hidden: true })
    .flatMap((radio) => (radio.checked ? [radio.ariaLabel] : []));

test.each([
  { width: 768, value: "grid-4" as const, shown: "3 columns" },
  { width: 768, value: "grid-3" as const, shown: "3 columns" },
  { width: 768, value: "grid-2" as const, shown: "2 columns" },
  { width: 1024, value: "grid-4" as const, shown: "4 columns" },
])("at $width px the choice $value is shown as $shown, which is selected", ({ width, value, shown }) => {
  onScreen(width);
  render(<ListingToolbarLayout value={value} />);
  expect(chosen()).toEqual([shown]);
});

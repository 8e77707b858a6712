import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { ShopTheLookPicture, ShopTheLookSpot } from "./index.ts";
import { useSpots, type UseSpotsOptions } from "./use-spots.ts";

function Spots(options: UseSpotsOptions) {
  const { open, spotProps, cardProps } = useSpots(options);
  return (
    <>
      {["coat", "dress"].map((spot) => (
        <p key={spot}>
          <button type="button" {...spotProps(spot)}>
            {spot}
          </button>
          {open === spot && (
            <span {...cardProps()}>
              <a href={`#${spot}`}>{`The ${spot}`}</a>
            </span>
          )}
        </p>
      ))}
      <button type="button">elsewhere</button>
    </>
  );
}

afterEach(cleanup);

const button = (name: string) => screen.getByRole("button", { name });
const shown = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);
const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });

test("one card is open at a time, and a second press closes it", () => {
  render(<Spots />);
  expect(shown()).toEqual([]);
  fireEvent.click(button("coat"));
  expect(shown()).toEqual(["The coat"]);
  fireEvent.click(button("dress"));
  expect(shown()).toEqual(["The dress"]);
  fireEvent.click(button("dress"));
  expect(shown()).toEqual([]);
});

test("the button tells whether its card is open, and names it", () => {
  render(<Spots />);
  expect(button("coat").getAttribute("aria-expanded")).toBe("false");
  expect(button("coat").hasAttribute("aria-controls")).toBe(false);
  fireEvent.click(button("coat"));
  expect(button("coat").getAttribute("aria-expanded")).toBe("true");
  expect(button("coat").getAttribute("aria-controls")).toBe(screen.getByRole("link").parentElement?.id);
  expect(button("dress").getAttribute("aria-expanded")).toBe("false");
});

test("Escape in the card closes it and returns the focus to its button", () => {
  render(<Spots defaultValue="dress" />);
  act(() => screen.getByRole("link").focus());
  const isDefaultAllowed = escape();
  expect(shown()).toEqual([]);
  expect(isDefaultAllowed, "a dialog around it stays open").toBe(false);
  expect(document.activeElement).toBe(button("dress"));
});

test("Escape after a press that focused nothing focuses the button", () => {
  render(<Spots />);
  fireEvent.click(button("coat"));
  expect(document.activeElement).toBe(document.body);
  escape();
  expect(shown()).toEqual([]);
  expect(document.activeElement).toBe(button("coat"));
});

test.each([{ isComposing: true }, { keyCode: 229 }])("Escape in an input method leaves it open: %o", (sign) => {
  render(<Spots defaultValue="coat" />);
  fireEvent.keyDown(document.body, { key: "Escape", ...sign });
  expect(shown()).toEqual(["The coat"]);
});

test.each([
  ["a press elsewhere", () => fireEvent.pointerDown(document.body)],
  ["the focus of something else", () => act(() => button("elsewhere").focus())],
  ["the focus of another spot", () => act(() => button("dress").focus())],
])("%s closes it", (_, happen) => {
  render(<Spots defaultValue="coat" />);
  happen();
  expect(shown()).toEqual([]);
});

test("a press or the focus in the card leaves it open", () => {
  render(<Spots defaultValue="coat" />);
  const link = screen.getByRole("link");
  fireEvent.pointerDown(link);
  act(() => link.focus());
  fireEvent.pointerDown(button("coat"));
  expect(shown()).toEqual(["The coat"]);
});

test("a controlled value changes only by the caller", () => {
  const onValueChange = vi.fn();
  render(<Spots value="coat" onValueChange={onValueChange} />);
  fireEvent.click(button("dress"));
  expect(onValueChange).toHaveBeenLastCalledWith("dress");
  fireEvent.pointerDown(document.body);
  expect(onValueChange).toHaveBeenLastCalledWith(null);
  expect(shown()).toEqual(["The coat"]);
});

const look = (
  <ShopTheLookPicture picture={null} sizes="1px">
    <ShopTheLookSpot value="coat" x={30} y={40} title="Coat" href="#coat">
      Card
    </ShopTheLookSpot>
    <ShopTheLookSpot value="dress" x={70} y={40} title="Dress" href="#dress">
      Card
    </ShopTheLookSpot>
  </ShopTheLookPicture>
);

test.each(["Coat", "Dress"])("%s is a link until the page is hydrated, and the focus stays on it", async (name) => {
  const page = document.body.appendChild(document.createElement("main"));
  page.innerHTML = renderToString(look);
  const link = screen.getByRole("link", { name });
  expect(link.getAttribute("href")).toBe(`#${name.toLowerCase()}`);
  link.focus();
  const root = await act(async () => hydrateRoot(page, look));
  expect(document.activeElement).toBe(button(name));
  act(() => root.unmount());
  page.remove();
});

test("a part outside of the picture says where it belongs", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const spot = (
    <ShopTheLookSpot value="coat" x={0} y={0} title="Coat" href="#coat">
      Card
    </ShopTheLookSpot>
  );
  expect(() => render(spot)).toThrow("must stand inside <ShopTheLookPicture>");
  vi.restoreAllMocks();
});

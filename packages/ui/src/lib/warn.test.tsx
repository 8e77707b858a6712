import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactElement, StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A fresh copy of the components, which have written no warning yet. */
const fresh = async () => {
  vi.resetModules();
  const [dialog, drawer, iconButton, optionPicker, quantity] = await Promise.all([
    import("../dialog/index.ts"),
    import("../drawer/index.ts"),
    import("../icon-button/index.ts"),
    import("../option-picker/index.ts"),
    import("../quantity/index.ts"),
  ]);
  return { ...dialog, ...drawer, ...iconButton, ...optionPicker, ...quantity };
};

const written = vi.spyOn(console, "error").mockReturnValue();
const messages = () => written.mock.calls.map(([message]) => String(message));

beforeEach(() => void written.mockClear());
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

const show = (element: ReactElement) => render(element, { wrapper: StrictMode });

test.each([
  { first: undefined, next: 2, change: "from uncontrolled to controlled" },
  { first: 2, next: undefined, change: "from controlled to uncontrolled" },
])("a component that changes $change warns once, with its name", async ({ first, next, change }) => {
  const { Quantity } = await fresh();
  const { rerender } = show(<Quantity label="buttons" value={first} />);
  rerender(<Quantity label="buttons" value={first} />);
  expect(messages()).toEqual([]);
  for (const value of [next, first, next]) rerender(<Quantity label="buttons" value={value} />);
  expect(messages().filter((message) => message.includes(change))).toEqual([
    expect.stringMatching(/^@selvedge\/ui: <Quantity> changed .*Control it in each render or in none\./),
  ]);
});

test("the warning names the component or hook that the caller uses", async () => {
  const { OptionPicker, useOptions } = await fresh();
  const Tiles = ({ value }: { value: string | undefined }) => <div {...useOptions({ value }).groupProps()} />;
  const page = (value: string | undefined) => (
    <>
      <OptionPicker label="Size" value={value}>
        {null}
      </OptionPicker>
      <Tiles value={value} />
    </>
  );
  const { rerender } = show(page("S"));
  rerender(page(undefined));
  expect(messages().map((message) => message.split(" changed ")[0])).toEqual([
    "@selvedge/ui: <OptionPicker>",
    "@selvedge/ui: useOptions",
  ]);
});

test("two components, one controlled and one not, do not warn", async () => {
  const { Quantity } = await fresh();
  show(
    <>
      <Quantity label="buttons" value={2} />
      <Quantity label="ribbons" />
    </>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Increase quantity of ribbons" }));
  expect(messages()).toEqual([]);
});

test.each(["", " ", undefined as unknown as string])("an icon button or link with the name %j warns", async (label) => {
  const { IconButton, IconLink } = await fresh();
  show(
    <>
      <IconButton label={label} />
      <IconButton label={label} />
      <IconLink label={label} href="/" />
      <IconLink label="Cart" href="/cart" />
    </>,
  );
  expect(messages()).toEqual(
    ["IconButton", "IconLink"].map(
      (piece) =>
        `@selvedge/ui: <${piece}> has no accessible name, so screen readers cannot say what it is. Give it a \`label\`.`,
    ),
  );
});

test.each(["Dialog", "Drawer"] as const)(
  "a %s that opens without a name warns, and one with a name does not",
  async (piece) => {
    const parts = await fresh();
    const Root = parts[piece];
    const Content = parts[`${piece}Content`];
    const Portal = parts[`${piece}Portal`];
    const Panel = parts[`${piece}Panel`];
    const open = async (content: ReactElement) => {
      written.mockClear();
      show(<Root open>{content}</Root>);
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      cleanup();
      return messages();
    };
    expect(await open(<Content title="Gift">text</Content>)).toEqual([]);
    expect(await open(<Content title={<img src="gift.svg" alt="Gift" />}>text</Content>)).toEqual([]);
    expect(
      await open(
        <Portal>
          <Panel aria-label="Gift">text</Panel>
        </Portal>,
      ),
    ).toEqual([]);
    const unnamed = [
      `@selvedge/ui: <${piece}Panel> has no accessible name, so screen readers cannot say what it is. Give it a <${piece}Title> with a text, or \`aria-label\`.`,
    ];
    expect(await open(<Content title="">text</Content>)).toEqual(unnamed);
    // The same warning is not repeated.
    expect(
      await open(
        <Portal>
          <Panel>text</Panel>
        </Portal>,
      ),
    ).toEqual([]);
  },
);

test("a production build warns of nothing", async () => {
  vi.stubEnv("NODE_ENV", "production");
  const { IconButton, Quantity } = await fresh();
  const { rerender } = render(<Quantity label="buttons" value={2} />);
  rerender(<Quantity label="buttons" />);
  rerender(<IconButton label="" />);
  expect(messages().filter((message) => message.startsWith("@selvedge/ui"))).toEqual([]);
});

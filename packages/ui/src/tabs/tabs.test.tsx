import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { Tab, TabList, TabPanel, Tabs, TabsFold, TabsFoldIcon, TabsFoldTrigger } from "./index.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("TabsFold renders the same markup as its parts", () => {
  const fold = renderToString(
    <Tabs variant="rail">
      <TabsFold className="first">Orders</TabsFold>
    </Tabs>,
  );
  const parts = renderToString(
    <Tabs variant="rail">
      <TabsFoldTrigger className="first">
        <span>Orders</span>
        <TabsFoldIcon />
      </TabsFoldTrigger>
    </Tabs>,
  );
  expect(fold).toContain("Orders");
  expect(fold).toBe(parts);
});

test("a fold with render expands the rail, and gets the focus back once a tab is chosen", () => {
  render(
    <Tabs variant="rail" defaultValue="profile">
      <TabsFoldTrigger render={<button type="button" className="own" />}>
        <TabsFoldIcon>›</TabsFoldIcon>
      </TabsFoldTrigger>
      <TabList label="Account">
        <Tab value="profile">Profile</Tab>
      </TabList>
    </Tabs>,
  );
  const fold = screen.getByRole("button");
  const icon = fold.querySelector<HTMLElement>("[data-part=icon]")!;
  expect([fold.className.split(" ").includes("own"), fold.dataset["part"]]).toEqual([true, "fold"]);
  expect([icon.textContent, icon.querySelector("svg"), icon.dataset["state"]]).toEqual(["›", null, "closed"]);
  fireEvent.click(fold);
  expect([fold.ariaExpanded, fold.dataset["state"], icon.dataset["state"]]).toEqual(["true", "open", "open"]);
  fireEvent.click(screen.getByRole("tab"));
  expect([fold.ariaExpanded, document.activeElement]).toEqual(["false", fold]);
});

test("a tab with render is chosen by press and by arrow key", () => {
  render(
    <Tabs defaultValue="profile">
      <TabList label="Account">
        <Tab value="profile">Profile</Tab>
        <Tab value="orders" render={<a href="#orders" className="own" />}>
          Orders
        </Tab>
      </TabList>
      <TabPanel value="orders">ORD482913</TabPanel>
    </Tabs>,
  );
  const orders = screen.getByRole("tab", { name: "Orders", selected: false });
  expect([orders.tagName, orders.classList.contains("own"), orders.dataset["part"]]).toEqual(["A", true, "tab"]);
  fireEvent.mouseDown(orders);
  expect(screen.getByRole("tabpanel", { name: "Orders" }).textContent).toBe("ORD482913");
  fireEvent.mouseDown(screen.getByRole("tab", { name: "Profile" }));
  expect(screen.queryByText("ORD482913")).toBeNull();
  fireEvent.focus(orders);
  expect(orders.ariaSelected).toBe("true");
});

function Written({ keepMounted }: { keepMounted?: boolean }) {
  return (
    <Tabs defaultValue="profile">
      <TabList label="Account">
        <Tab value="profile">Profile</Tab>
        <Tab value="orders">Orders</Tab>
      </TabList>
      <TabPanel value="profile" keepMounted={keepMounted}>
        <input aria-label="Name" />
      </TabPanel>
      <TabPanel value="orders">ORD482913</TabPanel>
    </Tabs>
  );
}

const choose = (name: string) => fireEvent.mouseDown(screen.getByRole("tab", { name }));

test("`keepMounted` keeps typed text while another tab is current, and hides it", () => {
  render(<Written keepMounted />);
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Asha" } });
  choose("Orders");
  expect(screen.getAllByRole("tabpanel")).toEqual([screen.getByText("ORD482913")]);
  expect(screen.getByLabelText("Name").closest<HTMLElement>("[role=tabpanel]")!.style.display).toBe("none");
  choose("Profile");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Name" }).value).toBe("Asha");
});

test("without `keepMounted` the content of other tabs is not in the document", () => {
  render(<Written />);
  choose("Orders");
  expect(screen.queryByLabelText("Name")).toBeNull();
});

test("tabs that change from uncontrolled to controlled are reported", () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  const { rerender } = render(<Tabs />);
  rerender(<Tabs value="profile" />);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining("<Tabs> changed from uncontrolled to controlled"),
  );
});

test.each([
  ["TabsFoldTrigger", <TabsFoldTrigger key="" />],
  ["TabsFoldIcon", <TabsFoldIcon key="" />],
  ["TabList", <TabList key="" label="Account" />],
  ["Tab", <Tab key="" value="a" />],
  ["TabPanel", <TabPanel key="" value="a" />],
])("%s outside of tabs says where it must stand", (part, element) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(element)).toThrow(`<${part}> must stand inside <Tabs>, which knows the current tab.`);
});

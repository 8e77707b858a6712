import type { StaffRole } from "@selvedge/commerce/wire/owner";

/** A screen that the navigation names. */
export interface DeskScreen {
  to: string;
  label: string;
  /** What it is for, on the screen that lists those without a place in a phone's navigation. */
  about: string;
  /** Who may do what it offers. An owner may do everything. */
  role: StaffRole;
}

/** In the sequence of the navigation: a phone shows the first ones and “More”. */
const SCREENS: readonly DeskScreen[] = [
  { to: "/", label: "Today", about: "What waits for somebody", role: "packer" },
  { to: "/orders", label: "Orders", about: "All orders", role: "packer" },
  { to: "/exchanges", label: "Exchanges", about: "Sizes that customers exchange", role: "packer" },
  { to: "/products", label: "Products", about: "Prices, stock, texts and pictures", role: "packer" },
  { to: "/reviews", label: "Reviews", about: "Reviews that wait to be read", role: "owner" },
  { to: "/coupons", label: "Coupons", about: "Codes that lower an order’s price", role: "owner" },
  { to: "/sales", label: "Sales", about: "Orders and money, and papers for the accountant", role: "owner" },
  { to: "/enquiries", label: "Enquiries", about: "What people have written, and the newsletter", role: "owner" },
  { to: "/collections", label: "Collections", about: "What menus and the home page present", role: "owner" },
  {
    to: "/pages",
    label: "Pages",
    about: "Texts and pictures of the home page, your story and the policies",
    role: "owner",
  },
  { to: "/journal", label: "Journal", about: "Stories: drafts, and those that the shop shows", role: "owner" },
  { to: "/settings", label: "Settings", about: "What the shop promises and says of itself", role: "owner" },
  { to: "/staff", label: "Staff", about: "Who may sign in", role: "owner" },
  { to: "/jobs", label: "Jobs", about: "Work that has failed, and mails that are not sent", role: "owner" },
  { to: "/audit", label: "Audit", about: "Who has changed what", role: "owner" },
];

/** How many a phone's navigation holds beside “More”. */
export const MAIN_SCREENS = 4;

export const screensOf = (role: StaffRole): readonly DeskScreen[] =>
  SCREENS.filter((screen) => role === "owner" || screen.role === "packer");

import { island } from "../lib/islands/index.ts";

export const ShellHeader = island(() => import("../features/shell/shell-header.tsx"), { of: "shell" });
export const StoreFooter = island(() => import("../features/shell/store-footer.tsx"), { of: "shell", at: "sight" });
export const FloatingParts = island(() => import("../features/shell/floating-parts.tsx"), { of: "shell" });

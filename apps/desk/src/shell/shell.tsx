import type { StaffSignInAnswer } from "@selvedge/commerce/wire/owner";
import { Button } from "@selvedge/ui/button";
import { SkipLink } from "@selvedge/ui/skip-link";
import { type ReactNode, useRef } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { MAIN_SCREENS, screensOf } from "./screens.ts";
import { useHeadingFocus } from "./use-heading-focus.ts";

interface ShellProps {
  staff: StaffSignInAnswer["staff"];
  /** Whether somebody has just signed in. */
  isArrival: boolean;
  onSignOut: () => void;
  children: ReactNode;
}

const MORE = { to: "/more", label: "More" };

/** Navigation and the screen. After a navigation the screen's heading has the focus. */
export function Shell({ staff, isArrival, onSignOut, children }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main, useLocation().pathname, isArrival);
  const screens = screensOf(staff.role);
  return (
    <>
      <SkipLink href="#screen">Skip to content</SkipLink>
      <header className="sv:border-b sv:border-hairline sv:print:hidden">
        <div className="sv:wrap sv:flex sv:flex-wrap sv:items-center sv:gap-x-6 sv:py-2">
          <nav
            aria-label="Desk"
            className="sv:order-last sv:flex sv:basis-full sv:flex-wrap sv:gap-x-4 sv:lg:order-first sv:lg:flex-1 sv:lg:basis-0 sv:lg:gap-x-5"
          >
            {screens.map(({ to, label }, place) => (
              <NavLink
                key={to}
                to={to}
                end={to === "/"}
                className={`${NAVIGATION} ${place < MAIN_SCREENS ? "sv:flex" : "sv:hidden sv:lg:flex"}`}
              >
                {label}
              </NavLink>
            ))}
            {screens.length > MAIN_SCREENS && (
              <NavLink to={MORE.to} className={`${NAVIGATION} sv:flex sv:lg:hidden`}>
                {MORE.label}
              </NavLink>
            )}
          </nav>
          <span className="sv:min-w-0 sv:flex-1 sv:text-small sv:wrap-anywhere sv:text-muted sv:lg:flex-none">
            {staff.name ?? staff.email}
          </span>
          <Button variant="plain" size="sm" onClick={onSignOut}>
            Sign out
          </Button>
        </div>
      </header>
      <main ref={main} id="screen" tabIndex={-1} className="sv:wrap sv:py-8 sv:lg:py-12 sv:print:py-0">
        {children}
      </main>
    </>
  );
}

const NAVIGATION =
  "sv:min-h-target sv:items-center sv:border-b-2 sv:border-transparent sv:text-label sv:hover:border-strong sv:aria-[current=page]:border-accent";

import type { StaffSignInAnswer } from "@selvedge/commerce/wire/owner";
import { Button } from "@selvedge/ui/button";
import { SkipLink } from "@selvedge/ui/skip-link";
import { type ReactNode, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router-dom";

interface ShellProps {
  staff: StaffSignInAnswer["staff"];
  onSignOut: () => void;
  children: ReactNode;
}

const SCREENS = [
  { to: "/", label: "Today" },
  { to: "/orders", label: "Orders" },
];

/** Navigation and the screen. After a navigation the screen's heading has the focus. */
export function Shell({ staff, onSignOut, children }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo(0, 0);
    main.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <SkipLink href="#screen">Skip to content</SkipLink>
      <header className="sv:border-b sv:border-hairline sv:print:hidden">
        <div className="sv:wrap sv:flex sv:flex-wrap sv:items-center sv:gap-x-6 sv:py-2">
          <nav aria-label="Desk" className="sv:flex sv:flex-1 sv:gap-5">
            {SCREENS.map(({ to, label }) => (
              <NavLink
                key={to}
                to={to}
                end={to === "/"}
                className="sv:flex sv:min-h-target sv:items-center sv:border-b-2 sv:border-transparent sv:text-label sv:hover:border-strong sv:aria-[current=page]:border-accent"
              >
                {label}
              </NavLink>
            ))}
          </nav>
          <span className="sv:hidden sv:text-small sv:text-muted sv:lg:block">{staff.name ?? staff.email}</span>
          <Button intent="plain" size="sm" onClick={onSignOut}>
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

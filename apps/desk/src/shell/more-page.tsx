import type { StaffRole } from "@selvedge/commerce/wire/owner";
import { TextLink } from "@selvedge/ui/text-link";
import { Screen } from "./screen.tsx";
import { MAIN_SCREENS, screensOf } from "./screens.ts";

/** The way to the screens that a phone's navigation has no place for. */
export const MorePage = ({ role }: { role: StaffRole }) => (
  <Screen title="More">
    <ul className="sv:grid sv:gap-5 sv:sm:grid-cols-2">
      {screensOf(role)
        .slice(MAIN_SCREENS)
        .map(({ to, label, about }) => (
          <li key={to}>
            <TextLink href={to}>{label}</TextLink>
            <p className="sv:text-small sv:text-muted">{about}</p>
          </li>
        ))}
    </ul>
  </Screen>
);

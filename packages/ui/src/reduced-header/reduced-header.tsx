import type { ComponentProps, ReactNode } from "react";
import { Lock } from "../icons/lock.tsx";

export interface ReducedHeaderProps extends Omit<ComponentProps<"header">, "children"> {
  /** Purpose of the page in two words: "Secure checkout". */
  label: ReactNode;
  /** @default a lock */
  icon?: ReactNode;
  /** A `Wordmark`, centred. */
  wordmark: ReactNode;
  /** The only link: contact or help. */
  action?: ReactNode;
}

/** Header of a page without distractions, such as the checkout: purpose, wordmark, help link. */
export function ReducedHeader({
  label,
  icon = <Lock />,
  wordmark,
  action,
  className = "",
  ...props
}: ReducedHeaderProps) {
  return (
    <header
      {...props}
      data-component="reduced-header"
      className={`sv:@container sv:border-b sv:border-hairline ${className}`}
    >
      <div className="sv:wrap sv:grid sv:min-h-header-mobile sv:grid-cols-[1fr_auto_1fr] sv:items-center sv:gap-2 sv:py-1 sv:xl:min-h-header">
        <p
          data-part="label"
          className="sv:flex sv:items-center sv:gap-2 sv:pt-0.5 sv:text-caption sv:text-muted sv:[&>svg]:size-icon-sm sv:[&>svg]:shrink-0"
        >
          {icon}
          <span className="sv:@max-[14rem]:sr-only">{label}</span>
        </p>
        {wordmark}
        <div data-part="action" className="sv:pt-0.5 sv:text-end sv:text-caption">
          {action}
        </div>
      </div>
    </header>
  );
}

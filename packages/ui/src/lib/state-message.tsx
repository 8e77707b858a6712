import type { ComponentProps, ReactNode } from "react";

export interface StateMessageProps extends Omit<ComponentProps<"div">, "title"> {
  /** The situation, in a few words. */
  title: ReactNode;
  /** Heading level; must follow the outline of the page. @default 2 */
  level?: 1 | 2 | 3 | 4 | undefined;
  /** A Thin icon, 32 px. */
  icon?: ReactNode;
  /** The next step: a button, or a link that looks like one. */
  action?: ReactNode;
}

interface StateMessageOwnProps extends StateMessageProps {
  component: string;
  /** `alert` announces the message as soon as it appears. */
  messageRole?: "alert";
}

/** Icon, heading, one sentence and one button, in place of content that is missing. */
export function StateMessage({
  component,
  title,
  level = 2,
  icon,
  action,
  messageRole,
  className = "",
  children,
  ...props
}: StateMessageOwnProps) {
  const Heading = `h${level}` as const;
  return (
    <div {...props} data-component={component} className={`sv:text-start ${className}`}>
      {icon && (
        <span data-part="icon" className="sv:mb-2.5 sv:block sv:[&>svg]:size-icon-lg">
          {icon}
        </span>
      )}
      <div role={messageRole}>
        <Heading data-part="title" className="sv:font-display sv:text-h3 sv:text-balance">
          {title}
        </Heading>
        {children && (
          <div data-part="description" className="sv:mt-2 sv:max-w-[40ch] sv:text-muted">
            {children}
          </div>
        )}
      </div>
      {action && (
        <div data-part="action" className="sv:mt-4.5">
          {action}
        </div>
      )}
    </div>
  );
}

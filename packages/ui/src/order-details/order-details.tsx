import type { ComponentProps, ReactNode } from "react";

export interface OrderDetailsLine {
  id: string;
  name: ReactNode;
  quantity: number;
  /** Of one piece, ready to read. */
  price: string;
  /** Material, size, measurements. */
  options?: ReactNode;
}

export interface OrderDetailsProps extends ComponentProps<"div"> {
  lines: readonly OrderDetailsLine[];
  /** Name of the list of lines, as heard. @default "Items" */
  linesName?: string;
}

/** What an order holds, one line each as `name x quantity — price`. Children (sums, address, tracker) follow. */
export function OrderDetails({ lines, linesName = "Items", className = "", children, ...props }: OrderDetailsProps) {
  return (
    <div {...props} data-component="order-details" className={`grid gap-6 ${className}`}>
      <ul aria-label={linesName} className="border-t border-hairline">
        {lines.map(({ id, name, quantity, price, options }) => (
          <li key={id} data-part="line" className="border-b border-hairline py-3 wrap-anywhere">
            <p className="tabular">
              {name} x {quantity} — {price}
            </p>
            {options && <p className="text-caption text-muted">{options}</p>}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

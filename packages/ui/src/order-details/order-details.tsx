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
    <div {...props} data-component="order-details" className={`sv:grid sv:gap-6 ${className}`}>
      <ul aria-label={linesName} className="sv:border-t sv:border-hairline">
        {lines.map(({ id, name, quantity, price, options }) => (
          <li key={id} data-part="line" className="sv:border-b sv:border-hairline sv:py-3 sv:wrap-anywhere">
            <p className="sv:tabular">
              {name} x {quantity} — {price}
            </p>
            {options && <p className="sv:text-caption sv:text-muted">{options}</p>}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

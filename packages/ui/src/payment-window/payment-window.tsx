import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button/index.ts";
import { DialogBody, DialogFooter } from "../dialog/index.ts";
import { Notice } from "../notice/index.ts";

export interface PaymentWindowLabels {
  amount: string;
  noMoney: string;
  succeed: string;
  fail: string;
  close: string;
}

const english: PaymentWindowLabels = {
  amount: "To pay",
  noMoney: "This is a test bank. No money moves.",
  succeed: "Succeed",
  fail: "Fail",
  close: "Close",
};

export interface PaymentWindowProps extends Omit<ComponentProps<"div">, "children"> {
  /** What is to be paid, ready to read. */
  amount: string;
  /** Order number and the like, under the amount. */
  reference?: ReactNode;
  /** The decision that is on its way to the bank; all buttons wait for it. @default null */
  pending?: "succeed" | "fail" | "close" | null;
  /** What went wrong on the way; the shopper can decide again. */
  error?: ReactNode;
  onSucceed: () => void;
  onFail: () => void;
  onClose: () => void;
  labels?: Partial<PaymentWindowLabels>;
}

/** Window of a bank that moves no money: succeed, fail or close. Stands in a `DialogContent`. */
export function PaymentWindow({
  amount,
  reference,
  pending = null,
  error,
  onSucceed,
  onFail,
  onClose,
  labels,
  ...props
}: PaymentWindowProps) {
  const say = { ...english, ...labels };
  const stateOf = (decision: typeof pending) => (pending === decision ? "busy" : "idle");
  const decide = (act: () => void) => () => {
    if (pending === null) act();
  };
  return (
    <div {...props} data-component="payment-window" className="sv:contents">
      <DialogBody className="sv:grid sv:content-start sv:gap-5">
        <Notice tone="info">{say.noMoney}</Notice>
        <dl>
          <dt className="sv:text-muted">{say.amount}</dt>
          <dd className="sv:text-price-lg sv:tabular">{amount}</dd>
          {reference && <dd className="sv:text-caption sv:text-muted">{reference}</dd>}
        </dl>
        {error && (
          <Notice tone="danger" live="assertive">
            {error}
          </Notice>
        )}
      </DialogBody>
      <DialogFooter className="sv:grid sv:gap-3 sv:sm:grid-cols-3">
        <Button width="full" state={stateOf("succeed")} onClick={decide(onSucceed)}>
          {say.succeed}
        </Button>
        <Button width="full" intent="danger" state={stateOf("fail")} onClick={decide(onFail)}>
          {say.fail}
        </Button>
        <Button width="full" intent="quiet" state={stateOf("close")} onClick={decide(onClose)}>
          {say.close}
        </Button>
      </DialogFooter>
    </div>
  );
}

import { useState } from "react";
import type { Order } from "@selvedge/commerce/wire/orders";
import { Button } from "@selvedge/ui/button";
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from "@selvedge/ui/dialog";
import { ExchangeForm, type ExchangeFormLabels } from "@selvedge/ui/exchange-form";
import { Notice } from "@selvedge/ui/notice";
import { withArticle } from "@selvedge/commerce/buying-terms";
import { formatMoment } from "@selvedge/commerce/dates";
import { sizeInWords, sizeWordOf } from "@selvedge/commerce/measurements";
import { brand } from "../../brand.ts";
import { useShop } from "../../lib/page-state.ts";
import { exchangeTitle } from "./exchange-text.ts";
import { useExchange } from "./use-exchange.ts";

export interface ExchangeDialogProps {
  order: Order;
  onClose: () => void;
}

/** Requests an exchange of one piece of a delivered order for another size. Loaded when it is opened. */
export default function ExchangeDialog({ order, onClose }: ExchangeDialogProps) {
  const shop = useShop();
  const sizeWord = sizeWordOf(order);
  // The order as it was opened: after the request it has no sizes to choose from.
  const [pieces] = useState(() =>
    order.items.flatMap(({ id, product_name, material, size, exchange_sizes }) =>
      size !== null && exchange_sizes
        ? [{ id, name: [product_name, material].filter(Boolean).join(", "), size, sizes: exchange_sizes }]
        : [],
    ),
  );
  const [pieceId, choosePiece] = useState(pieces[0]?.id ?? "");
  const piece = pieces.find(({ id }) => id === pieceId);
  const { busy, error, asked, ask } = useExchange(order.id);
  return (
    <Dialog defaultOpen onOpenChangeComplete={(open) => !open && onClose()}>
      <DialogContent title={exchangeTitle(order)} size="md" initialFocus="title">
        <DialogBody>
          {asked && piece ? (
            <>
              <Notice variant="success" live="polite">
                {shop.exchange_words.asked ?? `We answer ${brand.replyTime}.`}
              </Notice>
              <p className="sv:mt-5 sv:text-muted">
                {`${piece.name}: ${sizeInWords(asked.size, sizeWord)} for ${sizeInWords(piece.size, sizeWord)}. We have written to ${order.email}.`}
              </p>
            </>
          ) : (
            <ExchangeForm
              pieces={pieces.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              received={piece?.size ?? ""}
              pieceId={pieceId}
              onPieceChange={choosePiece}
              sizes={piece?.sizes ?? []}
              error={error}
              state={busy ? "busy" : "idle"}
              onExchange={(values) => void ask(values)}
              labels={formLabels(sizeWord)}
            >
              <Notice>
                {`For the ${sizeWord.toLowerCase()} only, once per order${order.exchange_until ? `, until ${formatMoment(order.exchange_until)}` : ""}. ${order.exchange_condition ? `The piece must be ${order.exchange_condition}.` : ""}`}
              </Notice>
            </ExchangeForm>
          )}
        </DialogBody>
        {asked && (
          <DialogFooter className="sv:flex sv:justify-end">
            <DialogClose render={<Button variant="quiet" />}>Close</DialogClose>
          </DialogFooter>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** The labels of the form that name a size. */
function formLabels(sizeWord: string): Partial<ExchangeFormLabels> {
  const word = sizeWord.toLowerCase();
  return {
    received: (size) => `You received ${sizeInWords(size, sizeWord)}`,
    wanted: `${sizeWord} wanted`,
    reason: `What is wrong with the ${word}?`,
    noOther: `This piece comes in no other ${word}.`,
    sizeMissing: `Please choose ${withArticle(word)}`,
  };
}

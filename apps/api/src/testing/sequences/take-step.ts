import { fromNewest, type Model, stockOf } from "./model.ts";
import {
  advance,
  cancel,
  returnUndelivered,
  countStock,
  moveExchange,
  refund,
  refundLine,
  restockOrder,
  settle,
} from "./owner-steps.ts";
import {
  addToCart,
  askForExchange,
  capture,
  cartOf,
  expire,
  order,
  removeFromCart,
  setQuantity,
} from "./shopper-steps.ts";
import type { Step } from "./steps.ts";

/** Takes a step in the model. Returns whether the shop must do it; a step without its order or cart line is refused. */
export function takeStep(model: Model, step: Step): boolean {
  model.now += 1;
  switch (step.do) {
    case "add to cart":
      return addToCart(model, cartOf(model, step.shopper), step.piece, step.quantity);
    case "set quantity":
      return setQuantity(model, cartOf(model, step.shopper), step.line, step.quantity);
    case "remove from cart":
      return removeFromCart(cartOf(model, step.shopper), step.line);
    case "order":
      return order(model, step.shopper, step.method, step.hasCoupon);
    case "wait":
      expire(model);
      return true;
    case "count stock":
      return countStock(model, step.piece, step.pieces);
    case "move stock":
      return countStock(model, step.piece, (stockOf(model, step.piece).stock ?? 0) + step.delta);
    default:
      return takeOrderStep(model, step);
  }
}

function takeOrderStep(model: Model, step: Extract<Step, { order: number }>): boolean {
  const named = fromNewest(model.orders, step.order);
  if (!named) return false;
  switch (step.do) {
    case "pay":
      if (named.method === "cod" || (named.isPaidAtBank && step.how !== "again")) return false;
      if (step.how !== "declined") capture(model, named);
      return true;
    case "process":
      return advance(named, "processing");
    case "ship":
      return advance(named, "shipped");
    case "deliver":
      return advance(named, "delivered");
    case "paid":
      return settle(named);
    case "cancel":
      return cancel(model, named, step.restock);
    case "returned":
      return returnUndelivered(model, named, step.restock);
    case "refund":
      return refund(model, named, step.restock);
    case "refund line":
      return refundLine(model, named, step);
    case "restock":
      return restockOrder(model, named);
    case "ask for exchange":
      return askForExchange(named, step.line);
    case "accept exchange":
      return moveExchange(model, named, "accept");
    case "decline exchange":
      return moveExchange(model, named, "decline");
    case "ship exchange":
      return moveExchange(model, named, "ship");
    case "receive exchange":
      return moveExchange(model, named, "receive", step.restock);
  }
}

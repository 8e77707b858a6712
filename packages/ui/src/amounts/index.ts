export { Amount, type AmountProps, Amounts, type AmountsProps } from "./amounts.tsx";

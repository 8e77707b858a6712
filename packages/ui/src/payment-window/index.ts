export { PaymentWindow, type PaymentWindowLabels, type PaymentWindowProps } from "./payment-window.tsx";

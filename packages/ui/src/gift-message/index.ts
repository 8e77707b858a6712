export { GiftMessage, type GiftMessageLabels, type GiftMessageProps } from "./gift-message.tsx";

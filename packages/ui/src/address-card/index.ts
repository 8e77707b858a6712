export { AddressCard, type AddressCardLabels, type AddressCardProps } from "./address-card.tsx";

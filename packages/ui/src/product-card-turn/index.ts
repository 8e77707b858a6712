export { ProductCardTurn, type ProductCardTurnLabels, type ProductCardTurnProps } from "./product-card-turn.tsx";

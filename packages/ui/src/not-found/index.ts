export { NotFound, type NotFoundLabels, type NotFoundProps } from "./not-found.tsx";

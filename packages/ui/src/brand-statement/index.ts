export { BrandStatement, type BrandStatementProps } from "./brand-statement.tsx";

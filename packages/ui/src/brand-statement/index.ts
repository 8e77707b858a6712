export { BrandFact, type BrandFactProps, BrandStatement, type BrandStatementProps } from "./brand-statement.tsx";

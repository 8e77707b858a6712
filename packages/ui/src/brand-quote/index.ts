export { BrandQuote, type BrandQuoteProps } from "./brand-quote.tsx";

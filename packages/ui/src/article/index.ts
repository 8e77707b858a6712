export {
  Article,
  type ArticleProps,
  ArticleQuote,
  type ArticleQuoteProps,
  ArticleTurn,
  type ArticleTurnLabels,
  type ArticleTurnProps,
} from "./article.tsx";

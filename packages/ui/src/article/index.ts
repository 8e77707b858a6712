export {
  Article,
  type ArticleProps,
  ArticleQuote,
  ArticleTurn,
  type ArticleTurnLabels,
  type ArticleTurnProps,
} from "./article.tsx";

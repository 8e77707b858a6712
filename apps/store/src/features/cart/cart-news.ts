import { tabNews } from "../../lib/tab-news.ts";

/** That this tab has changed the cart. */
export const cartNews = tabNews("cart");

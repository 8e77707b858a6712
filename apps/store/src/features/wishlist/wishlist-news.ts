import { tabNews } from "../../lib/tab-news.ts";

/** That this tab has changed the wishlist. */
export const wishlistNews = tabNews("wishlist");

import type { SelvedgeProviderProps } from "@selvedge/ui/provider";

/** The words of the components on these pages. */
export const labels = {
  breadcrumb: { trail: "現在の場所" },
  gallery: {
    gallery: "商品の写真",
    thumbnail: (view, position, count) => `${view}、${count}枚のうち${position}枚目`,
    earlierThumbnails: "前の写真",
    laterThumbnails: "次の写真",
    position: "写真 ",
    magnify: "拡大する：",
    showWhole: "全体を見る：",
    zoomIn: "拡大",
    zoomOut: "縮小",
    move: "写真を動かす",
    parts: ["左上", "上", "右上", "左", "中央", "右", "左下", "下", "右下"],
    zoomed: (level) => `拡大 ${level}`,
  },
  headerNav: { main: "メニュー" },
  option: { soldOut: (name) => `${name}、売り切れ` },
  quantity: {
    group: (label) => `${label}の数量`,
    less: (label) => `${label}を減らす`,
    more: (label) => `${label}を増やす`,
    spoken: "数量",
    limit: (max) => `在庫は${max}点です`,
    corrected: (count) => `在庫に合わせて${count}点にしました`,
  },
  wordmark: { home: (name) => `${name}、最初のページ` },
} satisfies SelvedgeProviderProps["labels"];

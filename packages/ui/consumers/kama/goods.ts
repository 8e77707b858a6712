import bowl from "./pictures/bowl.svg";
import cup from "./pictures/cup.svg";
import detail from "./pictures/detail.svg";
import plate from "./pictures/plate.svg";
import pot from "./pictures/pot.svg";
import small from "./pictures/small.svg";
import table from "./pictures/table.svg";
import vase from "./pictures/vase.svg";

export interface Good {
  slug: string;
  name: string;
  maker: string;
  /** In yen, tax included. */
  price: number;
  picture: { src: string; alt: string };
  note?: string;
}

export const goods: Good[] = [
  {
    slug: "kohiki",
    name: "粉引の飯碗",
    maker: "益子　早瀬",
    price: 4400,
    picture: { src: bowl, alt: "白い粉引の飯碗" },
  },
  { slug: "yunomi", name: "灰釉の湯呑", maker: "信楽　木戸", price: 3300, picture: { src: cup, alt: "淡い緑の湯呑" } },
  {
    slug: "sometsuke",
    name: "染付の丸皿",
    maker: "有田　三浦",
    price: 5280,
    picture: { src: plate, alt: "青い線の丸皿" },
    note: "新作",
  },
  { slug: "kyusu", name: "焼締の急須", maker: "常滑　沢田", price: 12100, picture: { src: pot, alt: "赤茶色の急須" } },
  {
    slug: "ichirin",
    name: "青磁の一輪挿し",
    maker: "瀬戸　小池",
    price: 8800,
    picture: { src: vase, alt: "青磁の一輪挿し" },
    note: "残り一点",
  },
  {
    slug: "mamezara",
    name: "飴釉の豆皿",
    maker: "益子　早瀬",
    price: 1650,
    picture: { src: small, alt: "飴色の豆皿" },
  },
];

/** Views of the product page's bowl. */
export const views = [
  { picture: { src: bowl, alt: "粉引の飯碗を横から見たところ" }, view: "横" },
  { picture: { src: detail, alt: "飯碗の口縁と釉薬の肌" }, view: "釉薬" },
  { picture: { src: table, alt: "食卓に置いた飯碗と湯呑" }, view: "食卓" },
];

export const yen = (amount: number) => `¥${amount.toLocaleString("en-US")}`;

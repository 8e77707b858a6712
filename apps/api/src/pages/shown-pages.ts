import { DEMO_HOME } from "@selvedge/commerce/demo-pages";
import type { HomePageAnswer, PolicyAnswer, PolicyName, StoryPageAnswer } from "@selvedge/commerce/wire/pages";
import type { Picture } from "@selvedge/commerce/wire/primitives";
import { pictureFromRow, type PicturesFile } from "../catalogue/index.ts";
import type { Db } from "../database/schema.ts";
import { readPolicy, type ShopSettingsService } from "../shop-settings/index.ts";
import { findMade } from "./pages.repository.ts";

/** The label's own pages, as visitors see them. */
export interface ShownPages {
  home(): Promise<HomePageAnswer>;
  story(): Promise<StoryPageAnswer>;
  policy(name: PolicyName): Promise<PolicyAnswer>;
}

interface ShownPagesDependencies {
  db: Db;
  shopSettings: ShopSettingsService;
  /** The demo's pictures. */
  demo: PicturesFile["pictures"];
}

type Places = Readonly<Record<string, readonly string[]>>;

export function createShownPages({ db, shopSettings, demo }: ShownPagesDependencies): ShownPages {
  /** The first picture of each place whose files are made. */
  async function picturesOf<Named extends Places>(places: Named): Promise<Record<keyof Named, Picture | null>> {
    // The demo's pictures are in its file: a shop with goods of its own has no rows for them.
    const own = Object.values(places)
      .flat()
      .filter((key) => !demo[key]);
    const rows = await findMade(db, own);
    const pictureOf = (keys: readonly string[]) => {
      const row = keys.map((key) => demo[key] ?? rows.get(key)).find((found) => found !== undefined);
      return row ? pictureFromRow({ ...row, jpeg: row.jpeg ?? null }) : null;
    };
    const made = Object.entries(places).map(([place, keys]) => [place, pictureOf(keys)]);
    return Object.fromEntries(made) as Record<keyof Named, Picture | null>;
  }

  return {
    async home() {
      const { home } = await shopSettings.current();
      const { desktop, mobile, statement } = await picturesOf(home.pictures);
      const hasFilm = [home.pictures, DEMO_HOME.pictures].map((all) => [all.desktop[0], all.mobile[0]].join(" "));
      return {
        page: {
          ...home,
          has_film: hasFilm[0] === hasFilm[1],
          // One for the other screens is better than none.
          pictures: { desktop: desktop ?? mobile, mobile: mobile ?? desktop, statement },
        },
      };
    },
    async story() {
      const { "our-story": story } = await shopSettings.current();
      const { studio, first, second, third, fourth } = await picturesOf(story.pictures);
      const pictures = [first, second, third, fourth];
      return {
        page: {
          ...story,
          studio,
          sections: story.sections.map((section, index) => ({ ...section, picture: pictures[index] ?? null })),
        },
      };
    },
    async policy(name) {
      const { text, updated } = (await shopSettings.current())[name];
      return { policy: text === null || updated === null ? null : { updated, ...readPolicy(text) } };
    },
  };
}

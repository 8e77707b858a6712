import { Banner, BannerGroup } from "@selvedge/ui/banner";
import { collections } from "../../content/collections.ts";
import pictures from "../../content/home-pictures.json" with { type: "json" };

const CUTS = {
  workwear: { desktop: pictures.workwear, mobile: pictures.workwearMobile },
  vacation: { desktop: pictures.vacationMobile, mobile: pictures.vacationMobile },
  evening: { desktop: pictures.eveningMobile, mobile: pictures.eveningMobile },
};

/** A linked picture for each collection. */
export function Collections() {
  return (
    <div className="sv:wrap">
      <BannerGroup>
        {collections.map(({ slug, path, banner }, index) => (
          <Banner key={slug} label={banner} href={path} picture={CUTS[slug]} width={index === 0 ? "full" : "half"} />
        ))}
      </BannerGroup>
    </div>
  );
}

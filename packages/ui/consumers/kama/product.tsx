import { Breadcrumb, BreadcrumbStep } from "@selvedge/ui/breadcrumb";
import { Button } from "@selvedge/ui/button";
import { BuyBox, BuyBoxActions, BuyBoxDetails, BuyBoxNote, BuyBoxOptions, BuyBoxPrice } from "@selvedge/ui/buy-box";
import { Description, DescriptionList } from "@selvedge/ui/description-list";
import { Gallery } from "@selvedge/ui/gallery";
import { Option, OptionPicker } from "@selvedge/ui/option-picker";
import { ProductLayout } from "@selvedge/ui/product-layout";
import { Quantity } from "@selvedge/ui/quantity";
import { SectionHeading } from "@selvedge/ui/section-heading";
import { goods, views, yen } from "./goods.ts";
import { Shelf } from "./listing.tsx";

export const Product = ({ base }: { base: string }) => (
  <>
    <Breadcrumb>
      <BreadcrumbStep href={base}>うつわ</BreadcrumbStep>
      <BreadcrumbStep>粉引の飯碗</BreadcrumbStep>
    </Breadcrumb>
    <ProductLayout gallery={<Gallery images={views} />}>
      <BuyBox title="粉引の飯碗">
        <BuyBoxPrice amount={yen(4400)} />
        <BuyBoxNote>税込　益子　早瀬さんの窯から三日でお届けします。</BuyBoxNote>
        <BuyBoxOptions>
          <OptionPicker label="大きさ" name="size" defaultValue="中">
            <Option value="小" />
            <Option value="中" />
            <Option value="大" availability="sold-out" />
          </OptionPicker>
        </BuyBoxOptions>
        <BuyBoxActions>
          <Quantity label="飯碗" max={6} size="lg" />
          <Button size="lg">かごに入れる</Button>
        </BuyBoxActions>
        <BuyBoxDetails className="story">
          <p>鉄分の多い赤土に白い泥をかけて焼きました。使うほどに色が深まり、手の中でやわらかく育ちます。</p>
          <DescriptionList>
            <Description label="寸法">口径12cm、高さ6.5cm</Description>
            <Description label="土と釉薬">益子の赤土、白化粧、透明釉</Description>
            <Description label="電子レンジ">使えます</Description>
          </DescriptionList>
        </BuyBoxDetails>
      </BuyBox>
    </ProductLayout>
    <section aria-labelledby="together">
      <SectionHeading headingId="together">一緒に並べるなら</SectionHeading>
      <Shelf base={base} shown={goods.slice(1, 4)} level={3} />
    </section>
  </>
);

import type { ProductDetails } from "@selvedge/commerce/wire/owner";
import { Button } from "@selvedge/ui/button";
import { useChange } from "../calls/owner-calls.ts";
import { ChangeMessage } from "../shell/change-message.tsx";
import { Part } from "../shell/part.tsx";

/** Puts a product on sale, or takes it off. */
export function StatusSteps({ product: { slug, status } }: { product: ProductDetails }) {
  const show = useChange("products show");
  const hide = useChange("products hide");
  const archive = useChange("products archive");
  return (
    <Part title="Status">
      <ChangeMessage changes={[show, hide, archive]} />
      <div className="sv:flex sv:flex-wrap sv:gap-3">
        {status !== "active" && (
          <Button state={show.state} onClick={() => void show.run({ slug })}>
            Put on sale
          </Button>
        )}
        {status === "active" && (
          <Button variant="quiet" state={hide.state} onClick={() => void hide.run({ slug })}>
            Hide for now
          </Button>
        )}
        {status !== "archived" && (
          <Button variant="quiet" state={archive.state} onClick={() => void archive.run({ slug })}>
            Archive
          </Button>
        )}
      </div>
    </Part>
  );
}

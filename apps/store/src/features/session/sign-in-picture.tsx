import { Picture } from "@selvedge/ui/picture";
import pictures from "../../content/sign-in-pictures.json" with { type: "json" };

/** Cloth beside the sign-in forms; only wide screens have room for it, and only they fetch it. */
export function SignInPicture({ of }: { of: keyof typeof pictures }) {
  return <Picture source={pictures[of]} alt="" sizes="(width >= 64rem) 50vw, 1px" className="sv:size-full" />;
}

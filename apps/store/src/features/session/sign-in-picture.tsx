import { Picture } from "@selvedge/ui/picture";
import pictures from "../../content/sign-in-pictures.json" with { type: "json" };

/** Cloth beside the sign-in forms; only wide screens have room for it, and only they fetch it. */
export function SignInPicture() {
  return <Picture source={pictures.cloth} alt="" sizes="(width >= 1024px) 50vw, 1px" className="sv:size-full" />;
}

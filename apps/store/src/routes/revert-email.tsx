import { AuthLayout } from "@selvedge/ui/auth-layout";
import { TextLink } from "@selvedge/ui/text-link";
import { StoreRevertForm } from "../features/account/store-revert-form.tsx";
import { SignInPicture } from "../features/session/sign-in-picture.tsx";
import { PageHead } from "../lib/page-head.tsx";
import { useRouteParams } from "../lib/route-params.ts";

/** `/revert-email/{token}`: the target of the link mailed to an account's previous address. */
export default function RevertEmailPage() {
  const { token = "" } = useRouteParams();
  return (
    <>
      <PageHead title="Take your email back" />
      <AuthLayout
        title="Take your email back"
        picture={<SignInPicture of="login" />}
        footer={
          <p>
            <TextLink href="/login">Back to Login</TextLink>
          </p>
        }
      >
        <StoreRevertForm token={token} />
      </AuthLayout>
    </>
  );
}

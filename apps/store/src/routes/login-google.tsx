import { GoogleReturn } from "../features/session/google-return.tsx";

/** `/login/google` */
export default function LoginGooglePage() {
  return <GoogleReturn />;
}

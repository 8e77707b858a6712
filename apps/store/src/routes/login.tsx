import { useLocation } from "react-router-dom";
import { emailOfRegistration } from "../features/session/after-sign-in.ts";
import { LoginView } from "../features/session/login-view.tsx";

/** `/login` */
export default function LoginPage() {
  const here = useLocation();
  return <LoginView search={here.search} email={emailOfRegistration(here.state)} />;
}

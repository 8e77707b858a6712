import { ContactView } from "../features/contact/contact-view.tsx";

/** `/contact` */
export default function ContactPage() {
  return <ContactView />;
}

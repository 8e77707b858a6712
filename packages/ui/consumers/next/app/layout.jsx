import "@selvedge/ui/reset.css";
import "@selvedge/ui/fonts.css";
import "@selvedge/ui/styles.css";
import "../shop.css";
import { Shop } from "./shop.jsx";

export const metadata = { title: "A shop" };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <Shop>{children}</Shop>
      </body>
    </html>
  );
}

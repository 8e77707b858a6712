import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { callOf, fetchData, type FloorData } from "./floor-data.ts";
import { Frame } from "./frame.tsx";
import { Home } from "./home.tsx";
import { Listing } from "./listing.tsx";
import { Product } from "./product.tsx";

interface AppProps {
  /** The data that the document was rendered with. */
  first: FloorData;
  /** Whether React also runs in the browser. */
  isAlive: boolean;
}

/** The three pages of the baseline. A page that did not come with the document is fetched when its link is followed. */
export function App({ first, isAlive }: AppProps) {
  const { pathname } = useLocation();
  const [shown, setShown] = useState({ pathname, data: first });
  useEffect(() => {
    if (shown.pathname === pathname) return;
    let isCurrent = true;
    void fetchData(pathname).then((data) => {
      if (!isCurrent) return;
      setShown({ pathname, data });
      scrollTo(0, 0);
    });
    return () => {
      isCurrent = false;
    };
  }, [pathname, shown.pathname]);
  const isHere = shown.pathname === pathname && callOf(pathname) !== null;
  return (
    <Frame isAlive={isAlive}>
      {isHere ? <Page data={shown.data} isAlive={isAlive} /> : <p className="wrap">Loading</p>}
    </Frame>
  );
}

function Page({ data, isAlive }: { data: FloorData; isAlive: boolean }) {
  switch (data.page) {
    case "home":
      return <Home home={data.answer} />;
    case "listing":
      return <Listing listing={data.answer} isAlive={isAlive} />;
    case "product":
      return <Product product={data.answer.product} isAlive={isAlive} />;
  }
}

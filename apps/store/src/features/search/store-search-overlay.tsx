import { useState } from "react";
import { MAX_SEARCH_LENGTH } from "@selvedge/commerce/search";
import { Button } from "@selvedge/ui/button";
import { Drawer, DrawerBody, DrawerContent } from "@selvedge/ui/drawer";
import { SearchOverlay } from "@selvedge/ui/search-overlay";
import { TextLink } from "@selvedge/ui/text-link";
import { useShop } from "../../lib/page-state.ts";
import { useGo } from "../../lib/use-go.ts";
import { useWideScreen } from "../../lib/use-wide-screen.ts";
import { SearchArrivals } from "./search-arrivals.tsx";
import { useRecentSearches } from "./recent-searches.ts";
import { countOf, foundOptions, resultsPath, termOptions } from "./search-options.ts";
import { useSuggestions } from "./use-suggestions.ts";

/** Search over the current page. Loaded when it is opened; `/search` offers the same as a page. */
export default function StoreSearchOverlay({ onClose }: { onClose: () => void }) {
  const go = useGo();
  const { search_terms } = useShop();
  const [typed, setTyped] = useState("");
  const { text, found, state, retry } = useSuggestions(typed);
  const { recent, remember, isAllowed, allow, clear } = useRecentSearches();
  const isTyping = text.length > 1;
  // On narrower screens the piece hides what is beside the suggestions, so it is not asked for.
  const isWide = useWideScreen();
  const shown = found ? foundOptions(found) : [];
  const count = state === "ready" && found ? countOf(found.total) : state === "empty" ? "No products" : null;

  const leave = (path: string, searched: string) => {
    remember(searched);
    onClose();
    go(path);
  };

  return (
    <Drawer defaultOpen onOpenChangeComplete={(open) => !open && onClose()}>
      <DrawerContent side="top" title="Search the store">
        <DrawerBody>
          <SearchOverlay
            action="/search"
            className="sv:max-xl:max-w-160"
            value={typed}
            onValueChange={setTyped}
            maxLength={MAX_SEARCH_LENGTH}
            options={isTyping ? shown : termOptions(recent, search_terms)}
            onChoose={({ href, value }) => leave(href, isTyping ? text : value)}
            onSubmit={(event) => {
              event.preventDefault();
              if (text !== "") leave(resultsPath(text), text);
            }}
            state={state}
            status={count}
            onRetry={retry}
            feature={isTyping || !isWide ? null : <SearchArrivals onFollow={onClose} />}
            empty={
              <p>
                <span>{`Nothing found for ‘${text}’. Check the spelling, or`}</span>{" "}
                {found && found.suggestion !== null && (
                  <span>
                    try <TextLink href={resultsPath(found.suggestion)}>{found.suggestion}</TextLink>, or{" "}
                  </span>
                )}
                <span>
                  browse <TextLink href="/shop">New Arrivals</TextLink>.
                </span>
              </p>
            }
          >
            {!isTyping && recent.length > 0 && (
              <Button variant="plain" className="sv:justify-self-start" onClick={clear}>
                Clear recent searches
              </Button>
            )}
            {!isTyping && !isAllowed && (
              <Button variant="plain" className="sv:justify-self-start" onClick={allow}>
                Remember my searches in this browser
              </Button>
            )}
          </SearchOverlay>
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  );
}

import { Component, type ErrorInfo, type ReactNode } from "react";
import { ErrorState } from "@selvedge/ui/error-state";
import { Button } from "@selvedge/ui/button";
import { PhoneLink } from "./phone-link.tsx";

const reload = () => window.location.reload();

/**
 * Catches errors thrown while a page renders. The shell stays, so the shopper can navigate or try again. A page that
 * failed offline is reloaded as soon as the connection is back.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error("The page failed to render.", error, componentStack);
    if (!navigator.onLine) window.addEventListener("online", reload);
  }

  override componentWillUnmount() {
    window.removeEventListener("online", reload);
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <div className="sv:wrap sv:py-section">
        <ErrorState
          title={navigator.onLine ? "The loom has stopped." : "You are offline."}
          action={<Button onClick={reload}>Try Again</Button>}
        >
          <span>
            {navigator.onLine
              ? "It is us, not you. Try again in a minute, or call "
              : "Try again when the line is back, or call "}
          </span>
          <PhoneLink />.
        </ErrorState>
      </div>
    );
  }
}

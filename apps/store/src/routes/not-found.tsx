import NotFoundView from "../features/shell/not-found-view.tsx";

/** Any address that leads nowhere. */
export default function NotFoundPage() {
  return <NotFoundView />;
}

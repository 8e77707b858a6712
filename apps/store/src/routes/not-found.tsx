import NotFoundView from "../features/page/not-found-view.tsx";

/** Any address that leads nowhere. */
export default function NotFoundPage() {
  return <NotFoundView />;
}

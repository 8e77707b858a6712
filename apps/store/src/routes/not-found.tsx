import NotFoundView from "../features/page/not-found-view.tsx";

/** Any unknown address. */
export default function NotFoundPage() {
  return <NotFoundView />;
}

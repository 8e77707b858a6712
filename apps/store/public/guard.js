// Only in documents that not everybody may see. Who may not goes elsewhere before anything is painted: the bearer is in
// this browser, so the server cannot decide it, and the page's own script comes later. src/features/session/access-guard.tsx
{
  let signedIn = false;
  try {
    signedIn = localStorage.getItem("token") !== null;
  } catch {
    // A browser that keeps nothing keeps nobody signed in.
  }
  const { access } = document.currentScript.dataset;
  if (access === "signed-in" && !signedIn) {
    location.replace(`/login?redirect=${encodeURIComponent(location.pathname + location.search)}`);
  }
  if (access === "guest" && signedIn) location.replace("/account");
}

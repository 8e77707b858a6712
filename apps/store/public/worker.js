// Keeps the public pages that were visited in this browser, with the files that they are made of, for when the line is away:
// src/lib/offline-cache.ts, docs/decisions/013-reading-without-a-line.md. It keeps nothing by itself, only what a page that is quiet asks it to.

/** Made when the worker is installed; the list of what can be read goes into its mark. */
const OFFLINE = "/offline";
const MARK = "<!-- kept -->";
const MOST_PAGES = 30;
const MOST_FILES = 240;
const MOST_LISTED = 8;

/** The browser's own cache has most of them for a year, and has them first as long as there is a line. A film is asked for in parts, and not kept. */
const FOREVER = /^\/(?:assets|media)\/(?!.*\.(?:mp4|webm)$)/;
/** What every document asks for under a name that stays. */
const FIXED = /^\/(?:first\.js|favicon\.svg|apple-touch-icon\.png)$/;
const OF_NO_PAGE = /^\/(?:api|dev|assets|media)\//;

addEventListener("install", (event) => {
  void self.skipWaiting();
  event.waitUntil(keepOfflinePage());
});

// The page is asked for while the worker starts, so that no navigation waits for it.
addEventListener("activate", (event) => event.waitUntil(self.registration.navigationPreload?.enable()));

addEventListener("message", (event) => event.waitUntil(keep(event.data).catch(() => undefined)));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (!OF_NO_PAGE.test(pathname)) event.respondWith(showPage(event));
  } else if (!navigator.onLine && isFile(pathname)) {
    event.respondWith(find(request).then((kept) => kept ?? fetch(request)));
  }
});

/** A page is what the server says it is. Only where nobody answers is it what was kept. */
async function showPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const { pathname, search, origin } = new URL(request.url);
    const kept = await find(request.url);
    if (kept) return kept;
    // A choice stands in the address of a product; its page is kept once.
    const isChoice = pathname.startsWith("/product/") && search !== "";
    if (isChoice && (await find(origin + pathname))) return Response.redirect(origin + pathname);
    return (await offlinePage()) ?? Promise.reject(error);
  }
}

const isFile = (pathname) => FOREVER.test(pathname) || FIXED.test(pathname);

const find = (asked) => caches.match(asked, { ignoreVary: true });

/**
 * Keeps a page, and what it is made of. `build` is that of the page: when the server has another by now, neither fits the other. What is not for
 * everybody is not kept, and what an earlier build has left goes.
 */
async function keep({ page, build, files }) {
  const answer = await fetch(page);
  const { headers } = answer;
  const isForAll = answer.status === 200 && !answer.redirected && /^public\b/.test(headers.get("cache-control") ?? "");
  if (!isForAll || !headers.get("content-type")?.startsWith("text/html") || headers.get("x-build") !== build) return;
  await forgetOtherBuilds(build);
  const pages = await caches.open(`pages ${build}`);
  // The newest stands last.
  await pages.delete(page);
  await pages.put(page, answer);
  await shorten(pages, MOST_PAGES);
  const kept = await caches.open(`files ${build}`);
  for (const file of files) {
    const { origin, pathname } = new URL(file);
    if (origin !== location.origin || !isFile(pathname) || (await kept.match(file))) continue;
    const content = await fetch(file, { priority: "low" });
    if (content.status === 200) await kept.put(file, content);
  }
  await shorten(kept, MOST_FILES);
}

async function forgetOtherBuilds(build) {
  const others = (await caches.keys()).filter((name) => /^(?:pages|files) /.test(name) && !name.endsWith(` ${build}`));
  if (others.length === 0) return;
  await Promise.all(others.map((name) => caches.delete(name)));
  await keepOfflinePage();
}

async function shorten(cache, most) {
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((oldest) => cache.delete(oldest)));
}

async function keepOfflinePage() {
  const cache = await caches.open("offline");
  await cache.add(new Request(OFFLINE, { cache: "reload" }));
}

/** The shop's word that the line is away, with the pages that can be read, newest first. Their titles come escaped out of their own markup. */
async function offlinePage() {
  const empty = await find(OFFLINE);
  if (!empty) return undefined;
  const links = [];
  for (const name of (await caches.keys()).filter((each) => each.startsWith("pages "))) {
    const cache = await caches.open(name);
    for (const { url } of (await cache.keys()).toReversed().slice(0, MOST_LISTED)) {
      const { pathname, search } = new URL(url);
      const title = /<title>([^<]*?)(?: \| [^<|]*)?<\/title>/.exec(await (await cache.match(url)).text())?.[1];
      if (title) links.push(`<li><a href="${pathname}${search}">${title}</a></li>`);
    }
  }
  const list = links.length > 0 ? `<h2>What you have opened before</h2><ul>${links.join("")}</ul>` : "";
  return new Response(
    (await empty.text()).replace(MARK, () => list),
    { status: 503, headers: empty.headers },
  );
}

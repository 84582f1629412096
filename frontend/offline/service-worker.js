/**
 * Keeps the offline page, with its style, script and faces of type, and shows it in the place of a page that
 * cannot be fetched. All else goes to the trainer. VERSION and SHELL are written before this text.
 */
const NAME = `kibitzer-${VERSION}`;
const PAGE = '/offline';

addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(SHELL)).then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  const others = (names) => names.filter((name) => name.startsWith('kibitzer-') && name !== NAME);
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(others(names).map((name) => caches.delete(name))))
      .then(() => registration.navigationPreload?.enable())
      .then(() => clients.claim()),
  );
});

/** What the browser has asked for already goes on; a page alone is replaced. */
async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return caches.match(PAGE);
  }
}

addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin) return;
  if (event.request.mode === 'navigate') event.respondWith(page(event));
  else if (SHELL.includes(pathname) && pathname !== PAGE) event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(event.request)));
});

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

/** A reminder, as the trainer wrote it; the browser wants every message shown. */
addEventListener('push', (event) => {
  const { title, body, path } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body, tag: 'kibitzer-reminder', icon: '/icon-192.png', data: { path } }));
});

/** Leads where the reminder says; a page that is open elsewhere stays as it is. */
addEventListener('notificationclick', (event) => {
  event.notification.close();
  const target = new URL(event.notification.data.path, location.origin);
  if (target.origin !== location.origin) return;
  event.waitUntil(
    clients.matchAll({ type: 'window' }).then((open) => {
      const there = open.find((one) => new URL(one.url).pathname === target.pathname);
      return there ? there.focus() : clients.openWindow(target.href);
    }),
  );
});

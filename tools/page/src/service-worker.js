// Keeps the folder's own files, so that the page opens without a network. A new page has a cache of another name.
const cache = '@cache@';
const files = ['./', '@files@'];

addEventListener('install', (event) => {
  event.waitUntil(caches.open(cache).then((own) => own.addAll(files)).then(() => self.skipWaiting()));
});
addEventListener('activate', (event) => {
  event.waitUntil(caches.keys()
    .then((names) => Promise.all(names.filter((name) => name.startsWith('elfref-') && name !== cache)
      .map((name) => caches.delete(name))))
    .then(() => self.clients.claim()));
});
// What is kept is not asked for again; a new page comes with the new worker, when it is opened the next time.
addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  event.respondWith(caches.open(cache).then((own) => own.match(event.request, { ignoreSearch: true }))
    .then((kept) => kept ?? fetch(event.request)));
});

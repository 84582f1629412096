/**
 * Stands in the place of the script that brings all components of Vaadin, and fetches that script when the first of them is
 * asked for; COMPONENTS is written before this text. Where the script is, with all that comes with it, stands in the page.
 */
const LENGTH = 8;
const LONG_ENOUGH_TO_READ = 10000;
const files = [...document.querySelectorAll('link[rel=kb-on-demand]')].map((link) => link.href);

/** All of them are on their way at once, instead of one leading to the next. */
function fetchSideBySide() {
  for (const href of files) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
  files.length = 1;
}

function bring() {
  if (files.length > 1) fetchSideBySide();
  return import(files[0]);
}

window.Vaadin ??= {};
window.Vaadin.Flow ??= {};
window.Vaadin.Flow.loadOnDemand = (chunk) => (COMPONENTS.includes(chunk.slice(0, LENGTH)) ? bring() : Promise.resolve());

// The next page may need them: whoever has been reading for a while waits for nothing meanwhile.
if (!navigator.connection?.saveData) setTimeout(() => files.length > 1 && fetchSideBySide(), LONG_ENOUGH_TO_READ);

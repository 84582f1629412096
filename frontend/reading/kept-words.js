/**
 * What is written in a field with data-keep, or ticked, laid and put in order on the card table, survives the loading of its
 * page anew: by the reader, or because the session had ended meanwhile. It is kept in this tab alone, for the same address, the
 * same question and the same field. Elements of the card table hand it out and take it back as their value, as fields do; what
 * is an answer as soon as it is chosen lies there chosen again, but is not given again.
 */
const SHELF = 'kibitzer-kept-words';
const fields = () => [...document.querySelectorAll('[data-keep]')];
const isKnown = ({ localName }) => !localName.includes('-') || customElements.get(localName);
const isClosed = (field) => field.readonly || field.readOnly || field.disabled;
const nameOf = (field) => `${field.closest('[data-question]')?.dataset.question ?? ''} ${field.dataset.keep}`;

function take() {
  const kept = JSON.parse(sessionStorage.getItem(SHELF) ?? 'null');
  sessionStorage.removeItem(SHELF);
  return kept?.address === location.href ? kept.words : {};
}

const words = take();
const address = location.href;

addEventListener('pagehide', () => {
  const open = fields().filter((field) => field.value && !isClosed(field));
  // a page that is loaded again before its fields were there has given nothing back yet
  const kept = location.href === address ? { ...words } : {};
  for (const field of open) kept[nameOf(field)] = field.value;
  if (Object.keys(kept).length) sessionStorage.setItem(SHELF, JSON.stringify({ address: location.href, words: kept }));
});

function giveBack() {
  for (const field of fields()) {
    const kept = words[nameOf(field)];
    if (kept === undefined || !isKnown(field)) continue;
    delete words[nameOf(field)];
    if (field.value || isClosed(field)) continue;
    field.value = kept;
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    field.closest('details')?.setAttribute('open', '');
  }
  if (!Object.keys(words).length) watch.disconnect();
}

const watch = new MutationObserver(() => requestAnimationFrame(giveBack));
watch.observe(document.documentElement, { childList: true, subtree: true });
giveBack();

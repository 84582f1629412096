/** The menu that came with the page leaves when the frame has brought its own. */
const first = document.querySelector('.kb-first-paint');
const place = document.getElementById('outlet');

if (first && place) {
  const watch = new MutationObserver(() => {
    if (!place.querySelector('.kb-header')) return;
    watch.disconnect();
    first.remove();
  });
  watch.observe(place, { childList: true, subtree: true });
}

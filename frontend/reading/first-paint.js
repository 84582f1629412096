/** The menu that came with the page leaves when the frame has brought its own. */
const first = document.querySelector('.kb-first-paint');
const place = document.getElementById('outlet');

function leave() {
  if (!place.querySelector('.kb-header')) return;
  watch.disconnect();
  first.remove();
}

const watch = new MutationObserver(leave);
if (first && place) {
  watch.observe(place, { childList: true, subtree: true });
  leave();
}

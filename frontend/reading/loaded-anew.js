/**
 * A page whose session is over, after hours or because its trainer has stopped, is loaded anew by itself: its address and the
 * database say where it was. The new page tells so until it is touched. Where loading does not help (a browser that keeps no
 * cookies, a balancer that does not keep a browser at one trainer) it stops after a few times; then Vaadin's own words stay,
 * and wait for a click.
 */
const SAYS = 'Nothing that you have answered is lost';
const SHELF = 'kibitzer-loaded-anew';
const MOST = 3;
const WITHIN_MILLIS = 60_000;
/** So that tabs which found out at the same moment agree on one of the sessions that they were given. */
const FIRST_MILLIS = 250;

const lately = () =>
  JSON.parse(sessionStorage.getItem(SHELF) ?? '[]').filter((time) => Math.abs(Date.now() - time) < WITHIN_MILLIS);
const told = sessionStorage.getItem(`${SHELF}-untold`) !== null;
sessionStorage.removeItem(`${SHELF}-untold`);

function loadAnew() {
  const times = lately();
  if (times.length >= MOST) return;
  sessionStorage.setItem(SHELF, JSON.stringify([...times, Date.now()]));
  sessionStorage.setItem(`${SHELF}-untold`, '');
  setTimeout(() => location.reload(), FIRST_MILLIS);
}

function tell() {
  const note = document.createElement('p');
  note.className = 'kb-loaded-anew';
  note.setAttribute('role', 'status');
  document.body.append(note);
  // Readers hear what comes into a region that is there.
  requestAnimationFrame(() => {
    note.textContent = `This page was loaded anew. ${SAYS}; please give your last answer again if no verdict came.`;
  });
  const leave = () => note.remove();
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, leave, { once: true, capture: true });
}

const isOver = (node) => node.classList?.contains('v-system-error') && node.textContent.includes(SAYS);
let going = false;
new MutationObserver((changes) => {
  if (going || !changes.some(({ addedNodes }) => [...addedNodes].some(isOver))) return;
  going = true;
  loadAnew();
}).observe(document.body ?? document.documentElement, { childList: true });
if (told) tell();

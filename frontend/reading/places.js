/**
 * Where one stands on a page that has come: a new page at its top, or at what it is begun with ([data-begin]); a page that was
 * left and is gone back to, or loaded anew, where one was. The browser cannot see to it, for the pages are exchanged within one
 * document, some time after the address.
 *
 * Every entry of the history has a name in its state, which it keeps when its address is replaced; the positions are kept in
 * this tab under these names.
 */
const SHELF = 'kibitzer-places';
const MOST = 100;
const FRAMES = 60;
/** What a reader comes back to may be long in coming: as many frames as a slow line and a slow device take. */
const FRAMES_TO_COME_BACK = 600;
const CALM = 5;
const EDGE = 8;
const INTERRUPTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

const positions = new Map(JSON.parse(sessionStorage.getItem(SHELF) ?? '[]'));
const push = history.pushState.bind(history);
const replace = history.replaceState.bind(history);
let named = 0;
/** The entry whose page is shown. */
let shown;
/** What it was begun with. */
let beganWith = null;
/** From the change of the address until its page is there, what is scrolled belongs to neither. */
let leaving = false;
/** Which way to a place is gone: another, or leaving the page, ends it. */
let way = 0;

const fresh = () => `${Date.now()}.${(named += 1)}`;
const here = () => history.state?.place;

history.scrollRestoration = 'manual';
history.pushState = (state, ...address) => {
  leaving = true;
  push({ ...state, place: fresh() }, ...address);
};
history.replaceState = (state, ...address) => replace({ ...state, place: here() ?? fresh() }, ...address);
if (!here()) history.replaceState(history.state, '');

function keep() {
  if (!shown || leaving) return;
  positions.delete(shown);
  positions.set(shown, Math.round(scrollY));
}

/** What a page that has not been seen is begun with, if not with its top. */
function begun() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (named instanceof HTMLDetailsElement) named.open = true;
  return document.querySelector('[data-begin]') ?? named;
}

/** What stays free above: more where a bar stands there. */
const edge = () => Math.max(EDGE, Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0);

function beginning() {
  const part = begun();
  if (!part) return 0;
  const { top, bottom } = part.getBoundingClientRect();
  const head = top + scrollY - edge();
  // Of a question no more is scrolled away than it needs to be seen whole.
  return part.dataset.begin === 'whole' ? Math.min(head, bottom + scrollY + EDGE - innerHeight) : head;
}

/**
 * Goes there, and again while the page still grows, until the reader goes elsewhere himself. Where one was, the page was once
 * long enough for it: a page that is too short is not all there yet.
 */
function settle(target, isWhereOneWas = false) {
  let frames = isWhereOneWas ? FRAMES_TO_COME_BACK : FRAMES;
  let calm = 0;
  let before = '';
  const mine = (way += 1);
  const stop = () => (frames = 0);
  INTERRUPTIONS.forEach((name) => addEventListener(name, stop, { once: true, passive: true, capture: true }));
  const step = () => {
    if (mine !== way || frames <= 0 || calm > CALM) return;
    frames -= 1;
    const goal = Math.round(Math.max(0, target()));
    scrollTo(0, goal);
    const now = `${goal} ${document.documentElement.scrollHeight}`;
    const isThere = !isWhereOneWas || Math.abs(scrollY - goal) <= 1;
    calm = isThere && now === before ? calm + 1 : 0;
    before = now;
    requestAnimationFrame(step);
  };
  step();
}

function arrive() {
  const place = here();
  const part = begun();
  const came = place !== shown;
  const first = shown === undefined;
  leaving = false;
  if (!came && (!part || part === beganWith)) return; // the address alone was replaced; the next question may keep it
  shown = place;
  beganWith = part;
  const kept = came ? positions.get(place) : undefined;
  if (kept !== undefined) settle(() => kept, true);
  else if (!first || part) settle(beginning); // who reads the first page already is not taken to its top
}

function depart() {
  keep();
  leaving = true;
  way += 1;
  if (!here()) history.replaceState(history.state, ''); // a fragment's entry is the browser's own
}

addEventListener('click', keep, true);
addEventListener('keydown', keep, true);
addEventListener('popstate', depart);
addEventListener('vaadin-navigated', arrive);
addEventListener('pagehide', () => {
  keep();
  sessionStorage.setItem(SHELF, JSON.stringify([...positions].slice(-MOST)));
});

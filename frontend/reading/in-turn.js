/**
 * One page after the other: a step through the history or a link that is followed while a page is on its way waits until that page
 * is there. Vaadin's client takes it for a part of the way it is on: the address then tells another page than the one that is
 * shown, or loses its query, so that a round of questions begins anew.
 *
 * The browser has taken a step before it tells, so the step is taken back at once, and taken again when the page has come. React
 * Router steps back and on likewise while the server is asked; its steps are told from the reader's by how far they lead. A window
 * tells of a step in the order in which one listens, so this listens before Vaadin's client does.
 */
const LONGEST_WAIT = 10000;
/** A step is not told where it leads out of the history, or where another has taken its place. */
const LONGEST_STEP = 3000;
const MOST_TRIES = 3;

const go = history.go.bind(history);
const push = history.pushState.bind(history);
/** An entry's number, which React Router gives it. */
const entry = () => history.state?.idx;
/** Where the browser is, as far as it has told. */
let here = entry();
/** Where Vaadin's client holds it to be when the steps asked for are taken. */
let meant = here;
/**
 * The steps asked for that the browser has not told yet, in their order, each to an entry; some take the reader's back. The browser
 * gets them one by one: of two at once it loses one.
 */
let asked = [];
let untold = 0;
/** What waits: how far the reader has stepped, or else the address of the link last followed. */
let steps = 0;
let link = null;
let isFollowing = false;
let next = 0;

const isOnItsWay = () => Boolean(window.Vaadin?.Flow?.navigation);
const takenBack = () => asked.some((step) => step.takesBack);

function ask(to, takesBack) {
  asked.push({ to, takesBack, by: 0, tries: 0 });
  if (asked.length === 1) take();
}

function take() {
  clearTimeout(untold);
  if (!asked.length) return;
  const step = asked[0];
  step.by = step.to - here;
  step.tries += 1;
  // What a busy page has been told meanwhile it hears first.
  untold = setTimeout(() => (untold = setTimeout(takeAgain, 100)), LONGEST_STEP);
  if (step.by) go(step.by);
  else setTimeout(() => tellOf(step));
}

/** The browser is there already, and who asked for the step waits to be told. */
function tellOf(step) {
  if (step === asked[0]) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

function takeAgain() {
  if (asked[0]?.tries >= MOST_TRIES) asked.shift();
  take();
}

function begin() {
  clearTimeout(untold);
  asked = [];
  here = entry();
  meant = here;
}

history.go = (by = 0) => {
  if (!by || meant === undefined) return go(by);
  meant += by;
  return ask(meant, false);
};

history.pushState = (...what) => {
  push(...what);
  begin();
};

function goOnIn(time) {
  clearTimeout(next);
  next = setTimeout(goOn, time);
}

function takeBack() {
  const end = asked.at(-1)?.to ?? here;
  if (end !== meant) ask(meant, true);
}

/** What was asked for last waits; nothing, where a step back has followed a link. */
function holdStep(by) {
  steps += link && by < 0 ? by + 1 : by;
  link = null;
  takeBack();
  goOnIn(LONGEST_WAIT);
}

function holdLink(to) {
  steps = 0;
  link = to;
  goOnIn(LONGEST_WAIT);
}

/** By a link of its own: that of the page may be gone with it, and has heard of its click. */
function follow(to) {
  const same = document.createElement('a');
  same.href = to;
  document.body.append(same);
  isFollowing = true;
  same.click();
  isFollowing = false;
  same.remove();
}

function goOn() {
  if (takenBack()) {
    goOnIn(0);
    return;
  }
  clearTimeout(next);
  const by = steps;
  const to = link;
  steps = 0;
  link = null;
  if (by) history.go(by);
  else if (!to) begin();
  else if (to !== location.href) follow(to);
}

/** The address of a page of ours to which a click leads within this document, as Vaadin's client sees it. */
function linkOf(click) {
  if (click.defaultPrevented || click.button || click.shiftKey || click.ctrlKey || click.altKey || click.metaKey) return null;
  const to = click.composedPath().find((node) => node.localName === 'a');
  if (!to?.href || to.hasAttribute('download') || to.hasAttribute('router-ignore')) return null;
  if (to.target && to.target !== '_self') return null;
  return to.href.startsWith(document.baseURI) && !to.hash ? to.href : null;
}

addEventListener('popstate', (event) => {
  const by = entry() - here;
  here = entry();
  const step = asked[0];
  if (step && here === step.to) {
    asked.shift();
    if (step.takesBack) event.stopImmediatePropagation();
    take();
  } else if (step && (by === step.by || !by)) {
    // The reader has stepped before it, or the other way with it.
    event.stopImmediatePropagation();
    take();
  } else if (takenBack() || (by && isOnItsWay())) {
    event.stopImmediatePropagation();
    holdStep(by);
  } else {
    // The browser has made one of the reader's step and of that which was asked for.
    begin();
  }
});
addEventListener('click', (event) => {
  const to = isFollowing || !isOnItsWay() ? null : linkOf(event);
  if (!to) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  holdLink(to);
});
// The flag that a page is on its way is taken down after this event.
addEventListener('vaadin-navigated', () => goOnIn(0));

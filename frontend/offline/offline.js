/** The offline page: the hands that this device keeps, one after the other, each with its verdict. */
import '../table/playing-card.js';
import '../table/card-hand.js';
import '../table/bidding-box.js';
import '../table/choice-list.js';
import '../table/card-trick.js';
import '../table/card-table.js';
import '../table/auction-table.js';
import { html } from '../table/element.js';
import { answers, drop, fetchHands, isReached, keepAnswer, pack, send } from './kept-answers.js';

const place = document.getElementById('hands');
const line = document.getElementById('line');
const SIGNS = { S: '♠', H: '♥', D: '♦', C: '♣' };
const SUITED = /\b([AKQJT2-9]|[1-7])([SHDC])\b/g;
const GIVEN = { 'call-made': 'call', 'card-played': 'card', 'choice-made': 'choice' };
let shown = null;
let since = 0;
let number = 0;
let online = false;

for (const [name, value] of JSON.parse(localStorage.getItem('kibitzer-looks') ?? '[]')) document.documentElement.setAttribute(name, value);

/** Cards and calls with the signs of their suits. */
function words(sentence) {
  const parts = [];
  let from = 0;
  for (const found of sentence.matchAll(SUITED)) {
    const [all, rank, suit] = found;
    parts.push(sentence.slice(from, found.index));
    parts.push(html`<span class="kb-suited">${rank === 'T' ? '10' : rank}<span class="kb-suit" data-suit="${suit}">${`${SIGNS[suit]}\uFE0E`}</span></span>`);
    from = found.index + all.length;
  }
  return [...parts, sentence.slice(from)];
}

const counted = (many) => (many === 1 ? 'one answer waits' : `${many} answers wait`);

function tellLine() {
  const waiting = answers().filter((one) => !one.refused).length;
  if (online) line.textContent = waiting ? `You are online; ${counted(waiting)} to be stored.` : 'You are online; all that you answered is stored.';
  else line.textContent = `You are offline; ${waiting ? `${counted(waiting)} here until you are online again` : 'what you answer is kept here until you are online again'}.`;
}

async function look() {
  online = await isReached();
  tellLine();
}

/** Answers that were taken tell that one is online, too. */
function sendKept() {
  send(() => {
    online = true;
    tellLine();
  });
}

function button(text, run, first = true) {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = first ? 'kb-button kb-button-first' : 'kb-button';
  made.textContent = text;
  made.addEventListener('click', run);
  return made;
}

function paragraph(text, className = '') {
  const made = document.createElement('p');
  made.className = className;
  made.innerHTML = html`${words(text)}`.text;
  return made;
}

async function another() {
  try {
    await fetchHands();
    next();
  } catch {
    place.querySelector('.kb-fault')?.remove();
    place.append(paragraph('No fresh hands could be fetched just now. Those that are kept stay here.', 'kb-fault'));
  }
}

function refusals() {
  return answers().filter((one) => one.refused).map(({ key, refused }) => {
    const told = paragraph(`An answer was not taken: ${refused}.`, 'kb-fault');
    told.append(' ', button('Drop it', () => {
      drop(key);
      told.remove();
    }, false));
    return told;
  });
}

function end(text) {
  shown = null;
  place.replaceChildren(paragraph(text), ...refusals());
  const actions = document.createElement('div');
  actions.className = 'kb-actions';
  actions.append(button('Fetch twenty hands', another));
  place.append(actions);
}

function next() {
  const held = pack();
  if (!held) return end('No hands are on this device yet. When you are online, twenty can be fetched, each with its verdicts.');
  const at = held.hands.findIndex((hand) => !hand.answered);
  if (at < 0) return end('All hands that were kept here are answered.');
  number = at + 1;
  shown = held.hands[at];
  since = performance.now();
  const title = document.createElement('p');
  title.className = 'kb-progress';
  title.textContent = `${shown.title}: hand ${number} of ${held.hands.length}`;
  const question = document.createElement('div');
  question.innerHTML = shown.shown;
  place.replaceChildren(title, question);
  scrollTo(0, 0);
  return requestAnimationFrame(() => place.querySelector('.kb-answer [tabindex="0"], .kb-baize [tabindex="0"]')?.focus({ preventScroll: true }));
}

/** A rank is answered with a card of it. */
const known = (given) => (Object.hasOwn(shown.verdicts, given) ? given : given[0]);

/** What the rules forbid is no answer: it says why, and the card lies in the hand again. */
function askAgain(control, objection) {
  place.querySelector('.kb-fault')?.remove();
  const fault = paragraph(objection, 'kb-fault');
  fault.setAttribute('role', 'alert');
  place.querySelector('.kb-answer').append(fault);
  control.chosen = '';
}

function answer(event) {
  const given = shown && event.detail?.[GIVEN[event.type]];
  if (!given || !Object.hasOwn(shown.verdicts, known(given))) return;
  const said = known(given);
  const told = shown.verdicts[said];
  if (told.objection) return askAgain(event.target, told.objection);
  const best = Object.keys(shown.verdicts).filter((one) => shown.verdicts[one].grade === 'best');
  place.querySelector('.kb-fault')?.remove();
  keepAnswer(shown.key, said, Math.round(performance.now() - since));
  shown = null;
  const marks = Object.fromEntries(best.map((one) => [one, 'best']));
  marks[given] = told.grade === 'best' ? 'best chosen' : `${told.grade} chosen`;
  event.target.marks = marks;
  event.target.disabled = true;
  place.querySelectorAll('.kb-answer > * > .kb-soft').forEach((one) => one.remove());
  const verdict = document.createElement('div');
  verdict.className = 'kb-verdict';
  verdict.dataset.grade = told.grade;
  const headline = document.createElement('h3');
  headline.className = 'kb-headline';
  headline.innerHTML = html`${words(told.headline)}`.text;
  const actions = document.createElement('div');
  actions.className = 'kb-actions';
  const on = button('Next hand', next);
  actions.append(on);
  verdict.append(headline, actions);
  if (told.why) verdict.append(paragraph(told.why, 'kb-why'));
  if (told.purpose) verdict.append(paragraph(told.purpose, 'kb-purpose'));
  if (told.source) verdict.append(paragraph(told.source, 'kb-source'));
  place.querySelector('.kb-question').append(verdict);
  on.focus({ preventScroll: true });
  const { bottom } = verdict.getBoundingClientRect();
  if (bottom > innerHeight) scrollBy(0, bottom - innerHeight + 16);
  tellLine();
  look();
  sendKept();
}

Object.keys(GIVEN).forEach((type) => place.addEventListener(type, answer));
addEventListener('online', () => {
  look();
  sendKept();
});
addEventListener('offline', look);
navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
next();
look();
sendKept();

/**
 * <table-moves>: cards and chips on their way from one place of the page to another; shows nothing by itself.
 *
 * Attributes (all are properties too)
 *   of           which hand it is
 *   moves        all that has moved in it, in order: [{"card": "KS", "from": "stock", "to": "own"}, {"chips": 2, "from": "seat-1", "to": "pot"}]
 * A place is an element with that word as its data-place; "own" is where the learner has his cards. What the page has shown already is
 * not shown again, and of a hand that is opened in its middle nothing is. Who wants less motion sees none of it.
 */
import { TableElement } from './element.js';
import { calm, fallen } from './sound.js';

const OWN = 'own';
const PILES = ['stock', 'pile', 'laid'];
const OWN_CARDS = '.kb-question card-hand, .kb-question meld-tray, .kb-question';
const BEGINNING = 12; // moves of a hand that is just begun
const FLIGHT = 1.6; // of a calm movement
const LONGEST = 1800; // milliseconds for all that is shown at once

/** What the page has shown last: it may make its table anew at every turn. */
let shown = { of: null, moves: [] };

/** What has come since; nothing after a step back. */
function fresh(of, moves) {
  const before = of === shown.of ? shown.moves : null;
  shown = { of, moves: moves.map((move) => JSON.stringify(move)) };
  if (!before) return moves.length > BEGINNING ? [] : moves;
  const same = Math.min(before.length, moves.length);
  return before.slice(0, same).every((one, i) => one === shown.moves[i]) ? moves.slice(same) : [];
}

const middle = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });

function place(name, card) {
  if (name !== OWN) return document.querySelector(`[data-place="${CSS.escape(name)}"]`);
  return (card && document.querySelector(`.kb-question [data-card="${CSS.escape(card)}"]`)) || document.querySelector(OWN_CARDS);
}

/** A card of the size that cards have on the table, or chips. */
function thing({ card, chips }) {
  const made = document.createElement(card ? 'playing-card' : 'chip-pile');
  if (card) {
    made.setAttribute('card', card);
    made.setAttribute('decorative', '');
  } else made.setAttribute('count', chips);
  made.classList.add('moved', card ? 'moved-card' : 'moved-chips');
  return made;
}

/** The card itself where it lies open there, else any that lies there. */
const lies = (element, card) =>
  (element.matches('playing-card') ? element : element.querySelector(`playing-card[card="${CSS.escape(card)}"]`) ?? element.querySelector('playing-card')) ?? element;

class TableMoves extends TableElement {
  static attributes = { of: 'text', moves: 'json' };

  #layer = null;

  update() {
    if (!this.of || !this.moves || this.isPicture) return;
    const moves = fresh(this.of, this.moves);
    // places are drawn first; a second frame for elements that draw themselves
    if (moves.length) requestAnimationFrame(() => requestAnimationFrame(() => this.isConnected && this.#show(moves)));
  }

  disconnectedCallback() {
    this.#layer?.remove();
  }

  #show(moves) {
    const flight = calm() * FLIGHT;
    const apart = Math.min(flight, LONGEST / moves.length);
    // the learner's own card was heard when it was played
    moves.forEach((move, i) => (move.from === OWN ? null : fallen(1, 0, i * apart + flight * 0.8)));
    if (!flight) return;
    this.#layer?.remove();
    this.#layer = document.createElement('div');
    this.#layer.className = 'moved-layer';
    this.#layer.setAttribute('aria-hidden', 'true');
    document.body.append(this.#layer);
    const ends = moves.map((move, i) => this.#move(move, i * apart, flight, moves.length * apart + flight)).filter(Boolean);
    const layer = this.#layer;
    Promise.allSettled(ends.map(({ finished }) => finished)).then(() => layer.remove());
  }

  /** It stays where it has come to until all have, over what lies there in the end. */
  #move(move, start, flight, all) {
    const from = place(move.from, move.card);
    const to = place(move.to, move.card);
    if (!from || !to) return null;
    const moved = this.#layer.appendChild(thing(move));
    const target = move.card ? lies(to, move.card) : to;
    const goal = target.getBoundingClientRect();
    const sized = PILES.includes(move.to) ? target : lies(from, move.card);
    if (move.card) moved.style.setProperty('--kb-card-width', `${sized.getBoundingClientRect().width}px`);
    const half = middle(moved.getBoundingClientRect());
    const at = (rect) => `${middle(rect).x - half.x}px ${middle(rect).y - half.y}px`;
    if (move.card && target.matches('playing-card') && target.getAttribute('card') === move.card && move.card !== 'back') {
      target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: start + flight });
    }
    moved.animate([{ opacity: 0 }, { opacity: 1 }], { delay: start, duration: flight / 4, fill: 'both' });
    moved.animate([{ translate: at(from.getBoundingClientRect()) }, { translate: at(goal) }], { delay: start, duration: flight, easing: 'ease-in-out', fill: 'both' });
    const stays = move.card && move.to === 'pile';
    return moved.animate([{ visibility: 'visible' }, { visibility: stays ? 'visible' : 'hidden' }], { duration: stays ? all : start + flight, easing: 'step-end', fill: 'forwards' });
  }
}
TableMoves.define('table-moves');

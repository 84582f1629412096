/**
 * <bidding-box>: the calls of bridge, laid out as in the box: pass, double, redouble, then seven levels of clubs, diamonds, hearts, spades, no trumps.
 *
 * Attributes (all are properties too)
 *   legal     the calls that may be made, "P 2C 2D X"; without it all are
 *   marks     {"1NT": "best", "2C": "wrong chosen"}
 *   chosen    the call made; follows the learner's choice
 *   box-label name of the box, "Bidding box" unless given
 *   disabled
 * On a phone the levels that no call is left on are folded away, and so are those above the next three, behind a button that opens them.
 * Event: call-made {call: "1NT"}
 * Keyboard: arrows, Home, End; a level then C D H S N, or P, X, R, go to that call; Enter or Space makes it.
 */
import { faceSymbol } from '../faces/faces.js';
import { call, callName } from './cards.js';
import { TableElement, html, rove } from './element.js';
import { markBadge, markWords } from './marks.js';

const LEVELS = [1, 2, 3, 4, 5, 6, 7];
const STRAINS = ['C', 'D', 'H', 'S', 'NT'];
const REST = ['P', 'X', 'XX'];
const ROWS = [REST, ...LEVELS.map((level) => STRAINS.map((strain) => level + strain))];
const SHOWN_AT_ONCE = 3;
const WORDS = { P: 'Pass', X: 'Double', XX: 'Redouble' };

class BiddingBox extends TableElement {
  static attributes = { legal: 'text', marks: 'json', chosen: 'text', 'box-label': 'text', disabled: 'flag' };
  #level = '1';
  #open = false;

  get #legal() {
    return this.hasAttribute('legal') ? this.legal.split(/[\s,]+/).filter(Boolean).map(call) : ROWS.flat();
  }

  /** The call made; written, it is chosen on the page, and not sent. */
  get value() {
    return this.chosen;
  }

  set value(chosen) {
    this.chosen = chosen;
  }

  render() {
    const legal = this.#legal;
    const marks = Object.fromEntries(Object.entries(this.marks ?? {}).map(([c, m]) => [call(c), m]));
    const stop = this.stop ?? (this.chosen ? call(this.chosen) : legal[0] ?? 'P');
    const cell = (c) => {
      const strain = c.slice(1);
      const face = WORDS[c] ?? html`<span class="box-level">${c[0]}</span>${strain === 'NT'
        ? html`<span class="box-nt">NT</span>`
        : html`<svg class="box-suit" viewBox="0 0 104 104" aria-hidden="true"><use href="#${faceSymbol('suit', strain)}"/></svg>`}`;
      const open = legal.includes(c) && !this.disabled;
      return html`<button type="button" role="gridcell" class="box-call box-${WORDS[c] ? c : strain} ${marks[c] ?? ''}" data-call="${c}" tabindex="${c === stop ? 0 : -1}"
        aria-label="${callName(c) + markWords(marks[c])}" aria-selected="${this.chosen !== '' && call(this.chosen) === c}" aria-disabled="${!open}">${face}${
        marks[c] ? html`<span class="box-marks">${markBadge(marks[c])}</span>` : ''}</button>`;
    };
    const told = (level) => STRAINS.some((strain) => marks[level + strain] || (this.chosen && call(this.chosen) === level + strain));
    const lowest = LEVELS.find((level) => STRAINS.some((strain) => legal.includes(level + strain))) ?? LEVELS.length + 1;
    const low = (level) => level < lowest && !told(level);
    const high = (level) => level >= lowest + SHOWN_AT_ONCE && !told(level);
    const folded = LEVELS.filter(high);
    const rowClass = (row) => (row === REST ? 'box-rest' : low(Number(row[0][0])) ? 'box-low' : high(Number(row[0][0])) ? 'box-high' : '');
    return html`<div class="box ${this.#open ? 'box-open' : ''}" role="grid" aria-label="${this.boxLabel || 'Bidding box'}">${ROWS.map((row) =>
      html`<div class="box-row ${rowClass(row)}" role="row">${row.map(cell)}</div>`)}</div>${folded.length && !this.#open
      ? html`<button type="button" class="box-more" data-more tabindex="-1">${folded.length > 1 ? `Bids at ${folded[0]} to ${folded.at(-1)}` : `Bids at ${folded[0]}`}</button>` : ''}`;
  }

  /** Another call is due: none is chosen, and the tab stop is on one that may be made. */
  next() {
    const within = this.contains(document.activeElement);
    this.stop = undefined;
    this.#open = false;
    this.chosen = '';
    this.update();
    if (within) this.querySelector('[tabindex="0"]')?.focus({ preventScroll: true });
  }

  /** Shows the levels that a phone folds away. */
  #unfold() {
    this.#open = true;
    this.update();
  }

  listen() {
    this.addEventListener('click', (event) => (event.target.closest('[data-more]') ? this.#unfold() : this.#make(event.target.closest('.box-call'))));
    this.addEventListener('keydown', (event) => this.#key(event));
    this.addEventListener('focusin', (event) => {
      this.stop = event.target.dataset.call ?? this.stop;
    });
  }

  #make(button) {
    if (!button || button.getAttribute('aria-disabled') === 'true') return;
    rove(this.querySelectorAll('.box-call'), button);
    this.chosen = button.dataset.call;
    this.emit('call-made', { call: button.dataset.call });
  }

  #key(event) {
    const now = event.target.dataset.call;
    if (!now || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = ROWS.findIndex((calls) => calls.includes(now));
    const column = ROWS[row].indexOf(now);
    const level = row > 0 ? String(row) : this.#level;
    const strain = STRAINS[column] ?? 'C';
    const clamped = (r, c) => {
      const calls = ROWS[Math.min(ROWS.length - 1, Math.max(0, r))];
      return calls[Math.min(calls.length - 1, Math.max(0, c))];
    };
    const letter = event.key.toUpperCase();
    const to =
      { ArrowRight: () => clamped(row, column + 1), ArrowLeft: () => clamped(row, column - 1), ArrowDown: () => clamped(row + 1, column), ArrowUp: () => clamped(row - 1, column), Home: () => ROWS[row][0], End: () => ROWS[row].at(-1) }[event.key]?.() ??
      (/^[1-7]$/.test(letter) ? letter + (row > 0 ? strain : 'C') : { P: 'P', X: now === 'X' ? 'XX' : 'X', R: 'XX', C: `${level}C`, D: `${level}D`, H: `${level}H`, S: `${level}S`, N: `${level}NT` }[letter]);
    if (!to) return;
    if (/^\d/.test(to)) this.#level = to[0];
    event.preventDefault();
    const target = () => this.querySelector(`[data-call="${to}"]`);
    if (!target().checkVisibility()) this.#unfold();
    if (!target().checkVisibility()) return;
    rove(this.querySelectorAll('.box-call'), target());
  }
}
BiddingBox.define('bidding-box');

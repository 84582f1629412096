/**
 * <card-hand>: a hand of cards as a fan, to look at or to choose from.
 *
 * Attributes (all are properties too)
 *   cards      "KS QS TH ..."
 *   sort       "suit": by suit, colours alternating, high to low; without it, the order given
 *   mode       none (default) | one | many
 *   min, max   how many cards are to be chosen in mode many; beyond max the earliest choice is put back
 *   chosen     the chosen cards, "KS QS"; follows the learner's choice
 *   ordered    in mode many: the order of choosing counts and stands on the cards
 *   commit     "immediate": in mode one, a click or Enter plays the card at once; a finger lifts it first, and a second tap or the
 *              button below the hand plays it (at once too where html[data-tap="once"])
 *   drop-zone  CSS selector; a card dragged onto such an element is played
 *   marks      {"KS": "best", "2C": "wrong chosen"}: best acceptable wrong illegal counted chosen lit hint
 *   hand-label name of the hand, "Your hand" unless given
 *   rows       "2" lays the hand in two rows; a hand of more than seven to choose from lies so on a phone, each strip wide enough for a finger
 *   disabled
 * Events
 *   cards-chosen {cards: ["KS"], complete}   on every change, suits S H D C, high to low, as chosen where ordered; complete: between min and max
 *   card-played  {card: "KS"}                at once in mode one with commit, or dropped on the drop zone
 * Keyboard: arrows, Home, End; Enter or Space chooses; A K Q J T 9-2 and S H D C go to the next such card.
 * Touch: slide along the fan to look, take the finger off to choose.
 */
import { asSet, cards, inOrder, nameOf, sortedBySuit } from './cards.js';
import { TableElement, html, rove } from './element.js';
import { markWords } from './marks.js';

const DRAG_FROM = 14;

/** How many cards lie in the upper of two rows: half, or up to the end of a suit if that leaves no row longer than half. */
function upperRow(held) {
  const half = Math.ceil(held.length / 2);
  const endsSuit = (at) => held[at - 1]?.at(-1) !== held[at]?.at(-1);
  return !endsSuit(half) && held.length - half < half && endsSuit(half - 1) ? half - 1 : half;
}

class CardHand extends TableElement {
  static attributes = {
    cards: 'text', sort: 'text', mode: 'text', min: 'number', max: 'number', chosen: 'text', commit: 'text',
    'drop-zone': 'text', marks: 'json', 'hand-label': 'text', rows: 'number', ordered: 'flag', disabled: 'flag',
  };
  #said = '';
  #lifted = '';

  get held() {
    const given = cards(this.cards);
    return this.sort === 'suit' ? sortedBySuit(given) : given;
  }

  get picked() {
    const held = this.held;
    return cards(this.chosen).filter((c) => held.includes(c)); // a pack with two of a card may have both chosen
  }

  /** The cards chosen; written, they are chosen again, and whoever waits for them is told. */
  get value() {
    return this.chosen;
  }

  set value(chosen) {
    this.chosen = chosen;
    this.update();
    if (this.mode === 'many') this.#tell();
  }

  get #active() {
    return (this.mode === 'one' || this.mode === 'many') && !this.disabled;
  }

  get #atOnce() {
    return this.mode === 'one' && this.commit === 'immediate';
  }

  render() {
    const held = this.held;
    const picked = this.picked;
    const marks = this.marks ?? {};
    const label = this.handLabel || 'Your hand';
    const choosing = this.mode === 'one' || this.mode === 'many';
    const stop = held.includes(this.stop) ? this.stop : picked[0] ?? held[0];
    const seen = new Map();
    const count = held.length;
    const upper = this.sort === 'suit' ? upperRow(held) : Math.ceil(count / 2);
    const lifted = this.#active && held.includes(this.#lifted) ? this.#lifted : '';
    const content = held.map((c, i) => {
      const copy = seen.set(c, (seen.get(c) ?? 0) + 1).get(c);
      const row = i < upper ? 0 : 1;
      const place = this.ordered ? [...picked.keys()].filter((at) => picked[at] === c)[copy - 1] ?? -1 : -1;
      const inRow = row ? count - upper : upper;
      const places = `--off:${i - (count - 1) / 2};--off-two:${i - row * upper - (inRow - 1) / 2};--row:${row}`;
      const role = choosing
        ? html`role="option" aria-selected="${picked.filter((p) => p === c).length >= copy}" ${this.disabled ? html`aria-disabled="true"` : ''} tabindex="${c === stop && copy === 1 ? 0 : -1}" aria-label="${`${nameOf(c)}, ${place < 0 ? '' : `number ${place + 1} in your order, `}${i + 1} of ${count}${markWords(marks[c])}`}"`
        : '';
      return html`<div class="hand-card ${c === lifted ? 'hand-lifted' : ''}" data-key="${c}-${copy}" data-card="${c}" ${role} style="${places}"><playing-card card="${c}" decorative ${place < 0 ? '' : html`data-place="${place + 1}"`} ${marks[c] ? html`mark="${marks[c]}"` : ''}></playing-card></div>`;
    });
    const words = `${label}: ${inOrder(held)}${Object.entries(marks).map(([c, m]) => `; ${nameOf(c)}${markWords(m)}`).join('')}`;
    const role = choosing
      ? html`role="listbox" aria-orientation="horizontal" aria-label="${label}" ${this.mode === 'many' ? html`aria-multiselectable="true"` : ''} ${this.disabled ? html`aria-disabled="true"` : ''}`
      : html`role="img" aria-label="${held.length ? words : `${label}: no cards`}"`;
    const two = this.rows === 2 && count > 1 ? 'hand-two' : count > 7 ? 'hand-many' : '';
    return html`<div class="hand ${two} ${choosing ? 'hand-choosing' : ''} ${this.#active ? 'hand-active' : ''}" ${role} style="--count:${count};--gaps:${Math.max(1, count - 1)};--gaps-two:${Math.max(1, upper - 1, count - upper - 1)};--half:${(count - 1) / 2}">${content}</div>
      ${this.#active && this.#atOnce ? html`<div class="hand-go">${lifted ? html`<button type="button" class="kb-button kb-button-first" data-play="${lifted}">Choose the ${nameOf(lifted)}</button>` : ''}</div>` : ''}
      ${choosing ? html`<p class="hand-status" aria-hidden="true">${this.#status(picked)}</p><p class="kb-unseen" role="status">${this.#said}</p>` : ''}`;
  }

  #status(picked) {
    if (this.mode !== 'many' || (this.min === null && this.max === null)) return '';
    const { min } = this;
    const max = this.max >= this.held.length ? null : this.max;
    if (!min && max === null) return `${picked.length} chosen`;
    const wanted = min === max ? `${max}` : !min ? `up to ${max}` : max === null ? `${min} or more` : `${min} to ${max}`;
    return `${picked.length} chosen of ${wanted}`;
  }

  listen() {
    this.addEventListener('keydown', (event) => this.#key(event));
    this.addEventListener('pointerdown', (event) => this.#press(event));
    this.addEventListener('click', (event) => {
      // assistive technology clicks without a pointer; pointers are handled on release
      const go = event.target.closest?.('[data-play]');
      if (go) this.#choose(this.#options().find((o) => o.dataset.card === go.dataset.play));
      else if (event.detail === 0) this.#choose(event.target.closest?.('.hand-card'));
    });
    this.addEventListener('focusin', (event) => {
      this.stop = event.target.dataset.card ?? this.stop;
    });
  }

  #options() {
    return [...this.querySelectorAll('.hand-card')];
  }

  #choose(option, played = false) {
    if (!option || !this.#active) return;
    const chosen = option.dataset.card;
    this.stop = chosen;
    if (played || this.#atOnce) {
      this.#lifted = '';
      this.chosen = chosen;
      this.emit('card-played', { card: chosen });
      return;
    }
    let picked = this.picked;
    const taken = option.getAttribute('aria-selected') === 'true';
    picked = taken ? picked.toSpliced(picked.indexOf(chosen), 1) : this.mode === 'one' ? [chosen] : [...picked, chosen];
    const back = this.max !== null && picked.length > this.max ? picked.shift() : null;
    this.chosen = picked.join(' ');
    this.#said = `${nameOf(chosen)} ${taken ? 'put back' : 'chosen'}${back ? `, ${nameOf(back)} put back` : ''}. ${this.#status(picked)}`;
    this.update();
    this.#tell();
  }

  /** A finger is wider than the strip of a card: what it meets is shown before it is played. */
  #lift(option) {
    this.#lifted = option.dataset.card;
    this.#said = `${nameOf(this.#lifted)} lifted; tap it again to choose it`;
    this.update();
  }

  /** Lifts a card of this name as a finger would, where a finger lifts before it plays. */
  lift(card) {
    const option = this.#options().find((one) => one.dataset.card === card);
    if (option && this.#active && this.#atOnce && document.documentElement.dataset.tap !== 'once' && matchMedia('(pointer: coarse)').matches) this.#lift(option);
  }

  #tell() {
    const { picked } = this;
    const complete = picked.length >= (this.min ?? (this.mode === 'one' ? 1 : 0)) && picked.length <= (this.max ?? Infinity);
    this.emit('cards-chosen', { cards: this.ordered ? picked : asSet(picked), complete });
  }

  #key(event) {
    const options = this.#options();
    const at = options.indexOf(event.target.closest('.hand-card'));
    if (at < 0 || this.mode === 'none' || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step) rove(options, options[Math.min(options.length - 1, Math.max(0, at + step))]);
    else if (event.key === 'Home') rove(options, options[0]);
    else if (event.key === 'End') rove(options, options.at(-1));
    else if (event.key === 'Enter' || event.key === ' ') this.#choose(options[at]);
    else {
      const sign = event.key.toUpperCase().replace(/^[10]$/, 'T');
      const fits = (o) => sign.length === 1 && o.dataset.card.slice(0, 2).includes(sign);
      const next = [...options.slice(at + 1), ...options.slice(0, at)].find(fits);
      if (!next) return;
      rove(options, next);
    }
    event.preventDefault();
  }

  #press(event) {
    if (!this.#active || event.button !== 0 || !event.target.closest('.hand')) return;
    const under = (e) => document.elementsFromPoint(e.clientX, e.clientY).map((n) => n.closest?.('.hand-card')).find((n) => n && this.contains(n));
    let at = under(event);
    if (!at) return;
    let dragging = false;
    const peek = (option) => this.#options().forEach((o) => o.classList.toggle('hand-peek', o === option));
    const zone = () => (this.dropZone ? [...document.querySelectorAll(this.dropZone)] : []);
    const over = (e) => zone().find((z) => {
      const box = z.getBoundingClientRect();
      return e.clientX >= box.left && e.clientX <= box.right && e.clientY >= box.top && e.clientY <= box.bottom;
    });
    peek(at);
    const move = (e) => {
      const [dx, dy] = [e.clientX - event.clientX, e.clientY - event.clientY];
      if (!dragging && zone().length && dy < -DRAG_FROM && Math.abs(dy) > Math.abs(dx)) {
        dragging = true;
        at.classList.add('hand-dragged');
      }
      if (dragging) {
        at.style.setProperty('--dx', `${dx}px`);
        at.style.setProperty('--dy', `${dy}px`);
        zone().forEach((z) => z.toggleAttribute('data-drop', z === over(e)));
      } else {
        at = under(e) ?? at;
        peek(at);
      }
    };
    const end = (e) => {
      for (const [type, handler] of Object.entries(handlers)) removeEventListener(type, handler);
      peek(null);
      at.classList.remove('hand-dragged');
      at.style.removeProperty('--dx');
      at.style.removeProperty('--dy');
      zone().forEach((z) => z.removeAttribute('data-drop'));
      if (e.type === 'pointercancel') return;
      if (dragging) {
        if (over(e)) this.#choose(at, true);
      } else if (under(e) === at) {
        rove(this.#options(), at);
        const asks = this.#atOnce && e.pointerType === 'touch' && document.documentElement.dataset.tap !== 'once';
        if (asks && at.dataset.card !== this.#lifted) this.#lift(at);
        else this.#choose(at);
      }
    };
    const handlers = { pointermove: move, pointerup: end, pointercancel: end };
    for (const [type, handler] of Object.entries(handlers)) addEventListener(type, handler);
    event.preventDefault();
  }
}
CardHand.define('card-hand');

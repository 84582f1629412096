/**
 * <meld-tray>: a hand to be laid out in melds and unmatched cards.
 *
 * Attributes (all are properties too)
 *   cards       the hand, "7S 7H 7D KD QC ...", no card twice
 *   melds       ["7S 7H 7D"]; follows the learner
 *   places      how many melds there is room for; one more than are in use unless given, up to 5
 *   marks       {"KD": "wrong"} for cards
 *   tray-label  "Your melds" unless given
 *   disabled
 * Event: melds-changed {melds: ["7S 7H 7D"], unmatched: "KD QC"}
 * Tap cards to pick them up, then tap a meld (or the unmatched cards); or drag them there.
 * Keyboard: arrows between cards and places; Space or Enter picks up; 1 to 5 lay the picked cards (or the card in focus)
 * on that meld, 0 or Backspace puts them back among the unmatched.
 */
import { asMeld, asSet, cards, nameOf, sortedBySuit } from './cards.js';
import { TableElement, html, rove } from './element.js';
import { markWords } from './marks.js';

const MOST = 5;

class MeldTray extends TableElement {
  static attributes = { cards: 'text', melds: 'json', places: 'number', marks: 'json', 'tray-label': 'text', disabled: 'flag' };
  #picked = new Set();
  #said = '';

  /** The melds as they lie, "7S 7H 7D, KC QC JC"; written, they are laid again, and whoever waits for them is told. */
  get value() {
    return this.#lying.melds.map((meld) => meld.join(' ')).filter(Boolean).join(', ');
  }

  set value(laid) {
    this.melds = laid.split(', ');
    this.update();
    this.#tell();
  }

  /** The melds as they lie, then the unmatched cards. */
  get #lying() {
    const held = cards(this.cards);
    const melds = (this.melds ?? []).map((meld) => cards(meld).filter((c) => held.includes(c)));
    return { melds, unmatched: sortedBySuit(held.filter((c) => !melds.flat().includes(c))) };
  }

  render() {
    const { melds, unmatched } = this.#lying;
    const used = melds.reduce((last, meld, i) => (meld.length ? i + 1 : last), 0);
    const places = Math.max(used, Math.min(MOST, this.places ?? used + 1));
    const all = [...unmatched, ...melds.flat()];
    const stop = all.includes(this.stop) ? this.stop : all[0];
    const marks = this.marks ?? {};
    this.#picked = this.#picked.intersection(new Set(all));
    const picking = this.#picked.size > 0 && !this.disabled;
    const zone = (name, held, index) => html`<section class="meld ${index ? '' : 'meld-unmatched'} ${picking ? 'meld-open' : ''}" data-place="${index}" aria-label="${name}">
      <button type="button" class="meld-name" data-place="${index}" aria-disabled="${!picking}" aria-label="${picking ? `Lay ${[...this.#picked].map(nameOf).join(', ')} on ${name}` : `${name}, ${held.length} cards`}">${name}${picking ? html`<span aria-hidden="true"> — lay here</span>` : ''}</button>
      <div class="meld-cards kb-overlap">${held.map((c, i) => html`<button type="button" class="meld-card" style="--z:${held.length - i}" data-key="${c}" data-card="${c}" tabindex="${c === stop ? 0 : -1}" aria-pressed="${this.#picked.has(c)}"
        aria-disabled="${this.disabled}" aria-label="${`${nameOf(c)}, ${name}${markWords(marks[c])}`}"><playing-card card="${c}" decorative ${marks[c] ? html`mark="${marks[c]}"` : ''}></playing-card></button>`)}</div></section>`;
    return html`<div class="tray" role="group" aria-label="${this.trayLabel || 'Your melds'}">${zone('Unmatched', unmatched, 0)}
      <div class="melds">${Array.from({ length: places }, (_, i) => zone(`Meld ${i + 1}`, melds[i] ?? [], i + 1))}</div></div><p class="kb-unseen" role="status">${this.#said}</p>`;
  }

  listen() {
    this.addEventListener('focusin', (event) => {
      this.stop = event.target.dataset.card ?? this.stop;
    });
    this.addEventListener('click', (event) => {
      if (this.disabled || this.dragged) return;
      const place = event.target.closest('.meld')?.dataset.place;
      const chosen = event.target.closest('.meld-card')?.dataset.card;
      if (chosen) this.#pick(chosen);
      else if (place !== undefined && this.#picked.size) this.#lay([...this.#picked], Number(place));
    });
    this.addEventListener('keydown', (event) => this.#key(event));
    this.addEventListener('pointerdown', (event) => this.#drag(event));
  }

  #pick(chosen) {
    if (!this.#picked.delete(chosen)) this.#picked.add(chosen);
    this.#said = `${nameOf(chosen)} ${this.#picked.has(chosen) ? 'picked up' : 'put down'}.`;
    this.stop = chosen;
    this.update();
  }

  #lay(moved, place) {
    const { melds } = this.#lying;
    const next = Array.from({ length: Math.max(melds.length, place) }, (_, i) => [...(melds[i] ?? []).filter((c) => !moved.includes(c)), ...(i === place - 1 ? moved : [])]);
    this.#picked.clear();
    const laid = next.map(asMeld);
    this.melds = laid.map((meld) => meld.join(' '));
    this.#said = `${moved.map(nameOf).join(', ')} ${place ? `on meld ${place}` : 'back among the unmatched'}.`;
    this.stop = moved[0];
    this.update();
    this.querySelector(`.meld-card[data-card="${moved[0]}"]`)?.focus({ preventScroll: true });
    this.#tell();
  }

  #tell() {
    const { melds, unmatched } = this.#lying;
    this.emit('melds-changed', { melds: melds.filter((meld) => meld.length).map((meld) => meld.join(' ')), unmatched: asSet(unmatched).join(' ') });
  }

  #key(event) {
    const all = [...this.querySelectorAll('.meld-card')];
    const at = event.target.closest('.meld-card');
    if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const row = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const zones = [...this.querySelectorAll('.meld')].filter((zone) => zone.querySelector('.meld-card'));
    if (step) rove(all, all[Math.min(all.length - 1, Math.max(0, all.indexOf(at) + step))]);
    else if (row) rove(all, zones[Math.min(zones.length - 1, Math.max(0, zones.indexOf(at.closest('.meld')) + row))].querySelector('.meld-card'));
    else if (event.key === 'Home' || event.key === 'End') rove(all, all.at(event.key === 'Home' ? 0 : -1));
    else if (!this.disabled && (/^[0-5]$/.test(event.key) || event.key === 'Backspace'))
      this.#lay(this.#picked.size ? [...this.#picked] : [at.dataset.card], Number(event.key) || 0);
    else if (event.key === 'Escape' && this.#picked.size) {
      this.#picked.clear();
      this.update();
    } else return;
    event.preventDefault();
  }

  #drag(event) {
    const from = event.target.closest('.meld-card');
    this.dragged = false;
    if (!from || this.disabled || event.button !== 0) return;
    const moved = this.#picked.has(from.dataset.card) ? [...this.#picked] : [from.dataset.card];
    const buttons = moved.map((c) => this.querySelector(`.meld-card[data-card="${c}"]`));
    const zoneAt = (e) => document.elementsFromPoint(e.clientX, e.clientY).map((n) => n.closest?.('.meld')).find((n) => n && this.contains(n));
    const move = (e) => {
      const [dx, dy] = [e.clientX - event.clientX, e.clientY - event.clientY];
      if (!this.dragged && Math.hypot(dx, dy) < 8) return;
      this.dragged = true;
      for (const button of buttons) {
        button.classList.add('meld-dragged');
        button.style.translate = `${dx}px ${dy}px`;
      }
      for (const zone of this.querySelectorAll('.meld')) zone.toggleAttribute('data-drop', zone === zoneAt(e));
    };
    const end = (e) => {
      for (const [type, handler] of Object.entries(handlers)) removeEventListener(type, handler);
      for (const button of buttons) {
        button.classList.remove('meld-dragged');
        button.style.translate = '';
      }
      for (const zone of this.querySelectorAll('.meld')) zone.removeAttribute('data-drop');
      const zone = this.dragged && e.type === 'pointerup' ? zoneAt(e) : null;
      if (zone) this.#lay(moved, Number(zone.dataset.place));
      setTimeout(() => { this.dragged = false; });
    };
    const handlers = { pointermove: move, pointerup: end, pointercancel: end };
    for (const [type, handler] of Object.entries(handlers)) addEventListener(type, handler);
  }
}
MeldTray.define('meld-tray');

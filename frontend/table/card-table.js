/**
 * <card-table>: who sits where, what lies open, the trick in the middle, turn-up, stock and discards.
 *
 * Attributes (all are properties too)
 *   seats        [{"seat": "N", "name": "Partner", "cards": "KS ...", "show": "dummy", "count": 13,
 *                  "roles": ["dealer", "declarer", "vulnerable"], "note": "passed", "turn": true, "out": true,
 *                  "staked": 2, "chips": 97}, ...]   out: no more in; staked: chips before the seat; chips: what it has left
 *                show: fan | dummy (columns by suit) | row (upcards) | backs | none; without it fan if there are cards, else backs if there is a count
 *   trick        {"cards": "KS 2S", "leader": "W", "winner": "W", "seats": "N E S W", "names": {...}}
 *   trump        S | H | D | C | NT
 *   turn-up      a card: shown with its label, see turn-up-label
 *   turn-up-label, discards-label   "Turn-up" and "Discards" unless given
 *   stock        how many cards are left
 *   laid, laid-label   how many cards have been laid away face down, and what they are called
 *   discards     the pile, oldest first; the top card lies open
 *   spread       the discards lie side by side instead of in a pile
 *   pot          how many chips lie in the middle; 0 shows an empty pot
 *   pot-label    "Pot" unless given
 *   table-label  "Card table" unless given
 *   in-play      the trick shows what has come to it since the page last showed the table
 * Seats, "stock", "pile", "laid", "pot" and "turn-up" are places between which a <table-moves> moves cards (data-place).
 * The middle of the table is `.table-middle`, a drop zone for a card-hand: drop-zone=".table-middle".
 */
import { SEATS, SUITS, card, cards, describe, nameOf } from './cards.js';
import { faceSymbol } from '../faces/faces.js';
import { TableElement, html } from './element.js';

/** So many open cards lie side by side, more overlap. */
const FEW = 4;

const several = (count) => `${count} card${count === 1 ? '' : 's'}`;

const backs = (count) => Array.from({ length: Math.min(count, 14) }, () => 'back');

/** A dummy: a column for each suit held, trumps first, colours alternating. */
function columns(held, trump) {
  const order = [...({ H: 'HSDC', D: 'DSHC', C: 'CHSD' }[trump] ?? 'SHCD')].filter((suit) => held.some((c) => c[1] === suit));
  const longest = Math.max(1, ...order.map((suit) => held.filter((c) => c[1] === suit).length));
  return html`<div class="dummy" style="--longest:${longest}">${order.map((suit) => html`<div class="dummy-suit">${
    held.filter((c) => c[1] === suit).map((c) => html`<playing-card card="${c}" decorative></playing-card>`)}</div>`)}</div>`;
}

const strip = (held, kind = '') => html`<div class="strip kb-overlap ${kind}">${held.map((c, i) => html`<span style="--z:${held.length - i}"><playing-card card="${c}" decorative></playing-card></span>`)}</div>`;

class CardTable extends TableElement {
  static attributes = {
    seats: 'json', trick: 'json', trump: 'text', 'turn-up': 'text', 'turn-up-label': 'text', stock: 'number', laid: 'number', 'laid-label': 'text',
    discards: 'text', 'discards-label': 'text', spread: 'flag', 'table-label': 'text', 'in-play': 'flag', pot: 'number', 'pot-label': 'text',
  };

  render() {
    const seats = this.seats ?? [];
    const compass = seats.every(({ seat }) => SEATS[seat]);
    return html`<div class="table ${compass ? 'table-compass' : 'table-round'}" role="group" aria-label="${this.tableLabel || 'Card table'}">
      ${seats.map((seat) => this.#seat(seat))}
      <div class="table-middle">${this.#trump()}${this.trick ? this.#trick(this.trick) : ''}${this.#pot()}${this.#piles()}</div></div>`;
  }

  #seat({ seat, name, cards: text, show, count, roles = [], note, turn, out, staked, chips }) {
    const held = cards(text);
    const way = show ?? (held.length ? 'fan' : count ? 'backs' : 'none');
    const number = held.length || count || 0;
    const title = name ?? SEATS[seat] ?? `Player ${seat}`;
    const words = way === 'none' ? '' : way === 'backs' ? several(number) : describe(held);
    const lying = { fan: () => strip(held), row: () => strip(held, 'strip-open'), dummy: () => columns(held, this.trump), backs: () => strip(backs(number), 'strip-backs') }[way]?.() ?? '';
    return html`<section class="seat seat-${SEATS[seat] ? seat : 'other'} ${turn ? 'seat-turn' : ''} ${out ? 'seat-out' : ''}" data-key="${seat}" data-place="${seat}" aria-label="${title}">
      <p class="seat-name"><strong>${title}</strong>${roles.map((role) => html`<span class="seat-role" data-role="${role}">${role}</span>`)}${turn ? html`<span class="seat-role" data-role="turn">to play</span>` : ''}${
        note ? html`<span class="seat-note">${note}</span>` : ''}${way === 'backs' ? html`<span class="seat-note">${several(number)}</span>` : ''}</p>
      ${way === 'none' ? '' : html`<div role="img" aria-label="${words}">${lying}</div>`}${chips === undefined ? '' : html`<p class="seat-chips"><chip-pile count="${staked ?? 0}"></chip-pile>${staked ? html`<span><b>${staked}</b> staked,</span>` : ''} <span><b>${chips}</b> left</span></p>`}</section>`;
  }

  #trick({ cards: played = '', leader = '', winner = '', seats = '', names }) {
    return html`<card-trick cards="${played}" leader="${leader}" winner="${winner}" seats="${seats}" names="${names ? JSON.stringify(names) : ''}" ${this.inPlay ? html`in-play` : ''}></card-trick>`;
  }

  #pot() {
    if (this.pot === null) return '';
    return html`<figure class="pile pot" data-key="pot"><div data-place="pot"><chip-pile count="${this.pot}"></chip-pile></div><figcaption>${this.potLabel || 'Pot'} <b>${this.pot}</b></figcaption></figure>`;
  }

  #trump() {
    if (!this.trump) return '';
    const suit = SUITS[this.trump];
    return html`<p class="table-trump">${suit
      ? html`Trumps <span class="table-suit table-suit-${this.trump}"><svg viewBox="0 0 104 104" aria-hidden="true"><use href="#${faceSymbol('suit', this.trump)}"/></svg></span> ${suit}`
      : 'No trumps'}</p>`;
  }

  #piles() {
    const thrown = cards(this.discards);
    const label = this.discardsLabel || 'Discards';
    const piles = [
      this.turnUp && this.#pile('turn-up', this.turnUpLabel || 'Turn-up', card(this.turnUp), 1, nameOf(card(this.turnUp))),
      this.stock !== null && this.#pile('stock', 'Stock', this.stock > 0 ? 'back' : null, this.stock, several(this.stock), this.stock),
      this.laid !== null && this.#pile('laid', this.laidLabel, this.laid > 0 ? 'back' : null, this.laid, several(this.laid), this.laid),
      this.hasAttribute('discards') && !this.spread &&
        this.#pile('pile', label, thrown.at(-1), thrown.length, thrown.length ? `${several(thrown.length)}, ${nameOf(thrown.at(-1))} on top` : 'none', thrown.length),
    ].filter(Boolean);
    const spread = this.spread && thrown.length
      ? html`<figure class="pile pile-spread"><div data-place="pile" role="img" aria-label="${`${label}, oldest first: ${thrown.map(nameOf).join(', ')}`}">${strip(thrown, thrown.length <= FEW ? 'strip-open' : '')}</div><figcaption aria-hidden="true">${label} <b>${thrown.length}</b></figcaption></figure>`
      : '';
    return piles.length || spread ? html`<div class="piles">${piles}${spread}</div>` : '';
  }

  #pile(place, label, top, depth, words, count) {
    return html`<figure class="pile" data-key="${label}"><div class="pile-cards ${depth > 1 ? 'pile-deep' : ''}" data-place="${place}" role="img" aria-label="${label}: ${words}">${
      top ? html`<playing-card card="${top}" decorative></playing-card>` : html`<span class="trick-empty"></span>`}</div>
      <figcaption aria-hidden="true">${label}${count === undefined ? '' : html` <b>${count}</b>`}</figcaption></figure>`;
  }
}
CardTable.define('card-table');

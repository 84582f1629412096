/**
 * <auction-table>: the bidding so far, a row a round, with what each call shows.
 *
 * Attributes (all are properties too)
 *   dealer      N | E | S | W
 *   vulnerable  none | ns | ew | both
 *   calls       from the dealer: "1NT P 2C" or ["1NT", "P"] or [{"call": "1NT", "meaning": "13-15, balanced"}, ...]
 *   names       {"S": "You"}
 *   turn        "ask": a question mark stands where the next call is due
 *   caption     "The bidding" unless given
 * A call with a meaning is a button: it shows on hover, focus and tap.
 */
import { SEATS, call, callName } from './cards.js';
import { faceSymbol } from '../faces/faces.js';
import { TableElement, html } from './element.js';
import { offerTips } from './popover.js';

const ORDER = ['W', 'N', 'E', 'S'];
const SHORT = { P: 'Pass', X: 'Dbl', XX: 'Rdbl' };

const face = (c) =>
  SHORT[c] ?? (c.endsWith('NT') ? html`${c[0]}<small>NT</small>` : html`${c[0]}<svg class="auction-suit auction-${c[1]}" viewBox="0 0 104 104" aria-hidden="true"><use href="#${faceSymbol('suit', c[1])}"/></svg>`);

class AuctionTable extends TableElement {
  static attributes = { dealer: 'text', vulnerable: 'text', calls: 'json-or-text', names: 'json', turn: 'text', caption: 'text' };

  get #made() {
    const text = this.getAttribute('calls') ?? '';
    const given = text.trim().startsWith('[') ? this.calls ?? [] : text.split(/[\s,]+/).filter(Boolean);
    return given.map((c) => (typeof c === 'string' ? { call: call(c) } : { ...c, call: call(c.call) }));
  }

  render() {
    const cells = [...Array(Math.max(0, ORDER.indexOf(this.dealer))).fill(null), ...this.#made];
    if (this.turn === 'ask') cells.push('ask');
    const rows = Array.from({ length: Math.max(1, Math.ceil(cells.length / 4)) }, (_, r) => Array.from({ length: 4 }, (_, c) => cells[r * 4 + c]));
    const vulnerable = { ns: 'NS', ew: 'EW', both: 'NESW' }[this.vulnerable] ?? '';
    const exposed = (seat) => vulnerable.includes(seat);
    const cell = (made) => {
      if (made === 'ask') return html`<td><span class="auction-ask"><span aria-hidden="true">?</span><span class="kb-unseen">next to call</span></span></td>`;
      if (!made) return html`<td></td>`;
      const name = callName(made.call);
      return made.meaning
        ? html`<td><button type="button" class="auction-call auction-meant" data-meaning="${made.meaning}" aria-label="${`${SHORT[made.call] ? `${SHORT[made.call]}, ` : ''}${name}: ${made.meaning}`}">${face(made.call)}</button></td>`
        : html`<td><span class="auction-call ${made.call === 'P' ? 'auction-pass' : ''}"><span aria-hidden="true">${face(made.call)}</span><span class="kb-unseen">${name}</span></span></td>`;
    };
    return html`<table class="auction"><caption class="kb-unseen">${this.caption || 'The bidding'}, ${SEATS[this.dealer] ?? 'North'} deals</caption>
      <thead><tr>${ORDER.map((seat) => html`<th scope="col" class="${exposed(seat) ? 'auction-exposed' : ''}">${this.names?.[seat] ?? SEATS[seat]}${
        seat === this.dealer ? html`<span class="auction-role">dealer</span>` : ''}${exposed(seat) ? html`<span class="auction-role">vul</span>` : ''}</th>`)}</tr></thead>
      <tbody>${rows.map((row) => html`<tr>${row.map(cell)}</tr>`)}</tbody></table>`;
  }

  listen() {
    offerTips(this, '.auction-meant', (anchor) => anchor.dataset.meaning);
  }
}
AuctionTable.define('auction-table');

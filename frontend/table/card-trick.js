/**
 * <card-trick>: the cards played to a trick, each before the seat that played it; works for two to seven players.
 *
 * Attributes (all are properties too)
 *   cards        in the order played, "KS 2S 5S"
 *   leader       the seat that led, "W"; the first of `seats` unless given
 *   seats        in the order of play, "N E S W" unless given; other games name their own ("1 2 3 4 5")
 *   names        {"W": "West", "1": "Ada"}
 *   winner       seat or card that wins the trick
 *   marks        {"KS": "best"}
 *   trick-label  "Trick" unless given
 */
import { SEATS, card, cards, nameOf } from './cards.js';
import { TableElement, html } from './element.js';
import { markWords } from './marks.js';

class CardTrick extends TableElement {
  static attributes = { cards: 'text', leader: 'text', seats: 'text', names: 'json', winner: 'text', marks: 'json', 'trick-label': 'text' };

  render() {
    const seats = (this.seats || 'N E S W').split(/\s+/);
    const played = cards(this.cards);
    const first = Math.max(0, seats.indexOf(this.leader));
    const marks = this.marks ?? {};
    const cross = seats.join('') === 'NESW';
    const name = (seat) => this.names?.[seat] ?? SEATS[seat] ?? `Player ${seat}`;
    const winner = this.winner && !seats.includes(this.winner) ? card(this.winner) : this.winner;
    const places = seats.map((_, i) => {
      const seat = seats[(first + i) % seats.length];
      const shown = played[i];
      const wins = shown && (winner === seat || winner === shown);
      const s = name(seat) === 'You' ? '' : 's';
      const words = shown ? `${name(seat)} ${i === 0 ? `lead${s}` : `play${s}`} ${nameOf(shown)}${wins ? ` and win${s}` : ''}${markWords(marks[shown])}` : `${name(seat)}: to play`;
      return html`<li class="trick-place trick-${cross ? seat : 'row'} ${wins ? 'trick-wins' : ''}" data-key="${seat}">
        <span class="kb-unseen">${words}</span>${shown
          ? html`<playing-card card="${shown}" decorative ${marks[shown] ? html`mark="${marks[shown]}"` : ''}></playing-card>`
          : html`<span class="trick-empty"></span>`}
        <span class="trick-seat" aria-hidden="true">${cross ? '' : name(seat)}${i === 0 && shown ? html`<small>led</small>` : ''}${wins ? html`<small>wins</small>` : ''}</span></li>`;
    });
    return html`<ol class="trick ${cross ? 'trick-cross' : 'trick-line'}" aria-label="${this.trickLabel || 'Trick'}">${places}</ol>`;
  }
}
CardTrick.define('card-trick');

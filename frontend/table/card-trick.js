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
 *   in-play      what has been played since the page last showed a trick falls from its seat's side, card after card
 */
import { SEATS, card, cards, nameOf } from './cards.js';
import { TableElement, html } from './element.js';
import { markWords } from './marks.js';
import { fallen } from './sound.js';

/** How many of these lay in the trick that was shown in play last: a page may make its table anew at every turn. */
let lastShown = [];
const known = (played) => (lastShown.every((one, i) => one === played[i]) ? lastShown.length : 0);

class CardTrick extends TableElement {
  static attributes = { cards: 'text', leader: 'text', seats: 'text', names: 'json', winner: 'text', marks: 'json', 'trick-label': 'text', 'in-play': 'flag' };
  #known = 0;
  #shown = null;

  render() {
    const seats = (this.seats || 'N E S W').split(/\s+/);
    const played = cards(this.cards);
    const first = Math.max(0, seats.indexOf(this.leader));
    const marks = this.marks ?? {};
    const cross = seats.join('') === 'NESW';
    const name = (seat) => this.names?.[seat] ?? SEATS[seat] ?? `Player ${seat}`;
    const winner = this.winner && !seats.includes(this.winner) ? card(this.winner) : this.winner;
    const inPlay = this.inPlay && !this.isPicture;
    if (inPlay && this.cards !== this.#shown) {
      this.#shown = this.cards;
      this.#known = known(played);
      lastShown = played;
      fallen(played.length - this.#known);
    }
    const falls = (i) => inPlay && i >= this.#known;
    const places = seats.map((_, i) => {
      const seat = seats[(first + i) % seats.length];
      const shown = played[i];
      const wins = shown && (winner === seat || winner === shown);
      const s = name(seat) === 'You' ? '' : 's';
      const words = shown ? `${name(seat)} ${i === 0 ? `lead${s}` : `play${s}`} ${nameOf(shown)}${wins ? ` and win${s}` : ''}${markWords(marks[shown])}` : `${name(seat)}: to play`;
      return html`<li class="trick-place trick-${cross ? seat : 'row'} ${wins ? 'trick-wins' : ''} ${shown && falls(i) ? 'trick-falls' : ''}" style="--fall:${Math.max(0, i - this.#known)}" data-key="${seat}">
        <span class="kb-unseen">${words}</span>${shown
          ? html`<playing-card card="${shown}" decorative ${marks[shown] ? html`mark="${marks[shown]}"` : ''}></playing-card>`
          : html`<span class="trick-empty"></span>`}
        <span class="trick-seat" aria-hidden="true">${cross ? '' : name(seat)}${i === 0 && shown ? html`<small>led</small>` : ''}${wins ? html`<small class="trick-won">wins</small>` : ''}</span></li>`;
    });
    return html`<ol class="trick ${cross ? 'trick-cross' : 'trick-line'}" style="--many:${seats.length}" aria-label="${this.trickLabel || 'Trick'}">${places}</ol>`;
  }
}
CardTrick.define('card-trick');

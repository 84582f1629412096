/**
 * <pegging-board>: a cribbage board, two pegs a side; where each stands is said in text below it.
 *
 * Attributes (all are properties too)
 *   names    ["You", "Opponent"], in the order of the rows
 *   scores   [34, 28], where the front pegs stand
 *   behind   [30, 26], where the hindmost pegs stand
 *   end      61, 121 or 181: the hole that wins
 *   half     the hole that a loser must reach to save the double game; no line unless given
 *   game     what game it is: pegs move from where they stood in it before
 */
import { TableElement, html } from './element.js';

const HOLES = 30;
const STEP = 10;
const GROUP = 4;
const LEFT = 20;
const LANE = 12;
const BETWEEN = 19;
const WIDTH = LEFT + HOLES * STEP + 6 * GROUP + 12;

/** Where the pegs of the game last shown stood. */
let last = { game: '', pegs: [] };

const along = (place) => LEFT + place * STEP + Math.floor(place / 5) * GROUP;

class PeggingBoard extends TableElement {
  static attributes = { names: 'json', scores: 'json', behind: 'json', end: 'number', half: 'number', game: 'text' };

  get streets() {
    return Math.max(1, Math.floor(((this.end ?? 121) - 1) / HOLES));
  }

  /** The middle of a hole: 0 is where pegs start, the last one stands beyond the last street. */
  at(hole, side) {
    const lanes = (this.names ?? []).length;
    const end = this.end ?? 121;
    const street = Math.min(this.streets - 1, Math.max(0, Math.floor((hole - 1) / HOLES)));
    const x = hole <= 0 ? LEFT - STEP - 2 : hole >= end ? along(HOLES) + 2 : along((hole - 1) % HOLES);
    return { x, y: street * (lanes * LANE + BETWEEN) + BETWEEN + side * LANE };
  }

  render() {
    const names = this.names ?? [];
    const scores = this.scores ?? [];
    const behind = this.behind ?? [];
    const end = this.end ?? 121;
    const height = this.streets * (names.length * LANE + BETWEEN) + BETWEEN / 2;
    const holes = [];
    for (let side = 0; side < names.length; side++) {
      for (let hole = 0; hole <= end; hole++) {
        const { x, y } = this.at(hole, side);
        holes.push(html`<circle cx="${x}" cy="${y}" r="2"></circle>`);
      }
    }
    const numbers = Array.from({ length: this.streets }, (_, street) => {
      const { y } = this.at(street * HOLES + 1, 0);
      return html`<text x="${WIDTH - 1}" y="${y - 6}" text-anchor="end">${street * HOLES + 1} to ${street === this.streets - 1 ? end : (street + 1) * HOLES}</text>`;
    });
    const line = this.half === null ? '' : this.line(names.length);
    const pegs = names.flatMap((_, side) => [behind[side] ?? 0, scores[side] ?? 0].map((hole, which) => ({ hole, side, which })));
    const shown = pegs.map(({ hole, side, which }) => {
      const before = last.game === this.game && last.game ? last.pegs[side * 2 + which] ?? hole : hole;
      const { x, y } = this.at(before, side);
      return html`<circle class="peg peg-${side} ${which ? 'peg-front' : 'peg-back'}" data-side="${side}" data-hole="${hole}" r="4.2" style="cx: ${x}px; cy: ${y}px"></circle>`;
    });
    const words = names.map((name, side) => {
      const pegged = (scores[side] ?? 0) - (behind[side] ?? 0);
      return html`<li><span class="peg-key peg-${side}" aria-hidden="true"></span>${name} <strong>${scores[side] ?? 0}</strong>${pegged > 0 ? html` <span class="kb-soft">pegged ${pegged} last</span>` : ''}</li>`;
    });
    return html`<figure class="board"><svg viewBox="0 0 ${WIDTH} ${height}" aria-hidden="true" focusable="false"><g class="board-holes">${holes}</g><g class="board-numbers">${numbers}</g>${line}<g>${shown}</g></svg>
      <figcaption><ul class="board-score" aria-label="The score, to ${end}">${words}</ul></figcaption></figure>`;
  }

  line(lanes) {
    const { x, y } = this.at(this.half, 0);
    return html`<line class="board-half" x1="${x - 6}" x2="${x - 6}" y1="${y - 7}" y2="${y + lanes * LANE - 5}"></line><text class="board-half-word" x="${x - 2}" y="${y - 6}">lurch line</text>`;
  }

  update() {
    super.update();
    if (this.isPicture) return;
    const before = last;
    last = { game: this.game, pegs: (this.names ?? []).flatMap((_, side) => [this.behind?.[side] ?? 0, this.scores?.[side] ?? 0]) };
    if (before.game === last.game && before.game) requestAnimationFrame(() => requestAnimationFrame(() => this.move()));
  }

  move() {
    for (const peg of this.querySelectorAll('.peg')) {
      const { x, y } = this.at(Number(peg.dataset.hole), Number(peg.dataset.side));
      peg.style.cx = `${x}px`;
      peg.style.cy = `${y}px`;
    }
  }
}
PeggingBoard.define('pegging-board');

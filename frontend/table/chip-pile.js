/**
 * <chip-pile>: chips in stacks, of one, five and twenty-five. It says nothing to a screen reader; the number stands beside it.
 *
 * Attributes (all are properties too)
 *   count  how many chips they are worth
 */
import { TableElement, html } from './element.js';

const WORTH = [25, 5, 1];

/** Stacks as a player makes them of so many chips, the dearest first. */
const stacks = (count) => WORTH.map((worth, i) => [worth, Math.floor((i ? count % WORTH[i - 1] : count) / worth)]).filter(([, many]) => many > 0);

class ChipPile extends TableElement {
  static attributes = { count: 'number' };

  render() {
    return html`<span class="chips" aria-hidden="true">${stacks(this.count ?? 0).map(([worth, many]) =>
      html`<span class="chip-stack">${Array.from({ length: many }, () => html`<span class="chip chip-${worth}"></span>`)}</span>`)}</span>`;
  }
}
ChipPile.define('chip-pile');

/**
 * <odds-bar>: a probability as a bar, with the book's figure and the learner's marked on it; every figure stands in text too.
 *
 * Attributes (all are properties too)
 *   value        0 to 1, the exact probability
 *   book         0 to 1, what the book prints
 *   answer       0 to 1, what the learner said
 *   odds         the same in odds, "1.88 to 1 against"
 *   bar-label    what it is the chance of
 *   value-label, book-label, answer-label   "Exact", "The book" and "You" unless given
 */
import { TableElement, html } from './element.js';

const percent = (share) => `${(share * 100).toFixed(share > 0 && share < 0.1 ? 2 : 1).replace(/\.?0+$/, '')} %`;
const within = (share) => Math.min(1, Math.max(0, share));

class OddsBar extends TableElement {
  static attributes = {
    value: 'number', book: 'number', answer: 'number', odds: 'text', 'bar-label': 'text', 'value-label': 'text', 'book-label': 'text', 'answer-label': 'text',
  };

  render() {
    const figures = [
      ['value', this.valueLabel || 'Exact', this.value, this.odds],
      ['book', this.bookLabel || 'The book', this.book],
      ['answer', this.answerLabel || 'You', this.answer],
    ].filter(([, , share]) => share !== null);
    return html`<figure class="odds">${this.barLabel ? html`<figcaption>${this.barLabel}</figcaption>` : ''}
      <div class="odds-track" aria-hidden="true"><span class="odds-fill" style="--at:${within(this.value ?? 0)}"></span>${figures.slice(this.value === null ? 0 : 1).map(
        ([kind, , share]) => html`<span class="odds-tick odds-${kind}" style="--at:${within(share)}"></span>`)}</div>
      <ul class="odds-figures">${figures.map(([kind, label, share, odds]) => html`<li><span class="odds-key odds-${kind}" aria-hidden="true"></span>${label} <strong>${percent(share)}</strong>${odds ? html` <span>${odds}</span>` : ''}</li>`)}</ul></figure>`;
  }
}
OddsBar.define('odds-bar');

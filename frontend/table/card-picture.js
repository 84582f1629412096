/**
 * <card-picture>: a few cards on baize, to tell one place from another at a glance. It says nothing to a screen reader; it is drawn
 * once it comes into view, so that a long list of courses costs what is seen of it.
 *
 * Attributes (all are properties too)
 *   laid   fan | trick | row | stock
 *   cards  "QS KH AH"; in a trick in the order played, of a stock those face up beside it
 */
import { cards } from './cards.js';
import { TableElement, html } from './element.js';

class CardPicture extends TableElement {
  static attributes = { laid: 'text', cards: 'text' };
  static #seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) target.#show();
  }, { rootMargin: '50%' });
  #shown = false;

  connectedCallback() {
    super.connectedCallback();
    if (!this.#shown) CardPicture.#seen.observe(this);
  }

  disconnectedCallback() {
    CardPicture.#seen.unobserve(this);
  }

  #show() {
    CardPicture.#seen.unobserve(this);
    this.#shown = true;
    this.update();
  }

  render() {
    const shown = this.laid === 'stock' ? ['back', ...cards(this.cards)] : cards(this.cards);
    const middle = (shown.length - 1) / 2;
    return html`<span class="picture picture-${this.laid}" style="--many:${shown.length}">${this.#shown
      ? shown.map((card, i) => html`<playing-card card="${card}" decorative style="--off:${i - middle};--back:${i % 2}"></playing-card>`)
      : ''}</span>`;
  }
}
CardPicture.define('card-picture');

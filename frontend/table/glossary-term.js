/**
 * <glossary-term meaning="No cards of a suit.">void</glossary-term>: a term of the glossary in running text.
 * Its meaning shows on hover, focus and tap; a screen reader hears it as the description of a button.
 *
 * Attributes (all are properties too)
 *   meaning  what the term means
 *   term     the word shown; the text between the tags unless given
 */
import { TableElement, html } from './element.js';
import { offerTips } from './popover.js';

let count = 0;

class GlossaryTerm extends TableElement {
  static attributes = { term: 'text', meaning: 'text' };
  #id = `kb-term-${(count += 1)}`;

  connectedCallback() {
    if (!this.hasAttribute('term') && !this.querySelector('.kb-term')) this.term = this.textContent.trim();
    super.connectedCallback();
  }

  render() {
    return html`<button type="button" class="kb-term" aria-describedby="${this.#id}">${this.term}</button><span id="${this.#id}" hidden>${this.meaning}</span>`;
  }

  listen() {
    offerTips(this, '.kb-term', () => this.meaning);
  }
}
GlossaryTerm.define('glossary-term');

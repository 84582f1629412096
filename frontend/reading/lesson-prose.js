/**
 * <lesson-prose>: paragraphs of a lesson; a term in it (button.kb-term[data-meaning]) shows its meaning on hover, focus and tap.
 */
import { offerTips } from '../table/popover.js';

class LessonProse extends HTMLElement {
  connectedCallback() {
    if (this.listening) return;
    this.listening = true;
    offerTips(this, '.kb-term', (term) => term.dataset.meaning);
  }
}
if (!customElements.get('lesson-prose')) customElements.define('lesson-prose', LessonProse);

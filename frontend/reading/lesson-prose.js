/**
 * <lesson-prose>: paragraphs of a lesson; a term in it (button.kb-term[data-meaning]) shows its meaning on hover, focus and tap.
 * A term keeps the punctuation that follows it on its line.
 */
import { offerTips } from '../table/popover.js';

class LessonProse extends HTMLElement {
  connectedCallback() {
    if (this.listening) return;
    this.listening = true;
    offerTips(this, '.kb-term', (term) => term.dataset.meaning);
    requestAnimationFrame(() => this.querySelectorAll('.kb-term').forEach(keepPunctuation));
  }
}

function keepPunctuation(term) {
  const next = term.nextSibling;
  const sign = next?.nodeType === Node.TEXT_NODE && next.data.match(/^[.,;:!?)]+/)?.[0];
  if (!sign) return;
  next.data = next.data.slice(sign.length);
  const together = document.createElement('span');
  together.className = 'kb-together';
  term.replaceWith(together);
  together.append(term, sign);
}
if (!customElements.get('lesson-prose')) customElements.define('lesson-prose', LessonProse);

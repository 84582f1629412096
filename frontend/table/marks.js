/** Signs and words for what a verdict says of a card, a call or a choice; the colour is in marks.css. */
import { html } from './element.js';

const MARKS = {
  best: ['★', 'the book’s choice'],
  acceptable: ['✓', 'also allowed by the book'],
  wrong: ['✗', 'not the book’s choice'],
  illegal: ['⊘', 'against the rules'],
  counted: ['★', 'counts as right'],
  chosen: ['●', 'your choice'],
  lit: ['◆', 'counts here'],
  hint: ['?', 'hint'],
};
const known = (mark) => (mark ?? '').split(/\s+/).filter((word) => MARKS[word]);

/** The words of a mark ("best", or several: "chosen best"), with a comma before; empty without a mark. */
export const markWords = (mark) => known(mark).map((word) => `, ${MARKS[word][1]}`).join('');

/** The badge of a mark; hidden from screen readers, which hear the words. */
export const markBadge = (mark) =>
  known(mark).map((word) => html`<span class="kb-mark kb-mark-${word}" aria-hidden="true">${MARKS[word][0]}</span>`);

/**
 * <playing-card>: one card, crisp at any size; below 48 px it shows a plain face with a large index.
 *
 * Attributes (all are properties too)
 *   card        "KS", "TH", "JK" (joker), "JK2" (black joker), "back"
 *   mark        best | acceptable | wrong | illegal | counted | chosen | lit | hint, or several with blanks
 *   decorative  silent for screen readers, because the surroundings name the card
 * Size: the custom property --kb-card-width. Class "kb-inline" sets it into a line of text.
 */
import { faceSymbol } from '../faces/faces.js';
import { card, nameOf, RANKS } from './cards.js';
import { TableElement, html } from './element.js';
import { markBadge, markWords } from './marks.js';

class PlayingCard extends TableElement {
  static attributes = { card: 'text', mark: 'text', decorative: 'flag' };

  render() {
    const shown = card(this.card || 'back');
    const drawn = RANKS[shown[0]] && 'SHDC'.includes(shown[1]) && shown.length === 2;
    const use = (part, more) => html`<use href="#${faceSymbol(part, shown)}" width="250" height="350" class="${more}"/>`;
    const role = this.decorative ? html`aria-hidden="true"` : html`role="img" aria-label="${nameOf(shown) + markWords(this.mark)}"`;
    const spot = drawn && !'KQJ'.includes(shown[0]);
    const index = shown === 'back' ? '' : html`<g class="card-index">${use('index')}</g><g class="card-foot" transform="rotate(180 125 175)"><g class="card-index">${use('index')}</g></g>`;
    const unknown = drawn || shown === 'back' || shown.startsWith('JK') ? '' : html`<text x="125" y="195" class="card-unknown">${shown}</text>`;
    return html`<svg class="card-full" viewBox="0 0 250 350" ${role}>
      <g class="card-art ${spot ? 'card-spots' : ''}">${use('art')}</g>
      ${spot ? html`<use class="card-suit card-suit-${shown[1]}" href="#${faceSymbol('suit', shown[1])}" x="100" y="180" width="130" height="130"/>` : ''}
      ${index}${unknown}</svg><svg class="card-plain" viewBox="0 0 250 350" ${role}>${use('plain')}${unknown}</svg>${
      this.mark ? html`<span class="card-marks">${markBadge(this.mark)}</span>` : ''}`;
  }
}
PlayingCard.define('playing-card');

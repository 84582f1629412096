/**
 * <choice-list>: answers in words, as large buttons of which one is chosen.
 *
 * Attributes (all are properties too)
 *   choices      ["knock", "play-on"] or [{"id": "knock", "text": "Knock", "note": "deadwood 8"}]
 *   chosen       the id chosen; follows the learner's choice
 *   marks        {"knock": "best"}
 *   list-label   name of the group, "Your answer" unless given
 *   disabled
 * Event: choice-made {choice: "knock"}
 * Keyboard: arrows, Home, End; Enter or Space chooses; 1 to 9 choose at once.
 */
import { faceSymbol } from '../faces/faces.js';
import { TableElement, html, rove } from './element.js';
import { markBadge, markWords } from './marks.js';

const spoken = (id) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** Choices no longer than this, in letters, stand two in a line on a phone. */
const SHORT = 16;

/** So many stand two in a line there in any case; as many as the bids of a game are a table of three columns. */
const MANY = 4;
const A_TABLE = 13;

/** Bids by level and suit, so many that they are a table, lie there as in a bidding box: a line a level, a column a suit; bets in fives. */
const BID = /^(\d+) (spades|clubs|diamonds|hearts|no trump)$/i;
const BET = /^(Bet \d+) chips?$/;
const COLUMNS = ['spades', 'clubs', 'diamonds', 'hearts', 'no trump'];

function inTheBox(text) {
  const bet = text.match(BET);
  if (bet) return html`<span class="choice-bid" aria-hidden="true">${bet[1]}</span>`;
  const [, level, strain] = text.match(BID);
  const column = COLUMNS.indexOf(strain.toLowerCase());
  return html`<span class="choice-bid" aria-hidden="true">${level}${column === COLUMNS.length - 1
    ? html`<small>NT</small>`
    : html`<svg class="choice-suit" viewBox="0 0 104 104"><use href="#${faceSymbol('suit', strain[0].toUpperCase())}"/></svg>`}</span>`;
}

/** From 1, "bet" for one of five in a line, 0 for what has a line of its own. */
const columnOf = (text) => (BET.test(text) ? 'bet' : COLUMNS.indexOf(text.match(BID)?.[2].toLowerCase()) + 1);

class ChoiceList extends TableElement {
  static attributes = { choices: 'json', chosen: 'text', marks: 'json', 'list-label': 'text', disabled: 'flag' };

  /** The id chosen; written, it is chosen on the page, and not sent. */
  get value() {
    return this.chosen;
  }

  set value(chosen) {
    this.chosen = chosen;
  }

  render() {
    const choices = (this.choices ?? []).map((choice) => (typeof choice === 'object' ? choice : { id: String(choice), text: spoken(String(choice)) }));
    const marks = this.marks ?? {};
    const short = choices.every(({ id, text, note }) => !note && (text ?? spoken(String(id))).length <= SHORT);
    const table = short && choices.length >= A_TABLE;
    const said = (one) => one.text ?? spoken(String(one.id));
    const bids = table && choices.filter((one) => columnOf(said(one))).length >= A_TABLE - 1;
    const kinds = [short && 'choices-short', choices.length >= MANY && 'choices-many', table && (bids ? 'choices-bids' : 'choices-a-table')].filter(Boolean).join(' ');
    const ids = choices.map(({ id }) => String(id));
    const stop = ids.includes(this.stop) ? this.stop : ids.includes(this.chosen) ? this.chosen : ids[0];
    return html`<div class="choices ${kinds}" role="radiogroup" aria-label="${this.listLabel || 'Your answer'}">${choices.map(({ id, text, note }, i) => html`
      <button type="button" role="radio" class="choice ${marks[id] ?? ''}" data-key="${id}" data-choice="${id}" ${bids ? html`data-column="${columnOf(said({ id, text }))}"` : ''} aria-checked="${this.chosen === String(id)}" aria-disabled="${this.disabled}" tabindex="${String(id) === stop ? 0 : -1}">
        ${i < 9 ? html`<span class="choice-number" aria-hidden="true">${i + 1}</span>` : ''}${bids && columnOf(said({ id, text })) ? inTheBox(said({ id, text })) : ''}<span class="choice-text">${text ?? spoken(String(id))}${
          note ? html`<span class="choice-note">${note}</span>` : ''}<span class="kb-unseen">${markWords(marks[id])}</span></span>${markBadge(marks[id])}
      </button>`)}</div>`;
  }

  listen() {
    this.addEventListener('click', (event) => this.#choose(event.target.closest('.choice')));
    this.addEventListener('focusin', (event) => {
      this.stop = event.target.dataset.choice ?? this.stop;
    });
    this.addEventListener('keydown', (event) => {
      const all = [...this.querySelectorAll('.choice')];
      const at = all.indexOf(event.target);
      if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (step) rove(all, all[(at + step + all.length) % all.length]);
      else if (event.key === 'Home') rove(all, all[0]);
      else if (event.key === 'End') rove(all, all.at(-1));
      else if (/^[1-9]$/.test(event.key) && all[event.key - 1]) this.#choose(all[event.key - 1]);
      else return;
      event.preventDefault();
    });
  }

  #choose(button) {
    if (!button || this.disabled) return;
    rove(this.querySelectorAll('.choice'), button);
    this.chosen = button.dataset.choice;
    this.emit('choice-made', { choice: button.dataset.choice });
  }
}
ChoiceList.define('choice-list');

/**
 * <order-list>: things to be put in order, first at the top.
 *
 * Attributes (all are properties too)
 *   items       ["flush", "straight"] or [{"id": "flush", "text": "Flush", "cards": "KS 9S 7S 4S 2S"}, ...]
 *   order       the ids as they lie, "flush straight"; follows the learner, starts as given
 *   marks       {"flush": "best"}
 *   list-label  "Put in order" unless given
 *   disabled
 * Event: order-changed {order: ["straight", "flush"]}
 * Keyboard: on an item, arrows go to the next; with Alt (or after Space, until Space again) they move it. Buttons move it too; so does dragging.
 */
import { cards, describe } from './cards.js';
import { TableElement, html, rove } from './element.js';
import { markBadge, markWords } from './marks.js';

class OrderList extends TableElement {
  static attributes = { items: 'json', order: 'text', marks: 'json', 'list-label': 'text', disabled: 'flag' };
  #held = null;
  #changed = false;
  #said = '';

  /** The ids as the learner has put them, nothing before that; written, they lie so again, and whoever waits for them is told. */
  get value() {
    return this.#changed ? this.order : '';
  }

  set value(order) {
    this.#put(order.split(/\s+/));
    this.update();
  }

  #put(ids) {
    this.#changed = true;
    this.order = ids.join(' ');
    this.emit('order-changed', { order: ids });
  }

  get #sorted() {
    const items = (this.items ?? []).map((item) => (typeof item === 'object' ? { ...item, id: String(item.id) } : { id: String(item), text: String(item).replaceAll('-', ' ') }));
    const order = this.order.split(/\s+/);
    const place = ({ id }) => (order.includes(id) ? order.indexOf(id) : order.length);
    return items.sort((a, b) => place(a) - place(b));
  }

  render() {
    const items = this.#sorted;
    const marks = this.marks ?? {};
    const stop = items.some(({ id }) => id === this.stop) ? this.stop : items[0]?.id;
    const name = ({ text, cards: shown }) => [text, shown ? describe(cards(shown)) : ''].filter(Boolean).join(': ');
    return html`<p class="kb-unseen" id="${this.#hintId}">Space picks an item up, arrows move it, Space puts it down.</p>
      <ol class="order" aria-label="${this.listLabel || 'Put in order'}">${items.map((item, i) => {
      const { id, text, cards: shown } = item;
      return html`<li class="order-item ${this.#held === id ? 'order-held' : ''} ${marks[id] ?? ''}" data-key="${id}" data-id="${id}">
        <button type="button" class="order-name" tabindex="${id === stop ? 0 : -1}" aria-describedby="${this.#hintId}" aria-pressed="${this.#held === id}" aria-disabled="${this.disabled}">
          <span class="order-place">${i + 1}</span><span class="order-text">${text}</span><span class="kb-unseen">${shown ? `, ${describe(cards(shown))}` : ''}${markWords(marks[id])}</span>${shown ? html`<span class="order-cards">${cards(shown).map((c) => html`<playing-card card="${c}" decorative></playing-card>`)}</span>` : ''}${markBadge(marks[id])}</button>
        ${this.disabled ? '' : html`<span class="order-moves"><button type="button" class="order-move" data-step="-1" tabindex="-1" aria-label="${`Move ${name(item)} up`}" ${i === 0 ? 'disabled' : ''}>▲</button><button type="button" class="order-move" data-step="1" tabindex="-1" aria-label="${`Move ${name(item)} down`}" ${i === items.length - 1 ? 'disabled' : ''}>▼</button></span>`}</li>`;
    })}</ol><p class="kb-unseen" role="status">${this.#said}</p>`;
  }

  get #hintId() {
    this.hintId ??= `kb-order-${Math.random().toString(36).slice(2, 8)}`;
    return this.hintId;
  }

  listen() {
    this.addEventListener('focusin', (event) => {
      this.stop = event.target.closest('.order-item')?.dataset.id ?? this.stop;
    });
    this.addEventListener('click', (event) => {
      const step = event.target.closest('.order-move')?.dataset.step;
      if (step) this.#move(event.target.closest('.order-item').dataset.id, Number(step));
      else if (event.detail === 0) this.#hold(event.target.closest('.order-name'));
    });
    this.addEventListener('keydown', (event) => {
      const name = event.target.closest('.order-name');
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!name) return;
      const id = name.closest('.order-item').dataset.id;
      const names = [...this.querySelectorAll('.order-name')];
      if (step && (event.altKey || this.#held === id)) this.#move(id, step);
      else if (step) rove(names, names[Math.min(names.length - 1, Math.max(0, names.indexOf(name) + step))]);
      else if (event.key === 'Home' || event.key === 'End') rove(names, names.at(event.key === 'Home' ? 0 : -1));
      else if (event.key === 'Escape' && this.#held) this.#hold(name);
      else return;
      event.preventDefault();
    });
    this.addEventListener('pointerdown', (event) => this.#drag(event));
  }

  #hold(name) {
    if (!name || this.disabled) return;
    const { id } = name.closest('.order-item').dataset;
    this.#held = this.#held === id ? null : id;
    this.#said = this.#held ? 'Picked up.' : 'Put down.';
    this.update();
  }

  #move(id, step) {
    if (this.disabled) return;
    const ids = this.#sorted.map((item) => item.id);
    const from = ids.indexOf(id);
    const to = Math.min(ids.length - 1, Math.max(0, from + step));
    if (to === from) return;
    ids.splice(to, 0, ...ids.splice(from, 1));
    this.stop = id;
    this.#said = `Now ${to + 1} of ${ids.length}.`;
    this.#put(ids);
    this.update();
  }

  #drag(event) {
    const name = event.target.closest('.order-name');
    if (!name || this.disabled || event.button !== 0) return;
    const { id } = name.closest('.order-item').dataset;
    let from = event.clientY;
    const move = (e) => {
      const item = this.querySelector(`[data-id="${CSS.escape(id)}"]`);
      item.classList.add('order-dragged');
      const step = Math.sign(e.clientY - from);
      const beside = step > 0 ? item.nextElementSibling : item.previousElementSibling;
      if (step && beside && Math.abs(e.clientY - from) > beside.offsetHeight * 0.6) {
        from += step * (beside.offsetHeight + 6);
        this.#move(id, step);
      }
      this.querySelector(`[data-id="${CSS.escape(id)}"]`).style.setProperty('--dy', `${e.clientY - from}px`);
    };
    const end = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      const item = this.querySelector(`[data-id="${CSS.escape(id)}"]`);
      item?.classList.remove('order-dragged');
      item?.style.removeProperty('--dy');
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }
}
OrderList.define('order-list');

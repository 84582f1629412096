/**
 * What the elements of the card table share: attributes as properties, rendering into light DOM, plain events.
 * An element states `static attributes = { cards: 'text', min: 'number', disabled: 'flag', marks: 'json' }`;
 * the attribute holds the truth, the property of the same name (in camel case) reads and writes it.
 */
import { lendSymbols } from '../faces/faces.js';

const READ = {
  'json-or-text': (value, element, name) => (value?.trim().startsWith('[') ? READ.json(value, element, name) : value ?? ''),
  text: (value) => value ?? '',
  number: (value) => (value === null || value.trim() === '' || Number.isNaN(Number(value)) ? null : Number(value)),
  flag: (value) => value !== null && value !== 'false',
  json: (value, element, name) => {
    if (!value) return null;
    try {
      return JSON.parse(value);
    } catch (fault) {
      console.error(`<${element.localName} ${name}>: expected JSON, found ${value}`, fault);
      return null;
    }
  },
};
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

export class TableElement extends HTMLElement {
  static attributes = {};
  #due = false;

  static get observedAttributes() {
    return Object.keys(this.attributes);
  }

  static define(tag) {
    for (const [name, kind] of Object.entries(this.attributes)) {
      Object.defineProperty(this.prototype, camel(name), {
        get() {
          return READ[kind](this.getAttribute(name), this, name);
        },
        set(value) {
          if (value === null || value === undefined || value === false) this.removeAttribute(name);
          else this.setAttribute(name, value === true ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value));
        },
        configurable: true,
        enumerable: true,
      });
    }
    if (!customElements.get(tag)) customElements.define(tag, this);
  }

  /** True in the picture of a page, which has a tree of its own until the page itself is there: what moves does so on the page. */
  get isPicture() {
    return this.isConnected && this.getRootNode() !== this.ownerDocument;
  }

  connectedCallback() {
    for (const name of Object.keys(this.constructor.attributes).map(camel)) {
      if (Object.hasOwn(this, name)) {
        const value = this[name];
        delete this[name];
        this[name] = value;
      }
    }
    this.#listen();
    this.update();
  }

  attributeChangedCallback(name, before, after) {
    if (before === after || !this.isConnected || this.#due) return;
    this.#due = true;
    queueMicrotask(() => {
      this.#due = false;
      if (this.isConnected) this.update();
    });
  }

  /** Once in an element's life: listeners stay through detaching. */
  #listen() {
    if (this.listening) return;
    this.listening = true;
    this.listen();
  }

  /** Adds the listeners of the element, on itself. */
  listen() {}

  /** Returns the content as made by `html`. */
  render() {
    return html``;
  }

  update() {
    const focused = this.contains(document.activeElement) ? document.activeElement : null;
    const template = document.createElement('template');
    template.innerHTML = this.render().text;
    morph(this, template.content);
    const root = this.getRootNode();
    if (root instanceof ShadowRoot) lendSymbols(root);
    if (focused && focused !== document.activeElement && this.contains(focused)) focused.focus({ preventScroll: true });
  }

  emit(type, detail) {
    return this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, cancelable: true, detail }));
  }
}

class Html {
  constructor(text) {
    this.text = text;
  }
}
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const write = (value) => {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(write).join('');
  return value === null || value === undefined ? '' : String(value).replace(/[&<>"']/g, (sign) => ENTITIES[sign]);
};

/** A template whose values are escaped, unless they are templates themselves. */
export const html = (strings, ...values) => new Html(strings.reduce((text, part, i) => text + write(values[i - 1]) + part));

/** Brings the children of `live` to those of `next`, keeping nodes (and so focus and scroll) where it can. */
function morph(live, next) {
  const keyed = new Map([...live.children].filter((child) => child.dataset.key).map((child) => [child.dataset.key, child]));
  let at = live.firstChild;
  for (const wanted of [...next.childNodes]) {
    const key = wanted.dataset?.key;
    const found = key ? keyed.get(key) : at && at.nodeName === wanted.nodeName && !at.dataset?.key ? at : null;
    if (!found) {
      live.insertBefore(wanted, at);
      continue;
    }
    if (found === at) at = at.nextSibling;
    else live.insertBefore(found, at);
    if (found.nodeType !== Node.ELEMENT_NODE) {
      if (found.data !== wanted.data) found.data = wanted.data;
      continue;
    }
    for (const { name } of [...found.attributes]) if (!wanted.hasAttribute(name)) found.removeAttribute(name);
    for (const { name, value } of wanted.attributes) if (found.getAttribute(name) !== value) found.setAttribute(name, value);
    if (!(found instanceof TableElement)) morph(found, wanted);
  }
  while (at) {
    const rest = at.nextSibling;
    at.remove();
    at = rest;
  }
}

/** Moves the one tab stop of a group to `chosen` and focuses it. */
export function rove(group, chosen) {
  for (const item of group) item.tabIndex = item === chosen ? 0 : -1;
  chosen?.focus();
}

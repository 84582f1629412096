/**
 * <reminder-switch server-key>: whether this browser shows reminders, and the button that changes it. What the browser lacks, or
 * forbids, it says in words. The permission is asked for by the click itself, as browsers want it.
 */
import { TableElement, html } from '../table/element.js';

const WORKER = '/service-worker.js';
const PORTABLE = /iPhone|iPad|iPod/;
const isPortable = () => PORTABLE.test(navigator.userAgent) || (navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1);

const SAYS = {
  looking: '',
  insecure: 'Reminders need an address that begins with https. Ask whoever runs this trainer for it.',
  'home-screen': 'On an iPhone or iPad put the trainer on the home screen first (Share, then Add to Home Screen), open it from there, and come back to Settings.',
  missing: 'This browser cannot show reminders. One of today can: Chrome, Edge, Firefox or Safari, and not in a private window.',
  denied: 'This browser does not let the trainer show notices. Allow notifications for this address, by the sign before it or in the browser\u2019s settings, and load this page again.',
  off: 'Reminders are off on this browser.',
  on: 'Reminders are on on this browser.',
};

function lacks() {
  if (!isSecureContext) return 'insecure';
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return null;
  return isPortable() ? 'home-screen' : 'missing';
}

const subscription = async () => (await navigator.serviceWorker.getRegistration(WORKER))?.pushManager.getSubscription();

class ReminderSwitch extends TableElement {
  static attributes = { 'server-key': 'text' };

  #state = 'looking';

  #fault = '';

  #working = false;

  listen() {
    this.addEventListener('click', (event) => {
      if (event.target.closest('button') && !this.#working) this.#press(this.#state === 'on' ? () => this.#off() : () => this.#on());
    });
  }

  /** Finds out how things stand. */
  async look() {
    this.#show(lacks() ?? (Notification.permission === 'denied' ? 'denied' : (await this.#isOn()) ? 'on' : 'off'));
  }

  async #isOn() {
    const made = await subscription();
    return Boolean(made) && Notification.permission === 'granted' && this.$server.isOn(made.endpoint);
  }

  #show(state) {
    this.#state = state;
    this.update();
  }

  async #press(run) {
    this.#working = true;
    this.#fault = '';
    try {
      await run();
    } catch (fault) {
      console.info('reminders:', fault);
      this.#fault = 'The browser could not reach the service that brings its messages. Try again in a while.';
    }
    this.#working = false;
    await this.look();
  }

  async #on() {
    if ((await Notification.requestPermission()) !== 'granted') return;
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    await (await pushManager.getSubscription())?.unsubscribe(); // it may be of another key
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: this.serverKey });
    const { endpoint, keys } = made.toJSON();
    this.#fault = await this.$server.switchedOn(endpoint, keys.p256dh, keys.auth);
    if (this.#fault) await made.unsubscribe();
  }

  async #off() {
    const made = await subscription();
    if (!made) return;
    await this.$server.switchedOff(made.endpoint);
    await made.unsubscribe();
  }

  render() {
    const press = { on: 'No more reminders on this browser', off: 'Remind me on this browser' }[this.#state];
    return html`<p role="status">${SAYS[this.#state]}</p>
      ${this.#fault ? html`<p class="kb-fault" role="alert">${this.#fault}</p>` : ''}
      ${press ? html`<div class="kb-actions"><button type="button" class="kb-button">${press}</button></div>` : ''}`;
  }
}

ReminderSwitch.define('reminder-switch');

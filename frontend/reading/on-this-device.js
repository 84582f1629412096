/**
 * The trainer on a device: its worker is set up when the page is there, answers given offline are sent when one is online again,
 * and who has the trainer as an app, or asked for hands, has fresh ones every day.
 */
import { fetchHands, pack, send } from '../offline/kept-answers.js';

const LATER = 10000;
const DAY = 86400000;
const FEW = 5;
const LOOKS = ['data-pack', 'data-print', 'data-fan', 'data-tap', 'data-theme'];
const isApp = () => matchMedia('(display-mode: standalone)').matches;

function tell(sent) {
  const line = document.createElement('p');
  line.className = 'kb-sent';
  line.setAttribute('role', 'status');
  document.body.append(line);
  // an empty region first, so that what comes into it is read out
  requestAnimationFrame(() => {
    line.textContent = `${sent === 1 ? 'One answer' : `${sent} answers`} that you gave offline ${sent === 1 ? 'is' : 'are'} stored now.`;
  });
  setTimeout(() => line.remove(), LATER);
}

/** Old hands, and few that are left, are exchanged; never while answers wait. */
function wantsHands() {
  const held = pack();
  if (!held) return isApp();
  const left = held.hands.filter((hand) => !hand.answered).length;
  return left < FEW || Date.now() - held.kept > DAY;
}

function settle() {
  // the offline page looks as the others do
  const looks = LOOKS.map((name) => [name, document.documentElement.getAttribute(name)]).filter(([, value]) => value);
  localStorage.setItem('kibitzer-looks', JSON.stringify(looks));
  navigator.serviceWorker?.register('/service-worker.js').catch(() => {}); // a browser that forbids it has the pages none the less
  if (wantsHands() && navigator.onLine) fetchHands().catch(() => {}); // the old ones stay
}

addEventListener('online', () => send(tell));
addEventListener('load', () => {
  send(tell);
  setTimeout(settle, isApp() ? 0 : LATER);
});

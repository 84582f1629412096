/**
 * What this device keeps for the time when it is offline: hands with their verdicts, and the answers given to them until the trainer
 * has taken them. An answer has a name of its own, by which the trainer stores it once however often it is sent.
 */
const HANDS = 'kibitzer-hands';
const ANSWERS = 'kibitzer-answers';
const FAST_ENOUGH = 10000;
const PAUSES = [1000, 5000, 15000];

const read = (shelf, otherwise) => JSON.parse(localStorage.getItem(shelf) ?? 'null') ?? otherwise;
const write = (shelf, content) => localStorage.setItem(shelf, JSON.stringify(content));

/** {owner, kept: ms since 1970, hands: [{title, question, shown, verdicts, key, answered}]}, or null. */
export const pack = () => read(HANDS, null);

/** Answers that the trainer has not taken yet: {owner, key, question, answer, taken, refused}. */
export const answers = () => read(ANSWERS, []);

/** Fetches fresh hands in the place of those that are here; throws when offline, or when the trainer is asked too often. */
export const fetchHands = async () => {
  const reply = await fetch('/offline/hands.json', { signal: AbortSignal.timeout(120000) });
  if (!reply.ok) throw new Error(`${reply.status}`);
  const { owner, hands } = await reply.json();
  write(HANDS, { owner, kept: Date.now(), hands: hands.map((hand) => ({ ...hand, key: crypto.randomUUID(), answered: '' })) });
};

/** Keeps an answer to a hand, before anything else is done with it. */
export function keepAnswer(key, answer, taken) {
  const held = pack();
  const hand = held.hands.find((one) => one.key === key);
  write(ANSWERS, [...answers(), { owner: held.owner, key, question: hand.question, answer, taken, refused: '' }]);
  hand.answered = answer;
  write(HANDS, held);
}

const forget = (key) => write(ANSWERS, answers().filter((one) => one.key !== key));
const refuse = (key, why) => write(ANSWERS, answers().map((one) => (one.key === key ? { ...one, refused: why } : one)));

/** Drops an answer that the trainer does not take. */
export const drop = forget;

async function who() {
  const reply = await fetch('/offline/owner.json', { signal: AbortSignal.timeout(FAST_ENOUGH) });
  return reply.ok ? (await reply.json()).owner : null;
}

/** Whether the trainer answers: a browser knows of its own line only, and not always of that. */
export const isReached = async () => {
  try {
    return (await who()) !== null;
  } catch {
    return false;
  }
};

/** One after the other, in one tab at a time; what cannot be sent now stays. Returns how many the trainer has taken. */
async function sendAll() {
  const waiting = answers().filter((one) => !one.refused);
  if (!waiting.length) return 0;
  const owner = await who();
  let sent = 0;
  for (const { key, question, answer, taken } of waiting.filter((one) => one.owner === owner)) {
    const reply = await fetch('/api/attempts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...question, answer, key, 'taken-millis': taken }),
      signal: AbortSignal.timeout(FAST_ENOUGH),
    });
    if (reply.ok) {
      forget(key);
      sent += 1;
    } else if (reply.status === 400) {
      refuse(key, (await reply.json()).error);
    } else return sent;
  }
  return sent;
}

async function sendOnce() {
  try {
    return navigator.locks ? await navigator.locks.request(ANSWERS, sendAll) : await sendAll();
  } catch {
    return 0;
  }
}

const isWaiting = () => answers().some((one) => !one.refused);
let trying = false;

/**
 * Sends what is kept, and tries again and again while online: a browser says that it is before anything can be reached. Calls
 * `sent` with the number of answers that the trainer has taken, whenever it has taken some.
 */
export const send = async (sent) => {
  if (trying) return;
  trying = true;
  for (let tries = 0; isWaiting() && navigator.onLine; tries += 1) {
    const taken = await sendOnce();
    if (taken) sent(taken);
    if (isWaiting()) await new Promise((on) => setTimeout(on, PAUSES[Math.min(tries, PAUSES.length - 1)]));
  }
  trying = false;
};

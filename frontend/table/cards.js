/**
 * Cards as text ("KS", "10h", "A♠", "JK", "back") and as words ("king of spades"); ranks, suits, calls and seats in words.
 */
export const SUITS = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
export const RANKS = {
  A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: 'ten', 9: 'nine', 8: 'eight', 7: 'seven', 6: 'six', 5: 'five', 4: 'four', 3: 'three', 2: 'two',
};
export const SEATS = { N: 'North', E: 'East', S: 'South', W: 'West' };
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const SUIT_SIGNS = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };

/** The canonical form of one card. */
export const card = (text) =>
  text === 'back' ? text : text.toUpperCase().replace(/\uFE0E|\uFE0F/g, '').replace(/[♠♥♦♣]/g, (sign) => SUIT_SIGNS[sign]).replace(/^10/, 'T');

/** The cards of a list such as "KS QS TH". */
export const cards = (text) => (text ?? '').trim().split(/[\s,]+/).filter(Boolean).map(card);

export function nameOf(text) {
  if (text === 'back') return 'face-down card';
  if (text.startsWith('JK')) return 'joker';
  return RANKS[text[0]] && SUITS[text[1]] ? `${RANKS[text[0]]} of ${SUITS[text[1]]}` : text;
}

/** A hand in words, suit by suit: "spades ace, king, five; hearts queen". */
export function describe(list) {
  const bySuit = Object.keys(SUITS).map((suit) => [suit, list.filter((c) => c.length === 2 && c[1] === suit && RANKS[c[0]])]);
  const rest = list.filter((c) => !(SUITS[c[1]] && RANKS[c[0]]));
  return [
    ...bySuit.filter(([, held]) => held.length).map(([suit, held]) => `${SUITS[suit]} ${held.map((c) => RANKS[c[0]]).join(', ')}`),
    ...(rest.length ? [rest.every((c) => c === 'back') ? `${rest.length} face-down card${rest.length === 1 ? '' : 's'}` : rest.map(nameOf).join(', ')] : []),
  ].join('; ');
}

/** The same in the order given: "hearts king; diamonds ten; hearts two" for a pile, suit by suit for a sorted hand. */
export function inOrder(list) {
  const stretches = [];
  for (const c of list) {
    if (stretches.length && stretches.at(-1)[0][1] === c[1]) stretches.at(-1).push(c);
    else stretches.push([c]);
  }
  return stretches.map(describe).join('; ');
}

const RANK_ORDER = 'AKQJT98765432';
/** The order of suits in a fan: red and black alternating as far as the suits held allow. */
function suitOrder(held) {
  const black = 'SC'.split('').filter((s) => held.has(s));
  const red = 'HD'.split('').filter((s) => held.has(s));
  const [more, fewer] = red.length > black.length ? [red, black] : [black, red];
  return more.flatMap((suit, i) => [suit, fewer[i]]).filter(Boolean);
}

/** Sorted for a fan: suits alternating in colour, high to low in each, jokers first. */
export function sortedBySuit(list) {
  const order = suitOrder(new Set(list.map((c) => c[1])));
  const place = (c) => (c.startsWith('JK') ? -1 : order.indexOf(c[1]) * 20 + RANK_ORDER.indexOf(c[0]));
  return [...list].sort((a, b) => place(a) - place(b));
}

/** A set of cards as it is written: suits S H D C, high to low in each. A meld: high to low, suits S H D C in a rank. */
export const asSet = (list) => [...list].sort((a, b) => 'SHDC'.indexOf(a[1]) - 'SHDC'.indexOf(b[1]) || RANK_ORDER.indexOf(a[0]) - RANK_ORDER.indexOf(b[0]));
export const asMeld = (list) => [...list].sort((a, b) => RANK_ORDER.indexOf(a[0]) - RANK_ORDER.indexOf(b[0]) || 'SHDC'.indexOf(a[1]) - 'SHDC'.indexOf(b[1]));

/** "1C" as "1 club", "1NT" as "1NT, one no trump", "P" as "pass": words that begin with what is shown. */
export function callName(call) {
  if (call === 'P') return 'pass';
  if (call === 'X') return 'double';
  if (call === 'XX') return 'redouble';
  const [level, strain] = [call[0], call.slice(1)];
  const suit = SUITS[strain];
  const one = level === '1';
  return suit ? `${level} ${one ? suit.slice(0, -1) : suit}` : `${level}NT, ${NUMBERS[level]} no trump${one ? '' : 's'}`;
}

/** The canonical form of a call: "pass", "1n", "dbl" become P, 1NT, X. */
export function call(text) {
  const upper = text.trim().toUpperCase().replace(/[♠♥♦♣]\uFE0E?/g, (sign) => SUIT_SIGNS[sign[0]]);
  return { PASS: 'P', DBL: 'X', DOUBLE: 'X', RDBL: 'XX', REDOUBLE: 'XX' }[upper] ?? upper.replace(/^([1-7])N$/, '$1NT');
}

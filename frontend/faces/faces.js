/**
 * Draws the faces of the cards as SVG symbols, once a document, and hands out references to them.
 * A card is 250 by 350. Three symbols make a card: its art, its index, and a plain face for cards below 48 px.
 */
import { PIPS, RANK_PATHS, SUIT_PATHS } from './glyphs.js';
import { FRAME, courtHalf, courtHead, sash } from './courts.js';

const SPRITE = 'kb-faces';
const COURTS = 'KQJ';

const ink = (suit) => `var(--kb-pip-${suit.toLowerCase()})`;
const suitSign = (suit, x, y, size, turned = false) =>
  `<path d="${SUIT_PATHS[suit]}" transform="translate(${x} ${y}) scale(${(turned ? -1 : 1) * size / 100})" fill="${ink(suit)}"/>`;
const rankFigure = (rank, suit, x, y, height, weight) => {
  const scale = height / 80;
  return `<path d="${RANK_PATHS[rank]}" transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${ink(suit)}" stroke-width="${weight / scale}" stroke-linejoin="round"/>`;
};
const halfTurn = (content) => `<g transform="rotate(180 125 175)">${content}</g>`;

function spotArt(rank, suit) {
  return PIPS[rank].map(([x, y]) => suitSign(suit, x, y, 43, y > 175)).join('');
}

function aceArt(suit) {
  const ring = suit === 'S'
    ? `<path d="M125 92C141 126 196 154 196 204C196 236 172 250 152 250C140 250 134 246 130 240C132 252 140 262 152 268H98C110 262 118 252 120 240C116 246 110 250 98 250C78 250 54 236 54 204C54 154 109 126 125 92Z" fill="none" stroke="${ink('S')}" stroke-width="3" transform="translate(10 14) scale(.92)"/>`
    : '';
  return ring + suitSign(suit, 125, suit === 'S' ? 190 : 175, suit === 'S' ? 100 : 112) +
    (suit === 'S' ? `<path d="${SUIT_PATHS.S}" transform="translate(125 184) scale(.42)" fill="none" stroke="var(--kb-card-face)" stroke-width="7"/>` : '');
}

function courtArt(rank, suit) {
  const half = courtHalf(rank, suit);
  return `<path d="${FRAME}" fill="var(--kb-court-ground)"/>` + half + halfTurn(half) + sash(suit) +
    `<path d="${FRAME}" fill="none" stroke="${ink(suit)}" stroke-width="3"/>`;
}

const JESTER = (line) =>
  `<g stroke="var(--kb-court-line)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">` +
  `<path d="M85 150C40 150 34 190 42 214C56 196 70 190 88 196Z" fill="${line ? 'var(--kb-court-s)' : 'var(--kb-court-white)'}"/>` +
  `<path d="M165 150C210 150 216 190 208 214C194 196 180 190 162 196Z" fill="${line ? 'var(--kb-court-h)' : 'var(--kb-court-white)'}"/>` +
  `<path d="M84 196C70 150 92 118 125 76C158 118 180 150 166 196Z" fill="${line ? 'var(--kb-court-gold)' : 'var(--kb-court-grey)'}"/>` +
  `<path d="M125 76C140 118 138 160 132 196H166C180 150 158 118 125 76Z" fill="${line ? 'var(--kb-court-h)' : 'var(--kb-court-white)'}"/>` +
  `<path d="M90 192H160V230C160 252 144 266 125 266C106 266 90 252 90 230Z" fill="var(--kb-court-skin)"/>` +
  `<path d="M82 186Q125 204 168 186V202Q125 220 82 202Z" fill="var(--kb-court-gold)"/>` +
  `<path d="M104 222Q110 216 116 222M134 222Q140 216 146 222M125 222V236H120M106 244Q125 260 144 244" fill="none"/>` +
  `<path d="M66 268L94 256L108 276L125 262L142 276L156 256L184 268L166 300L146 288L125 308L104 288L84 300Z" fill="${line ? 'var(--kb-court-s)' : 'var(--kb-court-grey)'}"/>` +
  [[42, 218], [208, 218], [125, 72], [66, 268], [184, 268], [125, 310]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8" fill="var(--kb-court-gold)"/>`).join('') + `</g>`;

const STAR = 'M0-50L13-16L49-15L20 7L31 42L0 21L-31 42L-20 7L-49-15L-13-16Z';

function backArt() {
  let lattice = '';
  for (let k = -14; k <= 14; k++) lattice += `M${125 + k * 20 - 160} 15L${125 + k * 20 + 160} 335M${125 + k * 20 + 160} 15L${125 + k * 20 - 160} 335`;
  return `<svg x="16" y="16" width="218" height="318" viewBox="16 16 218 318"><path d="M16 16H234V334H16Z" fill="var(--kb-card-back)"/>` +
    `<path d="${lattice}" stroke="var(--kb-card-back-line)" stroke-width="3" fill="none"/></svg>` +
    `<rect x="27" y="27" width="196" height="296" rx="6" fill="none" stroke="var(--kb-card-face)" stroke-width="4"/>` +
    `<circle cx="125" cy="175" r="46" fill="var(--kb-card-back)" stroke="var(--kb-card-face)" stroke-width="4"/>` +
    ['S', 'H', 'C', 'D'].map((suit, i) =>
      `<path d="${SUIT_PATHS[suit]}" transform="rotate(${i * 90} 125 175) translate(125 152) scale(.28)" fill="var(--kb-card-face)"/>`).join('');
}

/** Bare card behind an index: it fills the notch of a frame, and clears the ground where large print overlaps the art. */
const INDEX_GROUND = '<path d="M6 10H64V118H6Z" fill="var(--kb-card-face)"/>';

/** What is drawn for a card, by part: art, index, plain. */
function draw(part, card) {
  if (card === 'back') return part === 'index' ? '' : backArt();
  if (card.startsWith('JK')) {
    const colour = card === 'JK2' ? 'var(--kb-pip-s)' : 'var(--kb-pip-h)';
    if (part === 'art') return JESTER(card !== 'JK2');
    if (part === 'index') return `<path d="${STAR}" transform="translate(36 42) scale(.5)" fill="${colour}"/>`;
    return `<path d="${STAR}" transform="translate(62 62) scale(.8)" fill="${colour}"/><g transform="translate(-8 20)">${JESTER(card !== 'JK2')}</g>`;
  }
  const [rank, suit] = card;
  if (!RANK_PATHS[rank] || !SUIT_PATHS[suit]) return '';
  if (part === 'index') {
    return INDEX_GROUND + rankFigure(rank, suit, rank === 'T' ? 13 : 15, 16, 56, 8.5) + suitSign(suit, 36, 98, 36);
  }
  if (part === 'plain') {
    const court = COURTS.includes(rank);
    return rankFigure(rank, suit, 24, 26, 132, 25) + suitSign(suit, court ? 192 : 158, court ? 70 : 238, court ? 84 : 150) +
      (court ? `<g transform="translate(${rank === 'J' ? -58 : -42} 148) scale(1.28)">${courtHead(rank, suit)}</g>` : '');
  }
  if (rank === 'A') return aceArt(suit);
  return COURTS.includes(rank) ? courtArt(rank, suit) : spotArt(rank, suit);
}

function sprite(document) {
  let svg = document.getElementById(SPRITE);
  if (!svg) {
    svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.id = SPRITE;
    svg.setAttribute('width', '0');
    svg.setAttribute('height', '0');
    svg.setAttribute('aria-hidden', 'true');
    svg.style.position = 'absolute';
    document.body.append(svg);
  }
  return svg;
}

const waiting = new WeakSet();

/** Copies what is drawn so far into a tree of its own, which does not see the symbols of the document. */
export function lendSymbols(root) {
  if (waiting.has(root)) return;
  waiting.add(root);
  queueMicrotask(() => {
    waiting.delete(root);
    root.getElementById(SPRITE)?.remove();
    const drawn = document.getElementById(SPRITE);
    if (drawn) root.append(drawn.cloneNode(true));
  });
}

/** The id of the symbol for a part of a card ("art", "index", "plain") or for a bare suit ("suit"); drawn on first use. */
export function faceSymbol(part, card, document = globalThis.document) {
  const id = `kb-${part}-${card}`;
  if (!document.getElementById(id)) {
    const symbol = document.createElementNS('http://www.w3.org/2000/svg', 'symbol');
    symbol.id = id;
    symbol.setAttribute('viewBox', part === 'suit' ? '-52 -52 104 104' : '0 0 250 350');
    symbol.innerHTML = part === 'suit' ? `<path d="${SUIT_PATHS[card]}" fill="currentColor"/>` : draw(part, card);
    sprite(document).append(symbol);
  }
  return id;
}

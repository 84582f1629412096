/**
 * The court cards, drawn for Kibitzer: upper halves on a card of 250 by 350, to be turned about its centre for the lower.
 * King: spiked crown, beard, ermine, arms. Queen: round coronet, long hair, standing collar, flower.
 * Knave: flat cap with a plume, bobbed hair, falling collar, buttoned doublet.
 * The seam between the halves runs from (20, 135) to (230, 215); a sash covers it.
 */
import { SUIT_PATHS } from './glyphs.js';

const INK = 'var(--kb-court-line)';
const GOLD = 'var(--kb-court-gold)';
const SKIN = 'var(--kb-court-skin)';
const WHITE = 'var(--kb-court-white)';
const HAIR = { K: 'var(--kb-court-grey)', Q: 'var(--kb-court-fair)', J: 'var(--kb-court-dark)' };

const shape = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
const line = (d, width = 3, colour = INK) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
const ball = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const sign = (suit, x, y, size, fill) =>
  `<path d="${SUIT_PATHS[suit]}" transform="translate(${x} ${y}) scale(${size / 100})" fill="${fill}" stroke="none"/>`;

/** Frame with its two notches for the indices. */
export const FRAME = 'M70 18H232V226H180V332H18V124H70Z';

const main = (suit) => `var(--kb-court-${suit.toLowerCase()})`;
const second = (suit) => `var(--kb-court-${suit.toLowerCase()}-2)`;

const eyes = (y, look = 0) =>
  `${line(`M127 ${y - 8}Q133 ${y - 12} 140 ${y - 8}M152 ${y - 8}Q159 ${y - 12} 165 ${y - 8}`, 2.5)}` +
  `${shape(`M127 ${y}Q133 ${y - 6} 140 ${y}Q133 ${y + 4} 127 ${y}ZM152 ${y}Q159 ${y - 6} 165 ${y}Q159 ${y + 4} 152 ${y}Z`, WHITE, 'stroke-width="2"')}` +
  `<g stroke="none">${ball(134 + look, y - 0.5, 2.8, INK)}${ball(158.5 + look, y - 0.5, 2.8, INK)}</g>`;

/* Heads, also used alone on small cards. */
const HEADS = {
  K: (suit) =>
    shape('M116 66C108 84 112 98 104 112C98 120 92 116 94 110C84 122 98 136 112 128L180 128C194 136 208 122 198 110C200 116 194 120 188 112C180 98 184 84 176 66Z', HAIR.K) +
    shape('M120 62H172V100C172 118 160 128 146 128C132 128 120 118 120 100Z', SKIN) +
    shape('M120 96C120 96 126 106 134 104C140 102 143 100 146 100C149 100 152 102 158 104C166 106 172 96 172 96C174 124 168 140 146 156C124 140 118 124 120 96Z', HAIR.K) +
    line('M136 112C138 124 141 136 146 148M156 112C154 124 151 136 146 148M127 110C128 120 132 130 137 137M165 110C164 120 160 130 155 137', 2) +
    shape('M139 110Q146 106 153 110Q146 116 139 110Z', 'var(--kb-court-lip)', 'stroke-width="2"') +
    line('M146 84V96Q142 99 140 96', 2.5) + eyes(84) +
    shape('M112 66L102 30L127 48L146 24L165 48L190 30L180 66Q146 58 112 66Z', GOLD) +
    shape('M111 72V62Q146 52 181 62V72Q146 62 111 72Z', main(suit)) +
    ball(102, 30, 5.5, second(suit)) + ball(146, 24, 6, second(suit)) + ball(190, 30, 5.5, second(suit)) +
    sign(suit, 146, 47, 17, main(suit)),
  Q: (suit) =>
    shape('M124 56C102 64 108 88 101 104C95 118 104 126 98 140C96 152 112 156 118 146C124 136 118 128 124 116L128 84ZM168 56C190 64 184 88 191 104C197 118 188 126 194 140C196 152 180 156 174 146C168 136 174 128 168 116L164 84Z', HAIR.Q) +
    line('M114 78C108 94 114 108 108 124M178 78C184 94 178 108 184 124M108 138C112 140 114 136 113 132M184 138C180 140 178 136 179 132', 2) +
    shape('M137 112H155V138H137Z', SKIN) +
    shape('M122 66C122 58 170 58 170 66C172 96 166 124 146 124C126 124 120 96 122 66Z', SKIN) +
    shape('M146 60C132 60 124 72 121 92C112 78 116 58 130 54H162C176 58 180 78 171 92C168 72 160 60 146 60Z', HAIR.Q) +
    `<g stroke="none" opacity=".55">${ball(129, 101, 5, 'var(--kb-court-blush)')}${ball(163, 101, 5, 'var(--kb-court-blush)')}</g>` +
    shape('M139 109Q143 106 146 108Q149 106 153 109Q146 117 139 109Z', 'var(--kb-court-lip)', 'stroke-width="1.5"') +
    line('M147 86L144 98H149', 2) + eyes(88) +
    shape('M114 56Q111 38 124 38Q127 28 137 32Q146 22 155 32Q165 28 168 38Q181 38 178 56Q146 46 114 56Z', GOLD) +
    shape('M113 62V54Q146 42 179 54V62Q146 51 113 62Z', main(suit)) +
    ball(116, 38, 4.5, WHITE) + ball(130, 29, 4.5, WHITE) + ball(146, 23, 5.5, second(suit)) + ball(162, 29, 4.5, WHITE) + ball(176, 38, 4.5, WHITE),
  J: (suit) =>
    shape('M116 62C108 84 110 106 100 124C112 132 124 130 130 124H162C168 130 180 132 192 124C182 106 184 84 176 62Z', HAIR.J) +
    shape('M137 112H155V136H137Z', SKIN) +
    shape('M122 66H170C173 96 168 126 146 126C124 126 119 96 122 66Z', SKIN) +
    shape('M119 88C119 74 120 62 126 58H166C172 62 173 74 173 88C168 82 166 76 165 70Q146 80 127 70C126 76 124 82 119 88Z', HAIR.J) +
    line('M140 112Q147 116 154 111', 2.5, 'var(--kb-court-lip)') +
    line('M146 90L143 101H148', 2) + eyes(91, 1) +
    shape('M178 52C196 50 224 36 222 74C222 92 216 102 208 110C210 92 202 78 176 62Z', second(suit)) +
    line('M180 57C200 60 212 76 210 102M196 58L206 48M204 66L217 58M209 78L221 74', 2, GOLD) +
    shape('M110 64C96 50 116 30 148 30C178 28 196 42 186 62C176 52 124 54 110 64Z', main(suit)) +
    shape('M110 68C108 62 110 58 114 56C130 48 166 46 184 54C187 58 187 62 185 66C166 58 130 58 110 68Z', GOLD) +
    ball(178, 58, 6.5, WHITE),
};

const HANDS = {
  right: shape('M196 150C204 146 214 148 216 156C217 164 212 170 204 170C196 170 190 166 190 160Z', SKIN) + line('M205 152V158M211 153V159', 2),
};

const ROBES = {
  K: (suit) =>
    shape('M20 140L20 124H70L108 124Q146 150 184 124C206 128 224 140 232 156V226L20 145Z', main(suit)) +
    line('M84 130C80 140 80 150 84 160M206 134C212 146 214 180 210 200', 2.5, GOLD) +
    shape('M92 128C110 124 120 126 126 136Q146 168 166 136C172 126 182 124 200 128C204 142 186 172 146 178C106 172 88 142 92 128Z', WHITE) +
    line('M106 138V144M118 148V154M132 160V166M146 164V170M160 160V166M174 148V154M186 138V144', 4) +
    shape('M186 152L232 146V206L200 196Z', second(suit)) + line('M192 158L232 152', 5, GOLD),
  Q: (suit) =>
    shape('M96 146C70 132 72 116 80 104C94 108 112 120 130 142ZM196 146C222 132 220 116 212 104C198 108 180 120 162 142Z', WHITE) +
    line('M74 120Q98 128 116 144M84 106L92 142M100 112L104 142M218 120Q194 128 176 144M208 106L200 142M192 112L188 142', 1.5) +
    shape('M20 140V124H70L106 138C118 144 174 144 186 138C206 140 224 146 232 158V226L20 145Z', main(suit)) +
    shape('M114 138C124 130 132 134 137 130H155C160 134 168 130 178 138C172 156 160 164 146 166C132 164 120 156 114 138Z', SKIN) +
    shape('M146 166L128 178L146 196L164 178Z', GOLD) + sign(suit, 146, 180, 16, second(suit)) +
    `<g stroke-width="1.5">${[[122, 142], [130, 148], [138, 152], [146, 154], [154, 152], [162, 148], [170, 142]].map(([x, y]) => ball(x, y, 3.5, GOLD)).join('')}</g>` +
    shape('M182 158C196 144 224 148 232 154V210L194 198Z', second(suit)) + line('M190 166C202 158 220 160 232 166', 4, GOLD),
  J: (suit) =>
    shape('M20 140V124H70L108 132Q146 140 184 132C206 134 224 144 232 156V226L20 145Z', second(suit)) +
    shape('M112 134L180 134L190 216L110 190Z', main(suit)) +
    line('M126 140L124 190M166 140L172 208', 4, GOLD) +
    `<g stroke-width="1.5">${ball(146, 168, 4, GOLD)}${ball(146, 182, 4, GOLD)}</g>` +
    shape('M102 132L137 128L146 140L155 128L190 132L170 160L146 142L122 160Z', WHITE) +
    line('M208 146C214 160 214 180 210 206', 4, GOLD),
};

/* What each holds in the right hand. */
const blade = shape('M200 150V58L206 42L212 58V150Z', WHITE) + line('M206 58V146', 2) + shape('M188 142H224V150H188Z', GOLD) + ball(206, 178, 6, GOLD) + shape('M202 150H210V174H202Z', GOLD);
const axe = shape('M200 56H207V190H200Z', GOLD) + shape('M207 60C216 54 222 52 227 52C222 68 222 84 227 100C222 100 214 98 207 92Z', WHITE) + shape('M200 68L190 62V92L200 86Z', WHITE);
const sceptre = shape('M203 76H210V190H203Z', GOLD) + ball(206.5, 64, 13, GOLD) + line('M194 64H219M206 52V76', 2.5) + shape('M203 34H210V40H216V46H210V52H203V46H197V40H203Z', GOLD);
const orb = ball(206, 136, 19, GOLD) + line('M187 136Q206 144 225 136M206 117V138', 3) + shape('M203 98H209V104H215V110H209V117H203V110H197V104H203Z', GOLD);
const pike = shape('M84 58H90V150H84Z', GOLD) + shape('M87 26L94 46C92 52 92 56 92 60H82C82 56 82 52 80 46Z', WHITE) + shape('M82 62H92V68H82Z', GOLD);
const halberd = shape('M84 52H90V150H84Z', GOLD) + shape('M87 24L92 52H82Z', WHITE) + shape('M90 58L102 52C104 62 104 72 102 82L90 76Z', WHITE) + shape('M84 60L75 64V72L84 74Z', WHITE);
const stem = line('M204 160C208 140 202 126 206 100', 4, 'var(--kb-court-leaf)') + shape('M204 138C214 136 220 128 220 120C210 120 204 128 204 138Z', 'var(--kb-court-leaf)', 'stroke-width="2"');
const FLOWERS = {
  S: (c) => shape('M206 104C190 98 190 76 196 66L206 76L216 66C222 76 222 98 206 104Z', c) + shape('M206 104C199 94 199 74 206 62C213 74 213 94 206 104Z', GOLD),
  H: (c) => [0, 72, 144, 216, 288].map((a) => `<ellipse cx="206" cy="72" rx="9" ry="11" transform="rotate(${a} 206 85)" fill="${c}"/>`).join('') + ball(206, 85, 7, GOLD),
  D: (c) => [0, 60, 120, 180, 240, 300].map((a) => `<path d="M206 86L199 72L206 62L213 72Z" transform="rotate(${a} 206 86)" fill="${c}"/>`).join('') + ball(206, 86, 6, GOLD),
  C: (c) => [-84, -42, 0, 42, 84].map((a) => `<ellipse cx="203" cy="79" rx="6" ry="12" transform="rotate(${a} 203 96)" fill="${c}"/>`).join('') + shape('M195 94Q203 104 212 94L208 104H199Z', GOLD),
};
const HELD = {
  K: { S: blade, H: sceptre, D: axe, C: orb },
  Q: { S: stem, H: stem, D: stem, C: stem },
  J: { S: halberd, H: pike, D: pike, C: halberd },
};

/** The upper half of a court card, in SVG. */
export const courtHalf = (rank, suit) =>
  `<g stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">` +
  (rank === 'J' ? HELD.J[suit] : '') + ROBES[rank](suit) +
  (rank === 'J' ? '' : HELD[rank][suit] + (rank === 'Q' ? FLOWERS[suit](second(suit)) : '') + HANDS.right) +
  HEADS[rank](suit) + `</g>`;

/** The sash over the seam, the same from both ends. */
export const sash = (suit) =>
  `<g stroke="${INK}" stroke-width="3">${shape('M18 124L232 206V226L18 144Z', GOLD)}${line('M18 131L232 213M18 137L232 219', 2, second(suit))}</g>`;

/** A head alone, for cards too small for a figure. */
export const courtHead = (rank, suit) =>
  `<g stroke="${INK}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">${HEADS[rank](suit)}</g>`;

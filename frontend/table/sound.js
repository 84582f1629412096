/**
 * The soft tap of a card or of chips on the table, for who has asked for it: `data-sound="on"` of the page. It is made, not recorded; nothing
 * is made, and no device is opened, before the first card falls.
 */
const TAP = 0.06; // seconds
const LOUDNESS = 0.18;
let device;

function tap(after) {
  device ??= new AudioContext();
  const frames = Math.ceil(device.sampleRate * TAP);
  const noise = device.createBuffer(1, frames, device.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < frames; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 4;
  const source = new AudioBufferSourceNode(device, { buffer: noise });
  const felt = new BiquadFilterNode(device, { type: 'lowpass', frequency: 1400 });
  source.connect(felt).connect(new GainNode(device, { gain: LOUDNESS })).connect(device.destination);
  source.start(device.currentTime + after);
}

/** Milliseconds of a calm movement; none for who wants less motion. */
export const calm = () => Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--kb-calm')) || 0;

/** As many taps as cards have fallen, in time with them; the first after `later` milliseconds, the next so many `apart`. */
export function fallen(cards, apart = calm(), later = 0) {
  if (document.documentElement.dataset.sound !== 'on') return;
  for (let card = 0; card < cards; card++) tap((later + card * apart) / 1000);
}

addEventListener('card-played', () => fallen(1));

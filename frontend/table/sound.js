/**
 * The soft tap of a card on the table, for who has asked for it: `data-sound="on"` of the page. It is made, not recorded; nothing
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

/** As many taps as cards have fallen, in time with them. */
export function fallen(cards) {
  if (document.documentElement.dataset.sound !== 'on') return;
  const calm = getComputedStyle(document.documentElement).getPropertyValue('--kb-calm');
  const apart = Number.parseFloat(calm) / 1000 || 0;
  for (let card = 0; card < cards; card++) tap(card * apart);
}

addEventListener('card-played', () => fallen(1));

/**
 * One small tip for the whole document: shown on hover, on focus and on tap of its owner; Escape or leaving hides it;
 * the pointer may move onto it.
 */
let tip;
let owner = null;
let timer;

function element() {
  if (!tip) {
    tip = document.createElement('div');
    tip.className = 'kb-tip';
    tip.setAttribute('aria-hidden', 'true');
    tip.popover = 'manual';
    tip.addEventListener('pointerenter', () => clearTimeout(timer));
    tip.addEventListener('pointerleave', () => later());
    document.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && owner) {
        event.stopPropagation();
        hide();
      }
    }, true);
    document.addEventListener('pointerdown', (event) => {
      if (owner && !owner.contains(event.target) && !tip.contains(event.target)) hide();
    });
    addEventListener('scroll', hide, { passive: true, capture: true });
  }
  if (!tip.isConnected) document.body.append(tip);
  return tip;
}

const later = () => {
  clearTimeout(timer);
  timer = setTimeout(hide, 180);
};

function hide() {
  clearTimeout(timer);
  if (owner) {
    owner.removeAttribute('data-tip-open');
    owner = null;
    tip.hidePopover();
  }
}

function show(anchor, text) {
  clearTimeout(timer);
  if (owner === anchor || !text) return;
  hide();
  const box = element();
  box.textContent = text;
  owner = anchor;
  anchor.setAttribute('data-tip-open', '');
  box.showPopover();
  const at = anchor.getBoundingClientRect();
  const room = document.documentElement.clientWidth - box.offsetWidth - 8;
  const below = at.bottom + box.offsetHeight + 12 < innerHeight;
  box.style.left = `${Math.max(8, Math.min(room, at.left + at.width / 2 - box.offsetWidth / 2))}px`;
  box.style.top = `${below ? at.bottom + 6 : Math.max(8, at.top - box.offsetHeight - 6)}px`;
}

/** Gives every `selector` inside `host` a tip; `textOf(anchor)` is its text. The anchor's own name or description must hold the text too. */
export function offerTips(host, selector, textOf) {
  const anchorOf = (event) => event.target.closest?.(selector);
  host.addEventListener('pointerover', (event) => {
    const anchor = anchorOf(event);
    if (anchor && event.pointerType === 'mouse') show(anchor, textOf(anchor));
  });
  host.addEventListener('pointerout', (event) => {
    if (event.pointerType === 'mouse' && anchorOf(event) && !anchorOf(event).contains(event.relatedTarget)) later();
  });
  host.addEventListener('focusin', (event) => anchorOf(event)?.matches(':focus-visible') && show(anchorOf(event), textOf(anchorOf(event))));
  host.addEventListener('focusout', (event) => anchorOf(event) === owner && later());
  host.addEventListener('click', (event) => {
    const anchor = anchorOf(event);
    if (anchor) show(anchor, textOf(anchor));
  });
}

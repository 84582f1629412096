// Has axe measure the contrast of a text once for all texts of the same ink on the same layers: `known` are the marks of those
// that it has passed before, on this page or another; returns a function that gives the marks passed since. Only what has passed
// is passed by: a text that axe doubts or rejects is measured wherever it stands, and so is one with something painted
// over or under it that it does not lie in.
known => {
    const passed = new Set(known);
    const fresh = [];
    const check = axe._audit.checks['color-contrast'];
    const measure = check.evaluate.unwrapped ?? check.evaluate;
    const CLEAR = 'rgba(0, 0, 0, 0)';
    const PICTURES = new Set(['IMG', 'SVG', 'CANVAS', 'VIDEO', 'IFRAME', 'OBJECT', 'EMBED']);

    // Where nothing is laid, the canvas is seen, which the scheme colours.
    const canvas = matchMedia('(prefers-color-scheme: dark)').matches + getComputedStyle(document.documentElement).colorScheme;

    const around = element => element.assignedSlot ?? element.parentElement ?? element.getRootNode().host;

    const layers = new Map();
    // What an element lays on the page below its words; empty if nothing.
    const layer = element => {
        let known = layers.get(element);
        if (known === undefined) {
            const style = getComputedStyle(element);
            const plain = style.backgroundColor === CLEAR && style.backgroundImage === 'none' && style.opacity === '1'
                && style.filter === 'none' && style.backdropFilter === 'none' && style.mixBlendMode === 'normal'
                && style.maskImage === 'none' && style.clipPath === 'none' && !PICTURES.has(element.tagName.toUpperCase());
            known = plain ? '' : [style.backgroundColor, style.backgroundImage, style.backgroundClip, style.opacity, style.filter,
                style.backdropFilter, style.mixBlendMode, style.maskImage, style.clipPath].join();
            layers.set(element, known);
        }
        return known;
    };

    let painted;
    const all = root => [...root.querySelectorAll('*')].flatMap(
        element => element.shadowRoot ? [element, ...all(element.shadowRoot)] : [element]);
    const allPainted = () => painted ??= all(document)
        .filter(element => layer(element) !== '' && element.getClientRects().length > 0)
        .map(element => [element, element.getBoundingClientRect()]);

    const rectsOfWords = element => [...element.childNodes]
        .filter(node => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '')
        .flatMap(node => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return [...range.getClientRects()];
        });
    const holds = (box, rect) => box.left <= rect.left + 1 && box.right >= rect.right - 1
        && box.top <= rect.top + 1 && box.bottom >= rect.bottom - 1;
    const meets = (box, rect) => box.left < rect.right && box.right > rect.left
        && box.top < rect.bottom && box.bottom > rect.top;

    // Letters and figures are alike; a sign of another kind, or one alone, may be none that is read.
    const kindOfWords = element => {
        const words = [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE)
            .map(node => node.data.trim()).join(' ').trim();
        return words.length < 2 ? words : words.replace(/[\p{L}\p{N}\x20-\x7e\s]+/gu, 'a');
    };

    // The ink and all layers under it, or undefined where they are not the element's own and those it lies in.
    const mark = element => {
        const rects = rectsOfWords(element);
        if (rects.length === 0 || getComputedStyle(element, '::before').content !== 'none'
            || getComputedStyle(element, '::after').content !== 'none') {
            return undefined;
        }
        const within = new Set();
        const told = [];
        for (let at = element; at; at = around(at)) {
            within.add(at);
            const lies = layer(at);
            if (lies !== '') {
                const box = at.getBoundingClientRect();
                if (at !== document.documentElement && at !== document.body && !rects.every(rect => holds(box, rect))) {
                    return undefined;
                }
                told.push(lies);
            }
        }
        if (allPainted().some(([other, box]) => !within.has(other) && rects.some(rect => meets(box, rect)))) {
            return undefined;
        }
        const style = getComputedStyle(element);
        return [canvas, style.color, style.webkitTextFillColor, style.webkitTextStrokeWidth, style.webkitTextStrokeColor, style.textShadow,
            style.fontSize, style.fontWeight, kindOfWords(element), ...told].join('|');
    };

    check.evaluate = function (element, ...rest) {
        const own = mark(element);
        if (own !== undefined && passed.has(own)) {
            return true;
        }
        const found = measure.call(this, element, ...rest);
        if (found === true && own !== undefined) {
            passed.add(own);
            fresh.push(own);
        }
        return found;
    };
    check.evaluate.unwrapped = measure;
    return () => fresh;
}

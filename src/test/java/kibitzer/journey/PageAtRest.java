package kibitzer.journey;

import com.microsoft.playwright.Page;

/** Waits until a page lies still: its letters are there, and it is as long, scrolled as far and at the same address for so many frames. */
final class PageAtRest {
    private static final String STILL =
            "frames => document.fonts.ready.then(() => new Promise(done => { let still = 0, before = '';"
                    + " const look = () => { const now = scrollY + ' ' + document.documentElement.scrollHeight + ' ' + location.href;"
                    + " still = now === before ? still + 1 : 0; before = now; if (still > frames) done(); else requestAnimationFrame(look); };"
                    + " look(); }))";

    private static final int FRAMES = 20;

    /** As many as a page that has come goes to its beginning again, and some more ({@code places.js}). */
    private static final int BEGUN = 8;

    private PageAtRest() {}

    /** Returns when nothing comes or goes any more. */
    static void of(Page page) {
        page.evaluate(STILL, FRAMES);
    }

    /** Returns when a page that was walked to has gone to its beginning: what is pressed before may be scrolled away. */
    static void atBeginning(Page page) {
        page.evaluate(STILL, BEGUN);
    }
}

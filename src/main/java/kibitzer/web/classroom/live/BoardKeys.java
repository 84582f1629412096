package kibitzer.web.classroom.live;

/** The keys that lead a lesson: space or the right arrow goes on, the left arrow goes back, wherever the focus is on the page. */
final class BoardKeys {
    /** What is typed into a field or moves about in a hand or a bidding box stays there; on a button the space bar presses it. */
    static final String SCRIPT = "const page = this; const keys = event => {"
            + " if (!page.isConnected) { document.removeEventListener('keydown', keys); return; }"
            + " if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;"
            + " const within = what => event.composedPath().some(node => node.matches?.(what));"
            + " if (within('input:not([type=checkbox]), textarea, select, [contenteditable], vaadin-select,"
            + " vaadin-combo-box, [role=option]')) return;"
            + " const presses = within('button, a, summary, input, vaadin-checkbox');"
            + " if (event.key === 'ArrowRight' || event.key === ' ' && !presses) {"
            + " event.preventDefault(); page.$server.forward(); }"
            + " else if (event.key === 'ArrowLeft') { event.preventDefault(); page.$server.backward(); } };"
            + " document.addEventListener('keydown', keys);";

    private BoardKeys() {}
}

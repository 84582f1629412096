package kibitzer.classroom.pages;

/** What became of a draft that was to be saved. */
public sealed interface SavedPage {

    /** @param revision the one to name at the next save */
    record Kept(int revision) implements SavedPage {}

    /**
     * Somebody saved a newer draft in the meantime, which stands.
     *
     * @param own a page of its own, in which the refused draft is kept
     */
    record Overtaken(PageId own) implements SavedPage {}
}

package kibitzer.web.page;

import java.util.Optional;

/** The entries of the main menu, in its order; a page says itself to which it belongs ({@link UnderMenu}). */
public enum MenuEntry {
    LESSONS("Lessons", Paths.LESSONS),
    PRACTICE("Practice", Paths.PRACTICE),
    PROGRESS("Progress", Paths.PROGRESS),
    CLASSES("Classes", Paths.CLASSES),
    TOOLS("Tools", Paths.TOOLS),
    LIBRARY("Library", Paths.LIBRARY),
    SEARCH("Search", Paths.SEARCH);

    private final String title;
    private final String path;

    MenuEntry(String title, String path) {
        this.title = title;
        this.path = path;
    }

    public String title() {
        return title;
    }

    /** The address of its first page, without a slash before it. */
    public String path() {
        return path;
    }

    /** The entry that a page belongs to; none for pages beside the menu: the first, the settings, those of an account. */
    public static Optional<MenuEntry> of(Class<?> page) {
        return Optional.ofNullable(page.getAnnotation(UnderMenu.class)).map(UnderMenu::value);
    }
}

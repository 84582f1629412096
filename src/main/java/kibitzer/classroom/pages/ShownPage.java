package kibitzer.classroom.pages;

/** A page as the class reads it. */
public record ShownPage(PageId id, PageText text) {}

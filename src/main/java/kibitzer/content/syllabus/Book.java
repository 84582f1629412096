package kibitzer.content.syllabus;

import java.util.Arrays;
import java.util.Optional;

/** One of the four books, by its short name in the data and its title under a verdict. */
public enum Book {
    CULBERTSON("culbertson", "Culbertson's Card Games Complete"),
    ROUND_GAMES("round-games", "Baxter-Wray's Round Games with Cards"),
    /** The title page is lost; the title describes it. */
    WHIST_AND_DOMINOES("whist-and-dominoes", "A Handbook of Whist and Dominoes"),
    /** The title page is lost; the title describes it. */
    HOME_ENTERTAINMENTS("home-entertainments", "An Edwardian Book of Home Entertainments");

    private final String id;
    private final String title;

    Book(String id, String title) {
        this.id = id;
        this.title = title;
    }

    /** "culbertson". */
    public String id() {
        return id;
    }

    /** "Culbertson's Card Games Complete". */
    public String title() {
        return title;
    }

    public static Optional<Book> find(String id) {
        return Arrays.stream(values()).filter(book -> book.id.equals(id)).findFirst();
    }

    /** @throws IllegalArgumentException if there is no such book */
    static Book of(String id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException("book \"" + id + "\"; expected one of "
                + String.join(", ", Arrays.stream(values()).map(Book::id).toList())));
    }
}

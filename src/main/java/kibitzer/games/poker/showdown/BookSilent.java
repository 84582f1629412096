package kibitzer.games.poker.showdown;

/** A division of chips that the book does not rule on; the message says what is left open. */
public final class BookSilent extends RuntimeException {
    private static final long serialVersionUID = 1;

    BookSilent(String open) {
        super(open);
    }
}

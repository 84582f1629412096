package kibitzer.content.syllabus;

import java.util.OptionalInt;

/**
 * Where something stands in a book.
 *
 * @param book which book
 * @param page the printed page; empty where the book has none or it is lost
 * @param firstLine first line in the text of the book, from 1
 * @param lastLine last line
 */
public record Place(Book book, OptionalInt page, int firstLine, int lastLine) {

    /** "Culbertson's Card Games Complete, p. 141". */
    public String inWords() {
        return book.title() + (page.isPresent() ? ", p. " + page.getAsInt() : "");
    }
}

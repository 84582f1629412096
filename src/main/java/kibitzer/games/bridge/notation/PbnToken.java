package kibitzer.games.bridge.notation;

/** A piece of a PBN file, with the line on which it begins. */
sealed interface PbnToken {
    int line();

    /** [Name "value"]. */
    record Tag(int line, String name, String value) implements PbnToken {}

    /** Anything between blanks outside tags and comments: a call, a note's number, a cell of a table. */
    record Word(int line, String text) implements PbnToken {}

    /** {text} or ; text. */
    record Comment(int line, String text) implements PbnToken {}

    /** An empty line: it may end a game. */
    record Blank(int line) implements PbnToken {}
}

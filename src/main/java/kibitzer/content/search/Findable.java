package kibitzer.content.search;

/**
 * Something that can be found.
 *
 * @param id names it among its kind: a lesson's id, a game's, a word, a pointer's id, a decision's id
 * @param title what it is called
 * @param text what is said in it, without markup
 */
public record Findable(Kind kind, String id, String title, String text) {

    /** What is searched, in the order in which it is shown. */
    public enum Kind {
        LESSON,
        GAME,
        TERM,
        PRACTICE,
        RULE
    }
}

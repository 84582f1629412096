package kibitzer.marking;

import kibitzer.advice.Advice;
import kibitzer.decisions.Decision;

/** Whose word an advice is. What is counted is so, whatever a book prints; what a rule decides is the book's word. */
public enum Authority {
    COUNT("The answer", "the answer is ", "How it is counted"),
    BOOK("The book", "the book says ", "What the book looks at"),
    AUTHOR("The author", "the author says ", "What the author says"),
    PRACTICE("General practice", "general practice says ", "What practice looks at");

    private final String title;
    private final String says;
    private final String facts;

    Authority(String title, String says, String facts) {
        this.title = title;
        this.says = says;
        this.facts = facts;
    }

    public static Authority of(Decision<?, ?> decision, Advice<?> advice) {
        if (advice.ruling().filter(ruling -> ruling.source().isAuthors()).isPresent()) {
            return AUTHOR;
        }
        return decision.rules().isEmpty() ? COUNT : advice.silent() ? PRACTICE : BOOK;
    }

    /** Over an answer of its: "The book". */
    public String title() {
        return title;
    }

    /** Before an answer in a sentence: "the book says ", "the answer is ". */
    public String says() {
        return says;
    }

    /** Over the facts that decided. */
    public String facts() {
        return facts;
    }
}

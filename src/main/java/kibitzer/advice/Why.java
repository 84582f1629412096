package kibitzer.advice;

import java.util.Map;

/**
 * What a rule's answer is for, in one sentence of our own: "It names strength and shape in one bid, so that partner can choose the
 * contract." The rule's needs say when it is right; this says what is won by it.
 *
 * @param text one sentence of at most {@value #WORDS} words
 * @param source where the book gives this reason, which may be another place than the rule's; general practice where none does
 */
public record Why(String text, Source source) {
    /** The longest sentence that is taken in at a glance below a verdict. */
    public static final int WORDS = 28;

    private static final String OURS = "No book gives a reason; this one is general practice.";

    public Why {
        if (!text.endsWith(".") || !Character.isUpperCase(text.charAt(0)) && !Character.isDigit(text.charAt(0))) {
            throw new IllegalArgumentException(
                    "a reason \"" + text + "\"; expected a sentence with a capital and a full stop");
        }
        if (text.split(" ").length > WORDS) {
            throw new IllegalArgumentException(
                    "a reason of " + text.split(" ").length + " words; expected " + WORDS + " at most: " + text);
        }
    }

    /** The book gives no reason for the rule; this one players give. */
    public static Why practice(String text) {
        return new Why(text, Source.generalPractice(OURS));
    }

    /** The book gives this reason in these entries of the syllabus. */
    public static Why book(String text, String... ids) {
        return new Why(text, Source.source(ids));
    }

    /** The book gives this reason where the rule stands; what the rule's figures rest on is no part of it. */
    static Why beside(String text, Source rule) {
        if (rule.isGeneralPractice()) {
            throw new IllegalArgumentException(
                    "the book's reason for a rule of general practice; expected the entry that gives it: " + text);
        }
        return new Why(text, new Source(rule.ids(), "", false, Map.of(), Map.of(), rule.pages()));
    }

    /** True where a book gives the reason. */
    public boolean isTheBooks() {
        return !source.isGeneralPractice();
    }
}

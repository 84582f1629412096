package kibitzer.advice;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kibitzer.wording.Sentence;

/**
 * What a rule's answer is for, in one sentence of our own: "It names strength and shape in one bid, so that partner can choose the
 * contract." The rule's needs say when it is right; this says what is won by it.
 *
 * <p>A sentence may have places for what the rule measures: "it could lose {loss|# points, }more than the deal is worth" says "1700
 * points, more than the deal is worth" where the fact "loss" is 1700, and leaves the words out where nothing was measured. For "*"
 * stands what was measured, in its words. Where "it" is the best answer, it is written {it}, so that the answer can be named.
 *
 * @param told one sentence of at most {@value #WORDS} words, without its places for what is measured
 * @param source where the book gives this reason, which may be another place than the rule's; general practice where none does
 * @param withPlaces the same with its places, as it was written
 */
public record Why(String told, Source source, String withPlaces) {
    /** The longest sentence that is taken in at a glance below a verdict. */
    public static final int WORDS = 28;

    private static final String MEASURED = "*";

    private static final String OURS = "No book gives a reason; this one is general practice.";

    /** "1 points" is one point. */
    private static final Pattern ONE = Pattern.compile("(\\b1 point)s\\b");

    /** "{loss|# points, |}": a fact, the words with its figure, and those where it was not measured. */
    private static final Pattern PLACE = Pattern.compile("\\{([a-z-]+)\\|([^|}]*)(?:\\|([^}]*))?}");

    /** The best answer, which may be named there. */
    private static final Pattern THE_BEST = Pattern.compile("\\{([Ii]t)}");

    private static final String BEGINNING_WITH_IT = "{It} ";

    /** A reason, which may have places for what is measured. */
    public Why(String withPlaces, Source source) {
        this(put(withPlaces, List.of()), source, withPlaces);
    }

    public Why {
        String text = plain(told);
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

    /** The same with the figures of one position in its places. */
    Why filled(List<Reason> facts) {
        return withPlaces.equals(told) ? this : new Why(put(withPlaces, facts), source, withPlaces);
    }

    /** True where it tells a figure of the position. */
    public boolean isFilled() {
        return !told.equals(put(withPlaces, List.of()));
    }

    /** The sentence. */
    public String text() {
        return plain(told);
    }

    private static String plain(String told) {
        return THE_BEST.matcher(told).replaceAll("$1");
    }

    private static String put(String withPlaces, List<Reason> facts) {
        return PLACE.matcher(withPlaces).replaceAll(place -> {
            String otherwise = place.group(3) == null ? "" : place.group(3);
            return Matcher.quoteReplacement(facts.stream()
                    .filter(fact -> fact.fact().equals(place.group(1)))
                    .flatMap(fact -> filledWith(place.group(2), fact).stream())
                    .findFirst()
                    .map(words -> place.start() == 0 ? Sentence.capital(words) : words)
                    .map(words -> ONE.matcher(words).replaceAll("$1"))
                    .orElse(otherwise));
        });
    }

    /** The words with the fact's figure, or with what was measured; empty where a figure is wanted and there is none. */
    private static Optional<String> filledWith(String words, Reason fact) {
        if (words.equals(MEASURED)) {
            return Optional.of(fact.measured());
        }
        return fact.actual() instanceof Number figure
                ? Optional.of(words.replace("#", Numbers.inWords(figure.doubleValue())))
                : Optional.empty();
    }

    /** The same inside a sentence: "it names strength and shape in one bid". */
    public String clause() {
        return clause(text());
    }

    /** The same with the best answer named where it is first spoken of: "the nine tells partner of the length". */
    public String clauseNaming(String best) {
        return clause(plain(THE_BEST.matcher(told).replaceFirst(Matcher.quoteReplacement(best))));
    }

    private static String clause(String text) {
        return Character.toLowerCase(text.charAt(0)) + text.substring(1, text.length() - 1);
    }

    /** True where it speaks of the best answer before naming it, which must then stand before it. */
    public boolean beginsWithTheBest() {
        return told.startsWith(BEGINNING_WITH_IT);
    }

    /** True where a book gives the reason. */
    public boolean isTheBooks() {
        return !source.isGeneralPractice();
    }
}

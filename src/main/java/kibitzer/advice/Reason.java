package kibitzer.advice;

import java.util.OptionalDouble;

/**
 * One measured fact beside what a rule asks of it.
 *
 * @param fact the feature's key: "points"
 * @param actual what was measured, for data: 13, "4-3-3-3", true
 * @param measured what was measured, in words: "13 points"
 * @param required what is asked, short, for data: "13-15"
 * @param asked what is asked, in words: "13 to 15 points"
 * @param standing whether it is met
 * @param basis what that which is asked rests on
 * @param meaning what practice puts into figures: "a game-going hand"
 * @param telling how it is put into a sentence
 */
public record Reason(
        String fact,
        Object actual,
        String measured,
        String required,
        String asked,
        Standing standing,
        Basis basis,
        Meaning meaning,
        Telling telling) {

    /** "5 cards in the suit", without their names; "6 or more". Of things any of which would do, the first. */
    public record InShort(String measured, String asked) {}

    /** One that is short enough. */
    public Reason(
            String fact,
            Object actual,
            String measured,
            String required,
            String asked,
            Standing standing,
            Basis basis,
            Meaning meaning) {
        this(fact, actual, measured, required, asked, standing, basis, meaning, Telling.of(measured, asked));
    }

    /** One that says no more than what is asked. */
    public Reason(
            String fact,
            Object actual,
            String measured,
            String required,
            String asked,
            Standing standing,
            Basis basis) {
        this(fact, actual, measured, required, asked, standing, basis, Meaning.NONE);
    }

    /** One whose figure is the book's. */
    public Reason(String fact, Object actual, String measured, String required, String asked, Standing standing) {
        this(fact, actual, measured, required, asked, standing, Basis.BOOK);
    }

    public boolean holds() {
        return standing != Standing.FAILS;
    }

    /** What was measured and what is asked, where there is no room for more. */
    public InShort inShort() {
        return telling.inShort();
    }

    /** What one asks oneself to see it, without the answer: "how many points"; empty where the fact is no feature's. */
    public String question() {
        return telling.question();
    }

    /** Whether it is asked as it is said, or the contrary of something. */
    public Sense sense() {
        return telling.sense();
    }

    /** True where it says no more than that another answer is asked for: "it is not the queen". */
    public boolean namesOnly() {
        return telling.namesOnly();
    }

    /** True where something is missing and it tells what is there instead: "the non-dealer". */
    public boolean tellsInstead() {
        return telling.instead();
    }

    /** True where its words say that practice has it: no page stands behind them. */
    public boolean saysPractice() {
        return telling.practice();
    }

    /** What a book prints, where it stands behind what is asked: "the book: 16 to 18"; otherwise empty. */
    public String printed() {
        return telling.printed();
    }

    /** What practice has for it, where that stands at the end of what was measured: "16 or more"; otherwise empty. */
    public String usual() {
        return telling.usual();
    }

    /** What is counted, where the fact is one step of a sum and the actual is its worth: "2 aces"; otherwise empty. */
    public String step() {
        return telling.step();
    }

    /** The same, resting on this. */
    public Reason on(Basis other) {
        return new Reason(fact, actual, measured, required, asked, standing, other, meaning, telling);
    }

    /** The same, measured in these words. */
    public Reason saying(String other) {
        return new Reason(
                fact,
                actual,
                other,
                required,
                asked,
                standing,
                basis,
                meaning,
                telling.shortly(new InShort(other, asked)));
    }

    /** The same, which asks this beside what a book prints: "12 to 14 (the book: 16 to 18)". */
    Reason beside(String book) {
        String both = asked + " (" + book + ")";
        return new Reason(
                fact,
                actual,
                measured,
                required,
                both,
                standing,
                basis,
                meaning,
                telling.shortly(new InShort(measured, both)).printing(book));
    }

    /** The same, in which practice puts this into figures. */
    public Reason meaning(Meaning other) {
        return new Reason(fact, actual, measured, required, asked, standing, basis, other, telling);
    }

    private Reason told(Telling other) {
        return new Reason(fact, actual, measured, required, asked, standing, basis, meaning, other);
    }

    /** The same, told so where there is little room. */
    public Reason shortly(InShort other) {
        return told(telling.shortly(other));
    }

    /** The same, which one sees by asking oneself this. */
    public Reason asking(String other) {
        return told(telling.asking(other));
    }

    /** The same, asked in this sense. */
    Reason inSense(Sense other) {
        return told(telling.inSense(other));
    }

    /** The same, which says no more than that another answer is asked for, or says more. */
    Reason naming(boolean only) {
        return told(telling.naming(only));
    }

    /** The same, whose words say that practice has it. */
    public Reason sayingPractice() {
        return told(telling.sayingPractice());
    }

    /** The same, which tells what is there instead of what is missing, or not. */
    Reason instead(boolean other) {
        return told(telling.instead(other));
    }

    /** The same, in which what is asked is told with what a book prints. */
    public Reason printing(String other) {
        return told(telling.printing(other));
    }

    /** The same with what practice has for it, which no page prints: "with 22 points you can bid 3NT, usual is 16 or more". */
    public Reason besideTheUsual(String figure) {
        Reason whole = saying(measured + tail(figure));
        return whole.told(whole.telling.besideTheUsual(figure));
    }

    /** What was measured, without what is usual: "with 22 points you can bid 3NT". */
    public String measuredAlone() {
        return usual().isEmpty()
                ? measured
                : measured.substring(0, measured.length() - tail(usual()).length());
    }

    private static String tail(String figure) {
        return ", " + Basis.PRACTICE.saying(figure);
    }

    /** A fact that simply is so, without a bound: the count of outs behind a probability. */
    public static Reason counted(String fact, Object actual, String measured) {
        return new Reason(fact, actual, measured, "", "", Standing.HOLDS);
    }

    /**
     * One step of a sum: "2 aces: 8".
     *
     * @param what "2 aces"
     * @param written how its worth is written
     */
    public static Reason step(String fact, Number worth, String what, String written) {
        Reason counted = counted(fact, worth, what + ": " + written);
        return counted.told(counted.telling.counting(what));
    }

    /** What is added by this step of a sum; nothing where it is no step. */
    public OptionalDouble worth() {
        return !step().isEmpty() && actual instanceof Number worth
                ? OptionalDouble.of(worth.doubleValue())
                : OptionalDouble.empty();
    }

    /** What was answered beside what the answer is. */
    public static Reason missing(String fact, Object actual, String measured, String required) {
        return missing(fact, actual, measured, required, required);
    }

    /** The same where the answer stands otherwise inside a sentence than by itself. */
    public static Reason missing(String fact, Object actual, String measured, String required, String inside) {
        return new Reason(fact, actual, measured, required, inside, Standing.FAILS, Basis.ANSWER);
    }

    /** What is found beside what the learner's answer would take: "34 points together", "26 to 32". */
    public static Reason needing(String fact, Object actual, String measured, String required) {
        return missing(fact, actual, measured, required).on(Basis.NEEDED);
    }

    /** That something else was answered, and no more: why not is in the facts of the answer. */
    public static Reason given(String fact, Object actual, String measured, String required) {
        return missing(fact, actual, measured, required).on(Basis.GIVEN);
    }
}

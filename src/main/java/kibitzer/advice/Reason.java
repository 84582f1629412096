package kibitzer.advice;

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
 * @param inShort what was measured and what is asked, where there is no room for more
 * @param question what one asks oneself to see it, without the answer: "how many points"; empty where the fact is no
 *     feature's
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
        InShort inShort,
        String question) {

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
        this(fact, actual, measured, required, asked, standing, basis, meaning, new InShort(measured, asked), "");
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

    /** The same, resting on this. */
    public Reason on(Basis other) {
        return new Reason(fact, actual, measured, required, asked, standing, other, meaning, inShort, question);
    }

    /** The same, measured in these words. */
    public Reason saying(String other) {
        return new Reason(fact, actual, other, required, asked, standing, basis, meaning).asking(question);
    }

    /** The same, said to ask this. */
    Reason asked(String other) {
        return new Reason(fact, actual, measured, required, other, standing, basis, meaning).asking(question);
    }

    /** The same, in which practice puts this into figures. */
    public Reason meaning(Meaning other) {
        return new Reason(fact, actual, measured, required, asked, standing, basis, other, inShort, question);
    }

    /** The same, told so where there is little room. */
    Reason shortly(InShort other) {
        return new Reason(fact, actual, measured, required, asked, standing, basis, meaning, other, question);
    }

    /** The same, which one sees by asking oneself this. */
    public Reason asking(String other) {
        return new Reason(fact, actual, measured, required, asked, standing, basis, meaning, inShort, other);
    }

    /** A fact that simply is so, without a bound: the count of outs behind a probability. */
    public static Reason counted(String fact, Object actual, String measured) {
        return new Reason(fact, actual, measured, "", "", Standing.HOLDS);
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

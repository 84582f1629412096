package kibitzer.advice;

/**
 * What a figure of practice puts into numbers.
 *
 * @param words "a game-going hand", "such a bid tells how long the suit is"; empty where there are none
 * @param printed true where a book prints them in place of the figure; false for what an answer of the kind says by itself, and
 *     no page
 * @param allowed true where the book lets it pass beside its own answer, and does not ask for it
 * @param whole true where it names its number of tricks, or in what case it holds, and needs no figure of practice beside it
 * @param aim true for what is to be done, "to lose all thirteen", and not for what must be held
 */
public record Meaning(String words, boolean printed, boolean allowed, boolean whole, boolean aim) {
    public static final Meaning NONE = new Meaning("", true);

    Meaning(String words, boolean printed) {
        this(words, printed, false, false, false);
    }

    /** A word of a book. */
    public static Meaning ofTheBook(String words) {
        return new Meaning(words, true);
    }

    /** The same, which names its own number of tricks, or in what case it holds. */
    public Meaning sayingEnough() {
        return new Meaning(words, printed, allowed, true, aim);
    }

    /** The same, where the word is of what is undertaken: "to lose all thirteen". */
    public Meaning asAnAim() {
        return new Meaning(words, printed, allowed, whole, true);
    }

    /** The same in a rule that speaks so firmly. */
    Meaning under(Manner manner) {
        return manner == Manner.MAY ? new Meaning(words, printed, true, whole, aim) : this;
    }

    public boolean isNone() {
        return words.isEmpty();
    }

    /** True for what the answer says by itself. */
    public boolean isOfTheAnswer() {
        return !printed;
    }
}

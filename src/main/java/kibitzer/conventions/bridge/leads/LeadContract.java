package kibitzer.conventions.bridge.leads;

import java.util.Locale;

/** What kind of contract is led against. */
public enum LeadContract {
    SUIT("a suit contract"),
    NO_TRUMP("no trump");

    private final String inWords;

    LeadContract(String inWords) {
        this.inWords = inWords;
    }

    /** "suit", "no-trump": the word in positions. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** "a suit contract", "no trump". */
    public String inWords() {
        return inWords;
    }

    /** The contract of this {@link #word}. */
    public static LeadContract of(String word) {
        return word.equals(NO_TRUMP.word()) ? NO_TRUMP : SUIT;
    }
}

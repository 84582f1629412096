package kibitzer.decisions.poker.hand;

import kibitzer.advice.Source;
import kibitzer.games.poker.PokerForm;

/** Where it stands how hands rank. */
public final class HandRanks {
    /** Par. 16; the entry of the game begins with its words, three pages before. */
    public static final int PAGE = 56;

    /** The paragraph ends on the next page with hands that are alike, which share the pot. */
    private static final int ALIKE = 57;

    private HandRanks() {}

    static Source source(PokerForm form) {
        return source(form, PAGE);
    }

    static Source ofHandsAlike(PokerForm form) {
        return source(form, PAGE, ALIKE);
    }

    private static Source source(PokerForm form, Integer... pages) {
        Source source = Source.source(form.sources().toArray(String[]::new));
        return form.sources().equals(PokerForm.STANDARD.sources()) ? source.onPage(pages) : source;
    }
}

package kibitzer.decisions.poker.hand;

import kibitzer.advice.Source;
import kibitzer.games.poker.PokerForm;

/** Where it stands how hands rank. */
final class HandRanks {
    /** Par. 16; the entry of the game begins with its words, three pages before. */
    private static final int PAGE = 56;

    private HandRanks() {}

    static Source source(PokerForm form) {
        Source source = Source.source(form.sources().toArray(String[]::new));
        return form.sources().equals(PokerForm.STANDARD.sources()) ? source.onPage(PAGE) : source;
    }
}

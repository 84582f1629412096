package kibitzer.decisions.cribbage;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;
import kibitzer.conventions.cribbage.PegView;
import kibitzer.games.cribbage.PegPlay;

/** What the book says of the lead of a five (p. 256), before what it says of the better card. */
final class LedFive {
    private static final Source SOURCE = Source.source("cribbage.p08");

    private LedFive() {}

    /** The rulings against a lead, with the book's word on fives first where a five is led and another card is held. */
    static List<Ruling<PegPlay>> before(PegView view, PegPlay answer, List<Ruling<PegPlay>> others) {
        boolean isFive = view.pile().isEmpty()
                && answer instanceof PegPlay.Plays(Card card)
                && card.rank() == Rank.FIVE
                && view.hand().stream().anyMatch(held -> held.rank() != Rank.FIVE);
        return isFive
                ? Stream.concat(Stream.of(against(answer)), others.stream()).toList()
                : others;
    }

    private static Ruling<PegPlay> against(PegPlay answer) {
        Reason worst = Reason.missing(
                "five",
                Rank.FIVE.word(),
                "a five is the worst lead of all, for every tenth card makes fifteen on it",
                "another card",
                "");
        return new Ruling<>("cribbage.lead.five", SOURCE, List.of(answer), List.of(), Standing.FAILS, List.of(worst));
    }
}

package kibitzer.games.bridge.problems.find;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.PbnHand;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.Ways;
import kibitzer.games.bridge.problems.proof.Hand;

/** The whole proof of a problem, counted again and put into words. */
public interface ProofText {
    /** Counts everything again. */
    static ProofText of(PlayProblem problem) {
        return switch (problem.ways()) {
            case Ways.OfLines lines -> new LineProofText(problem);
            case Ways.OfCards cards -> new CardProofText(problem);
            case Ways.OfGuess guess -> new GuessProofText(problem);
        };
    }

    /** Whether no rival is as good, the wrong way loses in the deal shown, and the figures stored are those counted. */
    boolean holds();

    /** Several lines, the last one empty. */
    String text();

    /** What declarer sees of a problem. */
    static Hand hand(PlayProblem problem) {
        return Hand.of(problem.deal(), problem.contract().strain(), problem.lead(), problem.wanted());
    }

    /** The title and the four hands. */
    static String hands(PlayProblem problem) {
        StringBuilder text = new StringBuilder("%s: %s (%s, level %d)%n"
                .formatted(
                        problem.id(),
                        problem.title(),
                        problem.theme().title().toLowerCase(Locale.ROOT),
                        problem.level()));
        for (Seat seat : Seat.values()) {
            text.append("  %-6s%s%n"
                    .formatted(seat.inWords(), PbnHand.write(problem.deal().hand(seat))));
        }
        return text.toString();
    }

    /** "5H 2H QH". */
    static String cards(List<Card> cards) {
        return cards.stream().map(Card::toString).collect(Collectors.joining(" "));
    }
}

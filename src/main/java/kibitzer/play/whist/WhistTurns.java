package kibitzer.play.whist;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.conventions.whist.MaximsWithDummy;
import kibitzer.conventions.whist.WhistBooks;
import kibitzer.conventions.whist.WhistView;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.whist.WhistDecisions;
import kibitzer.games.trick.plain.PlainPlayer;
import kibitzer.games.whist.WhistSight;
import kibitzer.play.hand.Turn;

/** The question that the player in turn has before him, and what a robot does that follows the maxims. */
final class WhistTurns {
    /** Fewer layouts than usual: most cards of a rubber that the maxims leave open are followers' small ones. */
    private static final PlainPlayer PLAIN = new PlainPlayer(5, 10);

    private static final String FORCED = "It is the only card that you may play";
    private static final String FOURTH = "The maxims have no rule for fourth hand that can follow";
    private static final String SILENT = "No maxim speaks of this card, so that by the book none is right or wrong";
    private static final String OPEN =
            "No maxim that holds with dummy's cards open speaks of this card; when the deal is over you see what it was worth with all"
                    + " cards seen";

    private WhistTurns() {}

    static Turn<Card> of(SeenWhist seen) {
        WhistSight sight = seen.sight();
        if (sight.lawful().size() == 1) {
            return new Turn.Silent<>(FORCED);
        }
        Optional<Decision<WhistSight, Card>> decision =
                seen.dummy().isPresent() ? WhistDecisions.uncounted(sight) : WhistDecisions.asking(sight);
        if (decision.isEmpty()) {
            return new Turn.Silent<>(FOURTH);
        }
        return spoken(seen).isEmpty()
                ? new Turn.Silent<>(seen.dummy().isPresent() ? OPEN : SILENT)
                : Turn.Asked.of(decision.get(), sight, prompt(seen), card -> card);
    }

    /** The table lies above already. */
    private static Prompt prompt(SeenWhist seen) {
        String hand = seen.isFromDummy() ? "Dummy's hand" : "Your hand";
        return new Prompt(
                ask(seen.sight(), seen.isFromDummy() ? "Dummy" : "You"),
                List.of(new Exhibit.Held(hand, seen.sight().hand())));
    }

    private static String ask(WhistSight sight, String who) {
        String plays = who + (who.equals("You") ? " play" : " plays");
        if (sight.trick().isEmpty()) {
            return who + (who.equals("You") ? " lead" : " leads") + ". Which card?";
        }
        return sight.cannotFollow()
                ? who + " cannot follow. Trump, or throw away?"
                : plays + (sight.trick().size() == 1 ? " second" : " third") + ". Which card?";
    }

    /** What the maxims put first; empty where none of them speaks, or none that holds with dummy's cards open. */
    private static List<Card> spoken(SeenWhist seen) {
        WhistSight sight = seen.sight();
        return seen.open()
                .map(open -> MaximsWithDummy.spoken(sight, open, seen.hand(open).orElseThrow()))
                .orElseGet(() -> WhistBooks.asking(sight)
                        .map(rules -> rules.bestAsPrinted(new WhistView(sight)))
                        .orElse(List.of()));
    }

    static Card byTheBook(SeenWhist seen) {
        WhistSight sight = seen.sight();
        return sight.lawful().size() == 1
                ? sight.lawful().getFirst()
                : spoken(seen).stream().findFirst().orElseGet(() -> plain(seen));
    }

    /** What the plain player does. */
    static Card plain(SeenWhist seen) {
        return PLAIN.play(seen.plain()).card();
    }
}

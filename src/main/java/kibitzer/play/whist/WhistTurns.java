package kibitzer.play.whist;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.RuleBook;
import kibitzer.cards.Card;
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

    private WhistTurns() {}

    static Turn<Card> of(SeenWhist seen) {
        WhistSight sight = seen.sight();
        if (sight.lawful().size() == 1) {
            return new Turn.Silent<>(FORCED);
        }
        Optional<Decision<WhistSight, Card>> decision = WhistDecisions.asking(sight);
        if (decision.isEmpty()) {
            return new Turn.Silent<>(FOURTH);
        }
        return spoken(sight).isEmpty()
                ? new Turn.Silent<>(SILENT)
                : Turn.Asked.of(decision.get(), sight, prompt(sight), card -> card);
    }

    /** The table lies above already. */
    private static Prompt prompt(WhistSight sight) {
        return new Prompt(ask(sight), List.of(new Exhibit.Held("Your hand", sight.hand())));
    }

    private static String ask(WhistSight sight) {
        if (sight.trick().isEmpty()) {
            return "You lead. Which card?";
        }
        return sight.cannotFollow()
                ? "You cannot follow. Trump, or throw away?"
                : sight.trick().size() == 1 ? "You play second. Which card?" : "You play third. Which card?";
    }

    /** What the maxims put first; empty where none of them speaks. */
    private static List<Card> spoken(WhistSight sight) {
        Optional<RuleBook<WhistView, Card>> book = WhistBooks.asking(sight);
        return book.map(rules -> rules.bestAsPrinted(new WhistView(sight))).orElse(List.of());
    }

    static Card byTheBook(SeenWhist seen) {
        WhistSight sight = seen.sight();
        return sight.lawful().size() == 1
                ? sight.lawful().getFirst()
                : spoken(sight).stream().findFirst().orElseGet(() -> plain(seen));
    }

    /** What the plain player does. */
    static Card plain(SeenWhist seen) {
        return PLAIN.play(seen.plain()).card();
    }
}

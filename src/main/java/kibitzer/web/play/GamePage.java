package kibitzer.web.play;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.RouteParameters;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.play.hand.Finished;
import kibitzer.play.hand.OwnTurn;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.PlayedHand;
import kibitzer.web.page.Page;
import kibitzer.web.table.CardHand;

/**
 * What the page of a game says of its own: where it is found, which game is played, its words, how its table looks, and what is shown
 * when a hand is over. How a hand goes on is the same for all games ({@link PlayedPage}).
 */
abstract class GamePage<S, V, M> extends Page {

    /** "play/gin". */
    protected abstract String path();

    /**
     * What is played.
     *
     * @throws BadQuestion for another game
     */
    protected abstract PlayedGame<S, V, M> game(QueryParameters address);

    /** Told what the address names before its query, before anything else is asked. */
    protected void enter(RouteParameters parameters) {}

    /** What the address says beside seed, options and answers. */
    protected Map<String, String> named(PlayedGame<S, V, M> game) {
        return Map.of();
    }

    /** How answers are shortened in the address. */
    protected abstract Shorthand shorthand();

    protected abstract String heading(PlayedGame<S, V, M> game);

    protected abstract String introduction();

    /** What stands above a hand that is not the usual one; else what stands above every hand. */
    protected String introduction(PlayedHand<S, V, M> hand) {
        return introduction();
    }

    /** What is played, in a word: "hand". */
    protected String piece() {
        return "hand";
    }

    /** "hand of gin", for an address that names none. */
    protected abstract String pieceInFull();

    /** What lies before the learner above his question. */
    protected abstract List<Component> table(PlayedHand<S, V, M> hand);

    /** The hand from which a card is played where no question is asked; empty where moves are words. */
    protected Optional<CardHand> inHand(PlayedHand<S, V, M> hand) {
        return Optional.empty();
    }

    /** How many cards of that hand make a move, where they are several. */
    protected Optional<Ticks> ticks(PlayedHand<S, V, M> hand) {
        return Optional.empty();
    }

    /** What is asked where the books say nothing. */
    protected String askFreely(PlayedHand<S, V, M> hand) {
        return inHand(hand).isPresent()
                ? "It is your turn. Which card do you play?"
                : "It is your turn. What do you do?";
    }

    /** What stands beside the question. */
    protected abstract List<Component> beside(PlayedHand<S, V, M> hand);

    /** Choices under the table; when decisions are judged is chosen above it or beside. */
    protected List<Component> choosers(HandAddress address, PlayedHand<S, V, M> hand) {
        return List.of();
    }

    /** Empty where an address asks for one piece alone. */
    protected Optional<Series> series(PlayedHand<S, V, M> hand) {
        return Optional.empty();
    }

    /** How the hand ended. */
    protected abstract Component end(PlayedHand<S, V, M> hand, Finished<S, V, M> end);

    /** What stands beside the end. */
    protected abstract List<Component> besideTheEnd(PlayedHand<S, V, M> hand, Finished<S, V, M> end);

    /** What stands between the end of a hand and its review. */
    protected List<Component> aboveTheReview(PlayedHand<S, V, M> hand, Finished<S, V, M> end) {
        return List.of();
    }

    /** What stands under the review of a hand that is over. */
    protected List<Component> underTheReview(PlayedHand<S, V, M> hand, Finished<S, V, M> end) {
        return List.of();
    }

    /** Sentences beside a decision in the review. */
    protected abstract List<String> reviewed(OwnTurn<V, M> turn);

    /** Whether a turn stands in the review. */
    protected boolean isReviewed(OwnTurn<V, M> turn) {
        return true;
    }

    /** The turns of the hand that has just ended. */
    protected List<OwnTurn<V, M>> ownTurns(PlayedHand<S, V, M> hand) {
        return hand.turns();
    }

    /** Told when the learner has ended a hand on this page, and not when one that was over is opened. */
    protected void ended(PlayedHand<S, V, M> hand) {}
}

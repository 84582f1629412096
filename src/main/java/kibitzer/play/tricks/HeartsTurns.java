package kibitzer.play.tricks;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.hearts.HeartsPlayer;
import kibitzer.conventions.hearts.PassView;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.hearts.HandToPass;
import kibitzer.decisions.hearts.HeartsPass;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.CardPoints;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.exchange.Passing;
import kibitzer.games.trick.plain.PlayerView;
import kibitzer.play.hand.Turn;

/**
 * Hearts and black lady by Culbertson's pointers (p. 245), where the pack is the usual one. The pass is asked where four play; the
 * pointers are followed in the play where hearts alone cost, and the black lady.
 */
final class HeartsTurns implements TricksTurns {
    private static final String WHY =
            "The pointers speak of which suits are dangerous, not of one card: any card that the rules allow may be played";
    private static final String NOT_FOUR =
            "What to pass is asked where four play and hold thirteen cards; here any cards may be passed";
    private static final HeartsPass PASS = new HeartsPass();

    private final boolean passes;

    /** @param passes whether cards are passed; nothing else is asked */
    HeartsTurns(boolean passes) {
        this.passes = passes;
    }

    @Override
    public boolean asks() {
        return passes;
    }

    @Override
    public Turn<TrickMove> of(SeenTricks seen) {
        if (seen.toLay().map(ToLay::exchange).orElse(null) instanceof Passing passing) {
            return isAsked(seen, passing)
                    ? Turn.Asked.of(PASS, position(seen, passing), prompt(seen, passing), HeartsTurns::passed)
                    : new Turn.Silent<>(NOT_FOUR);
        }
        return new Turn.Silent<>(WHY);
    }

    private static boolean isAsked(SeenTricks seen, Passing passing) {
        return seen.players() == TableSeat.COMPASS
                && seen.hand().size() == PassView.HAND
                && passing.cards() == PassView.PASSED;
    }

    private static HandToPass position(SeenTricks seen, Passing passing) {
        return HandToPass.of(
                CardSet.of(seen.hand().list()), seen.game().id(), passing.to().word());
    }

    /** The table lies above already. */
    private static Prompt prompt(SeenTricks seen, Passing passing) {
        return new Prompt(
                "Which three cards do you pass to the " + passing.to().word() + "?",
                List.of(new Exhibit.Held("Your hand", CardSet.of(seen.hand().list()))));
    }

    private static TrickMove passed(CardSet cards) {
        return TrickMove.PutDown.of(cards);
    }

    /** What he passes or plays, from what he sees alone. */
    @Override
    public Optional<TrickMove> byTheBook(SeenTricks seen) {
        if (seen.toLay().map(ToLay::exchange).orElse(null) instanceof Passing passing) {
            return isAsked(seen, passing)
                    ? Optional.of(
                            passed(HeartsPlayer.passes(CardSet.of(seen.hand().list()))))
                    : Optional.empty();
        }
        return seen.sight()
                .filter(sight -> costsByThePointers(sight.game()))
                .map(sight -> new TrickMove.Played(card(sight), Optional.empty()));
    }

    /** Whether hearts cost alike, the black lady perhaps beside them, and nothing else counts; and any card may be led. */
    private static boolean costsByThePointers(TrickGame game) {
        CardPoints points = game.rules().points();
        int heart = points.of(Card.of(Rank.ACE, Suit.HEARTS), Optional.empty());
        return game.rules().leads().isEmpty()
                && Card.ALL.stream()
                        .filter(card -> !card.equals(PassView.LADY))
                        .allMatch(
                                card -> points.of(card, Optional.empty()) == (card.suit() == Suit.HEARTS ? heart : 0));
    }

    private static Card card(PlayerView sight) {
        CardSet gone = CardSet.of(sight.trick().cards());
        for (var trick : sight.tricks()) {
            gone = gone.union(CardSet.of(trick.cards()));
        }
        boolean lady = sight.game().rules().points().of(PassView.LADY, Optional.empty()) != 0;
        HeartsPlayer player = new HeartsPlayer(lady, sight.players());
        return player.card(CardSet.of(sight.hand().list()), sight.trick().cards(), gone);
    }
}

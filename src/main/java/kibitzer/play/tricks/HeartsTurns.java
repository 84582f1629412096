package kibitzer.play.tricks;

import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.conventions.hearts.HeartsPlayer;
import kibitzer.games.trick.plain.Sight;
import kibitzer.play.hand.Turn;

/** Hearts by Culbertson's pointers (p. 245), where the pack is the usual one and hearts alone cost. */
final class HeartsTurns implements TricksTurns {
    private static final String WHY =
            "The pointers speak of which suits are dangerous, not of one card: any card that the rules allow may be played";

    @Override
    public boolean asks() {
        return false;
    }

    @Override
    public Turn<TrickMove> of(SeenTricks seen) {
        return new Turn.Silent<>(WHY);
    }

    /** His card, from what he sees alone; nothing before the play. */
    @Override
    public Optional<TrickMove> byTheBook(SeenTricks seen) {
        return seen.sight().map(sight -> new TrickMove.Played(card(sight), Optional.empty()));
    }

    private static Card card(Sight sight) {
        CardSet gone = CardSet.of(sight.trick().cards());
        for (var trick : sight.tricks()) {
            gone = gone.union(CardSet.of(trick.cards()));
        }
        HeartsPlayer player = new HeartsPlayer(false, sight.players());
        return player.card(CardSet.of(sight.hand().list()), sight.trick().cards(), gone);
    }
}

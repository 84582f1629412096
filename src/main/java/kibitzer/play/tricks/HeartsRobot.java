package kibitzer.play.tricks;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.conventions.hearts.HeartsPlayer;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.plain.Sight;

/** Plays hearts by Culbertson's pointers (p. 245), where the pack is the usual one and hearts alone cost. */
final class HeartsRobot {
    static final String BOOK = "book";

    private static final List<String> GAMES =
            List.of("hearts", "hearts-sweepstake", "hearts-cumulative", "hearts-howell");

    private HeartsRobot() {}

    static boolean plays(TrickGame game) {
        return GAMES.contains(game.id());
    }

    /** His card, from what he sees alone; nothing before the play. */
    static Optional<TrickMove> move(SeenTricks seen) {
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

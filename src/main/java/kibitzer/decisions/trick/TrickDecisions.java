package kibitzer.decisions.trick;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Family;
import kibitzer.games.trick.TrickGame;

/** The decisions on the rules of play of games of tricks, in the order in which they are shown. */
public final class TrickDecisions {
    private static final Decision<?, ?> LEGAL = new TrickLegal();
    private static final Decision<?, ?> WINNER = new TrickWinner();
    private static final Decision<?, ?> ORDER = new TrickOrder();
    private static final Decision<?, ?> CARD_POINTS = new TrickCardPoints();
    private static final Decision<?, ?> MELDS = new MeldAll();

    public static final Family ALL =
            new Family(List.of(LEGAL, WINNER, ORDER, CARD_POINTS, new TrickOpenCards(), MELDS), List.of());

    private TrickDecisions() {}

    /** What a player of this game must know to play it at all; what its cards count only where they count. */
    public static List<Decision<?, ?>> rulesOf(TrickGame game) {
        List<Decision<?, ?>> asked = new ArrayList<>(List.of(LEGAL, WINNER, ORDER));
        if (TrickCardPoints.GAMES.contains(game)) {
            asked.add(CARD_POINTS);
        }
        if (MeldAll.GAMES.contains(game)) {
            asked.add(MELDS);
        }
        return List.copyOf(asked);
    }

    /** The options of their deals that deal for this game alone. */
    public static Map<String, String> dealtFor(TrickGame game) {
        return Map.of(TrickFields.GAMES, game.id());
    }
}

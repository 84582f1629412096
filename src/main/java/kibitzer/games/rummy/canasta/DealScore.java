package kibitzer.games.rummy.canasta;

import java.util.List;
import kibitzer.cards.Cards;
import kibitzer.games.rummy.family.RummyGame;
import kibitzer.games.rummy.family.RummyRules;

/**
 * What a side scores in one deal of canasta (p. 22) or samba (p. 25), from its cards on the table and in the hands.
 *
 * @param game canasta or samba
 * @param melds of the side
 * @param inHand the cards left in its hands
 * @param redThrees how many red threes it has faced
 * @param out true if one of the side went out
 * @param concealed true if he did so with his whole hand in one turn
 * @param othersOut true if one of the other side went out
 */
public record DealScore(
        RummyGame game,
        List<Cards> melds,
        Cards inHand,
        int redThrees,
        boolean out,
        boolean concealed,
        boolean othersOut) {
    public static final int RED_THREE = 100;
    private static final int ALL_RED_THREES = 400;

    public DealScore {
        melds = List.copyOf(melds);
    }

    private boolean isSamba() {
        return game == RummyGame.SAMBA;
    }

    /** For going out. */
    public int bonus() {
        if (!out) {
            return 0;
        }
        return isSamba() ? 200 : concealed ? 200 : 100;
    }

    private int redThreeValue() {
        int all = isSamba() ? 6 : 4;
        return redThrees * RED_THREE + (redThrees == all ? ALL_RED_THREES : 0);
    }

    /** True if red threes count against the side: no meld when the others go out; in samba, fewer than two canastas. */
    public boolean redThreesCountAgainst() {
        return isSamba() ? canastas() < 2 : melds.isEmpty() && othersOut;
    }

    public int redThreesFor() {
        return redThreesCountAgainst() ? 0 : redThreeValue();
    }

    public int redThreesAgainst() {
        return redThreesCountAgainst() ? redThreeValue() : 0;
    }

    private long canastas() {
        return melds.stream().filter(meld -> meld.size() >= RummyRules.CANASTA).count();
    }

    /** The bonus of the canastas, natural, mixed, and in samba those in sequence. */
    public int canastaBonus() {
        return melds.stream().mapToInt(this::bonusOf).sum();
    }

    /** What one meld earns as a canasta; 0 for fewer than seven cards. */
    public int bonusOf(Cards meld) {
        if (meld.size() < RummyRules.CANASTA) {
            return 0;
        }
        if (game.rules().readings(meld).getFirst().run()) {
            return 1500;
        }
        return meld.stream().anyMatch(game.rules().wilds()::isWild) ? 300 : 500;
    }

    public int melded() {
        return melds.stream().mapToInt(game.rules().values()::left).sum();
    }

    public int left() {
        return game.rules().values().left(inHand);
    }

    public int total() {
        return bonus() + redThreesFor() + canastaBonus() + melded() - left() - redThreesAgainst();
    }
}

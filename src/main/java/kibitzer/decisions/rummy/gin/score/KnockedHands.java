package kibitzer.decisions.rummy.gin.score;

import java.util.List;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.conventions.rummy.gin.GinView;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.games.rummy.gin.KnockScore;
import kibitzer.games.rummy.gin.KnockScore.Ending;

/** Deals both hands of a knock; used once. */
final class KnockedHands {
    private static final int TRIES = 5_000;
    private static final int LONGEST_DEALT = 4;

    /** Sets of three and four cards. */
    private static final List<CardSet> MELDS = Gin.MELDER.melds(CardSet.FULL_PACK).stream()
            .filter(meld -> meld.size() <= LONGEST_DEALT)
            .toList();

    private final Chance chance;
    private CardSet left = CardSet.FULL_PACK;

    private KnockedHands(Chance chance) {
        this.chance = chance;
    }

    /** Hands that end so; in all but gin the defender lays off if asked for. */
    static KnockToScore deal(Ending ending, boolean layingOff, Chance chance) {
        for (int i = 0; i < TRIES; i++) {
            KnockedHands dealing = new KnockedHands(chance);
            CardSet knocker = dealing.hand(ending == Ending.GIN ? 3 : 2 + chance.below(2), 1);
            if (Gin.MELDER.leastDeadwood(knocker) > Gin.KNOCK_LIMIT) {
                continue;
            }
            CardSet defender = dealing.hand(ending == Ending.UNDERCUT ? 2 : 1 + chance.below(2), 2);
            KnockToScore dealt = new KnockToScore(knocker, CardSet.of(chance.oneOf(dealing.left.toList())), defender);
            KnockScore score = dealt.score();
            boolean laysOff = !score.defender().laidOff().isEmpty();
            if (score.ending() == ending && (ending == Ending.GIN || laysOff || !layingOff) && isPlain(dealt)) {
                return dealt;
            }
        }
        throw new IllegalStateException("no hands found that end in " + ending);
    }

    /** True if it does not matter which of his least divisions the knocker spreads. */
    private static boolean isPlain(KnockToScore dealt) {
        return Gin.MELDER.best(dealt.knocker()).stream()
                        .map(spread -> KnockScore.against(spread, dealt.defender()))
                        .map(score -> List.of(score.ending(), score.points()))
                        .collect(Collectors.toSet())
                        .size()
                == 1;
    }

    /** Ten cards: so many sets, and low cards beside them except one in {@code highOnceIn}. */
    private CardSet hand(int sets, int highOnceIn) {
        CardSet hand = CardSet.EMPTY;
        for (int i = 0; i < sets; i++) {
            CardSet free = left;
            int room = Gin.HAND - hand.size();
            List<CardSet> fitting = MELDS.stream()
                    .filter(meld -> meld.subsetOf(free) && meld.size() <= room)
                    .toList();
            if (fitting.isEmpty()) {
                break;
            }
            hand = hand.union(take(chance.oneOf(fitting)));
        }
        while (hand.size() < Gin.HAND) {
            List<Card> low = left.stream().filter(GinView::isLow).toList();
            boolean high = low.isEmpty() || highOnceIn > 1 && chance.onceIn(highOnceIn);
            hand = hand.union(take(CardSet.of(chance.oneOf(high ? left.toList() : low))));
        }
        return hand;
    }

    private CardSet take(CardSet cards) {
        left = left.minus(cards);
        return cards;
    }
}

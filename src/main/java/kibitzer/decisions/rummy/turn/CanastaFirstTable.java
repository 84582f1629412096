package kibitzer.decisions.rummy.turn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.rummy.Situation;
import kibitzer.games.rummy.family.RummyGame;
import kibitzer.games.rummy.family.RummyRules;

/** A hand of canasta that holds the first meld of its side, in so many cards and with so many jokers as are known. */
final class CanastaFirstTable {
    private static final int HAND = 11;
    private static final RummyRules RULES = RummyGame.CANASTA.rules();
    private static final List<String> RANKS =
            List.of("AS AH AD AC AS AH AD AC", "KS KH KD KC KS KH KD KC", "5S 5H 5D 5C 5S 5H 5D 5C");
    private static final List<Card> LOOSE = CardNotation.readList("QD TH 9C 8S 7D 6H 4S JC");

    private CanastaFirstTable() {}

    static LaidCards of(Situation situation) {
        int number = PlanTable.of(situation, "cards");
        int jokers = PlanTable.of(situation, "jokers");
        int minimum = PlanTable.of(situation, "minimum");
        boolean pack = PlanTable.is(situation, "with-pack");
        return meld(number, jokers, minimum, pack ? 1 : 0)
                .map(meld -> laid(meld, pack))
                .orElse(LaidCards.NONE);
    }

    private static LaidCards laid(List<Card> meld, boolean pack) {
        List<Card> hand = new ArrayList<>(pack ? meld.subList(1, meld.size()) : meld);
        hand.addAll(LOOSE.subList(0, Math.clamp(HAND - hand.size(), 0, LOOSE.size())));
        LaidCards laid = pack
                ? LaidCards.NONE.and(
                        "The pack, top card last",
                        Stream.concat(
                                        CardNotation.readList("6D 9H 4C").stream(),
                                        meld.stream().limit(1))
                                .toList())
                : LaidCards.NONE;
        return laid.and("Your hand", hand).telling("jokers", "with-pack");
    }

    /** One meld, or two, with all the jokers, that counts enough and would not with a card less; the pack's card first. */
    private static Optional<List<Card>> meld(int number, int jokers, int minimum, int top) {
        int size = number + top;
        return Stream.concat(
                        RANKS.stream()
                                .flatMap(rank -> IntStream.range(0, RummyRules.LEAST)
                                        .mapToObj(deuces -> List.of(of(rank, size - jokers - deuces, jokers, deuces)))),
                        IntStream.rangeClosed(RummyRules.LEAST, size - RummyRules.LEAST)
                                .boxed()
                                .flatMap(first -> Stream.of(List.of(
                                        of(RANKS.get(1), first - jokers, jokers, 0),
                                        of(RANKS.get(2), size - first, 0, 0)))))
                .filter(melds -> melds.stream().allMatch(meld -> RULES.isMeld(Cards.of(meld))))
                .filter(melds -> worth(melds) >= minimum && !wouldDoWithLess(melds, minimum))
                .map(melds -> melds.stream().flatMap(List::stream).toList())
                .findFirst();
    }

    private static List<Card> of(String rank, int naturals, int jokers, int deuces) {
        return Stream.of(
                        CardNotation.readList(rank).subList(0, Math.clamp(naturals, 0, RummyRules.CANASTA + 1)),
                        Collections.nCopies(jokers, Card.JOKER),
                        Collections.nCopies(deuces, Card.of(Rank.TWO, Suit.HEARTS)))
                .flatMap(List::stream)
                .toList();
    }

    private static int worth(List<List<Card>> melds) {
        return melds.stream().mapToInt(meld -> RULES.mostPoints(Cards.of(meld))).sum();
    }

    private static boolean wouldDoWithLess(List<List<Card>> melds, int minimum) {
        return melds.stream()
                .anyMatch(meld -> meld.stream().anyMatch(card -> {
                    List<Card> less = new ArrayList<>(meld);
                    less.remove(card);
                    List<List<Card>> others = new ArrayList<>(melds);
                    others.remove(meld);
                    if (RULES.isMeld(Cards.of(less))) {
                        others.add(less);
                    }
                    return worth(others) >= minimum;
                }));
    }
}

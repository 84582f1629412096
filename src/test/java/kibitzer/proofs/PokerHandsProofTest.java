package kibitzer.proofs;

import static kibitzer.proofs.Finding.decimals;
import static kibitzer.proofs.Finding.grouped;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.games.poker.EveryHand;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.NaiveClassifier;
import kibitzer.games.poker.PokerForm;
import kibitzer.games.poker.odds.HandFrequencies;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tables 1 to 5 of poker: how many hands of each class there are, every hand looked at. */
class PokerHandsProofTest {
    /** Natural hands named by sorting and looking; each wild card is tried as every card it may stand for. */
    private static Map<HandClass, Long> natural(CardSet pack) {
        Map<HandClass, Long> counts = new EnumMap<>(HandClass.class);
        EveryHand.of(pack, 5, hand -> counts.merge(naive(new CardSet(hand)), 1L, Long::sum));
        return counts;
    }

    private static HandClass naive(CardSet hand) {
        int[] ranks = new int[5];
        int[] suits = new int[5];
        int at = 0;
        for (Card card : hand) {
            ranks[at] = NaiveClassifier.rank(card);
            suits[at++] = card.suit().ordinal();
        }
        return NaiveClassifier.classify(ranks, suits);
    }

    private static final Map<HandClass, Long> FULL_PACK = natural(CardSet.FULL_PACK);

    @Test
    void tableOneIsRight() {
        for (HandClass handClass : HandClass.WITHOUT_WILD_CARDS) {
            assertThat(HandFrequencies.of(PokerForm.STANDARD).hands(handClass))
                    .as("%s", handClass)
                    .isEqualTo(FULL_PACK.get(handClass));
        }
    }

    @Test
    @Proves("poker.e02")
    void onePairComesOnceInTwoAndAThird() {
        long pairs = FULL_PACK.get(HandClass.PAIR);
        Finding.of("poker.e02").says(grouped(pairs) + " hands", "1 in " + decimals(2_598_960.0 / pairs, 2));
    }

    /** Half of all hands are ace, king, queen, jack, seven or better. */
    @Test
    @Proves("poker.e03")
    void theMiddleHandIsAceKingQueenJack() {
        int[] better = new int[1];
        CardSet middle = CardSet.of("AS KH QD JC 7S");
        var value = PokerForm.STANDARD.value(middle);
        EveryHand.of(
                CardSet.FULL_PACK,
                5,
                hand -> better[0] += PokerForm.STANDARD.ranking().strength(hand) >= value.strength() ? 1 : 0);
        assertThat(2 * better[0]).isEqualTo(2_598_960);
        assertThat(FULL_PACK.get(HandClass.NO_PAIR) - 2_598_960 / 2).isEqualTo(3 * 1_020);
        Finding.of("poker.e03").says("between A-K-Q-J-7 and A-K-Q-J-6");
    }

    private static long[] withTheBug() {
        long[] counts = new long[HandClass.values().length];
        EveryHand.of(CardSet.FULL_PACK, 4, four -> counts[bug(new CardSet(four)).ordinal()]++);
        return counts;
    }

    /** The bug as each ace left, or as a card that makes a straight or a flush. */
    private static HandClass bug(CardSet four) {
        HandClass best = HandClass.NO_PAIR;
        for (Card card : Card.ALL) {
            if (four.contains(card)) {
                continue;
            }
            HandClass made = naive(four.with(card));
            boolean completes =
                    made == HandClass.STRAIGHT || made == HandClass.FLUSH || made == HandClass.STRAIGHT_FLUSH;
            if ((completes || card.rank() == Rank.ACE) && made.beats(best)) {
                best = made;
            }
        }
        return four.equals(CardSet.FULL_PACK.of(Rank.ACE)) ? HandClass.FIVE_OF_A_KIND : best;
    }

    @Test
    @Proves({"poker-with-the-bug.e01", "poker-with-the-bug.e02", "poker-with-the-bug.e03", "poker-with-the-bug.e04"})
    void theBugMakesAPairOrBetterLikelier() {
        long[] bug = withTheBug();
        HandFrequencies engine = HandFrequencies.of(PokerForm.BUG);
        for (HandClass handClass : HandClass.WITHOUT_WILD_CARDS) {
            assertThat(engine.hands(handClass))
                    .as("%s", handClass)
                    .isEqualTo(bug[handClass.ordinal()] + FULL_PACK.get(handClass));
        }
        Finding.of("poker-with-the-bug.e01").says(grouped(engine.hands(HandClass.THREE_OF_A_KIND)));
        Finding.of("poker-with-the-bug.e02").says(grouped(engine.hands(HandClass.PAIR)));
        Finding.of("poker-with-the-bug.e03").says(grouped(engine.hands(HandClass.NO_PAIR)));
        double before = 100 * (1 - FULL_PACK.get(HandClass.NO_PAIR) / 2_598_960.0);
        double after = 100 * (1 - engine.hands(HandClass.NO_PAIR) / 2_869_685.0);
        Finding.of("poker-with-the-bug.e04")
                .says("from " + decimals(before, 2) + " to " + decimals(after, 2) + " per cent");
    }

    private static List<Long> byDeuces(HandClass handClass) {
        List<Long> byDeuces = new ArrayList<>();
        HandFrequencies.of(PokerForm.DEUCES_WILD).byWildCards().forEach(hands -> byDeuces.add(hands.get(handClass)));
        return byDeuces;
    }

    @Test
    @Proves("freakpots.e01")
    void fourDeucesAndATenOrBetterAreARoyalFlush() {
        assertThat(byDeuces(HandClass.ROYAL_FLUSH).get(4)).isEqualTo(20);
        HandFrequencies deuces = HandFrequencies.of(PokerForm.DEUCES_WILD);
        Finding.of("freakpots.e01")
                .says(deuces.hands(HandClass.FIVE_OF_A_KIND) + " and " + deuces.hands(HandClass.ROYAL_FLUSH))
                .prints("672", "484");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "freakpots.e02, STRAIGHT_FLUSH",
        "freakpots.e03, FOUR_OF_A_KIND",
        "freakpots.e04, FLUSH",
        "freakpots.e05, STRAIGHT",
        "freakpots.e06, THREE_OF_A_KIND",
        "freakpots.e07, PAIR",
        "freakpots.e08, NO_PAIR"
    })
    @Proves({
        "freakpots.e02",
        "freakpots.e03",
        "freakpots.e04",
        "freakpots.e05",
        "freakpots.e06",
        "freakpots.e07",
        "freakpots.e08"
    })
    void tableFourIsWrongInSevenRows(String id, HandClass handClass) {
        long all = byDeuces(handClass).stream().mapToLong(Long::longValue).sum();
        Finding finding = Finding.of(id).says(grouped(all));
        if (id.matches("freakpots.e0[245]")) {
            byDeuces(handClass).stream().filter(hands -> hands > 0).forEach(hands -> finding.says(grouped(hands)));
        }
    }

    /** Table 4 without an evaluator: two cards of the pack as every pair of cards they may stand for. */
    @Test
    void deucesWildAreCountedByTryingEveryCard() {
        HandFrequencies deuces = HandFrequencies.of(PokerForm.DEUCES_WILD);
        Map<HandClass, Long> one = new EnumMap<>(HandClass.class);
        CardSet naturals = CardSet.FULL_PACK.minus(CardSet.FULL_PACK.of(Rank.TWO));
        EveryHand.of(naturals, 4, four -> one.merge(wild(new CardSet(four)), 4L, Long::sum));
        assertThat(deuces.byWildCards().get(1).entrySet().stream()
                        .filter(entry -> entry.getValue() > 0)
                        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)))
                .isEqualTo(one);
        assertThat(deuces.byWildCards().stream()
                        .map(hands -> hands.values().stream()
                                .mapToLong(Long::longValue)
                                .sum())
                        .toList())
                .containsExactly(1_712_304L, 778_320L, 103_776L, 4_512L, 48L);
    }

    private static HandClass wild(CardSet four) {
        HandClass best = HandClass.NO_PAIR;
        for (Card card : Card.ALL) {
            if (four.contains(card)) {
                continue;
            }
            CardSet hand = four.with(card);
            HandClass made = naive(hand);
            boolean royal = made == HandClass.STRAIGHT_FLUSH
                    && hand.stream().allMatch(held -> held.rank().isAtLeast(Rank.TEN));
            HandClass called = royal ? HandClass.ROYAL_FLUSH : made;
            best = called.beats(best) ? called : best;
        }
        boolean five = four.of(four.first().rank()).size() == 4;
        return five ? HandClass.FIVE_OF_A_KIND : best;
    }

    @Test
    @Proves("freakpots.e09")
    void noDeuceIsHeldInSoManyHands() {
        Finding.of("freakpots.e09").says(grouped((long) Finding.choose(48, 5)));
    }

    /** With A-5-6-7-8 a straight there are seven sequences, without it six. */
    @Test
    @Proves("stripped-pack-poker.e01")
    void tableFiveCountsAceToEightAsAStraight() {
        HandFrequencies forty = HandFrequencies.of(PokerForm.named("stripped-40"));
        Finding.of("stripped-pack-poker.e01")
                .prints(
                        "straight flush " + forty.hands(HandClass.STRAIGHT_FLUSH),
                        "flush " + forty.hands(HandClass.FLUSH),
                        "straight " + grouped(forty.hands(HandClass.STRAIGHT)));
        Map<HandClass, Long> plain = natural(PokerForm.named("stripped-40").pack());
        Finding.of("stripped-pack-poker.e01")
                .says(plain.get(HandClass.STRAIGHT_FLUSH) + ", " + plain.get(HandClass.FLUSH) + " and "
                        + grouped(plain.get(HandClass.STRAIGHT)));
    }

    @Test
    @Proves("as-nas.e01")
    void fullHousesComeAtAsNas() {
        Map<HandClass, Long> twenty = natural(PokerForm.named("as-nas").pack());
        assertThat(twenty.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(15_504);
        Finding.of("as-nas.e01").says(twenty.get(HandClass.FULL_HOUSE) + " of the 15,504 hands");
    }

    @Test
    @Proves("seven-card-stud.e01")
    void twentyChipsTakeABetAndFourRaisesARound() {
        int rounds = 4;
        assertThat(rounds * (1 + 4)).isEqualTo(20);
        Finding.of("seven-card-stud.e01").says("a cap of four in all gives " + rounds * 4);
    }
}

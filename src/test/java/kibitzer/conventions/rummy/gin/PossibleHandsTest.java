package kibitzer.conventions.rummy.gin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Pack;
import kibitzer.cards.Seed;
import kibitzer.conventions.rummy.gin.PossibleHands.Presumption;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.odds.Fraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** What the opponent may hold, p. 36; held against looking at every hand where few cards are left. */
@Execution(ExecutionMode.CONCURRENT)
class PossibleHandsTest {
    private static final String HAND = "KS KH TD 9C 8C 6H 5H 4S 3D AC 2S";

    private static Card card(String text) {
        return CardNotation.read(text);
    }

    private static GinView view(String pile, String took, String refused, int turn) {
        return new GinView(CardSet.of(HAND), CardNotation.readList(pile), CardSet.of(took), CardSet.of(refused), turn);
    }

    @Test
    void withoutAClueEveryCardIsAsLikelyAsAnother() {
        PossibleHands hands = PossibleHands.of(view("", "", "", 1));

        assertThat(hands.presumptions()).isEmpty();
        assertThat(hands.holds(card("QD"))).isEqualTo(Fraction.of(10, 41));
        assertThat(hands.holds(card("2H"))).isEqualTo(Fraction.of(10, 41));
    }

    // p. 36: dead cards and those in one's own hand show whether it is a group or a sequence.
    @Test
    void deadCardsShowWhetherHeFilledAGroupOrASequence() {
        PossibleHands sequence = PossibleHands.of(view("7S 7D", "7H", "", 3));
        // The six of hearts is in the hand, so it must be 7-8-9.
        assertThat(sequence.holds(card("8H"))).isEqualTo(Fraction.ONE);
        assertThat(sequence.holds(card("9H"))).isEqualTo(Fraction.ONE);

        PossibleHands group = PossibleHands.of(view("8H JD", "7H", "", 3));
        // The eight of hearts is gone too, so two more sevens at least are with it.
        assertThat(Stream.of("7S", "7D", "7C")
                        .mapToDouble(seven -> group.holds(card(seven)).toDouble())
                        .sum())
                .isGreaterThanOrEqualTo(2);
    }

    // p. 36: the discards that he does not take show by elimination what he does not hold.
    @Test
    void whatHePassedOverMakesItsNeighboursLessLikelyAndSafer() {
        PossibleHands blind = PossibleHands.of(view("QS", "", "", 2));
        PossibleHands told = PossibleHands.of(view("QS", "", "QS", 2));

        assertThat(told.presumptions()).containsExactly(Presumption.PASSED_OVER);
        assertThat(told.count()).isLessThan(blind.count());
        assertThat(told.holds(card("QH"))).isLessThan(blind.holds(card("QH")));
        assertThat(told.canUse(card("QH"))).isLessThan(blind.canUse(card("QH")));
    }

    // p. 36, the book's example of the jacks.
    @Test
    void ofARankThatDidNotAppearWithinSixDrawsHeHoldsAPair() {
        String pile = "QS 9S QH TC 9D TH 6D 5D KD 9H";
        PossibleHands sixth = PossibleHands.of(view(pile, "", "", 6));
        PossibleHands fifth = PossibleHands.of(view(pile, "", "", 5));

        assertThat(sixth.presumptions()).containsExactly(Presumption.RANK_NOT_SEEN);
        assertThat(fifth.presumptions()).isEmpty();
        assertThat(sixth.holds(card("JS"))).isGreaterThanOrEqualTo(Fraction.of(1, 2));
    }

    @Test
    void whereNoHandAgreesTheLeastCertainPresumptionGoes() {
        // He took the nine of hearts, and passed over every card that could have told what it stands with.
        PossibleHands hands = PossibleHands.of(view("9S 9D 7H TH JH", "9H", "9S", 6));

        assertThat(hands.presumptions()).doesNotContain(Presumption.FILLED);
        assertThat(hands.count()).isPositive();
    }

    @Test
    void countsAreThoseOfEveryHandLookedAt() {
        int told = 0;
        for (int seed = 0; seed < 12; seed++) {
            List<Card> pack = Pack.FULL.shuffled(new Seed(seed));
            CardSet took = CardSet.of(pack.subList(11, 13));
            List<Card> pile = pack.subList(13, 39);
            GinView view = new GinView(CardSet.of(pack.subList(0, 11)), pile, took, CardSet.of(pile.subList(0, 3)), 4);
            PossibleHands counted = PossibleHands.of(view);
            List<CardSet> all = new ArrayList<>();
            hands(took, view.unseen().toList(), all);
            List<CardSet> agreeing = all.stream()
                    .filter(hand ->
                            counted.presumptions().stream().allMatch(presumption -> agrees(hand, view, presumption)))
                    .toList();

            assertThat(counted.count()).as("%s", seed).isEqualTo(agreeing.size());
            for (Card card : view.unseen()) {
                assertThat(counted.holds(card))
                        .isEqualTo(share(
                                agreeing.stream()
                                        .filter(hand -> hand.contains(card))
                                        .count(),
                                agreeing));
            }
            for (Card card : view.hand()) {
                assertThat(counted.canUse(card))
                        .isEqualTo(share(
                                agreeing.stream()
                                        .filter(hand -> fits(hand, card))
                                        .count(),
                                agreeing));
            }
            told += counted.presumptions().contains(Presumption.FILLED) ? 1 : 0;
        }
        assertThat(told).as("tables where a set of his can be read").isPositive();
    }

    private static Fraction share(long some, List<CardSet> all) {
        return Fraction.of(some, all.size());
    }

    private static void hands(CardSet held, List<Card> others, List<CardSet> found) {
        if (held.size() == Gin.HAND) {
            found.add(held);
            return;
        }
        for (int i = 0; i < others.size(); i++) {
            hands(held.with(others.get(i)), others.subList(i + 1, others.size()), found);
        }
    }

    private static boolean agrees(CardSet hand, GinView view, Presumption presumption) {
        return switch (presumption) {
            case FILLED -> view.took().stream().allMatch(card -> fits(hand.without(card), card));
            case PASSED_OVER -> view.refused().stream().noneMatch(card -> fits(hand, card));
            case RANK_NOT_SEEN -> throw new AssertionError("only from the sixth turn on");
        };
    }

    private static boolean fits(CardSet hand, Card card) {
        return Gin.MELDER.melds(hand.with(card)).stream().anyMatch(meld -> meld.contains(card));
    }
}

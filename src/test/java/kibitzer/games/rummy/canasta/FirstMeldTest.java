package kibitzer.games.rummy.canasta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.games.rummy.family.RummyGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a first meld can count at most: one meld of a rank, three wild cards in it (p. 19 para 11); samba p. 24-25. */
class FirstMeldTest {
    private static final int HANDS = 300;
    private static final int MOST_WILD = 3;

    private static int most(RummyGame game, String hand) {
        return FirstMeld.count(game, FirstMeld.most(game, Cards.of(hand)).melds());
    }

    @ParameterizedTest
    @CsvSource({
        // Four fours and three deuces; the fourth deuce has no meld.
        "4S 4H 4D 4C 2S 2H 2D 2C 9S TH QD, 80",
        // Six sixes and three deuces.
        "6S 6H 6D 6C 6S 6H 2S 2H 2D 2C 2S 9H, 90",
        // Of four aces with a joker and four deuces, the joker and two deuces.
        "AS AH AD AC JK 2S 2H 2D 2C, 170",
        // Two ranks share the wild cards.
        "AS AH KD KC 2S 2H 2D 2C, 140"
    })
    void aRankMakesOneMeldOfThreeWildCardsAtMost(String hand, int count) {
        assertThat(most(RummyGame.CANASTA, hand)).isEqualTo(count);
    }

    /** P. 19: black threes are melded only in going out, and so count towards no first meld. */
    @Test
    void blackThreesAreKept() {
        assertThat(most(RummyGame.CANASTA, "3S 3C 3C KS KH")).isZero();
    }

    @Test
    void sambaAllowsTwoMeldsOfOneRankOfTwoWildCardsEach() {
        assertThat(most(RummyGame.SAMBA, "4S 4H 4D 4C 2S 2H 2D 2C 9S TH QD")).isEqualTo(100);
        assertThat(most(RummyGame.SAMBA, "4S 4H 4D 2S 2H 2D 2C 9S TH QD")).isEqualTo(55);
    }

    @Test
    void sambaTakesThePileWithAPairAndMeldsTheRankAgain() {
        Optional<Integer> most = FirstMeld.mostWithPair(
                RummyGame.SAMBA, Card.of(Rank.KING, Suit.CLUBS), Cards.of("KS KH KD KC 2S 2H 2D 2C 9S"));

        assertThat(most).hasValue(5 * 10 + 4 * 20);
    }

    @Test
    void noHandOfCanastaCountsMoreThanEveryChoiceOfNaturalAndWildCards() {
        Chance chance = new Seed(90).chance();
        for (int i = 0; i < HANDS; i++) {
            Cards hand = dense(chance, 9 + chance.below(7));

            assertThat(most(RummyGame.CANASTA, hand.toString()))
                    .as("%s", hand)
                    .isEqualTo(byHand(hand, Optional.empty()).orElseThrow());
        }
    }

    @Test
    void noPileOfCanastaCountsMoreThanEveryChoiceWithItsTopCard() {
        Chance chance = new Seed(91).chance();
        for (int i = 0; i < HANDS; i++) {
            Cards dealt = dense(chance, 9 + chance.below(7));
            Card top = dealt.stream()
                    .filter(card -> !card.isJoker() && card.rank() != Rank.TWO)
                    .findFirst()
                    .orElseThrow();

            assertThat(FirstMeld.mostWithPair(RummyGame.CANASTA, top, dealt.without(top)))
                    .as("%s with %s on the pile", dealt.without(top), top)
                    .isEqualTo(byHand(dealt, Optional.of(top.rank())));
        }
    }

    /** So many cards of few ranks, with many wild ones; no threes. */
    private static Cards dense(Chance chance, int size) {
        List<Card> cards = new ArrayList<>(RummyGame.CANASTA.rules().pack().shuffled(new Seed(chance.next())));
        cards.removeIf(card -> !card.isJoker()
                && card.rank() != Rank.TWO
                && card.rank() != Rank.ACE
                && (card.rank() == Rank.THREE || card.rank().compareTo(Rank.SEVEN) > 0));
        return Cards.of(cards.subList(0, size));
    }

    /**
     * Rank by rank every number of natural cards, of jokers and of deuces, as the law allows them.
     *
     * @param three a rank of which three natural cards must be melded: the top card and a pair
     */
    private static Optional<Integer> byHand(Cards hand, Optional<Rank> three) {
        int jokers = (int) hand.stream().filter(Card::isJoker).count();
        int deuces = number(hand, Rank.TWO);
        List<Rank> ranks = List.of(Rank.values()).subList(2, 13);
        int most = best(hand, ranks, three, jokers, deuces);
        return most < 0 ? Optional.empty() : Optional.of(most);
    }

    private static int best(Cards hand, List<Rank> ranks, Optional<Rank> three, int jokers, int deuces) {
        if (ranks.isEmpty()) {
            return 0;
        }
        Rank rank = ranks.getFirst();
        boolean must = three.filter(rank::equals).isPresent();
        List<Rank> others = ranks.subList(1, ranks.size());
        int best = must ? -10_000 : best(hand, others, three, jokers, deuces);
        int held = number(hand, rank);
        for (int natural = must ? 3 : 2; natural <= held; natural++) {
            for (int joker = 0; joker <= Math.min(jokers, MOST_WILD); joker++) {
                for (int deuce = 0; deuce <= Math.min(deuces, MOST_WILD - joker); deuce++) {
                    if (natural + joker + deuce >= 3) {
                        int meld = natural * value(rank) + 50 * joker + 20 * deuce;
                        best = Math.max(best, meld + best(hand, others, three, jokers - joker, deuces - deuce));
                    }
                }
            }
        }
        return best;
    }

    /** Paragraph 5, p. 19. */
    private static int value(Rank rank) {
        return rank == Rank.ACE ? 20 : rank.compareTo(Rank.SEVEN) > 0 ? 10 : 5;
    }

    private static int number(Cards hand, Rank rank) {
        return (int) hand.stream()
                .filter(card -> !card.isJoker() && card.rank() == rank)
                .count();
    }
}

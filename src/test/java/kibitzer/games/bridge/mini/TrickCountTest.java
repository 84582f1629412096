package kibitzer.games.bridge.mini;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.doubledummy.DoubleDummy;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

class TrickCountTest {
    private static final TwoHands FORTY_POINTS = hands("AKQ2.AK4.AK3.J32", "J43.QJ2.QJ2.AKQ4");

    private static TwoHands hands(String hand, String dummy) {
        return new TwoHands(PbnHand.read(hand), PbnHand.read(dummy));
    }

    /** All forty points: whoever leads what, all thirteen tricks. */
    @Test
    void certainTricksAreCountedAsTheyAre() {
        TrickSample sample = TrickCount.of(FORTY_POINTS);
        assertThat(sample.layouts()).isPositive();
        assertThat(sample.of(Strain.NO_TRUMP)).containsOnly(13);
        assertThat(sample.averageTricks(Strain.NO_TRUMP)).isEqualTo(new Average(13, 0));
        assertThat(sample.made(new NamedContract(true, Strain.NO_TRUMP))).isEqualTo(sample.layouts());
        assertThat(sample.points(new NamedContract(true, Strain.NO_TRUMP), false)
                        .mean())
                .isEqualTo(520);
    }

    @Test
    void layoutsDealTheOtherTwentySixCards() {
        List<Deal> layouts = TrickCount.layouts(FORTY_POINTS, 30);
        assertThat(layouts).doesNotHaveDuplicates().hasSize(30).allSatisfy(deal -> {
            assertThat(deal.south()).isEqualTo(FORTY_POINTS.hand());
            assertThat(deal.north()).isEqualTo(FORTY_POINTS.dummy());
            assertThat(deal.isFull()).isTrue();
        });
        assertThat(TrickCount.layouts(FORTY_POINTS, 5)).isEqualTo(layouts.subList(0, 5));
    }

    @Test
    void whatIsLongEnoughForTrumpsIsCounted() {
        // eight spades: the seven hearts are left out, the six diamonds of one hand are not
        assertThat(hands("AKQ2.K543..J5432", "J543.QJ2.KQJT98.").strains())
                .containsExactly(Strain.DIAMONDS, Strain.SPADES, Strain.NO_TRUMP);
        // no suit of eight: those of seven
        assertThat(hands("AK32.432.K32.K32", "Q54.K765.A54.Q54").strains())
                .containsExactly(Strain.HEARTS, Strain.SPADES, Strain.NO_TRUMP);
    }

    /** With the suits exchanged the same tricks come out under the other names. */
    @Test
    void theNamesOfSuitsDoNotMatter() {
        TwoHands plain = CountedHands.shipped().samples().keySet().iterator().next();
        List<Suit> backwards = Suit.DOWNWARDS.reversed();
        TrickSample sample = TrickCount.of(plain);
        TrickSample renamed = TrickCount.of(plain.withSuits(backwards));
        assertThat(renamed.of(Strain.NO_TRUMP)).isEqualTo(sample.of(Strain.NO_TRUMP));
        for (int place = 0; place < 4; place++) {
            assertThat(renamed.of(Strain.of(Suit.DOWNWARDS.get(place))))
                    .isEqualTo(sample.of(Strain.of(backwards.get(place))));
        }
        assertThat(sample.layouts()).isEqualTo(TrickCount.MOST_LAYOUTS);
    }

    /** The first layouts of some shipped lines counted once more, asked from the middle and not from a guess. */
    @Test
    void shippedTricksAreThoseOfTheirLayouts() {
        Chance chance = new Seed(7).chance();
        List<Map.Entry<TwoHands, TrickSample>> lines =
                chance.shuffled(CountedHands.shipped().samples().entrySet()).subList(0, 4);
        assertThat(lines).allSatisfy(line -> {
            DoubleDummy solver =
                    DoubleDummy.of(TrickCount.layouts(line.getKey(), 1).getFirst());
            assertThat(line.getValue().tricks()).containsOnlyKeys(line.getKey().strains());
            line.getValue()
                    .tricks()
                    .forEach((strain, tricks) ->
                            assertThat(solver.tricks(strain, Seat.SOUTH)).isEqualTo(tricks.getFirst()));
        });
    }

    @Test
    void everyShippedPairIsWrittenWithItsLongestSuitFirst() {
        assertThat(CountedHands.shipped().samples()).hasSizeGreaterThan(100).allSatisfy((hands, sample) -> {
            assertThat(hands.withSuits(hands.inOrder())).isEqualTo(hands);
            assertThat(sample.tricks().values())
                    .allSatisfy(tricks -> assertThat(tricks)
                            .hasSize(TrickCount.MOST_LAYOUTS)
                            .allSatisfy(won -> assertThat(won).isBetween(0, 13)));
        });
    }

    /** All of them anew: ten minutes. */
    @Test
    @EnabledIfSystemProperty(named = "kibitzer.mini-bridge.recount", matches = "true")
    void shippedTricksAreCountedAnew() {
        CountedHands.shipped()
                .samples()
                .forEach((hands, sample) ->
                        assertThat(TrickCount.inFull(hands)).as("%s", hands).isEqualTo(sample));
    }

    /** Two layouts, 8 and 10 tricks: the mean and its error by hand. */
    @Test
    void averagesAreThoseOfTheTextbook() {
        TrickSample sample = new TrickSample(Map.of(Strain.SPADES, List.of(8, 10), Strain.NO_TRUMP, List.of(9, 9)));
        assertThat(sample.averageTricks(Strain.SPADES)).isEqualTo(new Average(9, 1));
        NamedContract game = new NamedContract(true, Strain.SPADES);
        NamedContract part = new NamedContract(false, Strain.NO_TRUMP);
        // -100 and 420, whose deviation is 260 each: mean 160, error 260; no trump 150 both times
        assertThat(sample.points(game, false).mean()).isEqualTo(160);
        assertThat(sample.points(game, false).error()).isCloseTo(260, Offset.offset(1e-9));
        assertThat(sample.points(part, false)).isEqualTo(new Average(150, 0));
        assertThat(sample.more(game, part, false).mean()).isEqualTo(10);
        assertThat(sample.more(game, part, false).error()).isCloseTo(260, Offset.offset(1e-9));
    }

    @Test
    void twoHandsOfThirteenDifferentCardsAreAsked() {
        CardSet hand = FORTY_POINTS.hand();
        assertThatThrownBy(() -> new TwoHands(hand, hand))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("is in both hands");
        assertThatThrownBy(() -> new TwoHands(hand, CardSet.EMPTY))
                .isInstanceOf(BadNotation.class)
                .hasMessage("13 and 0 cards; expected 13 in each hand");
    }
}

package kibitzer.games.rummy.family;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.games.rummy.panguingue.Condition;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Laying off, going out, contracts and conditions, by the book's examples. */
class TheEndOfAHandTest {
    private static final int HANDS = 100;

    private static List<Card> laidOff(RummyGame game, String melds, String hand) {
        return new TableMelds(game.rules(), melds(melds))
                .laidOff(Cards.of(hand))
                .list();
    }

    private static List<Cards> melds(String melds) {
        return melds.isBlank()
                ? List.of()
                : Stream.of(melds.split("\\|")).map(Cards::of).toList();
    }

    private static List<Optional<Card>> waysOut(RummyGame game, String hand, String melds) {
        return new GoingOut(game, Cards.of(hand), melds(melds))
                .ways().stream().map(GoingOut.Out::discard).toList();
    }

    private static Optional<Card> throwing(String card) {
        return Optional.of(Cards.of(card).get(0));
    }

    @Nested
    class LayingOff {
        @Test
        void aSequenceTakesSeveralCardsAtEitherEnd() {
            assertThat(laidOff(RummyGame.RUMMY, "9S 8S 7S", "TS JS KS 6S 5S 3S"))
                    .isEqualTo(Cards.of("JS TS 6S 5S").list());
        }

        @Test
        void aGroupTakesItsFourthCard() {
            assertThat(laidOff(RummyGame.RUMMY, "JS JH JD", "JC TC"))
                    .isEqualTo(Cards.of("JC").list());
        }

        @Test
        void aJokerOfCoonCanMovesToTheEnd() {
            assertThat(laidOff(RummyGame.COON_CAN, "9H JK 7H", "8H 5H 4H KD"))
                    .isEqualTo(Cards.of("8H 5H 4H").list());
        }

        @Test
        void fourOfAKindAreClosedInOklahoma() {
            assertThat(laidOff(RummyGame.OKLAHOMA, "9S 9H 9D 9C", "9S JK")).isEmpty();
        }

        @Test
        void aGroupOfOneSuitTakesTheSameCardAloneAtPanguingue() {
            assertThat(laidOff(RummyGame.PANGUINGUE, "JH JH JH", "JH JS JD"))
                    .isEqualTo(Cards.of("JH").list());
        }
    }

    @Nested
    class GoingOutOfTheHand {
        @Test
        void rummyMayThrowTheLastCardOrMeldIt() {
            assertThat(waysOut(RummyGame.RUMMY, "5S 5H 5D 5C", ""))
                    .containsExactly(Optional.empty(), throwing("5S"), throwing("5H"), throwing("5D"), throwing("5C"));
        }

        @Test
        void blockRummyMustThrow() {
            assertThat(waysOut(RummyGame.BLOCK_RUMMY, "5S 5H 5D", "")).isEmpty();
            assertThat(waysOut(RummyGame.BLOCK_RUMMY, "5S 5H 5D KC", "")).containsExactly(throwing("KC"));
        }

        @Test
        void twoCardsGoOutOnlyByLayingOff() {
            assertThat(waysOut(RummyGame.BLOCK_RUMMY, "5C 4C 9H", "8C 7C 6C")).containsExactly(throwing("9H"));
            assertThat(waysOut(RummyGame.BLOCK_RUMMY, "5C 4D 9H", "8C 7C 6C")).isEmpty();
        }

        @Test
        void panguingueRearrangesTheTable() {
            // p. 48: K J 6 added to Q J 7 make K Q J and J 7 6.
            assertThat(waysOut(RummyGame.PANGUINGUE, "KC JC 6C 4C 4C", "QC JC 7C|4S 4H 4D"))
                    .containsExactly(Optional.empty());
        }

        @Test
        void conquianTakesElevenCardsAndNoDiscard() {
            assertThat(waysOut(RummyGame.CONQUIAN, "6S 6D 6C 5C 4C 3C 2C", "9H 8H 7H 6H"))
                    .containsExactly(Optional.empty());
        }

        @Test
        void continentalNeedsFourSequences() {
            assertThat(waysOut(RummyGame.CONTINENTAL, "9S 8S 7S 6S 5S 9H 8H 7H 6H 5H 9D 8D 7D 6D 5D KC", ""))
                    .isEmpty();
            assertThat(waysOut(RummyGame.CONTINENTAL, "9S 8S 7S 6S 5S 9H 8H 7H 6H JC TC 9C 8D 7D 6D KC", ""))
                    .containsExactly(throwing("KC"));
        }

        @Test
        void canastaNeedsACanasta() {
            assertThat(waysOut(RummyGame.CANASTA, "8S 8H 4D", "8D 8D 8C 8C 8H|KS KH KD KC KC"))
                    .containsExactly(throwing("4D"));
            assertThat(waysOut(RummyGame.CANASTA, "8S 4D", "8D 8D 8C 8C 8H|KS KH KD KC KC"))
                    .isEmpty();
        }

        @Test
        void sixOfARankAreOneMeldOfCanastaNotTwo() {
            String canasta = "8S 8S 8H 8H 8D 8D 8C";
            assertThat(waysOut(RummyGame.CANASTA, "AS AS AH AH AD AD", canasta))
                    .containsExactly(Optional.empty(), throwing("AS"), throwing("AH"), throwing("AD"));
            assertThat(waysOut(RummyGame.CANASTA, "AS AS AH AH 2S 2H 4D", canasta))
                    .contains(throwing("4D"));
        }

        @Test
        void theCanastaMayBeMadeOfTheHandAlone() {
            assertThat(waysOut(RummyGame.CANASTA, "AS AS AH AH AD AD 2S KC", "QS QH QD QC"))
                    .containsExactly(throwing("KC"));
        }

        @Test
        void sevenAcesAndWildCardsAreNotTwoCanastas() {
            assertThat(waysOut(RummyGame.SAMBA, "AS AS AH AH AD AD AC 4D", "QS QH QD QC QC|JS JH JD"))
                    .isEmpty();
        }

        @ParameterizedTest
        @EnumSource(RummyGame.class)
        void aWholeHandIsMeldedWhenNoCardIsLeftInTheBestDivision(RummyGame game) {
            Chance chance = new Seed(7).chance();
            for (int i = 0; i < HANDS; i++) {
                // Few ranks and two suits, so that melds are common.
                List<Card> pack = game.rules().pack().shuffled(new Seed(chance.next())).stream()
                        .filter(card -> card.isJoker()
                                || card.suit().isRed() && card.rank().compareTo(Rank.EIGHT) < 0)
                        .toList();
                Cards hand = Cards.of(pack.subList(0, 3 + chance.below(6)));
                Division best = Divider.fewestCards(game.rules(), hand);
                Optional<List<Cards>> melded = new WholeHand(game.rules(), hand).melded(hand, WholeHand.Demand.NONE);
                assertThat(melded.isPresent())
                        .as("%s", hand)
                        .isEqualTo(best.unmatched().isEmpty());
                melded.ifPresent(melds -> {
                    assertThat(melds).allMatch(game.rules()::isMeld);
                    assertThat(melds.stream().reduce(Cards.NONE, Cards::plus)).isEqualTo(hand);
                });
            }
        }
    }

    @Nested
    class Contracts {
        @Test
        void theSevenContractsTakeTheseCards() {
            assertThat(Stream.of(1, 2, 3, 4, 5, 6, 7)
                            .map(deal -> Contract.of(deal, false).cards())
                            .toList())
                    .containsExactly(6, 6, 6, 9, 9, 9, 12);
            assertThat(Stream.of(1, 2, 3, 4, 5, 6, 7)
                            .map(deal -> Contract.of(deal, true).cards())
                            .toList())
                    .containsExactly(6, 7, 8, 9, 10, 11, 12);
        }

        @Test
        void sequencesOfOneSuitLeaveAGap() {
            assertThat(Contract.of(3, false).objection(RummyGame.CONTRACT.rules(), melds("TS 9S 8S|6S 5S 4S")))
                    .isEmpty();
            assertThat(Contract.of(3, false).objection(RummyGame.CONTRACT.rules(), melds("QC JC TC|9C 8C 7C")))
                    .hasValueSatisfying(said -> assertThat(said).contains("connect"));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "5S 5H 5D, 1",
        "5S 5S 5S, 4",
        "5H 5H 5H, 2",
        "5S 5S 5S 5S, 6",
        "5H 5H 5H 5H, 3",
        "JS JS JS, 2",
        "JH JH JH, 1",
        "JS JH JD, 0",
        "AS 2S 3S, 2",
        "KD QD JD, 1",
        "7D 6D 5D, 0"
    })
    void conditionsPay(String meld, int chips) {
        assertThat(Condition.of(Cards.of(meld)).chips()).isEqualTo(chips);
    }
}

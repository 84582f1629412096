package kibitzer.games.trick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.games.trick.catalogue.TrickGames;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is easily got wrong at spoil five, loo, nap, ecarte and all fours, each with the page that says it. */
class TrumpsTrapsTest {
    private static final TableFacts LATER = TableFacts.NONE;
    private static final TableFacts FIRST = first("2H");

    private static TableFacts first(String turnUp) {
        return new TableFacts(Optional.of(CardNotation.read(turnUp)), false, true, 0, Optional.empty());
    }

    private static PlayRules rules(String game, String trump) {
        Optional<Suit> suit = trump.equals("NT") ? Optional.empty() : Optional.of(CardNotation.readSuit(trump));
        return TrickGames.find(game).orElseThrow().play(suit);
    }

    private static Cards lawful(String game, String trump, String hand, String trick) {
        return lawful(game, trump, hand, trick, LATER);
    }

    private static Cards lawful(String game, String trump, String hand, String trick, TableFacts facts) {
        return rules(game, trump).lawful(cards(hand), list(trick), facts);
    }

    private static String winner(String game, String trump, String trick) {
        List<Card> cards = list(trick);
        return cards.get(rules(game, trump).winner(cards, LATER).orElseThrow()).toString();
    }

    private static String order(String game, String trump, String cards, String led) {
        return CardNotation.write(rules(game, trump).order(list(cards), Optional.of(CardNotation.readSuit(led))));
    }

    private static String why(String game, String trump, String hand, String trick, String card, TableFacts facts) {
        TrickGame played = TrickGames.find(game).orElseThrow();
        return new LawfulCards(played, rules(game, trump), cards(hand), list(trick), facts)
                .why(CardNotation.readOfAnyPack(card));
    }

    private static Cards cards(String text) {
        return Cards.of(list(text));
    }

    private static List<Card> list(String text) {
        return CardNotation.readListOfAnyPack(text);
    }

    @Nested
    class SpoilFive {
        /** P. 193: third trump in every suit. */
        @Test
        void theAceOfHeartsIsATrumpWhateverIsTrumps() {
            assertThat(winner("spoil-five", "S", "AS AH JS")).isEqualTo("JS");
            assertThat(winner("spoil-five", "S", "AS AH KS")).isEqualTo("AH");
            assertThat(lawful("spoil-five", "S", "AH 3H 9C", "KH")).isEqualTo(cards("AH 3H"));
            assertThat(lawful("spoil-five", "S", "AH 9C", "KH")).isEqualTo(cards("AH 9C"));
            assertThat(lawful("spoil-five", "S", "KH 9C 2S", "AH")).isEqualTo(cards("2S"));
        }

        /** P. 194. */
        @Test
        void highestInRedLowestInBlack() {
            assertThat(order("spoil-five", "D", "2S TS AS JS KS", "S")).isEqualTo("KS JS AS 2S TS");
            assertThat(order("spoil-five", "S", "2D TD AD JD KD", "D")).isEqualTo("KD JD TD 2D AD");
            assertThat(order("spoil-five", "C", "TC 2C QC KC AC AH JC 5C", "C")).isEqualTo("5C JC AH AC KC QC 2C TC");
            assertThat(order("spoil-five", "D", "TD 2D KD AD AH JD 5D", "D")).isEqualTo("5D JD AH AD KD TD 2D");
            assertThat(order("spoil-five", "H", "TH 2H KH AH JH 5H", "H")).isEqualTo("5H JH AH KH TH 2H");
        }

        /** P. 194, paragraph 10. */
        @ParameterizedTest
        @ValueSource(strings = {"spoil-five", "forty-five", "auction-forty-five"})
        void aLoneHighTrumpIsHeldBackOnlyFromALowerOneThatIsLed(String game) {
            assertThat(lawful(game, "S", "5S 9C", "JS")).isEqualTo(cards("5S 9C"));
            assertThat(lawful(game, "S", "JS 9C", "AH")).isEqualTo(cards("JS 9C"));
            assertThat(lawful(game, "S", "AH 9C", "JS")).isEqualTo(cards("AH"));
            assertThat(lawful(game, "S", "JS 9C", "5S")).isEqualTo(cards("JS"));
            assertThat(lawful(game, "S", "AH 9C", "AS")).isEqualTo(cards("AH 9C"));
            assertThat(lawful(game, "S", "AS 9C", "2S")).isEqualTo(cards("AS"));
        }

        /** P. 194: what counts is the card led, not one played to it. */
        @Test
        void aHigherTrumpPlayedToTheLeadDoesNotEndThePrivilege() {
            assertThat(lawful("spoil-five", "S", "AH 9C", "2S 5S")).isEqualTo(cards("AH 9C"));
            assertThat(lawful("spoil-five", "S", "AH 9C", "3D 5S")).isEqualTo(cards("AH 9C"));
        }

        /** P. 194: "his only trump". */
        @Test
        void ofTwoHighTrumpsOneMustBePlayed() {
            assertThat(lawful("spoil-five", "S", "5S JS 9C", "2S")).isEqualTo(cards("5S JS"));
            assertThat(lawful("spoil-five", "S", "5S 3S 9C", "2S")).isEqualTo(cards("5S 3S"));
        }

        /** P. 194, paragraph 9. */
        @Test
        void whoCanFollowMayTrumpButThrowsNoThirdSuit() {
            assertThat(lawful("spoil-five", "S", "KD 2S 9C", "2D")).isEqualTo(cards("KD 2S"));
        }
    }

    @Nested
    class ThreeCardLoo {
        /** Round games p. 20. */
        @Test
        void theAceOfTrumpsIsLed() {
            assertThat(lawful("three-card-loo", "H", "AH KS 9C", "", FIRST)).isEqualTo(cards("AH"));
            assertThat(lawful("three-card-loo", "H", "KH KS 9C", "", FIRST)).isEqualTo(cards("KH KS 9C"));
        }

        /** Round games p. 20. */
        @Test
        void theKingIsLedWhereTheAceIsTurned() {
            assertThat(lawful("three-card-loo", "H", "KH KS 9C", "", first("AH")))
                    .isEqualTo(cards("KH"));
            assertThat(lawful("three-card-loo", "H", "QH KS 9C", "", first("AH")))
                    .isEqualTo(cards("QH KS 9C"));
        }

        /** Round games p. 20. */
        @Test
        void theHighestOfTwoTrumpsIsLed() {
            assertThat(lawful("three-card-loo", "H", "3H 5H 9C", "", FIRST)).isEqualTo(cards("5H"));
        }

        /** Round games p. 21: two cards on lead are those of him who won the first trick. */
        @Test
        void whoWonTheFirstTrickLeadsHisHighestTrump() {
            assertThat(lawful("three-card-loo", "H", "3H 9C", "")).isEqualTo(cards("3H"));
            assertThat(lawful("three-card-loo", "H", "3H 5H", "")).isEqualTo(cards("5H"));
            assertThat(lawful("three-card-loo", "H", "3S 9C", "")).isEqualTo(cards("3S 9C"));
        }

        /** Round games p. 21: any card that heads it, not the highest alone. */
        @Test
        void everyCardThatHeadsTheTrickMayBePlayed() {
            assertThat(lawful("three-card-loo", "H", "AS JS 2S", "TS")).isEqualTo(cards("AS JS"));
            assertThat(lawful("three-card-loo", "H", "9S 2S AC", "TS")).isEqualTo(cards("9S 2S"));
            assertThat(lawful("three-card-loo", "H", "AS 2S", "TS 2H")).isEqualTo(cards("AS 2S"));
        }

        /** Round games p. 21. */
        @Test
        void nobodyTrumpsWhereThatDoesNotHead() {
            assertThat(lawful("three-card-loo", "H", "3H 9C 2C", "TS 4H")).isEqualTo(cards("3H 9C 2C"));
            assertThat(lawful("three-card-loo", "H", "3H 5H 2C", "TS 4H")).isEqualTo(cards("5H"));
            assertThat(lawful("three-card-loo", "H", "3H 9C 2C", "TS")).isEqualTo(cards("3H"));
        }

        /** Round games p. 28: no pam. */
        @Test
        void irishLooKnowsNoPam() {
            assertThat(winner("loo-irish", "H", "JC QC 9C")).isEqualTo("QC");
            assertThat(lawful("loo-irish", "H", "JC 2H 9C", "AH")).isEqualTo(cards("2H"));
        }
    }

    @Nested
    class Loo {
        /** P. 197: other than in the handbook of round games, a void is trumped even where that wins nothing. */
        @Test
        void aVoidIsTrumpedEvenWhereItDoesNotHead() {
            assertThat(lawful("loo", "H", "3H 9C 2C", "TS 4H")).isEqualTo(cards("3H"));
            assertThat(lawful("loo", "H", "3H 5H 2C", "TS 4H")).isEqualTo(cards("5H"));
        }

        /** P. 198, paragraph 14: any trump of two, but the ace at once. */
        @Test
        void everyLeaderWithTwoTrumpsLeadsOneOfThem() {
            assertThat(lawful("loo", "H", "3H 5H 9C", "", FIRST)).isEqualTo(cards("3H 5H"));
            assertThat(lawful("loo", "H", "3H 5H", "")).isEqualTo(cards("3H 5H"));
            assertThat(lawful("loo", "H", "5H 9C", "")).isEqualTo(cards("5H 9C"));
            assertThat(lawful("loo", "H", "AH 5H 9C", "", FIRST)).isEqualTo(cards("AH"));
            assertThat(lawful("loo", "H", "AH 9C", "")).isEqualTo(cards("AH"));
            assertThat(why("loo", "H", "3H 5H 9C", "", "9C", FIRST))
                    .isEqualTo("a leader who has two trumps or more must lead one of them");
        }

        /** P. 197, paragraph 9. */
        @Test
        void hasNoTrumpsInASinglePoolUntilOneIsTurned() {
            assertThat(lawful("loo", "NT", "AH KH 2C", "")).isEqualTo(cards("AH KH 2C"));
            assertThat(lawful("loo", "NT", "AH 2H 2C", "TH")).isEqualTo(cards("AH"));
            assertThat(lawful("loo", "NT", "AH KH 2C", "TS")).isEqualTo(cards("AH KH 2C"));
        }
    }

    @Nested
    class Pam {
        /** P. 199, round games p. 27. */
        @ParameterizedTest
        @ValueSource(strings = {"pam-loo", "loo-five-card"})
        void isTheHighestTrumpWhateverIsTrumps(String game) {
            assertThat(winner(game, "H", "AH JC KH")).isEqualTo("JC");
            assertThat(winner(game, "C", "AC JC KC")).isEqualTo("JC");
            assertThat(lawful(game, "H", "JC 9C 2D", "AC")).isEqualTo(cards("9C"));
            assertThat(lawful(game, "H", "9C 2D 3H", "JC")).isEqualTo(cards("3H"));
        }

        /** P. 199: (a). */
        @ParameterizedTest
        @ValueSource(strings = {"pam-loo", "loo-five-card"})
        void isNeverOwedToATrumpLed(String game) {
            assertThat(lawful(game, "H", "JC 2S 9D", "AH")).isEqualTo(cards("JC 2S 9D"));
            assertThat(lawful(game, "H", "JC 2H 9D", "AH")).isEqualTo(cards("JC 2H"));
            assertThat(lawful(game, "H", "JC KH 2H 9D", "TH")).isEqualTo(cards("JC KH"));
        }

        @ParameterizedTest
        @ValueSource(strings = {"pam-loo", "loo-five-card"})
        void mustTrumpAPlainSuitLikeAnyOther(String game) {
            assertThat(lawful(game, "H", "JC 9D 2D", "AS")).isEqualTo(cards("JC"));
        }
    }

    @Nested
    class Ecarte {
        /** P. 201. */
        @Test
        void theAceStandsFourthBelowTheJack() {
            assertThat(order("ecarte", "H", "AS KS TS QS JS 9S", "S")).isEqualTo("KS QS JS AS TS 9S");
            assertThat(winner("ecarte", "H", "AS JS")).isEqualTo("JS");
            assertThat(winner("ecarte", "H", "TH AH")).isEqualTo("AH");
        }

        /** P. 202, paragraph 11. */
        @Test
        void theSecondPlayerWinsIfHeCan() {
            assertThat(lawful("ecarte", "H", "JS TS 9H", "AS")).isEqualTo(cards("JS"));
            assertThat(lawful("ecarte", "H", "TS 9S 9H", "AS")).isEqualTo(cards("TS 9S"));
            assertThat(lawful("ecarte", "H", "9H 7C", "AS")).isEqualTo(cards("9H"));
        }
    }

    @Nested
    class Nap {
        /** Round games p. 10. */
        @Test
        void nobodyNeedHeadOrTrump() {
            assertThat(lawful("nap", "H", "AS 2S 3H", "TS")).isEqualTo(cards("AS 2S"));
            assertThat(lawful("nap", "H", "AC 3H", "TS")).isEqualTo(cards("AC 3H"));
        }

        /** P. 201, round games p. 12: without trumps in one book, with them in the other. */
        @Test
        void misereHasNoTrumpsInOneBook() {
            TrickGame misere = TrickGames.find("nap-misere").orElseThrow();
            TrickGame misery = TrickGames.find("nap-misery").orElseThrow();

            assertThat(misere.rules()
                            .making(misere.rules().contract("misere").orElseThrow())
                            .suits())
                    .isEmpty();
            assertThat(misery.rules()
                            .making(misery.rules().contract("misere").orElseThrow())
                            .suits())
                    .hasSize(4);
        }
    }

    @Nested
    class AllFours {
        /** P. 233, paragraph 9. */
        @ParameterizedTest
        @ValueSource(strings = {"seven-up", "auction-pitch", "cinch"})
        void whoCanFollowMayTrumpInstead(String game) {
            assertThat(lawful(game, "H", "KS 3H 9C", "2S")).isEqualTo(cards("KS 3H"));
            assertThat(lawful(game, "H", "3H 9C", "2S")).isEqualTo(cards("3H 9C"));
            assertThat(lawful(game, "H", "KS 3H 9C", "2H")).isEqualTo(cards("3H"));
        }

        /** P. 235, paragraph 6. */
        @ParameterizedTest
        @ValueSource(strings = {"california-jack", "shasta-sam", "all-fives"})
        void notAtCaliforniaJack(String game) {
            assertThat(lawful(game, "H", "KS 3H 9C", "2S", LATER.withStock(true)))
                    .isEqualTo(cards("KS"));
        }

        /** P. 239. */
        @ParameterizedTest
        @ValueSource(strings = {"cinch", "razzle-dazzle"})
        void theLeftPedroStandsBetweenTheRightOneAndTheFour(String game) {
            assertThat(order(game, "H", "4H 5D 5H 6H 2D", "H")).isEqualTo("6H 5H 5D 4H");
            assertThat(lawful(game, "H", "5D 2D 9C", "2H")).isEqualTo(cards("5D"));
            assertThat(lawful(game, "H", "5D 2D 9C", "AD")).isEqualTo(cards("5D 2D"));
            assertThat(lawful(game, "H", "5D 9C", "AD")).isEqualTo(cards("5D 9C"));
            assertThat(winner(game, "S", "AC 5C KC 4S")).isEqualTo("5C");
        }

        /** P. 238. */
        @Test
        void isAPlainFiveElsewhere() {
            assertThat(lawful("pedro", "H", "5D 9C", "2H")).isEqualTo(cards("5D 9C"));
        }

        /** Pp. 238, 239. */
        @ParameterizedTest
        @ValueSource(strings = {"joker-pitch", "dom-pedro"})
        void theJokerIsTheLowestTrump(String game) {
            assertThat(order(game, "H", "JK 2H 3H AS", "H")).isEqualTo("3H 2H JK");
            assertThat(winner(game, "H", "AS JK KS")).isEqualTo("JK");
            assertThat(lawful(game, "H", "JK AS", "2H")).isEqualTo(cards("JK"));
        }
    }
}

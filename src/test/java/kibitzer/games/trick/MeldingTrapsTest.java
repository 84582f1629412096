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

/** What is easily got wrong where melds are counted beside tricks, each with the page that says it. */
class MeldingTrapsTest {
    private static final TableFacts STOCK = TableFacts.NONE.withStock(true);

    private static PlayRules rules(String game, String trump) {
        Optional<Suit> suit = trump.equals("NT") ? Optional.empty() : Optional.of(CardNotation.readSuit(trump));
        return TrickGames.find(game).orElseThrow().play(suit);
    }

    private static Cards lawful(String game, String trump, String hand, String trick, TableFacts facts) {
        return rules(game, trump).lawful(cards(hand), CardNotation.readList(trick), facts);
    }

    private static Cards lawful(String game, String trump, String hand, String trick) {
        return lawful(game, trump, hand, trick, TableFacts.NONE);
    }

    private static String winner(String game, String trump, String trick) {
        List<Card> cards = CardNotation.readList(trick);
        return cards.get(rules(game, trump).winner(cards, TableFacts.NONE).orElseThrow())
                .toString();
    }

    private static Cards cards(String text) {
        return Cards.of(CardNotation.readListOfAnyPack(text));
    }

    private static int points(String game, String trump, String pile, boolean last) {
        Optional<Suit> suit = trump.equals("NT") ? Optional.empty() : Optional.of(CardNotation.readSuit(trump));
        return TrickGames.find(game)
                .orElseThrow()
                .rules()
                .points()
                .of(cards(pile).list(), suit, last);
    }

    @Nested
    class Pinochle {
        /** P. 297. */
        @Test
        void isPlayedOverOnTrumpLeadsAlone() {
            assertThat(lawful("auction-pinochle", "H", "AH QH 9S", "KH")).isEqualTo(cards("AH"));
            assertThat(lawful("auction-pinochle", "H", "AS QS 9H", "KS")).isEqualTo(cards("AS QS"));
            assertThat(lawful("auction-pinochle", "H", "AH QH 9C", "KS KH")).isEqualTo(cards("AH QH"));
        }

        /** P. 303. */
        @Test
        void isPlayedOverInEverySuitWhereThatIsAgreed() {
            assertThat(lawful("auction-pinochle-playing-over", "H", "AS QS 9H", "KS"))
                    .isEqualTo(cards("AS"));
            assertThat(lawful("auction-pinochle-playing-over", "H", "AH QH 9C", "KS KH"))
                    .isEqualTo(cards("AH"));
            assertThat(lawful("auction-pinochle-playing-over", "H", "AS QS 9H", "KS 9H"))
                    .isEqualTo(cards("AS QS"));
        }

        /** Pp. 290, 297: of two that are alike the first is higher, so the second does not play over. */
        @Test
        void anIdenticalCardIsNotHigher() {
            assertThat(lawful("auction-pinochle", "H", "KH QH 9S", "KH")).isEqualTo(cards("KH QH"));
            assertThat(lawful("auction-pinochle", "H", "TH KH QH", "KH")).isEqualTo(cards("TH"));
            assertThat(lawful("auction-pinochle", "H", "AH AH QH", "TH")).isEqualTo(cards("AH AH"));
        }

        /** P. 288. */
        @Test
        void theTenStandsBetweenAceAndKing() {
            assertThat(winner("auction-pinochle", "H", "KS TS QS")).isEqualTo("TS");
            assertThat(winner("auction-pinochle", "H", "TS AS KS")).isEqualTo("AS");
        }

        /** P. 297. */
        @Test
        void whoIsVoidMustTrumpEvenWhereItDoesNotWin() {
            assertThat(lawful("partnership-pinochle", "H", "9H QC", "AS AH")).isEqualTo(cards("9H"));
        }

        /** P. 289. */
        @Test
        void nothingIsOwedWhileTheStockLasts() {
            assertThat(lawful("two-hand-pinochle", "H", "AH KS 9C", "AS", STOCK))
                    .isEqualTo(cards("AH KS 9C"));
            assertThat(lawful("two-hand-pinochle", "H", "AH KS 9C", "AS")).isEqualTo(cards("KS"));
            assertThat(lawful("two-hand-pinochle", "H", "AH 9C", "AS")).isEqualTo(cards("AH"));
        }

        /** Pp. 290, 308, 313, 314: 250 in a pack, 500 in two. */
        @Test
        void thePackCountsWhatTheBookSays() {
            assertThat(wholePack("two-hand-pinochle")).isEqualTo(250);
            assertThat(wholePack("goulash-pinochle")).isEqualTo(250);
            assertThat(wholePack("auction-pinochle")).isEqualTo(250);
            assertThat(wholePack("partnership-pinochle")).isEqualTo(250);
            assertThat(wholePack("double-pack-pinochle")).isEqualTo(500);
        }
    }

    private static int wholePack(String game) {
        TrickRules rules = TrickGames.find(game).orElseThrow().rules();
        return rules.points().of(rules.pack().pack().cards(), Optional.of(Suit.SPADES), true);
    }

    @Nested
    class SixtySix {
        /** P. 279: follow if able, else any card. */
        @Test
        void needNotTrumpForTwo() {
            assertThat(lawful("sixty-six", "H", "AH 9C", "AS")).isEqualTo(cards("AH 9C"));
            assertThat(lawful("sixty-six", "H", "AS 9S", "TS")).isEqualTo(cards("AS 9S"));
        }

        /** P. 278. */
        @Test
        void owesNothingWhileTheStockLasts() {
            assertThat(lawful("sixty-six", "H", "AS 9C", "TS", STOCK)).isEqualTo(cards("AS 9C"));
        }

        /** P. 280. */
        @Test
        void mustTrumpAndOvertrumpForFour() {
            assertThat(lawful("four-hand-sixty-six", "H", "AS 9S KH", "TS")).isEqualTo(cards("AS"));
            assertThat(lawful("four-hand-sixty-six", "H", "KH 9H 8C", "TS QH")).isEqualTo(cards("KH"));
            assertThat(lawful("four-hand-sixty-six", "H", "9H 8C", "TS QH")).isEqualTo(cards("9H"));
        }

        /** P. 280: every trick is 130. */
        @Test
        void counts130() {
            assertThat(wholePack("sixty-six")).isEqualTo(130);
            assertThat(wholePack("four-hand-sixty-six")).isEqualTo(130);
        }
    }

    @Nested
    class Bezique {
        /** P. 274. */
        @Test
        void isFollowedAndWonWhenTheStockIsOut() {
            assertThat(lawful("bezique", "H", "AS 9S KH", "KS")).isEqualTo(cards("AS"));
            assertThat(lawful("bezique", "H", "9S KH", "KS")).isEqualTo(cards("9S"));
            assertThat(lawful("bezique", "H", "KH 9C", "KS")).isEqualTo(cards("KH"));
            assertThat(lawful("bezique", "H", "AS 9S KH", "KS", STOCK)).isEqualTo(cards("AS 9S KH"));
        }

        /** P. 275: to beat the highest card if able is all that is asked. */
        @Test
        void isNotUndertrumpedByForce() {
            assertThat(lawful("four-hand-bezique", "H", "7H 9C", "KS 8H")).isEqualTo(cards("7H 9C"));
            assertThat(lawful("four-hand-bezique", "H", "9H 9C", "KS 8H")).isEqualTo(cards("9H"));
        }

        /** P. 273. */
        @Test
        void theCardLedWinsAgainstItsLike() {
            assertThat(rules("bezique", "H").winner(CardNotation.readList("KS KS"), TableFacts.NONE))
                    .hasValue(0);
        }

        /** P. 276. */
        @Test
        void hasNoTrumpsAtRubiconUntilTheFirstMarriage() {
            assertThat(lawful("rubicon-bezique", "NT", "AS 9C", "KS", STOCK)).isEqualTo(cards("AS 9C"));
            assertThat(winner("rubicon-bezique", "NT", "KS AC")).isEqualTo("KS");
        }

        /** Pp. 274, 276, 277: aces and tens are 320 of four packs, the last trick 50. */
        @Test
        void countsItsBrisques() {
            assertThat(wholePack("bezique")).isEqualTo(170);
            assertThat(wholePack("rubicon-bezique")).isEqualTo(320 + 50);
            assertThat(wholePack("cinq-cents")).isEqualTo(130);
        }
    }

    @Nested
    class JassAndKlaberjass {
        /** P. 281. */
        @Test
        void theLoneJackOfTrumpsNeedNotTrump() {
            assertThat(lawful("jass", "H", "JH 9C", "AS")).isEqualTo(cards("JH 9C"));
            assertThat(lawful("jass", "H", "JH 6H 9C", "AS")).isEqualTo(cards("JH 6H"));
            assertThat(lawful("jass", "H", "9H 9C", "AS")).isEqualTo(cards("9H"));
        }

        @Test
        void theLoneJackFollowsALeadOfTrumps() {
            assertThat(lawful("jass", "H", "JH 9C", "AH")).isEqualTo(cards("JH"));
        }

        /** P. 282: to win the trick if able is asked, not to trump under another. */
        @Test
        void fourHandJassIsNotUndertrumpedByForce() {
            assertThat(lawful("four-hand-jass", "H", "6H 9C", "AS 7H")).isEqualTo(cards("6H 9C"));
            assertThat(lawful("four-hand-jass", "H", "9H 9C", "AS 7H")).isEqualTo(cards("9H"));
        }

        /** Pp. 281, 282. */
        @Test
        void jackAndNineAreTheBestTrumpsAndPlainCardsElsewhere() {
            assertThat(winner("jass", "H", "AH 9H")).isEqualTo("9H");
            assertThat(winner("klaberjass", "H", "9H JH")).isEqualTo("JH");
            assertThat(winner("klaberjass", "H", "TS JS")).isEqualTo("TS");
            assertThat(winner("klaberjass", "H", "KS TS")).isEqualTo("TS");
            assertThat(winner("jass", "H", "KS TS")).isEqualTo("KS");
        }

        /** P. 283. */
        @Test
        void klaberjassGoesOverOnTrumpLeadsAlone() {
            assertThat(lawful("klaberjass", "H", "9H KH QS", "AH")).isEqualTo(cards("9H"));
            assertThat(lawful("klaberjass", "H", "AS 7S", "TS")).isEqualTo(cards("AS 7S"));
            assertThat(lawful("klaberjass", "H", "JH 7C", "TS")).isEqualTo(cards("JH"));
        }

        /** P. 286. */
        @Test
        void alsosHasNoJackAndNineAtNoTrump() {
            assertThat(winner("alsos", "NT", "TS JS 9S")).isEqualTo("TS");
            assertThat(points("alsos", "NT", "JS 9S", false)).isEqualTo(2);
        }

        /** P. 287. */
        @Test
        void theQueenIsBestAtFelsos() {
            assertThat(winner("felsos", "H", "JH 9H QH")).isEqualTo("QH");
            assertThat(winner("felsos", "H", "JH KH")).isEqualTo("KH");
        }

        /** P. 284: jass 20, menel 14, other jacks 2. */
        @Test
        void countsJackAndNineOfTrumpsAlone() {
            assertThat(points("klaberjass", "H", "JH 9H JS 9S TS", true)).isEqualTo(20 + 14 + 2 + 10 + 10);
            assertThat(points("jass", "H", "JH 9H JS 9S TS", true)).isEqualTo(36);
        }
    }

    @Nested
    class Piquet {
        /** P. 267. */
        @Test
        void isFollowedWithoutTrumps() {
            assertThat(lawful("piquet", "NT", "AS 7S KH", "KS")).isEqualTo(cards("AS 7S"));
            assertThat(lawful("piquet", "NT", "AC KH", "KS")).isEqualTo(cards("AC KH"));
            assertThat(winner("piquet", "NT", "7S AC")).isEqualTo("7S");
        }

        /** Pp. 270, 271. */
        @Test
        void theAceStandsBelowTheJackAtImperial() {
            assertThat(winner("imperial", "H", "AS JS")).isEqualTo("JS");
            assertThat(lawful("imperial", "H", "AS JS TS", "QS")).isEqualTo(cards("AS JS TS"));
            assertThat(lawful("imperial", "H", "KS JS TS", "QS")).isEqualTo(cards("KS"));
            assertThat(lawful("imperial", "H", "7H JC", "QS")).isEqualTo(cards("7H"));
        }
    }
}

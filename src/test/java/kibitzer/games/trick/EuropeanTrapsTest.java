package kibitzer.games.trick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is easily got wrong at schafkopf, skat, solo, tarok, tresette, their kin and highest card, each with its page. */
class EuropeanTrapsTest {

    @Nested
    class AtSchafkopf {
        /** P. 317: jacks are trumps, queens are not, and the ten stands below the queen. */
        @Test
        void theAncientGameHasFourPermanentTrumps() {
            PlayedGame game = PlayedGame.of("ancient-schafkopf", "S");

            assertThat(game.order("QC JD JC AS TS QS", "S")).isEqualTo("JC JD AS QS TS");
            assertThat(game.lawful("JD QC 7H", "8C")).isEqualTo("QC");
            assertThat(game.lawful("JC 7H", "8C").split(" ")).hasSize(2);
        }

        /** P. 318: all queens above all jacks, and king above ten. */
        @Test
        void theWendishGameHasEightAndKingsAboveTens() {
            PlayedGame game = PlayedGame.of("wendish-schafkopf", "D");

            assertThat(game.order("JC QD AD QC KD TD JD", "D")).isEqualTo("QC QD JC JD AD KD TD");
            assertThat(game.order("TS KS AS QS", "S")).isEqualTo("QS AS KS TS");
        }

        /** P. 318: ten above king. */
        @Test
        void theModernGameHasTensAboveKings() {
            PlayedGame game = PlayedGame.of("modern-schafkopf", "D");

            assertThat(game.winner("KS TS 9S")).isEqualTo("TS");
            assertThat(game.winner("KD TD 9D")).isEqualTo("TD");
            assertThat(game.lawful("QS JC TS 7H", "8S")).isEqualTo("TS");
            assertThat(game.lawful("QS TS 7H", "8D")).isEqualTo("QS");
        }

        @Test
        void theModernGameHasFourteenTrumps() {
            PlayRules rules = PlayedGame.of("modern-schafkopf", "D").play();

            assertThat(TrickPack.PIQUET.pack().cards())
                    .filteredOn(rules::isTrump)
                    .hasSize(14);
        }
    }

    @Nested
    class AtSkat {
        /** P. 321. */
        @Test
        void jacksBelongToTrumps() {
            PlayedGame game = new PlayedGame("skat", "suit", "H");

            assertThat(game.lawful("JS TS 7H", "8S")).isEqualTo("TS");
            assertThat(game.lawful("JS TS 9C", "8H")).isEqualTo("JS");
            assertThat(game.lawful("TS 7H 9C", "JD")).isEqualTo("7H");
            assertThat(game.order("JH JC AH TH QH KH AS", "H")).isEqualTo("JC JH AH TH KH QH");
            assertThat(game.why("JS 9C", "8H", "JS", TableFacts.NONE))
                    .isEqualTo("the jack of spades belongs to hearts, the trumps: it follows");
        }

        /** P. 322: at grand jacks alone are trumps. */
        @Test
        void onlyJacksAreTrumpsAtGrand() {
            PlayedGame game = new PlayedGame("skat", "grand", "NT");

            assertThat(game.winner("AS JD TS")).isEqualTo("JD");
            assertThat(game.lawful("JS TS 7H", "8S")).isEqualTo("TS");
            assertThat(game.lawful("AS JD 7H", "JC")).isEqualTo("JD");
            assertThat(game.order("JD JC AS KS TS AH", "S")).isEqualTo("JC JD AS TS KS");
        }

        /** P. 322, paragraph 13: jack and ten stand as at whist. */
        @ParameterizedTest
        @ValueSource(strings = {"null", "simple-null", "open-null"})
        void atNullNothingIsTrumpsAndTheTenIsLow(String contract) {
            PlayedGame game = new PlayedGame("skat", contract, "NT");

            assertThat(game.winner("TS JS 9S")).isEqualTo("JS");
            assertThat(game.order("TS JS KS QS AS JC", "S")).isEqualTo("AS KS QS JS TS");
            assertThat(game.lawful("JS TD", "8S")).isEqualTo("JS");
        }

        /** P. 323, paragraph 15. */
        @Test
        void atLeastJacksAreTrumps() {
            assertThat(PlayedGame.withoutTrumps("skat-least").winner("AS JD TS"))
                    .isEqualTo("JD");
            assertThat(new PlayedGame("skat", "least", "NT").winner("AS JD TS")).isEqualTo("JD");
        }

        /** P. 323: 120 in the pack. */
        @Test
        void thePackCounts120() {
            assertThat(CardPoints.ACES_AND_TENS.of(TrickPack.PIQUET.pack().cards(), Optional.empty(), false))
                    .isEqualTo(120);
        }
    }

    /** P. 355: the ace is low for beginners, and suits are ignored; p. 356: then they are followed. */
    @Test
    void theHighestCardOfAllWinsUntilSuitsAreLearned() {
        assertThat(PlayedGame.withoutTrumps("highest-card").winner("AS 9D KH QS"))
                .isEqualTo("KH");
        assertThat(new PlayedGame("highest-card", "ace-high", "NT").winner("9D AS KH"))
                .isEqualTo("AS");
        assertThat(PlayedGame.withoutTrumps("highest-card").lawful("AS 9D", "2S"))
                .isEqualTo("AS 9D");
        assertThat(PlayedGame.withoutTrumps("highest-card-suits").winner("9D AS KH TD"))
                .isEqualTo("TD");
        assertThat(new PlayedGame("highest-card-suits", "trumps", "H").winner("9D AS 2H TD"))
                .isEqualTo("2H");
        assertThat(PlayedGame.withoutTrumps("highest-card-suits").lawful("AS 9D", "2S"))
                .isEqualTo("AS");
    }

    /** P. 328: the ten ranks where it is printed, and counts ten all the same. */
    @Test
    void theTenOfFrogIsLowAndCountsTen() {
        PlayedGame game = PlayedGame.of("frog", "H");

        assertThat(game.winner("TS JS 9S")).isEqualTo("JS");
        assertThat(game.winner("JH JC 6H")).isEqualTo("JH");
        assertThat(game.counts("TS JS 9S")).isEqualTo(12);
    }

    @Nested
    class TheBlackQueensOfSolo {
        /** P. 331: the queen of spades is no spade, nor that of clubs a club. */
        @Test
        void belongToTrumpsWhateverTheyAre() {
            PlayedGame game = PlayedGame.of("solo-ombre", "H");

            assertThat(game.lawful("QS 9S 7D", "AS")).isEqualTo("9S");
            assertThat(game.lawful("QS 7D", "AS").split(" ")).hasSize(2);
            assertThat(game.lawful("QS 9S 7D", "AH")).isEqualTo("QS");
            assertThat(game.winner("AS QC KS 7H")).isEqualTo("QC");
        }

        /** P. 331: spadille, manille, basto. */
        @Test
        void haveTheSevenOfTrumpsBetweenThem() {
            assertThat(PlayedGame.of("solo-ombre", "H").order("AH KH QH QS 7H QC 8H 7S", "H"))
                    .isEqualTo("QC 7H QS AH KH QH 8H");
            assertThat(PlayedGame.of("solo-ombre", "S").order("AS KS JS QS 7S QC 8S", "S"))
                    .isEqualTo("QC 7S QS AS KS JS 8S");
        }

        /** P. 331: in a plain suit the seven is the lowest. */
        @Test
        void leaveTheSevenOfAPlainSuitLow() {
            assertThat(PlayedGame.of("solo-ombre", "H").winner("7D 8D")).isEqualTo("8D");
        }
    }

    @Nested
    class AtTarok {
        private final PlayedGame game = PlayedGame.withoutTrumps("tarok");

        /** P. 337: follow, else a tarot, which need not be a higher one. */
        @Test
        void whoCannotFollowMustPlayATarot() {
            assertThat(game.lawful("KS 3T 7C", "7S")).isEqualTo("KS");
            assertThat(game.lawful("KH 3T JK 7C", "7S")).isEqualTo("3T JK");
            assertThat(game.lawful("3T 7C", "7S 20T")).isEqualTo("3T");
            assertThat(game.lawful("KH 7C", "20T").split(" ")).hasSize(2);
            assertThat(game.lawful("KH JK", "1T")).isEqualTo("JK");
            assertThat(game.why("KH 3T", "7S", "KH", TableFacts.NONE)).isEqualTo("you hold no spades, and must trump");
        }

        /** P. 335: the skus above XXI, and the pagat above every king. */
        @Test
        void theJokerIsAboveAllTarotsAndTheOneAboveAllKings() {
            assertThat(game.winner("21T JK 20T")).isEqualTo("JK");
            assertThat(game.winner("KS 1T QS")).isEqualTo("1T");
            assertThat(game.order("1T 21T JK KS CS JS QS", "S")).isEqualTo("JK 21T 1T KS QS CS JS");
        }

        /** P. 335: ace, two, three, four downwards in red, ten to seven in black. */
        @Test
        void redSpotsRankFromTheAceDown() {
            assertThat(game.order("4H 3H 2H AH JH", "H")).isEqualTo("JH AH 2H 3H 4H");
            assertThat(game.order("7S 8S 9S TS JS", "S")).isEqualTo("JS TS 9S 8S 7S");
        }

        /** P. 337, paragraph 19: 71 in all the cards that count. */
        @Test
        void thePackCounts71() {
            assertThat(game.rules().rules().points().of(TrickPack.TAROK.pack().cards(), Optional.empty(), false))
                    .isEqualTo(71);
        }
    }

    @Nested
    class ThreesAreHigh {
        /** P. 332. */
        @Test
        void atCalabrasellaWithTheQueenAboveTheJack() {
            PlayedGame game = PlayedGame.withoutTrumps("calabrasella");

            assertThat(game.order("AS 2S 3S KS QS JS 7S", "S")).isEqualTo("3S 2S AS KS QS JS 7S");
            assertThat(game.winner("AS 3D 2S")).isEqualTo("2S");
        }

        /** P. 338: the jack above the queen. */
        @Test
        void atTresetteWithTheJackAboveTheQueen() {
            PlayedGame game = PlayedGame.withoutTrumps("tresette");

            assertThat(game.order("AS 2S 3S KS QS JS 7S", "S")).isEqualTo("3S 2S AS KS JS QS 7S");
        }

        /** P. 333: 35 with the last trick. */
        @Test
        void thePackOfCalabrasellaCounts35() {
            assertThat(PlayedGame.withoutTrumps("calabrasella")
                            .rules()
                            .rules()
                            .points()
                            .of(TrickPack.FORTY.pack().cards(), Optional.empty(), true))
                    .isEqualTo(35);
        }

        /** P. 339: whole threes of cards only. */
        @Test
        void atTresetteTwoOfAKindCountNothing() {
            PlayedGame game = PlayedGame.withoutTrumps("tresette");

            assertThat(game.counts("3S 2S")).isZero();
            assertThat(game.counts("3S 2S KD")).isEqualTo(1);
            assertThat(game.counts("AS 3S 2S")).isEqualTo(1);
            assertThat(game.counts("AS AD KS QS JS JD", true)).isEqualTo(4);
        }
    }
}

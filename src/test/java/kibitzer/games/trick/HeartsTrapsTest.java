package kibitzer.games.trick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Seed;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is easily got wrong at hearts and the games told beside it, each with its page. */
class HeartsTrapsTest {
    private static final TableFacts FIRST_LEAD = new TableFacts(Optional.empty(), false, true, 0, Optional.empty());

    /** P. 243: they are called trumps, and win no other suit. */
    @Test
    void heartsAreNoTrumps() {
        assertThat(PlayedGame.withoutTrumps("hearts").winner("2S AH 3S KH")).isEqualTo("3S");
        assertThat(PlayedGame.withoutTrumps("hearts").order("AS AH 2S KD", "S")).isEqualTo("AS 2S");
    }

    /** P. 243. */
    @Test
    void lowCardsAreTakenOutUntilTheHandsAreEven() {
        Dealing dealing = PlayedGame.withoutTrumps("hearts").rules().rules().dealing();

        assertThat(dealing.takenOut(4, 52)).isEmpty();
        assertThat(dealing.takenOut(3, 52)).isEqualTo(CardNotation.readList("2C"));
        assertThat(dealing.takenOut(5, 52)).isEqualTo(CardNotation.readList("2C 2D"));
        assertThat(dealing.takenOut(6, 52)).isEqualTo(CardNotation.readList("2C 2D 3C 2S"));
    }

    /** P. 248: the black sevens, at five or six players. */
    @Test
    void slobberhannesIsPlayedWithThirtyCardsByFive() {
        Dealing dealing =
                PlayedGame.withoutTrumps("slobberhannes").rules().rules().dealing();

        assertThat(dealing.takenOut(4, 32)).isEmpty();
        assertThat(dealing.takenOut(5, 32)).isEqualTo(CardNotation.readList("7S 7C"));
        assertThat(dealing.takenOut(6, 32)).isEqualTo(CardNotation.readList("7S 7C"));
    }

    /** P. 246: the suit that costs is named, and wins no other. */
    @Test
    void theTrumpsOfAuctionHeartsOnlyCost() {
        PlayedGame game = PlayedGame.of("auction-hearts", "S");

        assertThat(game.winner("2H AS 3H KS")).isEqualTo("3H");
        assertThat(game.order("2H AS 3H KS", "S")).isEqualTo("AS KS");
        assertThat(game.lawful("AS 2D", "3C")).isEqualTo("AS 2D");
        assertThat(game.counts("2H AS 3H KS")).isEqualTo(2);
    }

    @Nested
    class TheJokerOfJokerHearts {
        private final PlayedGame game = PlayedGame.withoutTrumps("joker-hearts");

        /** P. 245. */
        @Test
        void standsBetweenJackAndTenOfHearts() {
            assertThat(game.order("TH JK JH 9H", "H")).isEqualTo("JH JK TH 9H");
            assertThat(game.winner("TH JK 2H")).isEqualTo("JK");
            assertThat(game.winner("TH JK JH")).isEqualTo("JH");
        }

        /** P. 245: it wins any trick, so that it cannot be got rid of. */
        @Test
        void winsTricksOfOtherSuitsToo() {
            assertThat(game.winner("AS JK KS")).isEqualTo("JK");
            assertThat(game.winner("AS JK TH")).isEqualTo("JK");
            assertThat(game.order("AS JK KS", "S")).isEqualTo("JK AS KS");
        }

        /** P. 246: unless one of the four higher hearts is there; these win no spades themselves. */
        @Test
        void winsNothingBesideAHigherHeart() {
            assertThat(game.winner("AS JK JH")).isEqualTo("AS");
            assertThat(game.winner("2S QH JK")).isEqualTo("2S");
            assertThat(game.order("2S QH JK", "S")).isEqualTo("2S");
        }

        @Test
        void followsHeartsAndCallsForThem() {
            assertThat(game.lawful("JK AS 2D", "3H")).isEqualTo("JK");
            assertThat(game.lawful("2H AS 2D", "JK")).isEqualTo("2H");
            assertThat(game.lawful("JK AS 2D", "3S")).isEqualTo("AS");
            assertThat(game.counts("JK 2H AS")).isEqualTo(2);
        }
    }

    @Nested
    class CancelledCards {
        private final PlayedGame game = PlayedGame.withoutTrumps("cancellation-hearts");

        /** P. 247: the two of spades may win both queens. */
        @Test
        void leaveTheTrickToTheHighestOfTheOthers() {
            assertThat(game.winner("QS AS QS 2S AS KD")).isEqualTo("2S");
            assertThat(game.winner("9S 8S 9S 8S 7S KD")).isEqualTo("7S");
        }

        /** P. 247: all of the suit led are paired, and cards of other suits win nothing. */
        @Test
        void leaveNoWinnerWhereAllOfTheSuitLedAre() {
            assertThat(game.winner("QS AS QS AS KD 2H")).isEqualTo("none");
        }

        /** P. 247: three alike there cannot be, and a pair of another suit changes nothing. */
        @Test
        void areThoseOfTheSuitLed() {
            assertThat(game.winner("3C KD KD 2C 4C AH")).isEqualTo("4C");
        }
    }

    @Nested
    class TheFirstLeadOfGreekHearts {
        private final PlayedGame game = PlayedGame.withoutTrumps("greek-hearts");

        /** P. 248. */
        @Test
        void isNoHeart() {
            assertThat(game.lawful("AH 2S 3D", "", FIRST_LEAD)).isEqualTo("2S 3D");
            assertThat(game.why("AH 2S", "", "AH", FIRST_LEAD)).isEqualTo("the first lead may not be a heart");
        }

        @Test
        void isAHeartWhereThereIsNothingElse() {
            assertThat(game.lawful("AH 2H", "", FIRST_LEAD)).isEqualTo("AH 2H");
        }

        @Test
        void isTheOnlyOneThatIsBarred() {
            assertThat(game.lawful("2S AH 3D", "")).isEqualTo("2S AH 3D");
            assertThat(game.lawful("2S AH", "3D", FIRST_LEAD)).isEqualTo("2S AH");
        }
    }

    @Nested
    class WhoCannotFollowAtDominoHearts {
        private final PlayedGame game = PlayedGame.withoutTrumps("domino-hearts");

        /** P. 246. */
        @Test
        void drawsAndMayPlayNothingBeforeHeCan() {
            assertThat(game.lawful("AH 2D", "3S", TableFacts.NONE.withStock(true)))
                    .isEmpty();
            assertThat(game.lawful("AH 2S", "3S", TableFacts.NONE.withStock(true)))
                    .isEqualTo("2S");
            assertThat(game.why("AH 2D", "3S", "AH", TableFacts.NONE.withStock(true)))
                    .isEqualTo("you hold no spades, and draw from the stock until you can follow");
        }

        @Test
        void throwsAnythingWhenTheStockIsOut() {
            assertThat(game.lawful("AH 2D", "3S")).isEqualTo("AH 2D");
        }
    }

    /** P. 249: the winner alone draws, and the last to have cards wins; p. 246: who is out of cards drops out. */
    @ParameterizedTest
    @ValueSource(strings = {"lift-smoke", "domino-hearts"})
    void whoIsOutOfCardsRetires(String id) {
        PlayedDeal deal = new PlayedDeal(PlayedGame.of(id, "S").rules(), new Seed(7).chance());
        int before = 0;
        while (!deal.isOver()) {
            assertThat(deal.position().hand().size()).isPositive();
            deal.playAny();
            if (deal.tricks() > before) {
                before = deal.tricks();
                assertThat(deal.lastTrick().trick()).hasSizeBetween(2, deal.players());
            }
        }
        List<Card> won = deal.won();
        assertThat(won).hasSizeLessThan(deal.players() * deal.tricks()).doesNotHaveDuplicates();
    }

    /** Pp. 244-248. */
    @Test
    void countersAreCountedAsEachGameDoes() {
        String pile = "QS AH 2H TD JD JS JC";

        assertThat(PlayedGame.withoutTrumps("hearts").counts(pile)).isEqualTo(2);
        assertThat(PlayedGame.withoutTrumps("spot-hearts").counts(pile)).isEqualTo(16);
        assertThat(PlayedGame.withoutTrumps("black-lady").counts(pile)).isEqualTo(-15);
        assertThat(PlayedGame.withoutTrumps("omnibus-hearts").counts(pile)).isEqualTo(-5);
        assertThat(PlayedGame.withoutTrumps("greek-hearts").counts(pile)).isEqualTo(-5);
        assertThat(PlayedGame.withoutTrumps("polignac").counts("QS AH JD JS JC"))
                .isEqualTo(4);
    }
}

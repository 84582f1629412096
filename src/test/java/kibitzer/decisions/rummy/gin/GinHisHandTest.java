package kibitzer.decisions.rummy.gin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.rummy.gin.GinHisHand.Suspicion;
import kibitzer.decisions.rummy.gin.GinHisSet.Pickup;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.ObjectMapper;

/** What the opponent's choices tell, p. 36. */
class GinHisHandTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String HAND = "KS KH TD 9C 8C 6H 5H 4S 3D AC 2S";
    private final GinHisHand hisHand = new GinHisHand();
    private final GinHisSet hisSet = new GinHisSet();

    private static SeenTable table(String pile, String took, String refused, int turn) {
        return new SeenTable(
                CardSet.of(HAND), CardNotation.readList(pile), CardSet.of(took), CardSet.of(refused), turn);
    }

    private static Card card(String text) {
        return CardNotation.read(text);
    }

    @Nested
    class TheCardHeIsLikeliestToHold {

        @Test
        void isTheOneThatTheSetHeFilledWants() {
            // The six of hearts is ours and two sevens are dead: seven of hearts stands with eight and nine.
            Advice<Card> advice =
                    hisHand.advise(new Suspicion(table("7S 7D", "7H", "", 3), CardSet.of("8H QD JC"), "held"));

            assertThat(advice.best()).containsExactly(card("8H"));
            assertThat(advice.rulings().getFirst().reasons())
                    .extracting(Reason::measured)
                    .contains(
                            "the opponent holds the eight of hearts in 100.0 percent of the hands that agree",
                            "presumed: each card that they took stands in a set");
        }

        @Test
        void isNotOneBesideWhatHePassedOver() {
            Advice<Card> advice = hisHand.advise(new Suspicion(table("QS", "", "QS", 2), CardSet.of("QH 7D"), "held"));

            assertThat(advice.best()).containsExactly(card("7D"));
        }

        // The book's example: no jacks within six draws, and none of one's own.
        @Test
        void isAJackWhereNoneHasAppearedWithinSixDraws() {
            Suspicion sixth =
                    new Suspicion(table("QS 9S QH TC 9D TH 6D 5D KD 9H", "", "", 6), CardSet.of("JS 8S 7D"), "held");

            assertThat(hisHand.advise(sixth).best()).containsExactly(card("JS"));
        }
    }

    @Nested
    class TheCardThatIsOfLeastUseToHim {

        @Test
        void isTheOneWhoseFellowsHePassedOver() {
            Advice<Card> advice =
                    hisHand.advise(new Suspicion(table("KD TS", "", "KD", 3), CardSet.of("KS TD"), "safe"));

            assertThat(advice.best()).containsExactly(card("KS"));
        }

        // Only one sequence and three pairs can use a king, p. 36.
        @Test
        void isTheKingWhereNothingIsKnown() {
            SeenTable blind = new SeenTable(
                    CardSet.of("KS JH TD 9C 7C 6H 5S 4S 3D AC 2S"), List.of(), CardSet.EMPTY, CardSet.EMPTY, 1);

            assertThat(hisHand.advise(new Suspicion(blind, CardSet.of("KS TD 7C"), "safe"))
                            .best())
                    .containsExactly(card("KS"));
        }
    }

    @Nested
    class TheSetHeFilled {

        @Test
        void isASequenceWhereTheOthersOfTheRankAreDead() {
            assertThat(hisSet.advise(new Pickup(table("7S 7D", "7H", "", 3), card("7H")))
                            .best())
                    .containsExactly("sequence");
        }

        @Test
        void isAGroupWhereItsNeighboursAreDeadOrOnesOwn() {
            assertThat(hisSet.advise(new Pickup(table("8H JD", "7H", "", 3), card("7H")))
                            .best())
                    .containsExactly("group");
        }

        @Test
        void mayBeEitherOrNone() {
            assertThat(hisSet.advise(new Pickup(table("JD", "7D", "", 3), card("7D")))
                            .best())
                    .containsExactly("either");
            assertThat(hisSet.advise(new Pickup(table("7S 7D 8H", "7H", "", 3), card("7H")))
                            .best())
                    .containsExactly("neither");
        }

        /** P. 36: they passed over the seven of spades, as they would not with the sevens of hearts and diamonds. */
        @Test
        void isReadFromWhatTheyPassedOverAsWell() {
            Pickup pickup = new Pickup(
                    new SeenTable(
                            CardSet.of("AS 4S AH 4H 9D 4D AC KC QC 4C 2C"),
                            CardNotation.readList("7S 6S TH 6H 5D TC"),
                            CardSet.of("JH 7C"),
                            CardSet.of("7S 6S TH 6H 5D TC"),
                            7),
                    card("7C"));

            Advice<String> advice = hisSet.advise(pickup);
            assertThat(advice.best()).containsExactly("sequence");
            // They may have drawn the two sevens since.
            assertThat(advice.acceptable()).containsExactly("either");
            assertThat(hisSet.whyNot(pickup, "group").getFirst().reasons())
                    .extracting(Reason::measured)
                    .containsExactly("they passed over 7S, so they hardly held both 7H 7D");
        }

        @Test
        void isNoSequenceWhoseEndTheyPassedOver() {
            // The six of hearts is ours; with eight and nine they would have taken the ten.
            Pickup pickup = new Pickup(table("TH", "7H", "TH", 3), card("7H"));

            Advice<String> advice = hisSet.advise(pickup);
            assertThat(advice.best()).containsExactly("group");
            assertThat(advice.acceptable()).containsExactly("either");
            assertThat(hisSet.whyNot(pickup, "sequence").getFirst().reasons())
                    .extracting(Reason::measured)
                    .containsExactly("they passed over TH, so they hardly held both 9H 8H");
        }
    }

    @Test
    void dealtQuestionsHaveOneCardThatStandsOut() {
        for (int seed = 0; seed < 10; seed++) {
            Suspicion dealt = hisHand.deal(DealRequest.of(seed));
            assertThat(hisHand.advise(dealt).best()).as("%s", dealt).hasSize(1);
        }
    }

    @Test
    void questionsThatCannotBeAreRefusedByField() {
        String table = "{\"hand\": \"" + HAND + "\", \"discards\": \"7S\"";
        assertThatThrownBy(() -> hisHand.form().read(JSON.readTree(table + ", \"cards\": \"7S 8S\"}"), "position"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("position.cards: the seven of spades has been seen");
        assertThatThrownBy(() -> hisHand.form()
                        .read(JSON.readTree(table + ", \"cards\": \"8S 9S\", \"ask\": \"safe\"}"), "position"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("is not in the hand");
        assertThatThrownBy(() -> hisSet.form().read(JSON.readTree(table + ", \"card\": \"7S\"}"), "position"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("position.card: the opponent did not take the seven of spades");
        assertThat(hisHand.objection(new Suspicion(table("", "", "", 1), CardSet.of("8S 9S"), "held"), card("7S")))
                .hasValue("the seven of spades is none of the cards to choose from");
    }
}

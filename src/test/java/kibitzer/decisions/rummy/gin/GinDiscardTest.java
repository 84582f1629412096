package kibitzer.decisions.rummy.gin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import kibitzer.LongProof;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Ruling;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.rummy.Melding;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.marking.Explainer;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.ObjectMapper;

/** Culbertson's pointers on discarding, p. 35-37, one by one. */
class GinDiscardTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final GinDiscard discard = new GinDiscard();

    private static DiscardProblem hand(String hand) {
        return problem(hand, "", "", "", 1);
    }

    private static DiscardProblem problem(String hand, String discards, String took, String refused, int turn) {
        return new DiscardProblem(
                CardSet.of(hand), CardNotation.readList(discards), CardSet.of(took), CardSet.of(refused), turn);
    }

    private static List<Card> cards(String cards) {
        return CardNotation.readList(cards);
    }

    private static Card card(String text) {
        return CardNotation.read(text);
    }

    private void bestIs(DiscardProblem problem, String rule, String cards) {
        Advice<Card> advice = discard.advise(problem);
        assertThat(advice.rulings()).extracting(Ruling::rule).contains(rule);
        assertThat(advice.best()).containsExactlyInAnyOrderElementsOf(cards(cards));
    }

    private String firstAgainst(DiscardProblem problem, String card) {
        return discard.whyNot(problem, card(card))
                .getFirst()
                .failing()
                .getFirst()
                .measured();
    }

    // p. 35, on a hand built to the text, the diagram being lost: one set, three combinations, an ace and a deuce.
    @Test
    void fromAHighCombinationRatherThanTheAceOrTheDeuce() {
        DiscardProblem problem = hand("KS KH KC TD JD 8S 8H 5C 6C 2S AH");

        bestIs(problem, "gin.discard.high-combination", "TD JD 8S 8H");
        assertThat(discard.advise(problem).acceptable()).isEmpty();
        assertThat(firstAgainst(problem, "AH")).contains("it is low");
        assertThat(firstAgainst(problem, "6C"))
                .isEqualTo(
                        "the six of clubs counts 6, low enough to keep, and beside the low cards a knock with two sets has room for 7");
        // All eleven count 80: a king less leaves two odd kings, 70; an eight less leaves the set whole, 42.
        assertThat(firstAgainst(problem, "KS"))
                .isEqualTo("it is part of the set KS KH KC, and throwing it leaves 70 points, 8S only 42");
    }

    @Test
    void aSevenHasRoomBesideAnAceAndADeuceAndAnEightHasNot() {
        bestIs(hand("KS KH KC TD JD 7S 7H 5C 6C 2S AH"), "gin.discard.high-combination", "TD JD");
    }

    // p. 36, the hand of the non-dealer who took the eight, built to the text.
    @Test
    void aKingIsThrownBlind() {
        bestIs(hand("8H KC QS JD 9H 8S 6C 5H 3D 2H AS"), "gin.discard.blind-king", "KC");
    }

    @Test
    void aKingInAPairIsNoUselessCard() {
        bestIs(hand("KC KD QS TH 9H 8S 8C 5H 3D 2H AS"), "gin.discard.neither-low-nor-in-a-combination", "QS");
    }

    @Test
    void aFourspotIsSavedAndAFiveIsNot() {
        bestIs(hand("KC KD TH 9H 8S 8C 5D 4S 2H AS 6S"), "gin.discard.neither-low-nor-in-a-combination", "5D");
        DiscardProblem four = hand("KC KD TH 9H 8S 8C 4D 2H AS QD QH");
        assertThat(discard.advise(four).best()).doesNotContain(card("4D"));
        assertThat(firstAgainst(four, "4D")).contains("it is low");
    }

    @Test
    void aCardOfTheRankOfADiscardOrNextToOneInItsSuitIsSafe() {
        DiscardProblem rank = problem("JS 9D 6H 7C 7D KH KD 3S 2C AD QC", "JH", "", "JH", 2);
        DiscardProblem suit = problem("JS 9D 6H 7C 7D KH KD 3S 2C AD QC", "5H", "", "5H", 2);

        bestIs(rank, "gin.discard.same-rank-or-in-sequence", "JS");
        bestIs(suit, "gin.discard.same-rank-or-in-sequence", "6H");
        assertThat(firstAgainst(rank, "6H"))
                .isEqualTo("nothing in the pile is of the rank of the six of hearts or next to it in its suit");
    }

    @Test
    void aCardOneRankFromHisDiscardInAnotherSuitIsSafeButNotFromWhatHeRefused() {
        bestIs(
                problem("JS 9D 6H 7C 7D KH KD 3S 2C AD QC", "5C", "", "", 2),
                "gin.discard.next-rank-in-another-suit",
                "6H");
        bestIs(
                problem("JS 9D 6H 7C 7D KH KD 3S 2C AD QC", "5C", "", "5C", 2),
                "gin.discard.neither-low-nor-in-a-combination",
                "JS QC");
    }

    /**
     * p. 36: a card of the rank of a discard is relatively safe, and one of the next rank in another suit than the
     * opponent's discard fairly safe: nine, ten and eight here, of which the cheapest is only allowed.
     */
    @Test
    void eachOfTwoKindsOfSafeCardIsToldItsOwnReason() {
        DiscardProblem problem = problem("KS KH QC TD 8C 6S 6H 2S 2D 9H 3C", "7D 9S", "", "", 2);
        Advice<Card> advice = discard.advise(problem);
        String said = new Explainer(Syllabus.shipped()).headline(new Question<>(discard, problem), advice);

        assertThat(advice.best()).containsExactlyInAnyOrder(card("9H"), card("TD"));
        assertThat(advice.acceptable()).contains(card("8C"));
        assertThat(said)
                .contains("the nine of spades lies in the pile, of the same rank as the nine of hearts")
                .contains(
                        "for the ten of diamonds, the opponent threw the nine of spades, one rank from the ten of diamonds");
    }

    @Test
    void aCardThatOneKindSpeaksForIsNotDeniedByTheOther() {
        DiscardProblem problem = problem("KS KH QC TD 8C 6S 6H 2S 2D 9H 3C", "7D 9S", "", "", 2);

        assertThat(discard.whyNot(problem, card("8C")))
                .allSatisfy(ruling -> assertThat(ruling.failing()).isEmpty());
        assertThat(discard.whyNot(problem, card("QC")))
                .flatExtracting(Ruling::failing)
                .extracting(Reason::measured)
                .containsExactly(
                        "nothing in the pile is of the rank of the queen of clubs or next to it in its suit",
                        "the opponent threw nothing one rank from the queen of clubs in another suit");
    }

    @Test
    void whatIsOnlyRelativelySafeLeavesTheBlindKingAllowed() {
        Advice<Card> advice = discard.advise(problem("KS 9D 6H 7C 7D JH TH 3S 2C AD QC", "5C", "", "", 2));

        assertThat(advice.best()).containsExactly(card("6H"));
        assertThat(advice.acceptable()).containsExactly(card("KS"));
    }

    @Test
    void aPlayerOnHisSetIsHeld() {
        DiscardProblem problem = problem("KS QD 8H 7C 7D JH TH 3S 2C AD 5S", "9C 4D", "KD", "9C", 3);

        assertThat(discard.advise(problem).rulings())
                .extracting(Ruling::rule)
                .containsExactly("gin.discard.hold-a-player-on-his-set");
        assertThat(discard.advise(problem).best()).doesNotContain(card("KS"));
        assertThat(firstAgainst(problem, "KS")).isEqualTo("it may go with the king of diamonds that the opponent took");
    }

    /** The page infers the pair for a player without the rank: who holds one of it may throw it, and usually keeps it. */
    @Test
    void aJackIsHeldWhereNoOtherHasAppearedWithinSixDraws() {
        String hand = "JS QD 8H 7C 7D 4H 3S 2C AD KC KH";
        String pile = "QS 9C QH TC 9S TH 6D 5D KD 9H";

        DiscardProblem sixth = problem(hand, pile, "", "9C TC", 6);
        bestIs(sixth, "gin.discard.hold-a-rank-not-seen", "QD");
        assertThat(discard.advise(sixth).acceptable()).contains(card("JS"));
        assertThat(discard.advise(problem(hand, pile, "", "9C TC", 5)).rulings())
                .extracting(Ruling::rule)
                .doesNotContain("gin.discard.hold-a-rank-not-seen");
    }

    @Test
    void afterTwoPickupsHighCombinationsAreUnloaded() {
        String hand = "QS QD 9H 7C 6D 4H 3S 2C AD 8S 5H";

        bestIs(problem(hand, "TC", "9C 2D", "TC", 5), "gin.discard.unload-after-two-pickups", "QS QD");
        assertThat(discard.advise(problem(hand, "TC", "9C", "TC", 5)).best()).doesNotContain(card("QS"), card("QD"));
    }

    @Test
    void withTwoSetsTheCardThatCountsMostGoes() {
        DiscardProblem problem = hand("7S 7H 7D 5C 4C 3C QS QD 9H 2S AH");

        bestIs(problem, "gin.discard.two-sets-held", "QS QD");
        assertThat(firstAgainst(problem, "9H"))
                .isEqualTo("with two sets only the count matters: it leaves 23 points, the queen of spades 22");
    }

    @Test
    void whereAKnockIsPossibleTheCountIsBroughtDown() {
        DiscardProblem problem = hand("7S 7H 7D 5C 4C 3C 2C QS 4H 2S AH");

        bestIs(problem, "gin.discard.for-the-knock", "QS");
        bestIs(hand("7S 7H 7D 7C 5C 4C 3C TS TH TD TC"), "gin.discard.for-the-knock", "7S 7H 7D 7C TS TH TD TC");
    }

    @Test
    void amongLowCardsTheAceAndTheDeuceAreKept() {
        bestIs(hand("KS KH KC KD 4S 4H 3D 3C 2S AH 2D"), "gin.discard.low-card-but-ace-and-deuce", "4S 4H");
    }

    // p. 32: an upcard may not be drawn and thrown in the same turn.
    @Test
    void theUpcardJustTakenIsNotThrown() {
        DiscardProblem drawn = hand("KS QD 9C 7H 6H 5H 4S 3D 2C AC TD");
        DiscardProblem taken =
                new DiscardProblem(drawn.hand(), List.of(), CardSet.EMPTY, CardSet.EMPTY, 1, CardSet.of("KS"));

        assertThat(discard.advise(drawn).best()).containsExactly(card("KS"));
        assertThat(discard.advise(taken).best()).doesNotContain(card("KS"));
        assertThat(discard.advise(taken).acceptable()).doesNotContain(card("KS"));
        assertThat(discard.objection(taken, card("KS")))
                .hasValueSatisfying(says -> assertThat(says).contains("may not be thrown in the same turn"));
        assertThat(discard.objection(drawn, card("8S")))
                .hasValueSatisfying(says -> assertThat(says).contains("eight of spades is not in the hand"));
    }

    @Test
    void theYardstickCountsEveryDiscardAndMarksNone() {
        DiscardProblem problem = hand("7S 7H 7D 5C 4C 3C KS QD 9H 2S AH");
        Reckoning<Card> reckoning = discard.reckon(problem).orElseThrow();

        assertThat(reckoning.rows())
                .extracting(Reckoning.Row::answer)
                .containsExactlyInAnyOrderElementsOf(problem.hand());
        assertThat(reckoning.rows())
                .extracting(row -> row.figures().getFirst().value())
                .isSorted();
        // King and queen cost the same and wait for nothing; each of 41 cards not seen.
        assertThat(reckoning.best()).contains(card("KS"), card("QD"));
        assertThat(reckoning.agreesWith(discard.advise(problem).best())).isTrue();
    }

    @Test
    void aCardInTwoPlacesIsRefusedByField() {
        String hand = "\"hand\": \"KS KH KC TD JD 8S 8H 5C 6C 2S AH\"";

        assertRefused("{" + hand + ", \"discards\": \"KS\"}", "position.discards", "king of spades");
        assertRefused("{" + hand + ", \"opponent-took\": \"KS\"}", "position.opponent-took", "king of spades");
        assertRefused(
                "{" + hand + ", \"discards\": \"4S\", \"opponent-took\": \"4S\"}",
                "position.opponent-took",
                "four of spades");
        assertRefused(
                "{" + hand + ", \"discards\": \"4S\", \"opponent-refused\": \"5S\"}",
                "position.opponent-refused",
                "five of spades");
        assertRefused("{\"hand\": \"KS KH KC TD JD 8S 8H 5C 6C 2S\"}", "position.hand", "10 cards");
        assertRefused("{" + hand + ", \"turn\": 0}", "position.turn", "from 1");
        assertRefused("{" + hand + ", \"taken\": \"4S\"}", "position.taken", "four of spades is not in the hand");
        assertRefused("{\"hand\": \"KS KH KC TD JD 8S 8H 5C 6C 2S AH 3D\"}", "position.hand", "12 cards");
        assertRefused(
                "{\"hand\": \"KS KS KC TD JD 8S 8H 5C 6C 2S AH\"}", "position.hand", "king of spades stands twice");
    }

    private void assertRefused(String json, String field, String says) {
        assertThatThrownBy(() -> discard.form().read(JSON.readTree(json), "position"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining(field)
                .hasMessageContaining(says);
    }

    @Test
    void noSetIsBrokenWhileACardIsFreeAndEveryOtherAnswerIsToldWhy() {
        for (int seed = 0; seed < LongProof.of(50, 400); seed++) {
            DiscardProblem problem = discard.deal(DealRequest.of(seed));
            Advice<Card> advice = discard.advise(problem);
            CardSet free = Gin.MELDER.best(problem.hand()).stream()
                    .map(Melding::unmatched)
                    .reduce(CardSet.EMPTY, CardSet::union);

            assertThat(advice.best()).as("%s", problem).isNotEmpty();
            assertThat(problem.hand().toList()).containsAll(advice.best()).containsAll(advice.acceptable());
            if (!free.isEmpty()) {
                assertThat(free.toList()).as("%s", problem).containsAll(advice.best());
            }
            for (Card card : problem.hand()) {
                if (!advice.best().contains(card) && !advice.acceptable().contains(card)) {
                    assertThat(discard.whyNot(problem, card))
                            .as("%s in %s", card, problem)
                            .isNotEmpty()
                            .allSatisfy(ruling -> assertThat(ruling.failing())
                                    .isNotEmpty()
                                    .extracting(Reason::measured)
                                    .allSatisfy(words -> assertThat(words).isNotBlank()));
                }
            }
        }
    }

    @Test
    void dealtTablesAreOnesThatPlayCanReach() {
        for (int seed = 0; seed < LongProof.of(50, 500); seed++) {
            DiscardProblem problem = discard.deal(DealRequest.of(seed));

            assertThat(discard.deal(DealRequest.of(seed))).isEqualTo(problem);
            assertThat(problem.hand().size()).isEqualTo(11);
            assertThat(problem.opponentTook().size()).isLessThanOrEqualTo(10);
            assertThat(problem.discards().size()).isLessThanOrEqualTo(2 * problem.turn());
        }
    }
}

package kibitzer.decisions.rummy.gin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import kibitzer.LongProof;
import kibitzer.advice.Advice;
import kibitzer.advice.Basis;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.games.rummy.gin.KnockAnswer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.ObjectMapper;

/** When to knock, Culbertson p. 34-37; hands are built to the text. */
class GinKnockTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final GinKnock decision = new GinKnock();

    private static KnockProblem hand(String hand) {
        return new KnockProblem(CardSet.of(hand), 5, CardSet.EMPTY, 10);
    }

    private static KnockProblem hand(String hand, String took) {
        return new KnockProblem(CardSet.of(hand), 5, CardSet.of(took), 10);
    }

    private void isDecided(KnockProblem problem, String rule, String... best) {
        Advice<KnockAnswer> advice = decision.advise(problem);
        assertThat(advice.rulings()).extracting(Ruling::rule).containsExactly(rule);
        assertThat(advice.best()).extracting(Object::toString).containsExactlyInAnyOrder(best);
    }

    /** P. 32: more than ten may not knock, and is not told that it may. */
    @Test
    void aHandAboveTheLimitIsNotToldThatItMayKnock() {
        assertThat(decision.advise(hand("KS QH JD 9C 8S 6H 4D 3S 2C AC 7D"))
                        .rulings()
                        .getFirst()
                        .reasons())
                .extracting(Reason::measured)
                .containsExactly("50 points above the knock limit");
    }

    /** P. 36 says that a card taken fills a set; what is left then is our count, and no page's figure. */
    @Test
    void whatTheOpponentCanCountAtMostIsOurCount() {
        assertThat(decision.whyNot(hand("JS JH JD 7C 6C 5C 3S 2S AD AH QD", "KS TD"), new KnockAnswer.PlayOn()))
                .flatExtracting(Ruling::reasons)
                .filteredOn(reason -> reason.fact().equals("most-of-the-opponent"))
                .isNotEmpty()
                .noneMatch(reason -> reason.basis() == Basis.RECKONED);
    }

    @Test
    void tenPointsAreKnockedAtOnceAndElevenCannotBe() {
        isDecided(hand("7S 7H 7D 5C 4C 3C 5S 2S AD 2H QD"), "gin.knock.as-soon-as-possible", "knock QD");
        isDecided(hand("7S 7H 7D 5C 4C 3C 5S 3D AD 2H QD"), "gin.knock.too-much-unmatched", "play-on");
    }

    @Test
    void theDiscardIsTheOneThatLeavesLeast() {
        KnockProblem problem = hand("7S 7H 7D 5C 4C 3C 2S AD 3H 4H QD");

        isDecided(problem, "gin.knock.as-soon-as-possible", "knock QD");
        assertThat(((Choices.Listed<KnockAnswer>) decision.choices(problem)).answers())
                .extracting(Object::toString)
                .containsExactlyInAnyOrder("knock QD", "play-on");
    }

    @Test
    void everyDiscardThatLeavesTenOrLessIsPossibleAndTheLeastIsBest() {
        KnockProblem problem = hand("7S 7H 7D 5C 4C 3C 2S AD 4H 5D 2D");

        assertThat(((Choices.Listed<KnockAnswer>) decision.choices(problem)).answers())
                .extracting(Object::toString)
                .containsExactlyInAnyOrder("knock 4H", "knock 5D", "play-on");
        isDecided(problem, "gin.knock.as-soon-as-possible", "knock 5D");
        assertThat(decision.whyNot(problem, KnockAnswer.read("knock 4H")))
                .anySatisfy(ruling -> assertThat(ruling.failing())
                        .extracting(Reason::measured)
                        .contains("it leaves 10 points, the five of diamonds 9"));
    }

    // p. 35: waiting for gin is the worst of reasons to wait.
    @Test
    void ginIsNotWaitedFor() {
        KnockProblem problem = hand("7S 7H 7D 5C 4C 3C QS QH 8H KD KH");
        isDecided(problem, "gin.knock.too-much-unmatched", "play-on");

        KnockProblem oneCardShort = hand("7S 7H 7D 5C 4C 3C 2C 2S 2H 4D QD");
        isDecided(oneCardShort, "gin.knock.not-to-wait-for-gin", "knock QD");
        assertThat(decision.whyNot(oneCardShort, new KnockAnswer.PlayOn())).isNotEmpty();
    }

    @Test
    void ginIsCalledWhereNothingIsLeft() {
        isDecided(hand("7S 7H 7D 5C 4C 3C KS KH KD KC QD"), "gin.knock.gin", "gin QD");
        assertThat(decision.objection(hand("7S 7H 7D 5C 4C 3C KS KH KD KC QD"), KnockAnswer.read("knock QD")))
                .hasValueSatisfying(says -> assertThat(says).contains("which is gin"));
    }

    // p. 34, p. 36-37: two pickups show that he is near, not that he counts less.
    @Test
    void twoPickupsAreAReasonToHurryAndNoneToWait() {
        isDecided(hand("7S 7H 7D 5C 4C 3C 5S 2S AD 2H QD", "KS 9D"), "gin.knock.before-he-does", "knock QD");
    }

    /**
     * Three sets leave him one card, which counts ten at most (p. 36): evidence of an undercut (p. 34). But with ten or
     * less he would have knocked as soon as possible himself (p. 34), so the presumption is doubtful: knock, or play on.
     */
    @ParameterizedTest
    @CsvSource({
        "7S 7H 7D 5C 4C 3C 5S 2S AD 2H QD, KS 9D TH, QD",
        "7S 7H 7D 5C 4C 3C 5S 2S AD 2H QD, 6H 8H KS, QD",
        "KS KH KD 6C 7C 8C 4S 3H 2D AC JD, QS 9H 5D, JD",
        "QS QH QD 2C 3C 4C 5S 3H AD AH KC, JS 9D 7H, KC",
        "9S TS JS 4H 4D 4C 6D 3S AH KD 6H, QH 8C 2D, KD",
    })
    void threeSetsOfHisLeaveItOpenWhetherToKnockWithTen(String hand, String took, String discard) {
        KnockProblem problem = hand(hand, took);
        boolean ten = leftBy(problem, CardNotation.read(discard)) == Gin.KNOCK_LIMIT;

        assertThat(decision.advise(problem).best())
                .containsExactly(ten ? KnockAnswer.read("knock " + discard) : new KnockAnswer.PlayOn());
        assertThat(decision.advise(problem).acceptable())
                .containsExactlyElementsOf(ten ? List.of(new KnockAnswer.PlayOn()) : List.of());
        assertThat(problem.view().table().mostOfTheOpponent()).isEqualTo(Gin.KNOCK_LIMIT);
    }

    @Test
    void withNineHeIsNotUndercutForCertain() {
        KnockProblem nine = hand("7S 7H 7D 5C 4C 3C 4S 2S AD 2H QD", "KS 9D TH");

        isDecided(nine, "gin.knock.before-he-does", "knock QD");
        assertThat(decision.advise(nine).acceptable()).isEmpty();
    }

    @Test
    void cardsThatMayLieInOneSetAreNoEvidenceOfThree() {
        for (String took : List.of("KS KD TH", "KS JS TH")) {
            KnockProblem problem = hand("7S 7H 7D 5C 4C 3C 5S 2S AD 2H QD", took);
            isDecided(problem, "gin.knock.before-he-does", "knock QD");
            assertThat(decision.advise(problem).acceptable()).isEmpty();
        }
    }

    // p. 35: three sets and a card he can only hold loose, an ace: any count but none is tied or beaten.
    @Test
    void ginMayBeWaitedForWhereHeCanCountOneAtMost() {
        KnockProblem problem = new KnockProblem(
                CardSet.of("7S 7H 7D 5C 4C 3C 2C 2S AS AH QD"),
                9,
                CardSet.of("KS 9D TH AC"),
                10,
                CardNotation.readList("AD"),
                CardSet.EMPTY);

        assertThat(decision.advise(problem).acceptable()).containsExactly(new KnockAnswer.PlayOn());
        assertThat(problem.view().table().mostOfTheOpponent()).isEqualTo(1);
        // With the ace of diamonds still about, the ace he took may stand in a set of aces.
        isDecided(hand("7S 7H 7D 5C 4C 3C 5S 2S AS 2H QD", "KS 9D TH AC"), "gin.knock.before-he-does", "knock QD");
    }

    @Test
    void anUpcardTakenInThisTurnIsNotThrownInIt() {
        KnockProblem problem = new KnockProblem(
                CardSet.of("7S 7H 7D 5C 4C 3C 5S 2S AD 2H QD"), 5, CardSet.EMPTY, 10, List.of(), CardSet.of("QD"));

        isDecided(problem, "gin.knock.too-much-unmatched", "play-on");
        assertThat(decision.objection(problem, KnockAnswer.read("knock QD")))
                .hasValueSatisfying(says -> assertThat(says).contains("taken from the pile in this turn"));
    }

    @Test
    void anotherLimitIsKeptTo() {
        KnockProblem six = new KnockProblem(CardSet.of("7S 7H 7D 5C 4C 3C 5S 2S AD 2H QD"), 5, CardSet.EMPTY, 6);
        isDecided(six, "gin.knock.too-much-unmatched", "play-on");
    }

    @Test
    void aKnockThatCannotBeIsObjectedTo() {
        KnockProblem problem = hand("7S 7H 7D 5C 4C 3C 5S 2S AD 2H QD");

        assertThat(decision.objection(problem, KnockAnswer.read("knock 9C")))
                .hasValue("the nine of clubs is not in the hand");
        assertThat(decision.objection(problem, KnockAnswer.read("knock 5S")))
                .hasValueSatisfying(says -> assertThat(says).contains("15 are left", "at most 10"));
        assertThat(decision.objection(problem, KnockAnswer.read("gin QD")))
                .hasValueSatisfying(says -> assertThat(says).contains("not gin"));
        assertThatThrownBy(() -> decision.answerKind().read("knock")).hasMessageContaining("play-on");
        assertThat(decision.answerKind().read("Knock 10c")).hasToString("knock TC");
    }

    @Test
    void handsThatCannotBeAreRefusedByField() {
        String hand = "\"hand\": \"7S 7H 7D 5C 4C 3C 5S 2S AD 2H QD\"";

        assertRefused("{\"hand\": \"7S 7H 7D 5C 4C 3C 5S 2S AD 2H QD QS\"}", "position.hand", "12 cards");
        assertRefused("{" + hand + ", \"opponent-took\": \"7S\"}", "position.opponent-took", "seven of spades");
        assertRefused("{" + hand + ", \"opponent-took\": \"KS KD\"}", "position.opponent-took", "before turn 1");
        assertRefused("{" + hand + ", \"knock-limit\": 11}", "position.knock-limit", "from 0 to 10");
        assertRefused("{" + hand + ", \"discards\": \"QD\"}", "position.discards", "queen of diamonds");
        assertRefused("{" + hand + ", \"taken\": \"9S\"}", "position.taken", "not in the hand");
        assertRefused(
                "{\"hand\": \"7S 7S 7D 5C 4C 3C 5S 2S AD 2H QD\"}", "position.hand", "seven of spades stands twice");
    }

    private void assertRefused(String json, String field, String says) {
        assertThatThrownBy(() -> decision.form().read(JSON.readTree(json), "position"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining(field)
                .hasMessageContaining(says);
    }

    @Test
    void everyAdviceIsLegalAndAKnockLeavesTheLeastThatCanBeLeft() {
        for (int seed = 0; seed < LongProof.of(20, 120); seed++) {
            KnockProblem problem = decision.deal(DealRequest.of(seed));
            Advice<KnockAnswer> advice = decision.advise(problem);
            int least = problem.hand().stream()
                    .mapToInt(card -> Gin.MELDER.leastDeadwood(problem.hand().without(card)))
                    .min()
                    .orElseThrow();

            assertThat(advice.best()).as("%s", problem).isNotEmpty();
            for (KnockAnswer answer : advice.best()) {
                assertThat(decision.objection(problem, answer)).isEmpty();
                switch (answer) {
                    case KnockAnswer.Knock knock ->
                        assertThat(leftBy(problem, knock.discard())).isEqualTo(least);
                    case KnockAnswer.GoGin gin ->
                        assertThat(leftBy(problem, gin.discard())).isZero();
                    case KnockAnswer.PlayOn on -> assertThat(least).isGreaterThanOrEqualTo(10);
                }
            }
            for (KnockAnswer answer : List.copyOf(problem.view().legal())) {
                if (!advice.best().contains(answer)) {
                    assertThat(decision.whyNot(problem, answer))
                            .as("%s in %s", answer, problem)
                            .isNotEmpty();
                }
            }
        }
    }

    private static int leftBy(KnockProblem problem, Card discard) {
        return Gin.MELDER.leastDeadwood(problem.hand().without(discard));
    }

    // The fourth seven, the fourth deuce and the six of clubs make gin: three of 41 cards.
    @Test
    void theYardstickTellsWhatOneMoreDrawWouldMakeAndDecidesNothing() {
        var reckoning =
                decision.reckon(hand("7S 7H 7D 5C 4C 3C 2C 2S 2H 4D QD")).orElseThrow();

        assertThat(reckoning.best()).isEmpty();
        assertThat(reckoning.rows().getFirst().answer()).hasToString("knock QD");
        assertThat(reckoning.rows().getLast().answer()).isEqualTo(new KnockAnswer.PlayOn());
        assertThat(reckoning.rows().getLast().figures().getLast().value()).isEqualTo(3 / 41.0);
    }
}

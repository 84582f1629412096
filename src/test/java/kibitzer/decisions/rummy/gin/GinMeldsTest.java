package kibitzer.decisions.rummy.gin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.cards.CardSet;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.rummy.Melding;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.ObjectMapper;

class GinMeldsTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private final GinMelds melds = new GinMelds();

    private static HandToMeld hand(String cards) {
        return new HandToMeld(CardSet.of(cards));
    }

    private static Melding melding(String unmatched, String... melds) {
        return new Melding(List.of(melds).stream().map(CardSet::of).toList(), CardSet.of(unmatched));
    }

    @Test
    void theAnswerIsWrittenAsTheContractSays() {
        Advice<Melding> advice = melds.advise(hand("QC 5C 7S KD 7H 3C 7D 4C 9H 2S"));

        assertThat(melds.answerKind().json().write(advice.best().getFirst())).isEqualTo(JSON.readTree("""
                        {"melds": ["7S 7H 7D", "5C 4C 3C"], "unmatched": "2S 9H KD QC", "deadwood": 31}"""));
    }

    @Test
    void everyDivisionThatLeavesTheLeastIsBest() {
        Advice<Melding> advice = melds.advise(hand("8S 7S 6S 5S 4S 3S KH JD 9C 2D"));

        assertThat(advice.best())
                .containsExactly(
                        melding("KH JD 2D 9C", "8S 7S 6S 5S 4S 3S"), melding("KH JD 2D 9C", "8S 7S 6S", "5S 4S 3S"));
    }

    @Test
    void atMostTwentyDivisionsAreListedAndTheOthersAgreeAllTheSame() {
        HandToMeld position = hand("KS QS JS TS 9S 8S 7S 6S 5S 4S 3S");
        Melding last = melding("", "KS QS JS", "TS 9S 8S 7S", "6S 5S 4S 3S");

        assertThat(melds.advise(position).best()).hasSizeLessThanOrEqualTo(20);
        assertThat(melds.objection(position, last)).isEmpty();
        assertThat(melds.answerKind().agrees(melds.advise(position).best().getFirst(), last))
                .isTrue();
    }

    @Test
    void anAnswerThatLeavesMoreDoesNotAgreeAndIsToldHowMuchMore() {
        HandToMeld position = hand("7S 7H 7D 6D 5D 4D KS QH 9C 2S");
        Melding poor = melding("6D 5D 4D KS QH 9C 2S", "7S 7H 7D");

        assertThat(melds.objection(position, poor)).isEmpty();
        assertThat(melds.answerKind().agrees(melds.advise(position).best().getFirst(), poor))
                .isFalse();
        Reason reason = melds.whyNot(position, poor).getFirst().failing().getFirst();
        assertThat(reason.fact()).isEqualTo("deadwood");
        assertThat(reason.actual()).isEqualTo(46);
        assertThat(reason.required()).isEqualTo("31");
        assertThat(reason.measured()).isEqualTo("6D 5D 4D can be matched too, with 31 points left, not 46");
    }

    @Test
    void anAnswerMustUseExactlyTheCardsOfTheHandInLegalMelds() {
        HandToMeld position = hand("7S 7H 7D 6D 5D 4D KS QH 9C 2S");

        assertThat(melds.objection(position, melding("6D 5D 4D KS QH 9C", "7S 7H 7D")))
                .hasValueSatisfying(says -> assertThat(says).contains("two of spades"));
        assertThat(melds.objection(position, melding("6D 5D 4D KS QH 9C 2S 3S", "7S 7H 7D")))
                .hasValueSatisfying(says -> assertThat(says).contains("three of spades", "not in the hand"));
        assertThat(melds.objection(position, melding("7D 6D 5D 4D KS QH 9C 2S", "7S 7H")))
                .hasValueSatisfying(says -> assertThat(says).contains("7S 7H is no meld"));
    }

    @Test
    void aHandOfNineCardsIsRefusedByName() {
        assertThatThrownBy(() ->
                        melds.form().read(JSON.readTree("{\"hand\": \"7S 7H 7D 6D 5D 4D KS QH 9C\"}"), "position"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("position.hand")
                .hasMessageContaining("10 to 11");
    }

    @Test
    void dealtHandsHoldMeldsAndAreTheSameForTheSameSeed() {
        for (int seed = 0; seed < 500; seed++) {
            HandToMeld position = melds.deal(DealRequest.of(seed));

            assertThat(melds.deal(DealRequest.of(seed))).isEqualTo(position);
            assertThat(position.hand().size()).isEqualTo(10);
            assertThat(melds.advise(position).best().getFirst().melds()).isNotEmpty();
        }
    }
}

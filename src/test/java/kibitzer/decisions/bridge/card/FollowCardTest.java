package kibitzer.decisions.bridge.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.LongStream;
import kibitzer.advice.Advice;
import kibitzer.advice.Ruling;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.play.Following;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

class FollowCardTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final FollowCard FOLLOW = new FollowCard();

    private static Following trick(String hand, String role, String toBeat, String own) {
        return FOLLOW.form()
                .read(
                        JSON.readTree("{\"hand\":\"%s\",\"role\":\"%s\",\"to-beat\":\"%s\",\"own\":\"%s\"}"
                                .formatted(hand, role, toBeat, own)),
                        "position");
    }

    private static String answers(Advice<Rank> advice) {
        return advice.best().stream().map(rank -> String.valueOf(rank.letter())).reduce("", String::concat);
    }

    @ParameterizedTest
    @CsvSource({
        // The book's example (p. 151): from Q-J the jack, where the queen would be led.
        "fourth, defender, 9, QJ, J, follow.last-wins-cheaply",
        "fourth, defender, T, AQJ4, J, follow.last-wins-cheaply",
        "fourth, defender, J, AQT4, Q, follow.last-wins-cheaply",
        "fourth, defender, K, QJ4, 4, follow.low",
        // Whist: from ace, king, queen the queen; one honour and a small card: the small one.
        "second, defender, 5, AKQ4, Q, follow.ace-king-queen",
        "second, defender, 5, AKQJ, J, follow.ace-king-queen",
        "second, defender, 5, K84, 4, follow.one-honour-and-small",
        "second, defender, 5, A2, 2, follow.one-honour-and-small",
        // King, queen and small: whist asks whether trumps are strong; both cards stand.
        "second, defender, 5, KQ4, Q4, follow.king-queen-and-small",
        // Without a small card beside them neither maxim has a word to say.
        "second, defender, 5, KQ, Q, follow.low",
        "second, defender, 5, K, K, follow.low",
        // The nine is the highest of the low cards, to which a small one is played; of a ten the maxims do not speak.
        "second, defender, 9, K84, 4, follow.one-honour-and-small",
        "second, defender, T, K84, 4, follow.low",
        // Declarer may play any of equal winners.
        "fourth, declarer, 9, QJ4, QJ, follow.declarer-may-deceive",
    })
    void theCardIs(String hand, String role, String toBeat, String own, String card, String rule) {
        Advice<Rank> advice = FOLLOW.advise(trick(hand, role, toBeat, own));
        assertThat(answers(advice)).isEqualTo(card);
        assertThat(advice.ruling()).map(Ruling::rule).contains(rule);
    }

    @Test
    void aDefendersFalsecardIsAllowedAndNotBest() {
        Following trick = trick("fourth", "defender", "9", "QJ4");
        assertThat(new Question<>(FOLLOW, trick).mark(Rank.QUEEN).grade()).isEqualTo(Grade.ACCEPTABLE);
        assertThat(new Question<>(FOLLOW, trick).mark(Rank.FOUR).grade()).isEqualTo(Grade.WRONG);
    }

    @Test
    void theAdviceIsAlwaysACardThatIsHeld() {
        LongStream.range(0, 2_000).forEach(seed -> {
            Following trick = FOLLOW.deal(DealRequest.of(seed));
            assertThat(FOLLOW.advise(trick).best())
                    .isNotEmpty()
                    .allMatch(rank -> trick.own().contains(rank, Suit.SPADES));
        });
    }

    @Test
    void aCardThatStandsTwiceIsRefused() {
        assertThatThrownBy(() -> trick("fourth", "defender", "9", "Q9"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("the nine stands twice");
    }
}

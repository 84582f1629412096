package kibitzer.decisions.bridge.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.LongStream;
import kibitzer.advice.Advice;
import kibitzer.advice.Ruling;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.play.ThirdHand;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

class ThirdHandCardTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final ThirdHandCard THIRD = new ThirdHandCard();

    private static ThirdHand trick(String position) {
        return THIRD.form().read(JSON.readTree(position.replace('\'', '"')), "position");
    }

    private static ThirdHand trick(String lead, String dummy, String own) {
        return trick("{'lead':'%s','contract':'no-trump','dummy':'%s','own':'%s'}".formatted(lead, dummy, own));
    }

    private static String answers(Advice<Rank> advice) {
        return advice.best().stream().map(rank -> String.valueOf(rank.letter())).reduce("", String::concat);
    }

    /** Lead, dummy (which plays its lowest), third hand, the card, the rule. */
    @ParameterizedTest
    @CsvSource({
        // Third hand plays its best, and the lowest of equal cards (whist maxim 24; p. 151).
        "4, 852, K73, K, third-hand.highest",
        "4, 852, KQ3, Q, third-hand.highest",
        "4, 852, QJT, T, third-hand.highest",
        "4, 52, AK3, K, third-hand.highest",
        // Ace and queen: the queen; with the jack beside it the jack is as good.
        "4, 852, AQ3, Q, third-hand.queen-of-ace-queen",
        "4, K52, AQJ, J, third-hand.queen-of-ace-queen",
        // The book's five: six higher cards; three in dummy and three here leave declarer none.
        "5, QT82, KJ93, 3, third-hand.declarer-cannot-beat-it",
        "5, Q62, AT983, 3, third-hand.declarer-cannot-beat-it",
        // From 10-9-8-7 the ten is led (p. 152): the seven is no fourth best, and declarer may have one that beats it.
        "7, J52, AKQ3, Q, third-hand.highest",
        // A high card is kept over dummy's honour.
        "4, Q52, KJ3, J, third-hand.under-dummys-honour",
        "4, K52, AJT, T, third-hand.under-dummys-honour",
        // Nothing to win with.
        "9, 852, 763, 3, third-hand.cannot-beat",
        // The nine is low, and the best card goes on it; the ten is partner's high card, which holds.
        "9, 852, K73, K, third-hand.highest",
        "T, 852, K73, 3, third-hand.partners-honour-holds",
        "Q, 852, K73, 3, third-hand.partners-honour-holds",
    })
    void thirdHandPlays(String lead, String dummy, String own, String card, String rule) {
        Advice<Rank> advice = THIRD.advise(trick(lead, dummy, own));
        assertThat(answers(advice)).isEqualTo(card);
        assertThat(advice.ruling()).map(Ruling::rule).contains(rule);
    }

    /** Dummy has played, and of the cards between declarer can hold none: the lower one does as much, and may be played (p. 151). */
    @ParameterizedTest
    @CsvSource({
        "4, KJT83, Q9, 9", // J and 10 lie in dummy
        "9, AJ53, QT82, T",
        "3, AQT5, J942, 9", // the ten lies in dummy
        "9, AQJ8, KT43, T",
        "4, K52, AQ6, ''", // nine to jack are not seen
        "9, A8, KT43, ''", // jack and queen are not seen
    })
    void aLowerCardThatDoesAsMuchIsAllowed(String lead, String dummy, String own, String card) {
        Advice<Rank> advice = THIRD.advise(trick(lead, dummy, own));
        assertThat(advice.acceptable().stream()
                        .map(rank -> String.valueOf(rank.letter()))
                        .filter(card::equals)
                        .toList())
                .isEqualTo(card.isEmpty() ? List.of() : List.of(card));
        if (card.isEmpty()) {
            assertThat(advice.acceptable()).isEmpty();
        }
    }

    /** Eleven less two are nine: dummy's four and these five leave declarer none, and every card above the five wins alike (p. 151). */
    @Test
    void whereDeclarerHasNothingEveryWinnerMayBePlayed() {
        Advice<Rank> advice =
                THIRD.advise(trick("{'lead':'2','contract':'no-trump','dummy':'J875','played':'5','own':'KQ964'}"));

        assertThat(answers(advice)).isEqualTo("6");
        assertThat(advice.acceptable()).contains(Rank.NINE, Rank.QUEEN).doesNotContain(Rank.FOUR);
    }

    @Test
    void theAceOfAnUnbidSuitAtNoTrumpAsksForTheHighestEvenTheQueen() {
        assertThat(answers(THIRD.advise(trick("A", "T52", "Q73")))).isEqualTo("Q");
        assertThat(answers(THIRD.advise(trick("A", "52", "T73")))).isEqualTo("T");
    }

    @Test
    void unlessDummyWouldGainByIt() {
        assertThat(answers(THIRD.advise(trick("A", "J52", "Q73")))).isEqualTo("3");
        assertThat(answers(THIRD.advise(trick("A", "J5", "Q73")))).isEqualTo("Q"); // the jack falls to the king
    }

    @Test
    void andNotInASuitThatOurSideBidNorAtASuitContract() {
        assertThat(answers(
                        THIRD.advise(trick("{'lead':'A','contract':'no-trump','bid':true,'dummy':'T52','own':'Q73'}"))))
                .isEqualTo("3");
        assertThat(answers(THIRD.advise(trick("{'lead':'A','contract':'suit','dummy':'T52','own':'Q73'}"))))
                .isEqualTo("3");
    }

    @Test
    void whereDeclarerCannotBeatDummysCardTheCheapestWinnerIsEnough() {
        // 11 - 6 = 5 higher: dummy Q 9, own A K 8 make five, so declarer has none.
        ThirdHand trick = trick("{'lead':'6','contract':'suit','dummy':'Q92','played':'9','own':'AK8'}");
        assertThat(answers(THIRD.advise(trick))).isEqualTo("K");
    }

    @Test
    void theHigherOfEqualCardsIsWrongAndToldSo() {
        ThirdHand trick = trick("4", "852", "KQ3");
        assertThat(new Question<>(THIRD, trick).mark(Rank.KING).grade()).isEqualTo(Grade.WRONG);
        assertThat(THIRD.whyNot(trick, Rank.KING))
                .flatExtracting(Ruling::failing)
                .anyMatch(reason -> reason.measured()
                        .equals("the queen takes the same tricks, and of equal cards the lower is played"));
    }

    @Test
    void whereTheBooksAreSilentEveryCardIsAllowed() {
        ThirdHand trick = trick("Q", "852", "K73");
        assertThat(THIRD.advise(trick).silent()).isTrue();
        assertThat(new Question<>(THIRD, trick).mark(Rank.KING).grade()).isEqualTo(Grade.ACCEPTABLE);
    }

    @Test
    void theAdviceIsAlwaysACardThatIsHeld() {
        LongStream.range(0, 2_000).forEach(seed -> {
            ThirdHand trick = THIRD.deal(DealRequest.of(seed));
            assertThat(THIRD.advise(trick).best())
                    .isNotEmpty()
                    .allMatch(rank -> trick.own().contains(rank, Suit.SPADES));
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'lead':'4','contract':'suit','dummy':'852','own':'K83'} | a card stands twice",
                "{'lead':'4','contract':'suit','dummy':'842','own':'K3'} | a card stands twice",
                "{'lead':'4','contract':'suit','dummy':'852','played':'9','own':'K3'} | the nine is not in dummy",
                "{'lead':'4','contract':'suit','dummy':'852','own':''} | position.own",
                "{'lead':'4','contract':'5C','dummy':'852','own':'K'} | position.contract",
            })
    void aBadQuestionIsRefusedWithTheReason(String position, String message) {
        assertThatThrownBy(() -> trick(position))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining(message);
    }
}

package kibitzer.decisions.banking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Beside;
import kibitzer.advice.Reckoning;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The questions on bets: the books' pages, bad input, and {@code -Dkibitzer.bank.questions=10000} dealt of each. */
class BankDecisionsTest {
    private static final int QUESTIONS = Integer.getInteger("kibitzer.bank.questions", 300);
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final RedDogBet RED_DOG = new RedDogBet();
    private static final BankChance CHANCE = new BankChance();
    private static final BankSettle SETTLE = new BankSettle();

    static Stream<Decision<?, ?>> all() {
        return Stream.of(CHANCE, SETTLE, RED_DOG);
    }

    private static <P> P read(Decision<P, ?> decision, String json) {
        return decision.form().read(JSON.readTree(json), "position");
    }

    /** p. 379: the sum of the hand by hand, then 23 and 24, 12 and 13. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "AS KH QD 7C 2S|bet 9|10",
                "AS QH JD 7C 2S|bet 9|12",
                "AS QH TD 7C 2S|bet 4|13",
                "AS QH 8D 2C 3C|bet 1|19",
                "9S 9H 8D 7C 2S|bet 8|23",
                "9S 9H 7D 7C 2S|forfeit|24",
                "AS KS QS JS TS|forfeit|39",
                "AS KH 4D 2C|bet 8|23",
            })
    void redDogByTheCardsThatBeatTheHand(String hand, String answer, int losing) {
        HandToBet turn = new HandToBet(CardSet.of(hand), 9, CardSet.EMPTY);
        assertThat(turn.losing().losing()).isEqualTo(losing);
        Advice<RedDogAnswer> advice = RED_DOG.advise(turn);
        assertThat(advice.best()).extracting(RedDogAnswer::toString).contains(answer);
    }

    /** Cards that have been exposed are taken off both figures. */
    @Test
    void exposedCardsAreTakenOff() {
        CardSet seen = CardSet.of("AS KS QS");
        HandToBet before = new HandToBet(CardSet.of("9S 8H 7D 7C 2S"), 9, CardSet.EMPTY);
        HandToBet after = new HandToBet(before.hand(), 9, seen);
        assertThat(before.losing().losing()).isEqualTo(25);
        assertThat(after.losing().losing()).isEqualTo(22);
        assertThat(after.losing().unseen().size()).isEqualTo(44);
        // p. 379 calls the odds unfavourable and asks for nothing: one chip bet loses at most what the forfeit costs
        // for certain
        assertThat(RED_DOG.advise(before).best()).containsExactly(RedDogAnswer.FORFEIT, RedDogAnswer.bet(1));
        // 22 of 44 is even: one chip, or the forfeit that costs as much as it may lose
        assertThat(RED_DOG.advise(after).best()).containsExactly(RedDogAnswer.bet(1));
    }

    /** 32 of 47 beat it: a chip that is bet loses 17/47 on average, one that is forfeited all of itself. */
    @Test
    void theVerdictShowsWhatTheForfeitCosts() {
        HandToBet turn = new HandToBet(CardSet.of("5S 4H 8D 7C 2S"), 9, CardSet.EMPTY);
        Reckoning<RedDogAnswer> reckoning = RED_DOG.reckon(turn).orElseThrow();
        assertThat(reckoning.best()).containsExactly(RedDogAnswer.bet(1));
        double cost = reckoning.rows().stream()
                .filter(row -> row.answer().isForfeit())
                .findFirst()
                .orElseThrow()
                .figures()
                .get(1)
                .value();
        assertThat(cost).isCloseTo(100 * (1 - 17.0 / 47), within(1e-9));
        assertThat(new Question<>(RED_DOG, turn).mark(RedDogAnswer.bet(5)).grade())
                .isEqualTo(Grade.WRONG);
        assertThat(new Question<>(RED_DOG, turn).mark(RedDogAnswer.bet(1)).grade())
                .isEqualTo(Grade.BEST);
        assertThat(new Question<>(RED_DOG, turn).mark(RedDogAnswer.bet(10)).grade())
                .isEqualTo(Grade.ILLEGAL);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"game\":\"faro\",\"bet\":\"K to win\",\"seen\":\"KS KH KD\"}|0.48979592|0.0",
                "{\"game\":\"faro\",\"bet\":\"calling-the-turn\"}|0.16666667|0.16666667",
                "{\"game\":\"faro\",\"bet\":\"cat-hop\",\"seen\":\"\"}|0.33333333|0.0",
                "{\"game\":\"banker-and-broker\",\"bet\":\"ties pay the dealer\"}|0.47058824|0.05882353",
                "{\"game\":\"treize\",\"bet\":\"hit\"}|0.64306494|-4.5014546",
                "{\"game\":\"vingt-et-un\",\"bet\":\"insurance\"}|0.30769231|0.07692308",
                "{\"game\":\"vingt-et-un\",\"bet\":\"insurance-against-a-ten\"}|0.07692308|0.61538462",
            })
    void theAdviceHasChanceAndEdge(String position, double chance, double edge) {
        Advice<Double> advice = CHANCE.advise(read(CHANCE, position));
        assertThat(advice.best().getFirst()).isCloseTo(chance, within(1e-8));
        assertThat(advice.beside())
                .isInstanceOfSatisfying(
                        Beside.Figures.class,
                        figures -> assertThat((Double) figures.byName().getOrDefault("edge", Double.NaN))
                                .isCloseTo(edge, within(1e-7)));
    }

    /** Six packs as published: 44.63 won, 1.2374 percent the bank's. */
    @Test
    void aCoupIsWorthWhatTheRecursionCounts() {
        BetToPrice coup = read(CHANCE, "{\"game\":\"chemin-de-fer\",\"bet\":\"against the bank, drawing to 5\"}");
        assertThat(CHANCE.advise(coup).best().getFirst()).isCloseTo(.4463, within(5e-5));
        assertThat(CHANCE.advise(coup).beside())
                .isInstanceOfSatisfying(
                        Beside.Figures.class,
                        figures -> assertThat((Double) figures.byName().get("edge"))
                                .isCloseTo(.012374, within(5e-7)));
    }

    /** By hand, from the table on the shoe (p. 375): player and dealer a card in turn, then the third cards. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "baccarat|against the dealer|9S 2S KS 3S|4",
                "baccarat|against the dealer|2S KS 4H 6H|0",
                "baccarat|against the dealer|2S KS 4H 5H 3H|-4",
                "baccarat|against the dealer|2S KS 3H 6H|-4",
                "baccarat|against the dealer, drawing to 5|2S KS 3H 6H 3D|4",
                "baccarat|against the dealer|2S KS 2H 4H 8D|-4",
                "chemin-de-fer|with the bank|2S KS 4H 5H 3H|4",
                "chemin-de-fer|against the bank|KS KH QS 2H 9S 9H|4",
                "vingt-et-un|insurance|AS KS|8",
                "vingt-et-un|insurance|AS 9S|-4",
                "vingt-et-un|insurance against a ten|QS AS|16",
            })
    void coupsAndInsuranceAreSettledByTheirCards(String game, String bet, String cards, double counters) {
        BetToSettle asked = read(
                SETTLE, "{\"game\":\"" + game + "\",\"bet\":\"" + bet + "\",\"stake\":4,\"cards\":\"" + cards + "\"}");
        assertThat(SETTLE.advise(asked).best()).containsExactly(counters);
    }

    /** p. 388: better than 2 to 1 is the book's, and not wrong for whoever answers it. */
    @Test
    void theBooksFigureIsAllowed() {
        BetToPrice treize = read(CHANCE, "{\"game\":\"treize\",\"bet\":\"hit\"}");
        assertThat(new Question<>(CHANCE, treize).mark(2.0 / 3).grade()).isEqualTo(Grade.ACCEPTABLE);
        assertThat(new Question<>(CHANCE, treize).mark(0.5).grade()).isEqualTo(Grade.WRONG);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chance|{\"game\":\"faro\",\"bet\":\"K to win\",\"seen\":\"AS AS AS AS AS AS\"}|position.seen: AS stands more than once",
                "chance|{\"game\":\"faro\",\"bet\":\"rouge\"}|position.bet: \"rouge\" is no bet of Faro",
                "chance|{\"game\":\"whist\",\"bet\":\"rouge\"}|position.game",
                "chance|{\"game\":\"monte-bank\",\"bet\":\"top\",\"cards\":\"KS 8H 4D 2D\"}|position.cards: 8H is not in this pack",
                "chance|{\"game\":\"red-dog\",\"bet\":\"to win\"}|position.cards: 0 cards",
                "chance|{\"game\":\"red-dog\",\"bet\":\"to win\",\"cards\":\"AS KS QS JS JK\"}|position.cards: a joker",
                "chance|{\"game\":\"slippery-sam\",\"bet\":\"to win\",\"cards\":\"9S\"}|position.cards: the nine of spades",
                "chance|{\"game\":\"trente-et-quarante\",\"bet\":\"rouge\",\"seen\":\"AS AS AS AS AS AS AS\"}|position.seen: AS stands more than 6 times",
                "chance|{\"game\":\"faro\",\"bet\":\"K K 5 calling the turn\"}|position.bet: ranks",
                "chance|{\"game\":\"vingt-et-un\",\"bet\":\"luck\"}|position.bet: \"luck\" is no bet of Vingt-et-un",
                "chance|{\"game\":\"baccarat\",\"bet\":\"stand on 5\",\"seen\":\"KS\"}|position.seen: cards, at Baccarat",
                "settle|{\"game\":\"vingt-et-un\",\"bet\":\"insurance\",\"stake\":2,\"cards\":\"9S KH\"}|position.cards: 2 cards",
                "settle|{\"game\":\"vingt-et-un\",\"bet\":\"insurance\",\"stake\":2,\"cards\":\"AS AS\"}|position.cards: the ace of spades stands 2 times",
                "settle|{\"game\":\"vingt-et-un\",\"bet\":\"a hand\",\"stake\":2,\"cards\":\"AS KS\"}|position.bet: \"a hand\" leaves choices",
                "settle|{\"game\":\"baccarat\",\"bet\":\"against the dealer\",\"stake\":2,\"cards\":\"2S 3S 2H 4H\"}|position.cards: 4 cards do not settle it",
                "settle|{\"game\":\"faro\",\"bet\":\"K to win\",\"stake\":0,\"cards\":\"5S KH\"}|position.stake",
                "settle|{\"game\":\"faro\",\"bet\":\"K to win\",\"stake\":2,\"cards\":\"5S 6H\"}|position.cards: 2 cards do not settle it",
                "settle|{\"game\":\"faro\",\"bet\":\"to win\",\"stake\":2,\"cards\":\"5S KH\"}|position.bet: \"to win\" names no rank",
                "settle|{\"game\":\"quinze\",\"bet\":\"draw\",\"stake\":2,\"cards\":\"5S KH\"}|position.bet: \"draw\" is not paid",
                "settle|{\"game\":\"skinball-house\",\"bet\":\"fee of 5 per cent\",\"stake\":3,\"cards\":\"KS 4H 4D\"}|position.stake: 3 counters",
                "red-dog|{\"hand\":\"AS KS QS\",\"pool\":5}|position.hand: 3 cards",
                "red-dog|{\"hand\":\"AS KS QS JS TS\",\"pool\":5,\"seen\":\"AS\"}|position.seen: the ace of spades is in the hand",
                "red-dog|{\"hand\":\"AS KS QS JS TS\",\"pool\":0}|position.pool",
            })
    void badInputNamesTheField(String decision, String position, String message) {
        Decision<?, ?> asked =
                Map.of("chance", CHANCE, "settle", SETTLE, "red-dog", RED_DOG).get(decision);
        assertThatThrownBy(() -> read(asked, position))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining(message);
    }

    /** Dealt, put in words, advised on, marked, written and read again, without a hitch. */
    @ParameterizedTest
    @MethodSource("all")
    <P, A> void everyQuestionCanBeAnswered(Decision<P, A> decision) {
        for (int seed = 0; seed < QUESTIONS; seed++) {
            P position = decision.deal(DealRequest.of(seed));
            JsonNode json = decision.form().write(position);
            assertThat(decision.form().read(json, "position")).isEqualTo(position);
            assertThat(decision.ask(position).exhibits()).isNotEmpty();
            Question<P, A> question = new Question<>(decision, position);
            A best = question.advice().best().getFirst();
            assertThat(question.mark(best).grade()).as("%s", json).isEqualTo(Grade.BEST);
        }
    }

    /** What is dealt to be settled, settled by looking at the cards: faro's single ranks, banker and broker. */
    @Test
    void settlingAgreesWithLooking() {
        for (int seed = 0; seed < QUESTIONS; seed++) {
            BetToSettle dealt = SETTLE.deal(DealRequest.of(seed));
            if (dealt.game().equals("banker-and-broker") && dealt.bet().equals("ties pay the dealer")) {
                Card mine = dealt.cards().get(0);
                Card his = dealt.cards().get(1);
                int sign = mine.rank().compareTo(his.rank()) > 0 ? 1 : -1;
                assertThat(dealt.counters()).isEqualTo(sign * dealt.stake());
            }
            if (dealt.game().equals("faro") && dealt.bet().matches(". to win")) {
                int turn = dealt.cards().size() - 2;
                char rank = dealt.bet().charAt(0);
                boolean loses = dealt.cards().get(turn).rank().letter() == rank;
                boolean wins = dealt.cards().get(turn + 1).rank().letter() == rank;
                double share = loses && wins ? -0.5 : loses ? -1 : 1;
                assertThat(dealt.counters()).as("%s", dealt).isEqualTo(share * dealt.stake());
            }
        }
    }
}

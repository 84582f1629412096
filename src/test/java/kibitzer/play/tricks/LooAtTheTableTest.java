package kibitzer.play.tricks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.play.hand.RobotTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Loo at the table (Round Games with Cards, pp. 18-22 and 26-28; Culbertson, pp. 197-199); {@code -Dkibitzer.loo.series=1250} plays 10,000
 * deals of each game.
 */
class LooAtTheTableTest {
    private static final int SERIES = Integer.getInteger("kibitzer.loo.series", 20);
    private static final String RANKS = "23456789TJQKA";

    private static PlayedTricks game(String id) {
        return new PlayedTricks(TrickGames.find(id).orElseThrow());
    }

    private static TricksSeries called(TricksSeries from, String... calls) {
        TricksSeries series = from;
        for (String call : calls) {
            series = series.after(new TrickMove.Called(call));
        }
        return series;
    }

    /** P. 19: who takes the miss has the three spare cards, and his own are out of play. */
    @Test
    void whoTakesTheMissPlaysTheSpareHand() {
        TricksSeries dealt = game("three-card-loo").deal(DealRequest.of(7).with(PlayedTricks.DEALS, 2));
        int eldest = dealt.deal().eldest();
        Cards spare = Cards.of(dealt.deal().stock().subList(0, 3));
        Cards own = dealt.deal().dealt().get(eldest);
        TrickHand hand = called(dealt, "miss").deal();
        assertThat(hand.hands().get(eldest)).isEqualTo(spare);
        assertThat(hand.laid()).containsExactly(new LaidAwayCards(eldest, own));
        assertThat(hand.open()).containsExactly("throw-up", "stand");
    }

    /** Pp. 18-22: the pool goes to the dealer where nobody else is in, to who has the miss alone; who has thrown up pays nothing. */
    @ParameterizedTest
    @CsvSource({
        "'throw-up throw-up throw-up', 3",
        "'throw-up miss throw-up throw-up', 1",
    })
    void thePoolGoesToWhoIsAloneWithoutPlay(String calls, int taker) {
        PlayedTricks game = game("three-card-loo");
        TricksSeries dealt = game.deal(DealRequest.of(7));
        int dealer = dealt.deal().dealer();
        int pool = dealt.pool();
        TricksSeries series = called(dealt, calls.split(" "));
        assertThat(series.isOver()).isTrue();
        List<Double> expected = new ArrayList<>(dealt.scores());
        expected.set(dealer, expected.get(dealer) - 3.0);
        int place = (dealt.deal().eldest() + taker) % 4;
        expected.set(place, expected.get(place) + pool);
        assertThat(series.scores()).isEqualTo(expected);
        assertThat(series.pool()).isZero();
        assertThat(game.score(series).end()).isEqualTo("taken");
    }

    /**
     * P. 18: for the dealer's three alone a card is turned and one dealt to each; the highest of its suit above it takes them, and the others
     * are looed for half of six. It is no deal of those that are wanted.
     */
    @Test
    void aSingleIsTurnedForTheDealersStakeAlone() {
        int won = 0;
        int kept = 0;
        for (int seed = 0; seed < SERIES * 5; seed++) {
            TricksSeries series = game("three-card-loo").deal(DealRequest.of(seed));
            assertThat(series.number()).isEqualTo(2);
            assertThat(series.singles()).containsExactly(1);
            TrickHand single = series.deals().getFirst();
            HandResult result = series.results().getFirst();
            assertThat(series.deal().dealer()).isEqualTo((single.dealer() + 1) % 4);
            String turned = single.turnUp().orElseThrow().toString();
            int best = -1;
            for (int place = 0; place < 4; place++) {
                String own = single.dealt().get(place).list().getFirst().toString();
                int height = RANKS.indexOf(own.charAt(0));
                boolean better = own.charAt(1) == turned.charAt(1) && height > RANKS.indexOf(turned.charAt(0));
                if (better && (best < 0 || height > RANKS.indexOf(first(single, best)))) {
                    best = place;
                }
            }
            for (int place = 0; place < 4; place++) {
                assertThat(result.scores().get(place)).isEqualTo(place == best ? 3 : -3);
            }
            // three loos of three and the next dealer's stake, or four of them and the first dealer's as well
            assertThat(series.pool()).isEqualTo(best < 0 ? 3 + 12 + 3 : 9 + 3);
            won += best < 0 ? 0 : 1;
            kept += best < 0 ? 1 : 0;
        }
        assertThat(won).isPositive();
        assertThat(kept).isPositive();
    }

    private static char first(TrickHand hand, int place) {
        return hand.dealt().get(place).list().getFirst().toString().charAt(0);
    }

    /** P. 20: against one the dealer may not throw up; what the miss wins for the pool stays in it, and he is not looed with it either. */
    @ParameterizedTest
    @CsvSource({"defend", "miss"})
    void theDealersMissAgainstOneIsForThePoolOrForHimself(String call) {
        int won = 0;
        for (int seed = 0; seed < SERIES; seed++) {
            PlayedTricks game = game("three-card-loo");
            TricksSeries series = called(game.deal(DealRequest.of(seed)), "stand", "throw-up", "throw-up");
            TrickHand hand = series.deal();
            int pool = series.pool();
            assertThat(hand.open()).containsExactly("stand", "miss", "defend");
            series = called(series, call);
            int eldest = hand.eldest();
            int dealer = hand.dealer();
            boolean himself = call.equals("miss");
            assertThat(series.deal().defender().isPresent()).isNotEqualTo(himself);
            while (game.toPlay(series).isPresent()) {
                series = game.after(
                        series, game.usual(game.view(series, game.toPlay(series).orElseThrow())));
            }
            HandResult result = series.results().getLast();
            int tricks = result.tricks().get(eldest);
            int others = result.tricks().get(dealer);
            assertThat(others).isEqualTo(3 - tricks);
            assertThat(result.scores().get(eldest)).isEqualTo(tricks > 0 ? tricks * pool / 3 : -6);
            assertThat(result.scores().get(dealer)).isEqualTo(!himself ? 0 : others > 0 ? others * pool / 3 : -6);
            int looed = (tricks == 0 ? 6 : 0) + (himself && others == 0 ? 6 : 0);
            assertThat(series.pool()).isEqualTo(looed + (himself ? 0 : others * pool / 3));
            won += others;
        }
        assertThat(won).isPositive();
    }

    /** No counter is lost, none comes from nowhere: who pays what is counted here by the book's words (pp. 18-22 and 26-28). */
    @ParameterizedTest
    @CsvSource({
        "three-card-loo, book, 3",
        "three-card-loo, plain, 3",
        "three-card-loo, random, 3",
        "loo-unlimited, random, 3",
        "loo-mixed, book, 3",
        "loo-mixed, random, 3",
        "loo-irish, random, 3",
        "loo-five-card, random, 5",
        "loo, plain, 3",
        "loo, random, 3",
        "unlimited-loo, random, 3",
        "irish-loo, random, 3",
        "five-card-loo, random, 5",
        "pam-loo, plain, 5"
    })
    void countersAndPoolStayTheSameDealAfterDeal(String id, String robot, int stake) {
        PlayedTricks game = game(id);
        int players = id.matches("loo|unlimited-loo|irish-loo|five-card-loo|pam-loo") ? 5 : 4;
        boolean singles = players == 4;
        int looed = 0;
        int taken = 0;
        for (int seed = 0; seed < SERIES; seed++) {
            TricksSeries series = RobotTable.of(game, players, Collections.nCopies(players, robot))
                    .play(DealRequest.of(seed).with(PlayedTricks.DEALS, 8).with(game.table(), players))
                    .state();
            assertThat(series.results()).hasSize(8 + series.singles().size());
            int pool = 0;
            for (int number = 0; number < series.number(); number++) {
                TrickHand hand = series.deals().get(number);
                HandResult result = series.results().get(number);
                assertThat(result.paid())
                        .isEqualTo(IntStream.range(0, players)
                                .mapToObj(place -> place == hand.dealer() ? stake : 0)
                                .toList());
                assertThat(hand.isSingle()).isEqualTo(singles && pool == 0);
                pool += stake;
                int out = (int) result.scores().stream()
                        .mapToDouble(Double::doubleValue)
                        .sum();
                boolean played = hand.play().isPresent();
                for (int place = 0; place < players; place++) {
                    int score = (int) Math.round(result.scores().get(place));
                    boolean in = hand.seats().contains(place);
                    if (played && !in) {
                        assertThat(score).isZero();
                    } else if (score < 0 && !hand.shown().isEmpty()) {
                        assertThat(-score).isEqualTo(loo(id, pool));
                        looed++;
                    } else if (played && score < 0) {
                        assertThat(result.tricks().get(place)).isZero();
                        assertThat(-score).isEqualTo(loo(id, pool));
                        looed++;
                    } else if (!played && !hand.isSingle() && score > 0) {
                        assertThat(score).isGreaterThanOrEqualTo(pool);
                        taken++;
                    }
                }
                pool -= out;
                assertThat(pool).isNotNegative();
            }
            assertThat(series.pool()).isEqualTo(pool);
            assertThat(series.scores().stream().mapToDouble(Double::doubleValue).sum() + pool)
                    .isZero();
        }
        assertThat(looed).isPositive();
        // plain callers seldom leave a pool of twelve and more to one
        assertThat(taken > 0 || robot.equals("plain")).isTrue();
    }

    /** P. 26 has a mixed loo of the pool, thirty at most; Culbertson, pp. 198-199, three counters, or five where there are five tricks. */
    private static int loo(String id, int pool) {
        return switch (id) {
            case "loo-unlimited", "unlimited-loo" -> pool;
            case "loo-mixed" -> Math.min(pool, 30);
            case "loo-five-card" -> 10;
            case "loo", "irish-loo" -> 3;
            case "five-card-loo", "pam-loo" -> 5;
            default -> 6;
        };
    }

    private static TricksSeries at(String id, String hands, String stock, String turnUp) {
        PlayedTricks game = game(id);
        List<Cards> dealt = Stream.of(hands.split(" / "))
                .map(cards -> Cards.of(CardNotation.readListOfAnyPack(cards)))
                .toList();
        return game.deal(DealRequest.of(0).with(game.table(), dealt.size()))
                .at(TrickHand.of(
                        game.game(),
                        dealt.size() - 1,
                        dealt,
                        CardNotation.readListOfAnyPack(stock),
                        turnUp.isEmpty() ? Optional.empty() : Optional.of(CardNotation.readOfAnyPack(turnUp))));
    }

    private static TricksSeries moved(TricksSeries from, String... moves) {
        TricksSeries series = from;
        for (String move : moves) {
            series = series.after(TrickMove.read(move));
        }
        return series;
    }

    /** P. 27: who stands throws what he will, gets as many from the top of the pack at once, and may not throw up afterwards. */
    @Test
    void whoStandsChangesCardsInHisTurn() {
        TricksSeries dealt = at("loo-irish", "AS 3D 2D / KH QH JH / 9C 8C 7C", "4S 5S 6S 7S 8S 9S", "2S");
        TricksSeries stood = moved(dealt, "call stand");
        assertThat(stood.deal().phase()).isEqualTo(Phase.EXCHANGING);
        assertThat(stood.deal().toPlay()).hasValue(0);
        TrickHand drawn = moved(stood, "lay 3D 2D").deal();
        assertThat(drawn.hands().getFirst()).isEqualTo(Cards.of("AS 4S 5S"));
        assertThat(drawn.phase()).isEqualTo(Phase.CALLING);
        TrickHand played = moved(stood, "lay 3D 2D", "call throw-up", "call stand", "lay 9C")
                .deal();
        assertThat(played.hands().get(2)).isEqualTo(Cards.of("8C 7C 6S"));
        assertThat(played.phase()).isEqualTo(Phase.PLAYING);
        assertThat(played.toPlay()).hasValue(0);
    }

    /** Nobody else sees what was thrown or drawn. */
    @Test
    void whatIsThrownAndDrawnIsSeenByNobodyElse() {
        String others = " / KH QH JH / 9C 8C 7C";
        TrickHand one = moved(at("loo-irish", "AS 3D 2D" + others, "4S 5S 6S", "2S"), "call stand", "lay 3D 2D")
                .deal();
        TrickHand other = moved(at("loo-irish", "4D 5D 6D" + others, "8S AD 6S", "2S"), "call stand", "lay 4D 5D")
                .deal();
        for (int place = 1; place < 3; place++) {
            TableSeat seat = new TableSeat(3, place);
            assertThat(TricksTableJson.of(SeenTricks.of(one, seat)))
                    .isEqualTo(TricksTableJson.of(SeenTricks.of(other, seat)));
        }
    }

    /**
     * P. 27-28: five of a suit, or four with pam, take the pool and a loo from each, but from who has a flush as well; trumps first, then pam,
     * then the elder hand. Culbertson, p. 199: at pam-loo pam with four of a suit or with face cards, trumps, a plain suit, five face cards.
     */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            loo-five-card | AH KH 9H 8H 2H / AD KD 9D 8D 2D / AC QS 3S 4S 5S | 0 | 1:0 2:-10
            loo-five-card | AH KH 9H 8H 2H / JC KD 9D 8D 2D / AC QS 3S 4S 5S | 1 | 0:0 2:-10
            loo-five-card | JC KH 9H 8H 2H / AS KS 9S 8S 2S / AC QD 3H 4H 5D | 1 | 0:0 2:-10
            pam-loo | AH KH 9H 8H 2H / AD KD 9D 8D 2D / JC QS KC KS QH / 2C 3C 4C 5D 6H / 7C 8C 9C TH TD | 2 | 0:0 4:0
            pam-loo | KH QH JH QD QC / AD KD 9D 8D 2D / AC QS 3S 4S 5S / 2C 3C 4C 5D 6H / 7C 8C 9C TH TD | 1 | 0:0 4:0
            """)
    void aHandOfOneSuitTakesThePoolWithoutPlay(String id, String hands, int winner, String others) {
        TricksSeries series = at(id, hands, "TC 6C 7D", "7S");
        int players = series.players();
        int pool = series.pool();
        for (int place = 0; place < players; place++) {
            series = moved(series, "call stand", "lay");
        }
        assertThat(series.isOver()).isTrue();
        List<Double> scores = series.results().getLast().scores();
        int loos = 0;
        for (String other : others.split(" ")) {
            int place = Integer.parseInt(other.split(":")[0]);
            int pays = Integer.parseInt(other.split(":")[1]);
            if (place >= 0) {
                assertThat(scores.get(place)).isEqualTo(pays);
                loos -= pays;
            }
        }
        assertThat(scores.get(winner)).isEqualTo(pool + loos);
        assertThat(series.pool()).isZero();
    }

    private static final String FIVE = "AS KS 9S / AH 8H 3H / KD QD JD / 2S 8C 3C / 5S QC JC";

    /** P. 197: the pool is the ante alone; nobody drops, eldest hand may take the miss, any card is led, and nothing is trumps. */
    @Test
    void inASinglePoolAllPlayAndNothingIsTurned() {
        TricksSeries single = at("loo", FIVE, "6H 6D 6C 7H 8D", "");
        assertThat(single.deal().open()).containsExactly("stand", "miss");
        TrickHand hand = moved(single, "call stand").deal();
        assertThat(hand.phase()).isEqualTo(Phase.PLAYING);
        assertThat(hand.seats()).hasSize(5);
        assertThat(hand.trump()).isEmpty();
        TableSeat eldest = new TableSeat(5, 0);
        assertThat(SeenTricks.of(hand, eldest).lawful()).hasSize(3);
        assertThat(moved(single, "call miss").deal().hands().getFirst()).isEqualTo(Cards.of("6H 6D 6C"));
    }

    /** P. 197: the trick to which somebody has not followed is finished, the card after the miss is turned, and trumps say whose it is. */
    @ParameterizedTest
    @CsvSource({
        "6H 6D 6C 7H 8D, 1, AH 3H",
        "6H 6D 6C 7D 8D, 2, KD QD",
        "6H 6D 6C 7C 8D, 0, KS 9S",
        "6H 6D 6C 7S 8D, 0, KS 9S",
    })
    void theFirstWhoDoesNotFollowHasACardTurned(String stock, int winner, String leads) {
        TricksSeries trick = moved(at("loo", FIVE, stock, ""), "call stand", "AS", "8H", "JD", "2S");
        assertThat(trick.deal().turnUp()).isEmpty();
        TrickHand hand = moved(trick, "5S").deal();
        assertThat(hand.turnUp()).contains(CardNotation.readOfAnyPack(stock.split(" ")[3]));
        assertThat(hand.toPlay()).hasValue(winner);
        assertThat(SeenTricks.of(hand, new TableSeat(5, winner)).lawful())
                .extracting(TrickMove::toString)
                .containsExactlyInAnyOrder(leads.split(" "));
    }

    /** P. 198: a chip of the single pool for each trick, and three to the next pool from each who won none. */
    @Test
    void aSinglePoolPaysAChipATrick() {
        String stock = "6H 6D 6C 7H 8D";
        TricksSeries over =
                moved(at("loo", FIVE, stock, ""), "call stand,AS,8H,JD,2S,5S,AH,KD,8C,QC,KS,3H,QD,3C,JC,9S".split(","));
        assertThat(over.results().getLast().scores()).containsExactly(-3.0, 3.0, -3.0, -3.0, -3.0);
        assertThat(over.pool()).isEqualTo(12);
    }

    /** P. 198: three trumps take the pool without play, and all others who stayed in are looed; of two the first from the dealer's left. */
    @ParameterizedTest
    @CsvSource({
        "AS KS 9S / AH 8H 3H / KD QD JD / 2S 8C 3C / 5S QC JC, -3 3 0 0 -3, 6",
        "KH QH 9H / AH 8H 3H / KD QD JD / 2S 8C 3C / 5S QC JC, 3 -3 0 0 -3, 6",
    })
    void threeTrumpsTakeThePool(String hands, String scores, int pool) {
        TricksSeries over = moved(
                at("loo", hands, "6H 6D 6C 7S 8D", "2H"),
                "call stand",
                "call stand",
                "call throw-up",
                "call throw-up",
                "call stand");
        assertThat(over.isOver()).isTrue();
        assertThat(over.results().getLast().scores())
                .isEqualTo(Stream.of(scores.split(" ")).map(Double::valueOf).toList());
        assertThat(over.pool()).isEqualTo(pool);
    }

    /** Pp. 197-198: against one the dealer stands for themselves on their own cards, or for the pool with the miss. */
    @Test
    void atLooTheDealersMissIsForThePoolAlone() {
        TricksSeries series = moved(
                at("loo", FIVE, "6H 6D 6C 7S 8D", "2H"),
                "call stand",
                "call throw-up",
                "call throw-up",
                "call throw-up");
        assertThat(series.deal().open()).containsExactly("stand", "defend");
        TrickHand hand = moved(series, "call defend").deal();
        assertThat(hand.hands().get(4)).isEqualTo(Cards.of("6H 6D 6C"));
        assertThat(hand.defender()).hasValue(4);
    }

    /** Culbertson, p. 199: against one the dealer plays his cards for himself or for the pool. */
    @Test
    void atIrishLooTheDealerDefendsWithHisOwnCards() {
        TricksSeries series =
                at("irish-loo", "AS 3D 2D / KH QH JH / 9C 8C 7C / 6H 5H 4H / 6D 5D 4D", "4S 5S 6S 7S", "2S");
        series = moved(series, "call stand", "lay", "call throw-up", "call throw-up", "call throw-up");
        assertThat(series.deal().open()).containsExactly("stand", "defend");
        TrickHand hand = moved(series, "call defend", "lay 6D 5D").deal();
        assertThat(hand.hands().get(4)).isEqualTo(Cards.of("4D 4S 5S"));
        assertThat(hand.defender()).hasValue(4);
        assertThat(hand.seats()).containsExactly(0, 4);
    }

    /** Ace, king and queen of trumps take every trick; a hand without a trump or a face card takes none. */
    @ParameterizedTest
    @CsvSource({"AS KS QS, stand", "2H 3D 4C, throw-up"})
    void thePlainCallerStandsOnTricks(String own, String call) {
        var hands = List.of(
                Cards.of(CardNotation.readListOfAnyPack(own)),
                Cards.of(CardNotation.readListOfAnyPack("7H 8H 9H")),
                Cards.of(CardNotation.readListOfAnyPack("7D 8D 9D")),
                Cards.of(CardNotation.readListOfAnyPack("7C 8C 9C")));
        PlayedTricks game = game("three-card-loo");
        TrickHand hand = TrickHand.of(
                game.game(),
                3,
                hands,
                CardNotation.readListOfAnyPack("TH TD TC"),
                Optional.of(CardNotation.readOfAnyPack("2S")));
        TricksSeries series = game.deal(DealRequest.of(0)).at(hand);
        assertThat(game.usual(game.view(series, game.toPlay(series).orElseThrow())))
                .isEqualTo(new TrickMove.Called(call));
    }
}

package kibitzer.conventions.rummy.gin.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import kibitzer.advice.Advice;
import kibitzer.cards.Card;
import kibitzer.cards.Seed;
import kibitzer.conventions.rummy.gin.DrawView;
import kibitzer.conventions.rummy.gin.GinDiscards;
import kibitzer.conventions.rummy.gin.GinDraws;
import kibitzer.conventions.rummy.gin.GinView;
import kibitzer.games.rummy.gin.KnockScore;
import kibitzer.games.rummy.gin.play.GinEnd;
import kibitzer.games.rummy.gin.play.GinHand;
import kibitzer.games.rummy.gin.play.GinPlay;
import kibitzer.games.rummy.gin.play.GinSight;
import kibitzer.games.rummy.gin.play.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The tournament's players, held against the rules of play and against the rule books. */
@Execution(ExecutionMode.CONCURRENT)
class PointerPlayTest {
    private static final int HANDS = Integer.getInteger("gin.hands", 150);

    /** Plays a hand by the rules of play; the listener sees each table before it is decided. */
    private static GinHand play(
            Seed seed, int dealer, List<KnockPolicy> policies, BiConsumer<GinHand, GinSight> listener) {
        GinHand hand = GinHand.dealt(seed, dealer);
        Map<Integer, Integer> couldKnock = new HashMap<>();
        for (int plays = 0; !hand.isOver() && plays < 200; plays++) {
            GinSight sight = hand.sight(hand.toPlay());
            listener.accept(hand, sight);
            hand = hand.after(next(hand, sight, policies, couldKnock));
        }
        return hand;
    }

    private static GinPlay next(
            GinHand hand, GinSight sight, List<KnockPolicy> policies, Map<Integer, Integer> couldKnock) {
        return switch (hand.phase()) {
            case FIRST_OFFER, SECOND_OFFER ->
                PointerPlay.takesUpcard(sight, true) ? new GinPlay.TakeUpcard() : new GinPlay.Refuse();
            case DRAW -> PointerPlay.takesUpcard(sight, false) ? new GinPlay.TakeUpcard() : new GinPlay.DrawStock();
            case STOCK_ONLY -> new GinPlay.DrawStock();
            case DISCARD -> {
                QuickTable table = new QuickTable(sight);
                long throwable = hand.throwable().bits();
                Card best = CardTables.card(PointerPlay.leastCount(table, throwable));
                if (hand.mayKnock()) {
                    int since = couldKnock.computeIfAbsent(hand.toPlay(), player -> sight.turn());
                    KnockPolicy policy = policies.get(hand.toPlay());
                    if (policy.knocks(hand.leftWithout(best), sight.turn(), sight.turn() - since)) {
                        yield new GinPlay.Knock(best);
                    }
                }
                yield new GinPlay.Throw(CardTables.card(PointerPlay.discard(table, throwable)));
            }
            case OVER -> throw new IllegalStateException("over");
        };
    }

    @Test
    void theQuickHandPlaysByTheRulesOfPlay() {
        KnockPolicy[] all = KnockPolicy.values();
        for (int deal = 0; deal < HANDS; deal++) {
            List<KnockPolicy> policies = List.of(all[deal % all.length], all[deal / 2 % all.length]);
            Seed seed = new Seed(deal);
            GinHand slow = play(seed, deal % 2, policies, (hand, sight) -> {});
            QuickHand.Result quick = new QuickHand(seed, deal % 2, policies).play(deal % 2);
            Optional<KnockScore> score =
                    slow.end().filter(GinEnd.Knocked.class::isInstance).map(end -> ((GinEnd.Knocked) end).score());
            assertThat(quick.score()).as("hand " + deal).isEqualTo(score);
            if (score.isPresent()) {
                assertThat(quick.winner())
                        .isEqualTo(((GinEnd.Knocked) slow.end().orElseThrow()).winner());
            }
        }
    }

    @Test
    void nineteenDrawsOfTwentyAreTheRuleBooks() {
        int[] asked = new int[1];
        int[] same = new int[1];
        for (int deal = 0; deal < HANDS; deal++) {
            play(new Seed(5000 + deal), deal % 2, List.of(KnockPolicy.AT_ONCE, KnockPolicy.FALLING), (hand, sight) -> {
                boolean first = hand.phase() == Phase.FIRST_OFFER || hand.phase() == Phase.SECOND_OFFER;
                if (first || hand.phase() == Phase.DRAW) {
                    asked[0]++;
                    boolean takes = PointerPlay.takesUpcard(sight, first);
                    String book = GinDraws.BOOK.best(drawing(sight, first)).getFirst();
                    same[0] += takes == book.equals(GinDraws.UPCARD) ? 1 : 0;
                }
            });
        }
        System.out.printf("draws: %d, as the book %d%n", asked[0], same[0]);
        assertThat((double) same[0] / asked[0]).isGreaterThan(0.95);
        assertThat(asked[0]).isGreaterThan(HANDS);
    }

    private static DrawView drawing(GinSight sight, boolean first) {
        return new DrawView(
                sight.hand(),
                sight.pile().getLast(),
                sight.dealer(),
                first,
                sight.turn(),
                sight.pile().subList(0, sight.pile().size() - 1),
                sight.took(),
                sight.refused().without(sight.pile().getLast()));
    }

    /** The book's rules may be refined; the players of the tournament stay by their essentials. */
    @Test
    void nineteenDiscardsOfTwentyAreTheRuleBooks() {
        int[] best = new int[1];
        int[] allowed = new int[1];
        int[] asked = new int[1];
        for (int deal = 0; deal < HANDS; deal++) {
            play(new Seed(9000 + deal), deal % 2, List.of(KnockPolicy.AT_ONCE, KnockPolicy.FALLING), (hand, sight) -> {
                if (hand.phase() == Phase.DISCARD && !hand.mayKnock()) {
                    Card thrown = CardTables.card(PointerPlay.discard(
                            new QuickTable(sight), hand.throwable().bits()));
                    Advice<Card> advice = GinDiscards.BOOK.advise(
                            new GinView(sight.hand(), sight.pile(), sight.took(), sight.refused(), sight.turn()));
                    asked[0]++;
                    best[0] += advice.best().contains(thrown) ? 1 : 0;
                    allowed[0] += advice.best().contains(thrown)
                                    || advice.acceptable().contains(thrown)
                            ? 1
                            : 0;
                }
            });
        }
        System.out.printf("discards: %d, the book's first choice %d, allowed %d%n", asked[0], best[0], allowed[0]);
        assertThat(asked[0]).isGreaterThan(HANDS);
        assertThat((double) allowed[0] / asked[0]).isGreaterThan(0.95);
    }

    @Test
    void aPlayerWhoWaitsKnocksAsManyDrawsLater() {
        assertThat(KnockPolicy.AT_ONCE.knocks(10, 3, 0)).isTrue();
        assertThat(KnockPolicy.WAITS_TWO.knocks(4, 3, 1)).isFalse();
        assertThat(KnockPolicy.WAITS_TWO.knocks(4, 3, 2)).isTrue();
        assertThat(KnockPolicy.FALLING.knocks(10, 5, 0)).isTrue();
        assertThat(KnockPolicy.FALLING.knocks(4, 6, 0)).isFalse();
        assertThat(KnockPolicy.FALLING.knocks(3, 6, 0)).isTrue();
        assertThat(KnockPolicy.GIN_ONLY.knocks(1, 9, 9)).isFalse();
        for (KnockPolicy policy : KnockPolicy.values()) {
            assertThat(policy.knocks(0, 1, 0)).as(policy + " with gin").isTrue();
        }
    }
}

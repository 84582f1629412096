package kibitzer.play.reddog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.banking.HandToBet;
import kibitzer.decisions.banking.RedDogAnswer;
import kibitzer.games.banking.reddog.RedDogDeal;
import kibitzer.games.table.TableSeat;
import kibitzer.marking.Grade;
import kibitzer.play.hand.PlayedHand;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Red dog deal by deal. */
class PlayedRedDogTest {
    private static final PlayedRedDog GAME = new PlayedRedDog();

    private static DealRequest request(long seed, int players, int deals) {
        return DealRequest.of(seed).with(PlayedRedDog.DEALS, deals).with(PlayedRedDog.PLAYERS, players);
    }

    private static PlayedHand<RedDogSession, SeenRedDog, RedDogAnswer> byTheBook(long seed, int players, int deals) {
        var played = PlayedHand.of(GAME, request(seed, players, deals), List.of());
        while (!played.isOver()) {
            played = played.byItsRobot();
        }
        return played;
    }

    private static RedDogSession atRandom(long seed, int players, int deals) {
        Chance chance = new Seed(900 + seed).chance();
        RedDogSession session = GAME.deal(request(seed, players, deals));
        while (GAME.toPlay(session).isPresent()) {
            SeenRedDog seen = GAME.view(session, GAME.toPlay(session).orElseThrow());
            session = GAME.after(session, GAME.robots().get("random").move(seen, chance));
        }
        return session;
    }

    @Test
    void everyBetOfTheBooksRobotIsMarkedBestAndTheSameSeedIsTheSameGame() {
        var played = byTheBook(3, 5, 40);
        assertThat(played.turns())
                .hasSize(40)
                .allSatisfy(turn -> assertThat(
                                turn.answered().orElseThrow().verdict().grade())
                        .isEqualTo(Grade.BEST));
        assertThat(byTheBook(3, 5, 40).end().orElseThrow().state())
                .isEqualTo(played.end().orElseThrow().state());
    }

    /** Whatever is bet: what the players have lost lies in the pool, and every deal has a turn of each. */
    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 7})
    void countersAddUp(int players) {
        for (int seed = 0; seed < 20; seed++) {
            RedDogSession session = atRandom(seed, players, 30);
            assertThat(session.deals()).hasSize(30).allSatisfy(deal -> {
                assertThat(deal.turns()).extracting(RedDogDeal.TurnTaken::place).doesNotHaveDuplicates();
                assertThat(deal.turns()).hasSize(players).allSatisfy(turn -> {
                    assertThat(turn.pool()).isPositive();
                    assertThat(turn.bet()).isBetween(0, Math.min(turn.pool(), RedDogDeal.MOST_BET));
                    assertThat(turn.won()).isLessThanOrEqualTo(turn.pool());
                });
            });
            int lost = -GAME.score(session).points().stream()
                    .mapToInt(Integer::intValue)
                    .sum();
            assertThat(session.deal().pool()).isEqualTo(lost);
        }
    }

    /** The cards of a deal are one pack, and a bet is won by a higher card of the suit and by nothing else. */
    @Test
    void aBetIsWonByAHigherCardOfTheSuit() {
        int won = 0;
        int lost = 0;
        for (RedDogDeal deal : atRandom(1, 6, 100).deals()) {
            List<Card> cards = new ArrayList<>(deal.stock());
            deal.hands().forEach(hand -> cards.addAll(hand.toList()));
            assertThat(cards).containsExactlyInAnyOrderElementsOf(Card.ALL);
            int turned = 0;
            for (RedDogDeal.TurnTaken turn : deal.turns()) {
                if (turn.isForfeit()) {
                    assertThat(turn.won()).isEqualTo(-1);
                    continue;
                }
                Card card = turn.turned().orElseThrow();
                assertThat(card).isEqualTo(deal.stock().get(turned++));
                CardSet hand = deal.hands().get(turn.place());
                boolean higher = false;
                for (Card held : hand) {
                    higher |= held.suit() == card.suit()
                            && held.rank().ordinal() > card.rank().ordinal();
                }
                assertThat(turn.won()).isEqualTo(higher ? turn.bet() : -turn.bet());
                assertThat(turn.shown()).hasSize(higher ? 1 : hand.size());
                won += higher ? 1 : 0;
                lost += higher ? 0 : 1;
            }
        }
        assertThat(won).isGreaterThan(100);
        assertThat(lost).isGreaterThan(100);
    }

    /** p. 378, paragraph 3: whoever takes the last chip has all pay again before the next bets, the same deal or not. */
    @Test
    void anEmptyPoolIsFilledAgain() {
        RedDogDeal deal = new RedDogDeal(
                0,
                2,
                0,
                List.of(CardSet.of("AS KH QD JC"), CardSet.of("2S 3H 4D 5C"), CardSet.of("6S 7H 8D 9C")),
                CardSet.of("KS TS TH").byRank(),
                List.of());
        assertThat(deal.pool()).isEqualTo(6);
        assertThat(deal.antes()).isEqualTo(1);
        RedDogDeal emptied = deal.after(6);
        assertThat(emptied.turns().getFirst().won()).isEqualTo(6);
        assertThat(emptied.antes()).isEqualTo(2);
        assertThat(emptied.pool()).isEqualTo(6);
        assertThat(emptied.won(0)).isEqualTo(6 - 4);
        assertThat(emptied.after(0).pool()).isEqualTo(7);
        assertThat(emptied.after(0).won(1)).isEqualTo(-1 - 4);
    }

    /** Other hands and the pack changed about: the seat sees the same, and its robot does the same. */
    @Test
    void whatASeatCannotSeeDoesNotReachIt() {
        for (int seed = 0; seed < 40; seed++) {
            Chance chance = new Seed(700 + seed).chance();
            RedDogSession session = GAME.deal(request(seed, 5, 1));
            while (!session.isOver()) {
                TableSeat seat = GAME.toPlay(session).orElseThrow();
                SeenRedDog view = GAME.view(session, seat);
                SeenRedDog other = GAME.view(withHiddenCardsChanged(session, seat.place(), chance), seat);
                assertThat(other).isEqualTo(view);
                assertThat(GAME.table(other, seat)).isEqualTo(GAME.table(view, seat));
                assertThat(GAME.byTheBook(other)).isEqualTo(GAME.byTheBook(view));
                session = GAME.after(session, GAME.robots().get("random").move(view, chance));
            }
        }
    }

    private static RedDogSession withHiddenCardsChanged(RedDogSession session, int place, Chance chance) {
        RedDogDeal deal = session.deal();
        CardSet known = deal.exposed().union(deal.hands().get(place));
        List<Card> hidden =
                new ArrayList<>(chance.shuffled(CardSet.FULL_PACK.minus(known).toList()));
        List<CardSet> hands = new ArrayList<>();
        for (int other = 0; other < deal.players(); other++) {
            CardSet kept = other == place
                    ? deal.hands().get(other)
                    : deal.hands().get(other).intersection(deal.exposed());
            while (kept.size() < deal.hands().get(other).size()) {
                kept = kept.with(hidden.removeFirst());
            }
            hands.add(kept);
        }
        List<Card> stock = new ArrayList<>();
        for (Card card : deal.stock()) {
            stock.add(deal.exposed().contains(card) ? card : hidden.removeFirst());
        }
        RedDogDeal changed = new RedDogDeal(deal.eldest(), deal.ante(), deal.carried(), hands, stock, deal.turns());
        return new RedDogSession(
                session.players(), session.cards(), session.ante(), session.seed(), session.wanted(), List.of(changed));
    }

    /** Before the deal: over every hand of four cards, each bet against each of the 48 others. */
    @Test
    void whatTheBookExpectsIsThatOfAllHands() {
        int pool = 9;
        double sum = 0;
        double squares = 0;
        long hands = 0;
        List<Card> all = Card.ALL;
        int[] above = new int[4];
        for (int a = 0; a < 52; a++) {
            for (int b = a + 1; b < 52; b++) {
                for (int c = b + 1; c < 52; c++) {
                    for (int d = c + 1; d < 52; d++) {
                        Arrays.fill(above, 13);
                        for (int held : new int[] {a, b, c, d}) {
                            Card card = all.get(held);
                            int suit = card.suit().ordinal();
                            above[suit] = Math.min(above[suit], 12 - card.rank().ordinal());
                        }
                        int losing = above[0] + above[1] + above[2] + above[3];
                        // 23.5 of 47 is half, 12 of 47 the limit of the pool: of 48 cards 24 are even and 12 are
                        // allowed
                        int bet = losing * 47 <= 12 * 48 ? pool : losing <= 24 ? 1 : 0;
                        double share = (48 - 2.0 * losing) / 48;
                        sum += bet == 0 ? -1 : bet * share;
                        squares += bet == 0 ? 1 : bet * bet;
                        hands++;
                    }
                }
            }
        }
        BookLuck luck = BookLuck.beforeTheDeal(4, pool);
        double mean = sum / hands;
        assertThat(luck.mean()).isCloseTo(mean, within(1e-9));
        assertThat(luck.variance()).isCloseTo(squares / hands - mean * mean, within(1e-9));
    }

    /** Of one hand: dealt 47 times, once with each card turned. */
    @Test
    void whatTheBookExpectsOfAHandIsThatOfEveryCard() {
        HandToBet hand = new HandToBet(CardSet.of("AS QH JD 7C 2S"), 9, CardSet.EMPTY);
        int won = 0;
        for (Card turned : CardSet.FULL_PACK.minus(hand.hand())) {
            RedDogDeal deal = new RedDogDeal(0, 3, 9, List.of(hand.hand()), List.of(turned), List.of());
            won += deal.after(9).turns().getFirst().won();
        }
        assertThat(BookLuck.of(hand).mean()).isCloseTo(won / 47.0, within(1e-12));
    }
}

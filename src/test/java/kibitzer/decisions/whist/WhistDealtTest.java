package kibitzer.decisions.whist;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import kibitzer.advice.Advice;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.games.table.TableSeat;
import kibitzer.games.whist.SuitInPlay;
import kibitzer.games.whist.WhistSight;
import kibitzer.games.whist.WhistTrick;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Dealt questions by the hundred; {@code -Dkibitzer.whist.deals=10000} deals more. */
class WhistDealtTest {
    private static final int DEALS = Integer.getInteger("kibitzer.whist.deals", 60);

    @ParameterizedTest
    @ValueSource(strings = {"whist/lead", "whist/second-hand", "whist/third-hand", "whist/discard"})
    void adviceIsLawfulAndTheDealIsThatOfItsSeed(String id) {
        WhistCard decision = (WhistCard) Decisions.find(id).orElseThrow();
        for (int seed = 0; seed < DEALS; seed++) {
            DealRequest request = DealRequest.of(seed);
            WhistSight sight = decision.dealt(request);
            Advice<Card> advice = decision.advise(sight);
            assertThat(sight.isPossible()).isTrue();
            assertThat(advice.best())
                    .isNotEmpty()
                    .allSatisfy(card -> assertThat(follows(sight, card)).isTrue());
            assertThat(advice.acceptable())
                    .allSatisfy(card -> assertThat(follows(sight, card)).isTrue());
            assertThat(advice.silent()).isFalse();
            assertThat(decision.advise(decision.deal(request)).rulings())
                    .allSatisfy(ruling -> assertThat(ruling.reasons()).isNotEmpty());
            if (seed % 10 == 0) {
                assertThat(decision.dealt(request)).isEqualTo(sight);
            }
        }
    }

    private static boolean follows(WhistSight sight, Card card) {
        boolean held = sight.hand().contains(card);
        boolean free = sight.trick().isEmpty()
                || sight.hand().stream()
                        .noneMatch(own -> own.suit() == sight.trick().getFirst().suit());
        return held && (free || card.suit() == sight.trick().getFirst().suit());
    }

    @ParameterizedTest
    @ValueSource(strings = {"whist/lead", "whist/second-hand", "whist/third-hand", "whist/discard"})
    void everyRuleIsDealtAndDecides(String id) {
        WhistCard decision = (WhistCard) Decisions.find(id).orElseThrow();
        List<String> never = new ArrayList<>();
        for (String rule : decision.rules()) {
            int decided = 0;
            for (int seed = 0; seed < 3; seed++) {
                DealRequest request = DealtRule.of(decision, rule, seed);
                decided += decision.advise(decision.deal(request)).rulings().stream()
                                .anyMatch(ruling -> ruling.rule().equals(rule))
                        ? 1
                        : 0;
            }
            if (decided == 0) {
                never.add(rule);
            }
        }
        assertThat(never).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3, 6, 8})
    void aTenaceIsWhatListingTheCardsMakesIt(int gone) {
        List<Rank> ranks = new ArrayList<>(Rank.DOWNWARDS.subList(0, 13));
        List<Rank> left = new ArrayList<>();
        for (int at = 0; at < 13; at++) {
            if ((at * 5 + gone) % 13 >= gone) {
                left.add(ranks.get(at));
            }
        }
        CardSet played = ranks.stream()
                .filter(rank -> !left.contains(rank))
                .map(rank -> Card.of(rank, Suit.SPADES))
                .collect(CardSet.toCardSet());
        for (int held = 1; held < 1 << Math.min(6, left.size()); held++) {
            Set<Integer> places = new TreeSet<>();
            CardSet holding = CardSet.EMPTY;
            for (int at = 0; at < Math.min(6, left.size()); at++) {
                if ((held & 1 << at) != 0) {
                    places.add(at + 1);
                    holding = holding.with(Card.of(left.get(at), Suit.SPADES));
                }
            }
            String expected = places.contains(1)
                    ? places.contains(3) && !places.contains(2) ? "MAJOR" : "MASTER"
                    : places.containsAll(List.of(2, 4)) && !places.contains(3) ? "MINOR" : "NONE";
            assertThat(new SuitInPlay(holding, played, Suit.SPADES).tenace().name())
                    .isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {150})
    void aSignalIsWhatGoingThroughThePairsOfCardsMakesIt(int fewest) {
        WhistSignal decision = (WhistSignal) Decisions.find("whist/signal").orElseThrow();
        for (int seed = 0; seed < Math.max(fewest, DEALS); seed++) {
            WhistSignal.Seen seen = decision.deal(DealRequest.of(seed));
            assertThat(Set.copyOf(decision.advise(seen).best()))
                    .as("seed " + seed + " " + seen)
                    .isEqualTo(byPairs(seen));
        }
    }

    /** Every card the seat played in the suit, with the whole pack gone through for each. */
    private static Set<String> byPairs(WhistSignal.Seen seen) {
        List<int[]> cards = cardsOf(seen, seen.seat(), seen.suit());
        int call = Integer.MAX_VALUE;
        TableSeat opposite = seen.seat().after(2);
        for (Suit suit : Suit.values()) {
            List<int[]> his = cardsOf(seen, opposite, suit);
            for (int at = 1; at < his.size() && suit != seen.trump(); at++) {
                call = isHighAndLow(his, at) ? Math.min(call, his.get(at)[0]) : call;
            }
        }
        Set<String> found = Set.of("none");
        for (int at = 0; at < cards.size(); at++) {
            int[] card = cards.get(at);
            boolean last = at == cards.size() - 1;
            if (at > 0 && isHighAndLow(cards, at) && call < cards.get(at - 1)[0]) {
                found = Set.of("echo");
            } else if (at > 0 && isHighAndLow(cards, at) && seen.suit() != seen.trump()) {
                found = Set.of("calls-for-trumps");
            } else if (card[3] == 1 && seen.suit() != seen.trump() && card[4] == 0) {
                found = last ? Set.of("command", "no-more") : Set.of("command");
            } else if (card[3] == 1 && seen.suit() != seen.trump() && card[4] == 1 && last) {
                found = Set.of("no-more");
            }
        }
        return found;
    }

    private static boolean isHighAndLow(List<int[]> cards, int at) {
        int[] high = cards.get(at - 1);
        return high[1] > cards.get(at)[1] && high[2] == 0 && !(high[3] == 1 && high[4] == 0);
    }

    /** Trick, rank, whether it headed the trick when played, whether it was thrown, how many better ones were left. */
    private static List<int[]> cardsOf(WhistSignal.Seen seen, TableSeat seat, Suit suit) {
        List<int[]> cards = new ArrayList<>();
        List<Card> all = new ArrayList<>();
        for (int number = 0; number < seen.history().size(); number++) {
            WhistTrick trick = seen.history().get(number);
            Suit led = trick.cards().getFirst().suit();
            for (int place = 0; place < trick.cards().size(); place++) {
                Card card = trick.cards().get(place);
                boolean his = (trick.leader().place() + place) % 4 == seat.place();
                if (his && card.suit() == suit) {
                    boolean heads = trick.cards().subList(0, place).stream()
                            .allMatch(before -> card.suit() == before.suit()
                                    ? card.rank().compareTo(before.rank()) > 0
                                    : card.suit() == seen.trump()
                                            || card.suit() == led && before.suit() != seen.trump());
                    Set<Card> gone = all.stream().collect(Collectors.toSet());
                    int better = (int) Card.ALL.stream()
                            .filter(other -> other.suit() == suit
                                    && other.rank().compareTo(card.rank()) > 0
                                    && !gone.contains(other))
                            .count();
                    cards.add(
                            new int[] {number, card.rank().ordinal(), heads ? 1 : 0, card.suit() == led ? 0 : 1, better
                            });
                }
                all.add(card);
            }
        }
        return cards;
    }
}

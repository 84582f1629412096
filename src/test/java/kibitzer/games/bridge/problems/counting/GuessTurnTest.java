package kibitzer.games.bridge.problems.counting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.Theme;
import kibitzer.games.bridge.problems.find.DealtProblem;
import kibitzer.games.bridge.problems.store.PlayProblems;
import kibitzer.games.bridge.turn.CardTrials;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class GuessTurnTest {
    static Stream<PlayProblem> guesses() {
        return PlayProblems.shipped().of(Theme.COUNT).stream();
    }

    private static PlayProblem problem(String id) {
        return PlayProblems.shipped().find(id).orElseThrow();
    }

    /** Counted on paper: how many cards of each opponent are unknown, and the layouts these leave. */
    @ParameterizedTest
    @CsvSource({"count-9, 2, 5, 21", "count-10, 2, 6, 28", "count-11, 5, 2, 21", "count-12, 8, 3, 165"})
    void theLayoutsAreTheWaysToSpreadWhatIsUnknown(String id, int east, int west, int layouts) {
        PlayProblem problem = problem(id);
        Unknown unknown = Unknown.in(problem);

        assertThat(unknown.places().get(Seat.EAST)).isEqualTo(east);
        assertThat(unknown.places().get(Seat.WEST)).isEqualTo(west);
        assertThat(GuessTurn.of(problem).trials().layouts()).isEqualTo(layouts);
    }

    /** Thirteen less what is known: who had so many of the suit in question. */
    @ParameterizedTest
    @CsvSource({"count-1, SPADES, 5, 1", "count-2, DIAMONDS, 5, 1", "count-3, DIAMONDS, 4, 1", "count-4, SPADES, 1, 4"})
    void aWholeCountLeavesOneLayout(String id, Suit suit, int east, int west) {
        PlayProblem problem = problem(id);

        assertThat(problem.deal().hand(Seat.EAST).length(suit)).isEqualTo(east);
        assertThat(problem.deal().hand(Seat.WEST).length(suit)).isEqualTo(west);
        assertThat(GuessTurn.of(problem).trials().layouts()).isEqualTo(1);
    }

    /** The right card plays for the queen where there is more room for it; no layout is looked at here. */
    @ParameterizedTest
    @MethodSource("guesses")
    void theRightCardPlaysForTheQueenWhereThereIsMoreRoom(PlayProblem problem) {
        GuessTurn turn = GuessTurn.of(problem);
        Card led = turn.now().trick().getFirst();
        Unknown unknown = Unknown.in(problem);
        boolean eastHasMoreRoom = unknown.room(Seat.EAST, led.suit()) > unknown.room(Seat.WEST, led.suit());
        // low in third hand is a finesse against the hand that has played to the trick, high one against the other
        Seat second = turn.now().leader().next();
        boolean finessesAgainstEast =
                second == Seat.EAST != isHigh(problem.guess().right());

        assertThat(finessesAgainstEast).isEqualTo(eastHasMoreRoom);
        assertThat(problem.deal().hand(eastHasMoreRoom ? Seat.EAST : Seat.WEST).contains(Rank.QUEEN, led.suit()))
                .isTrue();
    }

    private static boolean isHigh(Card card) {
        return card.rank() == Rank.ACE || card.rank() == Rank.KING;
    }

    /** Whatever is dealt: lawful to the last card, and the other suits tell where this one does not. */
    @Test
    void whateverIsDealtIsLawfulAndTold() {
        List<PlayProblem> dealt = Stream.iterate(1L, seed -> seed + 1)
                .limit(600)
                .flatMap(seed -> DealtProblem.of(Theme.COUNT, new Seed(seed)).stream())
                .toList();

        assertThat(dealt).isNotEmpty().allSatisfy(problem -> {
            GuessTurn turn = GuessTurn.of(problem);
            assertThat(turn.isTold()).isTrue();
            assertThat(problem.played()).doesNotHaveDuplicates();
            CardTrials trials = turn.trials();
            assertThat(trials.reached(problem.guess().right())
                            - trials.reached(problem.guess().wrong()))
                    .isGreaterThanOrEqualTo((trials.layouts() + 1) / 2);
        });
    }

    /** What declarer does not know of the opponents, counted from the tricks alone. */
    private record Unknown(Map<Seat, Integer> places, Map<Seat, Set<Suit>> out) {

        static Unknown in(PlayProblem problem) {
            Map<Seat, List<Card>> seen = new EnumMap<>(Seat.class);
            Map<Seat, Set<Suit>> out = new EnumMap<>(Seat.class);
            for (Seat seat : Seat.values()) {
                seen.put(seat, new ArrayList<>());
                out.put(seat, EnumSet.noneOf(Suit.class));
            }
            Seat turn = Seat.WEST;
            List<Card> played = problem.played();
            for (int from = 0; from < played.size(); from += 4) {
                List<Card> trick = played.subList(from, Math.min(from + 4, played.size()));
                Suit led = trick.getFirst().suit();
                Seat winner = turn;
                Card best = trick.getFirst();
                for (Card card : trick) {
                    seen.get(turn).add(card);
                    if (card.suit() != led) {
                        out.get(turn).add(led);
                    } else if (card.rank().isHigherThan(best.rank())) {
                        best = card;
                        winner = turn;
                    }
                    turn = turn.next();
                }
                turn = winner;
            }
            CardSet ours = problem.deal().north().union(problem.deal().south());
            Map<Seat, Integer> places = new EnumMap<>(Seat.class);
            for (Seat seat : List.of(Seat.EAST, Seat.WEST)) {
                Seat other = seat.partner();
                int sure = seen.get(seat).size();
                for (Suit suit : Suit.values()) {
                    if (out.get(other).contains(suit) && !out.get(seat).contains(suit)) {
                        int had = 13 - ours.length(suit) - (int) of(suit, seen.get(other));
                        sure += had - (int) of(suit, seen.get(seat));
                    }
                }
                places.put(seat, 13 - sure);
            }
            return new Unknown(places, out);
        }

        private static long of(Suit suit, List<Card> cards) {
            return cards.stream().filter(card -> card.suit() == suit).count();
        }

        /** Unknown cards that may be of the suit. */
        int room(Seat seat, Suit suit) {
            return out.get(seat).contains(suit) ? 0 : places.get(seat);
        }
    }
}

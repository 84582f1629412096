package kibitzer.play.tricks;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.games.trick.settle.GamePoints;

/**
 * Who has won a game of several deals. Where more than one has the points after the same deal, whoever made trumps is first, as
 * Culbertson has it at hasenpfeffer (p. 213), five hundred (p. 216) and pitch (p. 237); else most points win.
 */
final class Winners {
    private Winners() {}

    /**
     * By place; nobody while the game goes on.
     *
     * @param scores by place
     * @param last the deal that was played last
     */
    static List<Integer> of(Optional<GamePoints> goal, List<Double> scores, TrickHand last) {
        List<Integer> reached = places(scores.size())
                .filter(place -> goal.filter(points -> points.isReachedBy(scores.get(place)))
                        .isPresent())
                .boxed()
                .toList();
        if (reached.isEmpty()) {
            return List.of();
        }
        boolean lost = goal.orElseThrow().lost();
        int maker = last.maker().orElse(-1);
        if (!lost && reached.contains(maker)) {
            return reached.stream().filter(place -> isWith(maker, place, last)).toList();
        }
        double most = places(scores.size()).mapToDouble(scores::get).max().orElseThrow();
        return places(scores.size())
                .filter(place -> scores.get(place) == most)
                .boxed()
                .toList();
    }

    private static boolean isWith(int maker, int place, TrickHand hand) {
        return place == maker || hand.isByPartners() && (place - maker) % 2 == 0;
    }

    private static IntStream places(int players) {
        return IntStream.range(0, players);
    }
}

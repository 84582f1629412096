package kibitzer.decisions.bridge.hand;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.games.bridge.problems.Theme;
import kibitzer.games.bridge.problems.store.PlayProblems;
import kibitzer.games.bridge.wholehand.WholeHand;
import kibitzer.wording.Sentence;

/** The whole hands that are shipped: the problem hands of declarer's play, and those of defence. */
public final class ShippedHands {
    private static final class All {
        private static final Map<String, Shipped> BY_ID = read();
    }

    private ShippedHands() {}

    /**
     * One of them.
     *
     * @param theme "hold-up"
     * @param level from 1 to 5
     */
    public record Shipped(String id, String theme, int level, WholeHand hand) {

        /** "Three no trump, the king of hearts led", "Four spades, the two of clubs led, defended by east". */
        public String title() {
            String contract = hand.contract().inWords();
            return Sentence.capital(contract)
                    + ", the "
                    + hand.begun().getFirst().inWords()
                    + " led"
                    + (hand.isDeclaring()
                            ? ""
                            : ", defended by " + hand.learner().inWords());
        }
    }

    public static List<Shipped> all() {
        return List.copyOf(All.BY_ID.values());
    }

    public static Optional<Shipped> find(String id) {
        return Optional.ofNullable(All.BY_ID.get(id));
    }

    /** The ids of all themes, those of declarer's play first. */
    static List<String> themes() {
        return Stream.of(Theme.values()).map(Theme::id).toList();
    }

    private static Map<String, Shipped> read() {
        Map<String, Shipped> byId = new LinkedHashMap<>();
        PlayProblems.shipped()
                .all()
                .forEach(problem -> byId.put(
                        problem.id(),
                        new Shipped(problem.id(), problem.theme().id(), problem.level(), WholeHand.of(problem))));
        return byId;
    }
}

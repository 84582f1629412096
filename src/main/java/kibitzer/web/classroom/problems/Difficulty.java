package kibitzer.web.classroom.problems;

import java.util.Map;
import java.util.Optional;
import kibitzer.learning.Skill;
import kibitzer.learning.rating.Ratings.Rated;
import kibitzer.marking.Question;

/** How hard questions are, as learners' answers have rated them. */
enum Difficulty {
    ANY("As it comes", 0, 10_000),
    EASY("Easy: rated below 1400", 0, 1_400),
    MIDDLING("Middling: 1400 to 1600", 1_400, 1_600),
    HARD("Hard: rated above 1600", 1_600, 10_000);

    /** A rating on fewer answers says little. */
    private static final int ENOUGH = 5;

    private final String label;
    private final double least;
    private final double most;

    Difficulty(String label, double least, double most) {
        this.label = label;
        this.least = least;
        this.most = most;
    }

    String label() {
        return label;
    }

    boolean takes(Question<?, ?> question, Map<Skill, Rated> ratings) {
        return this == ANY
                || of(question, ratings)
                        .map(rated -> rated.rating().rating() >= least
                                && rated.rating().rating() <= most)
                        .orElse(false);
    }

    /** True where so many questions of the decision are rated that one can choose by it. */
    static boolean isKnownOf(String decision, Map<Skill, Rated> ratings) {
        return ratings.entrySet().stream()
                .anyMatch(entry -> entry.getKey().decision().text().equals(decision) && isEnough(entry.getValue()));
    }

    /** The rating of what a question asks; empty while too few have answered. */
    static Optional<Rated> of(Question<?, ?> question, Map<Skill, Rated> ratings) {
        return Skill.of(question)
                .flatMap(skill -> Optional.ofNullable(ratings.get(skill)))
                .filter(Difficulty::isEnough);
    }

    private static boolean isEnough(Rated rated) {
        return rated.answers() >= ENOUGH;
    }
}

package kibitzer.learning.mix;

import java.util.Map;
import kibitzer.learning.Skill;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.rating.Rating;
import kibitzer.learning.rating.Ratings;
import kibitzer.learning.rating.Ratings.Rated;

/**
 * How strong a learner is, and how hard the deals are.
 *
 * @param own the learner's ratings
 * @param items the skills' ratings
 * @param level the learner's mean
 */
record Strength(Map<Skill, Rated> own, Map<Skill, Rated> items, double level) {

    static Strength of(LearnerId learner, Ratings ratings) {
        Map<Skill, Rated> own = ratings.of(learner);
        return new Strength(
                own,
                ratings.ofItems(),
                own.values().stream()
                        .mapToDouble(rated -> rated.rating().rating())
                        .average()
                        .orElse(Rating.UNKNOWN.rating()));
    }

    /** How far apart; in a skill that was never rated the learner is as strong as in his others. */
    double distance(Skill skill) {
        double learner = own.containsKey(skill) ? own.get(skill).rating().rating() : level;
        return Math.abs(items.getOrDefault(skill, Rated.UNKNOWN).rating().rating() - learner);
    }
}

package kibitzer.learning.rating;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kibitzer.learning.FirstTry;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.Skill;
import kibitzer.learning.rating.Glicko2.Game;
import kibitzer.learning.rating.Ratings.Rated;

/**
 * How strong a learner is in one family of games, reckoned from first tries alone, each a game against the deals of its skill as
 * hard as they are rated today. It is told and kept nowhere; what is dealt goes by the ratings of single skills.
 *
 * @param tries how many first tries it rests on
 * @param curve how it stood after the last try of each day, the oldest first; never empty
 */
public record FamilyRating(String family, Rating rating, int tries, List<Point> curve) {
    /** Who has chosen what it is about has had a hint: half the change. */
    static final double CHOSEN_THEME = 0.5;

    public FamilyRating {
        curve = List.copyOf(curve);
    }

    /** How it stood at the end of a day. */
    public record Point(LocalDate day, double rating) {}

    /**
     * By the name of the family.
     *
     * @param tries the oldest first
     * @param items how hard the deals of each skill are
     */
    static List<FamilyRating> of(List<FirstTry> tries, Map<Skill, Rated> items, LearnerDay today) {
        Map<String, List<FirstTry>> families = new TreeMap<>();
        tries.forEach(one -> families.computeIfAbsent(one.skill().decision().family(), family -> new ArrayList<>())
                .add(one));
        return families.entrySet().stream()
                .map(family -> of(family.getKey(), family.getValue(), items, today))
                .toList();
    }

    private static FamilyRating of(String family, List<FirstTry> tries, Map<Skill, Rated> items, LearnerDay today) {
        Rating rating = Rating.UNKNOWN;
        Map<LocalDate, Double> days = new TreeMap<>();
        for (FirstTry one : tries) {
            Rating item = items.getOrDefault(one.skill(), Rated.UNKNOWN).rating();
            Rating after = Glicko2.after(rating, List.of(new Game(item, one.credit())));
            rating = rating.towards(after, one.chosenByTheme() ? CHOSEN_THEME : 1);
            days.put(today.dateOf(one.at()), rating.rating());
        }
        return new FamilyRating(
                family,
                rating,
                tries.size(),
                days.entrySet().stream()
                        .map(day -> new Point(day.getKey(), day.getValue()))
                        .toList());
    }
}

package kibitzer.learning.mix;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.advice.Advice;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Decisions;
import kibitzer.learning.DrillRound;
import kibitzer.learning.FreshDeals.Fresh;
import kibitzer.learning.History;
import kibitzer.learning.LearnerId;
import kibitzer.learning.Skill;
import kibitzer.learning.rating.Rating;
import kibitzer.learning.rating.Ratings;
import kibitzer.learning.rating.Ratings.Rated;
import kibitzer.learning.review.Memories;
import kibitzer.learning.review.Remembered;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import org.springframework.stereotype.Service;

/**
 * Deals the questions of a mix. A game is drawn first, then of a handful of its skills the one whose deals are nearest to
 * the learner's strength. One question in five is looked for among those whose right answer is to do nothing.
 */
@Service
public class Mixer {
    /** Of so many questions running, one is to be answered by doing nothing. */
    static final int ONE_NOTHING_IN = 5;

    private static final int HANDFUL = 5;
    /** In so many deals an answer of doing nothing is looked for; a game that has none is left after the first. */
    private static final int DEALS = 12;

    private static final int DEALS_A_SKILL = 2;

    private final History history;
    private final Ratings ratings;
    private final Citations citations = Syllabus.shipped();

    Mixer(History history, Ratings ratings) {
        this.history = history;
        this.ratings = ratings;
    }

    /**
     * A question of a run, the same as long as the learner has not answered it.
     *
     * @param number from 1
     * @return empty where no skill fits the wish
     */
    public Optional<Fresh> question(LearnerId learner, MixWish wish, DrillRound round, int number) {
        Chance chance = round.seed().deal(number).chance();
        List<List<Skill>> games = games(learner, wish);
        if (games.isEmpty()) {
            return Optional.empty();
        }
        Seed seeds = new Seed(chance.below(1_000_000_000));
        boolean toDoNothing = number % ONE_NOTHING_IN == round.seed().chance().below(ONE_NOTHING_IN);
        List<List<Skill>> shuffled = chance.shuffled(games);
        Strength strength = strength(learner);
        return (toDoNothing ? nothing(shuffled, wish, chance, seeds) : Optional.<Fresh>empty())
                .or(() -> shuffled.stream()
                        .flatMap(skills -> near(strength, skills, wish, chance, seeds).stream())
                        .findFirst());
    }

    /** What may be asked, a list a decision. */
    private List<List<Skill>> games(LearnerId learner, MixWish wish) {
        Set<Skill> mistakes = wish.onlyMistakes() ? mistakes(learner) : Set.of();
        List<List<Skill>> games = new ArrayList<>();
        for (Decision<?, ?> decision : Decisions.all()) {
            List<Skill> skills = wish.skills(decision)
                    .filter(skill -> !wish.onlyMistakes() || mistakes.contains(skill))
                    .filter(skill -> speaks(decision, wish))
                    .toList();
            if (!skills.isEmpty()) {
                games.add(skills);
            }
        }
        return games;
    }

    private Set<Skill> mistakes(LearnerId learner) {
        return Memories.of(history.of(learner)).all().stream()
                .filter(known -> !known.grade().isRight())
                .map(Remembered::skill)
                .collect(Collectors.toSet());
    }

    /** A book may have a word in some rules of a decision only; that is seen when a question is dealt. */
    private boolean speaks(Decision<?, ?> decision, MixWish wish) {
        return wish.book()
                .map(book -> decision.sources().stream()
                        .anyMatch(source -> citations.of(source).book().equals(book)))
                .orElse(true);
    }

    private Optional<Fresh> nothing(List<List<Skill>> games, MixWish wish, Chance chance, Seed seeds) {
        for (List<Skill> skills : games) {
            List<Skill> likeliest = chance.shuffled(skills).stream()
                    .sorted(Comparator.comparing((Skill skill) -> !DoingNothing.isTold(skill)))
                    .toList();
            for (int deal = 0; deal < DEALS; deal++) {
                Fresh fresh = dealt(likeliest.get(deal % likeliest.size()), wish, seeds.deal(deal));
                if (DoingNothing.isRight(fresh.question()) && fits(fresh.question(), wish)) {
                    return Optional.of(fresh);
                }
                if (!DoingNothing.isPossible(fresh.question())) {
                    break;
                }
            }
        }
        return Optional.empty();
    }

    /** How strong the learner is, and how hard the deals are. */
    private record Strength(Map<Skill, Rated> own, Map<Skill, Rated> items, double level) {

        /** How far apart; in a skill that was never rated the learner is as strong as in his others. */
        double distance(Skill skill) {
            double learner = own.containsKey(skill) ? own.get(skill).rating().rating() : level;
            return Math.abs(items.getOrDefault(skill, Rated.UNKNOWN).rating().rating() - learner);
        }
    }

    private Strength strength(LearnerId learner) {
        Map<Skill, Rated> own = ratings.of(learner);
        return new Strength(
                own,
                ratings.ofItems(),
                own.values().stream()
                        .mapToDouble(rated -> rated.rating().rating())
                        .average()
                        .orElse(Rating.UNKNOWN.rating()));
    }

    private Optional<Fresh> near(Strength strength, List<Skill> skills, MixWish wish, Chance chance, Seed seeds) {
        return chance.shuffled(skills).stream()
                .limit(HANDFUL)
                .sorted(Comparator.comparingDouble(strength::distance))
                .flatMap(skill ->
                        IntStream.range(0, DEALS_A_SKILL).mapToObj(deal -> dealt(skill, wish, seeds.deal(deal))))
                .filter(fresh -> fits(fresh.question(), wish))
                .findFirst();
    }

    private static Fresh dealt(Skill skill, MixWish wish, Seed seed) {
        return new Fresh(skill.deal(seed, wish.system()), seed.number());
    }

    /** A silent book asks nothing; and where a book is wished for, its word must decide. */
    private boolean fits(Question<?, ?> question, MixWish wish) {
        Advice<?> advice = question.advice();
        return !advice.silent()
                && wish.book()
                        .map(book -> advice.rulings().stream()
                                .anyMatch(ruling ->
                                        citations.of(ruling.source()).book().equals(book)))
                        .orElse(true);
    }
}

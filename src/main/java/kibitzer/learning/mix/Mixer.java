package kibitzer.learning.mix;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.advice.Advice;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.Decision;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.learning.DrillRound;
import kibitzer.learning.FreshDeals.Fresh;
import kibitzer.learning.History;
import kibitzer.learning.Skill;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.rating.Ratings;
import kibitzer.learning.review.Memories;
import kibitzer.learning.review.RememberedSkill;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import org.springframework.stereotype.Service;

/**
 * Deals questions near the learner's strength, of many decisions or of one. A decision is drawn first, then of a handful of
 * its skills the one whose deals are nearest. One question in five is looked for among those whose right answer is to do
 * nothing.
 */
@Service
public class Mixer {
    /** Of so many questions running, one is to be answered by doing nothing. */
    static final int ONE_NOTHING_IN = 5;

    private static final int HANDFUL = 5;
    /** In so many deals an answer of doing nothing is looked for, where another decision may have it as well. */
    private static final int DEALS = 12;
    /** And in so many where there is one decision only. */
    private static final int DEALS_OF_ONE = 60;

    private static final int DEALS_A_SKILL = 2;

    /** So many questions of a newcomer's mix are about tricks. */
    static final int BEGUN_WITH_TRICKS = 3;

    /** A deal for a skill is now and then one on which its neighbour decides: of so many running it hardly ever is. */
    private static final int RUNNING = 3;

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
        Predicate<Skill> asked = wish.onlyMistakes() ? mistakes(learner)::contains : skill -> true;
        List<Candidates> all = Decisions.all().stream()
                .filter(decision -> speaks(decision, wish.book()))
                .map(decision -> candidates(decision, wish, asked))
                .filter(candidates -> !candidates.asked().isEmpty())
                .toList();
        return choose(
                learner,
                beginning(learner, wish, number, all),
                new Wanted(wish.book(), wish.options()),
                round.seed(),
                number);
    }

    /** Who has met nothing but tricks yet meets them first in a mix of everything, for most other games are built on them. */
    private List<Candidates> beginning(LearnerId learner, MixWish wish, int number, List<Candidates> all) {
        boolean begins = number <= BEGUN_WITH_TRICKS
                && wish.equals(MixWish.ANYTHING)
                && history.decided(learner).stream().allMatch(Mixer::isOfTricks);
        return begins
                ? all.stream()
                        .filter(candidates -> isOfTricks(candidates.decision().id()))
                        .toList()
                : all;
    }

    private static boolean isOfTricks(DecisionId decision) {
        return decision.game().equals("trick");
    }

    /**
     * A question of endless practice of one decision, the same as long as the learner has not answered it.
     *
     * @param run what the run is dealt from
     * @param number which question of the run, from 1
     * @return empty where no skill fits the wish
     */
    public Optional<Fresh> question(LearnerId learner, PracticeWish wish, Seed run, int number) {
        Set<Skill> mistakes = wish.onlyMistakes() ? mistakes(learner) : Set.of();
        Set<String> rules = wish.rules();
        Candidates candidates = candidates(
                wish.decision(),
                wish.asMix(),
                skill -> (rules.isEmpty() || skill.rule().map(rules::contains).orElse(true))
                        && (!wish.onlyMistakes() || mistakes.contains(skill)));
        boolean isAny =
                speaks(wish.decision(), wish.book()) && !candidates.asked().isEmpty();
        return choose(
                learner, isAny ? List.of(candidates) : List.of(), new Wanted(wish.book(), wish.options()), run, number);
    }

    private static Candidates candidates(Decision<?, ?> decision, MixWish wish, Predicate<Skill> asked) {
        List<Skill> skills = wish.skills(decision).toList();
        return new Candidates(decision, skills.stream().filter(asked).toList(), skills);
    }

    /** What holds for each deal: the book that must decide, and the options it is dealt with. */
    private record Wanted(Optional<String> book, Map<String, String> options) {}

    private Optional<Fresh> choose(LearnerId learner, List<Candidates> all, Wanted wanted, Seed run, int number) {
        if (all.isEmpty()) {
            return Optional.empty();
        }
        Chance chance = run.deal(number).chance();
        Seed seeds = new Seed(chance.below(Seed.SHORT));
        boolean toDoNothing = number % ONE_NOTHING_IN == run.chance().below(ONE_NOTHING_IN);
        List<Candidates> shuffled = chance.shuffled(all);
        Strength strength = Strength.of(learner, ratings);
        return (toDoNothing ? nothing(shuffled, wanted, chance, seeds) : Optional.<Fresh>empty())
                .or(() -> shuffled.stream()
                        .flatMap(candidates -> near(strength, candidates.asked(), wanted, chance, seeds).stream())
                        .findFirst());
    }

    /** The games of a mix in which the learner has answered before, which a mix begins with; none for a newcomer. */
    public Set<String> playedBy(LearnerId learner) {
        return history.decided(learner).stream()
                .map(DecisionId::game)
                .filter(MixWish.allGames()::contains)
                .collect(Collectors.toSet());
    }

    private Set<Skill> mistakes(LearnerId learner) {
        return Memories.of(history.of(learner)).all().stream()
                .filter(known -> !known.grade().isRight())
                .map(RememberedSkill::skill)
                .collect(Collectors.toSet());
    }

    /** A book may have a word in some rules of a decision only; that is seen when a question is dealt. */
    private boolean speaks(Decision<?, ?> decision, Optional<String> book) {
        return book.map(wished -> decision.sources().stream()
                        .anyMatch(source -> citations.of(source).book().equals(wished)))
                .orElse(true);
    }

    private Optional<Fresh> nothing(List<Candidates> all, Wanted wanted, Chance chance, Seed seeds) {
        int deals = all.size() == 1 ? DEALS_OF_ONE : DEALS;
        return all.stream()
                .filter(candidates -> IdleQuestions.isPossible(candidates.decision()))
                .flatMap(candidates -> nothing(candidates, deals, wanted, chance, seeds).stream())
                .findFirst();
    }

    /**
     * Goes through the skills again and again, some deals of each at a time, so that the likeliest is not left for a
     * stranger at its first miss; without those in whose positions one must do something.
     */
    private Optional<Fresh> nothing(Candidates candidates, int deals, Wanted wanted, Chance chance, Seed seeds) {
        List<Skill> likeliest = chance.shuffled(candidates.idle()).stream()
                .sorted(candidates.likeliest())
                .toList();
        Set<Skill> busy = new HashSet<>();
        int dealt = 0;
        for (int turn = 0; dealt < deals && busy.size() < likeliest.size(); turn++) {
            Skill skill = likeliest.get(turn / RUNNING % likeliest.size());
            if (!busy.contains(skill)) {
                Fresh fresh = dealt(skill, wanted, seeds, turn);
                if (IdleQuestions.isRight(fresh.question()) && fits(fresh.question(), wanted)) {
                    return Optional.of(fresh);
                }
                if (IdleQuestions.isPossible(fresh.question())) {
                    dealt++;
                } else {
                    busy.add(skill);
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Fresh> near(Strength strength, List<Skill> skills, Wanted wanted, Chance chance, Seed seeds) {
        return chance.shuffled(skills).stream()
                .limit(HANDFUL)
                .sorted(Comparator.comparingDouble(strength::distance))
                .flatMap(skill -> IntStream.range(0, DEALS_A_SKILL).mapToObj(deal -> dealt(skill, wanted, seeds, deal)))
                .filter(fresh -> fits(fresh.question(), wanted))
                .findFirst();
    }

    private static Fresh dealt(Skill skill, Wanted wanted, Seed seeds, int number) {
        Seed seed = new Seed(Math.floorMod(seeds.deal(number).number(), Seed.SHORT));
        return new Fresh(skill, skill.deal(seed, wanted.options()), seed.number());
    }

    /** A silent book asks nothing; and where a book is wished for, its word must decide. */
    private boolean fits(Question<?, ?> question, Wanted wanted) {
        Advice<?> advice = question.advice();
        return !advice.silent()
                && wanted.book()
                        .map(book -> advice.rulings().stream()
                                .anyMatch(ruling ->
                                        citations.of(ruling.source()).book().equals(book)))
                        .orElse(true);
    }
}

package kibitzer.web.practice;

import com.vaadin.flow.router.QueryParameters;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import kibitzer.cards.Seed;
import kibitzer.content.syllabus.Book;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.decisions.Decision;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.FreshDeals.Fresh;
import kibitzer.learning.Skill;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.mix.Mixer;
import kibitzer.learning.mix.PracticeWish;
import kibitzer.marking.Question;

/**
 * A question of endless practice as its address says it: {@code ?seed=7&rules=acol.open.weak-no-trump}, and where the
 * trainer chose what to deal {@code &of=12&run=83&n=3} besides. The same seed, options and {@code of} deal the same.
 *
 * @param dealt seed and options; the rules of these are what the learner practises
 * @param of which of the decision's rules, from 1, the deal is made for; by its number, because its name would give the
 *     answer away
 * @param book the book whose word counts
 * @param mistakes only what was answered wrong last
 * @param run what the run of questions is dealt from; empty before the trainer has chosen one
 * @param number which question of the run, from 1
 */
record PracticeAddress(
        DealtAddress dealt,
        Optional<Integer> of,
        Optional<String> book,
        boolean mistakes,
        OptionalLong run,
        int number) {
    /** What the page itself adds; no option of a deal is called so. */
    static final Set<String> OWN = Set.of("of", "book", "mistakes", "run", "n");

    private static final int RUNS = 1_000_000;

    /** @throws BadQuestion if a part of the address cannot be read */
    static PracticeAddress read(QueryParameters query) {
        Map<String, List<String>> dealing = new HashMap<>(query.getParameters());
        dealing.keySet().removeAll(OWN);
        Optional<String> book = query.getSingleParameter("book");
        book.filter(word -> Book.find(word).isEmpty()).ifPresent(word -> {
            throw new BadQuestion("book", "\"" + word + "\" is unknown", "one of " + String.join(", ", books()));
        });
        return new PracticeAddress(
                DealtAddress.read(new QueryParameters(dealing)),
                query.getSingleParameter("of").map(text -> number("of", text)),
                book,
                query.getSingleParameter("mistakes").isPresent(),
                query.getSingleParameter("run")
                        .map(text -> OptionalLong.of(number("run", text)))
                        .orElse(OptionalLong.empty()),
                query.getSingleParameter("n").map(text -> number("n", text)).orElse(1));
    }

    private static List<String> books() {
        return List.of(Book.values()).stream().map(Book::id).toList();
    }

    private static int number(String name, String text) {
        if (!text.matches("\\d{1,6}")) {
            throw new BadQuestion(
                    name, "\"" + text + "\" is no number of this page", "the address as the page made it");
        }
        return Integer.parseInt(text);
    }

    /** @throws BadQuestion if the decision has no such option, or no such rule */
    <P, A> Question<P, A> question(Decision<P, A> decision) {
        List<String> rules = decision.rules();
        of.filter(rule -> rule < 1 || rule > rules.size()).ifPresent(rule -> {
            throw new BadQuestion("of", "there is no rule " + rule, "1 to " + rules.size());
        });
        return of.map(rule -> dealt.dealtFor(rules.get(rule - 1))).orElse(dealt).question(decision);
    }

    /**
     * What the learner wants: bidding is asked in the usual system unless he wants another, or practises a rule that it does
     * not have.
     */
    PracticeWish wish(Decision<?, ?> decision) {
        Map<String, String> options = new LinkedHashMap<>(dealt.options());
        boolean isOfRules = options.containsKey(Skill.RULES);
        if (!Skill.hasSystems(decision)) {
            options.remove(Skill.SYSTEM);
        } else if (!isOfRules) {
            options.putIfAbsent(Skill.SYSTEM, Systems.ids().getFirst());
        } else if (options.containsKey(Skill.SYSTEM)
                && !knows(options.get(Skill.SYSTEM), options.getOrDefault(Skill.RULES, ""))) {
            options.remove(Skill.SYSTEM);
        }
        return new PracticeWish(decision, options, book, mistakes);
    }

    private static boolean knows(String system, String rules) {
        return !Systems.ids().contains(system)
                || List.of(rules.strip().split("[ ,]+")).stream()
                        .anyMatch(rule -> Systems.of(system).rule(rule).isPresent());
    }

    /** The seed of the run; another one each time where it has not begun. */
    Seed runOrFresh() {
        return new Seed(run.orElseGet(() -> ThreadLocalRandom.current().nextInt(RUNS)));
    }

    /** The question that the trainer chooses for the learner; empty if none fits. */
    Optional<PracticeAddress> fresh(Mixer mixer, LearnerId learner, PracticeWish wish) {
        Seed run = runOrFresh();
        return mixer.question(learner, wish, run, number).map(fresh -> chosen(wish, fresh, run, number));
    }

    /** The question that the trainer has chosen. */
    static PracticeAddress chosen(PracticeWish wish, Fresh fresh, Seed run, int number) {
        return new PracticeAddress(
                new DealtAddress(OptionalLong.of(fresh.seed()), wish.options()),
                fresh.skill().rule().map(rule -> wish.decision().rules().indexOf(rule) + 1),
                wish.book(),
                wish.onlyMistakes(),
                OptionalLong.of(run.number()),
                number);
    }

    /** A wish to which no question was found. */
    static PracticeAddress unasked(PracticeWish wish) {
        return new PracticeAddress(
                new DealtAddress(OptionalLong.empty(), wish.options()),
                Optional.empty(),
                wish.book(),
                wish.onlyMistakes(),
                OptionalLong.empty(),
                1);
    }

    QueryParameters query() {
        Map<String, List<String>> parts = new LinkedHashMap<>(dealt.query().getParameters());
        of.ifPresent(rule -> parts.put("of", List.of(String.valueOf(rule))));
        book.ifPresent(word -> parts.put("book", List.of(word)));
        if (mistakes) {
            parts.put("mistakes", List.of("yes"));
        }
        run.ifPresent(seed -> {
            parts.put("run", List.of(String.valueOf(seed)));
            parts.put("n", List.of(String.valueOf(number)));
        });
        return new QueryParameters(parts);
    }
}

package kibitzer.content.search;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.advice.Why;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.search.Findable.Kind;
import kibitzer.content.syllabus.Game;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.Decision;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.Form;
import tools.jackson.databind.node.ObjectNode;

/** Finds the rules that questions can be dealt for, by the words of the rule, its system, its game, and lessons that drill it. */
public final class RuleSearch {
    private static final int CANDIDATES = 400;

    private final Map<String, FoundRule> rules = new LinkedHashMap<>();
    private final Search search;

    /** Over all that the trainer teaches; made when it is first asked for. */
    public static RuleSearch shipped() {
        return Shipped.SEARCH;
    }

    private static final class Shipped {
        private static final RuleSearch SEARCH = new RuleSearch(Lessons.shipped(), Syllabus.shipped());
    }

    RuleSearch(Lessons lessons, Syllabus syllabus) {
        Map<String, Set<String>> drilled = drilled(lessons);
        List<Findable> things = new ArrayList<>();
        for (Decision<?, ?> decision : Decisions.all()) {
            String game = syllabus.games().find(decision.game()).map(Game::name).orElse(decision.game());
            for (String rule : decision.rules()) {
                String key = decision.id().text() + " " + rule;
                List<String> taught = List.copyOf(drilled.getOrDefault(key, Set.of()));
                FoundRule found = new FoundRule(
                        decision.id(),
                        rule,
                        decision.titleOf(rule),
                        decision.title(),
                        taught,
                        !decision.isInABook(rule));
                rules.put(key, found);
                things.add(new Findable(
                        Kind.PRACTICE,
                        key,
                        found.title() + " " + oneWordToo(rule.replaceAll("[.-]", " ")),
                        String.join(
                                " ",
                                game,
                                decision.title(),
                                decision.id().family(),
                                decision.whyOf(rule).map(Why::text).orElse(""),
                                String.join(" ", taught))));
            }
        }
        search = new Search(things);
    }

    /** "Take-out" is written as one word as often. */
    private static String oneWordToo(String words) {
        return words.replace("take out", "take out takeout");
    }

    /** The rules that each lesson's drill names, by decision and rule. */
    private static Map<String, Set<String>> drilled(Lessons lessons) {
        Map<String, Set<String>> drilled = new LinkedHashMap<>();
        for (Lesson lesson : lessons.all()) {
            lesson.drill().ifPresent(drill -> {
                ObjectNode with = Form.options(drill.decision().dealtWith()).write(drill.with());
                with.path(PractisedRules.OPTION)
                        .valueStream()
                        .forEach(rule -> drilled.computeIfAbsent(
                                        drill.decision().id().text() + " " + rule.asString(),
                                        none -> new LinkedHashSet<>())
                                .add(lesson.head().title()));
            });
        }
        return drilled;
    }

    /**
     * What has all the words, the best first; nothing for no word.
     *
     * @param family "bridge"; empty for every family
     */
    public List<FoundRule> find(String words, Optional<String> family, int most) {
        return search.find(words, CANDIDATES).stream()
                .flatMap(found -> Stream.ofNullable(rules.get(found.id())))
                .filter(rule ->
                        family.isEmpty() || family.get().equals(rule.id().family()))
                .limit(most)
                .toList();
    }

    /** The families that have rules, in the order of the catalogue. */
    public List<String> families() {
        return rules.values().stream()
                .map(rule -> rule.id().family())
                .distinct()
                .toList();
    }
}

package kibitzer.conventions.rummy;

import static kibitzer.advice.Needs.among;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Source.source;

import java.util.List;
import java.util.Map;
import kibitzer.advice.Answers;
import kibitzer.advice.Need;
import kibitzer.advice.Quality;
import kibitzer.advice.Rule;
import kibitzer.advice.RuleBuilder;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.advice.Trait;

/** How the rules on one topic are written. */
final class PlanRules {
    private static final Quality<Situation> ABOUT = new Quality<>(
            "about",
            "a question on",
            "what is the question about",
            situation -> situation.topic().id());

    /** What the last rule on a topic finds: none of those before it spoke. */
    private static final Trait<Situation> NOTHING_ELSE = new Trait<Situation>(
                    "nothing-else",
                    "nothing else is called for here",
                    "something speaks for another answer",
                    situation -> true)
            .saying(situation -> "");

    private PlanRules() {}

    @SafeVarargs
    static RuleBuilder.Speaking<Situation> plan(String id, Topic topic, String pointer, Need<Situation>... needs) {
        return plan(id, topic, source(pointer), needs);
    }

    @SafeVarargs
    static RuleBuilder.Speaking<Situation> plan(String id, Topic topic, Source source, Need<Situation>... needs) {
        return Rule.rule(id, source)
                .when(among(ABOUT, topic.id()))
                .needs(needs.length == 0 ? List.of(has(NOTHING_ELSE)) : List.of(needs));
    }

    /** Whether a rule is on a topic, whatever more it needs there: the topic is what {@link #plan} has it need first. */
    static boolean on(Topic topic, Rule<Situation, String> rule) {
        return rule.when().getFirst().standing(new Situation(topic, Map.of())) == Standing.HOLDS;
    }

    static Answers<Situation, String> say(String answer) {
        return Answers.only(answer);
    }

    /** Where the book leaves the choice open. */
    static Answers<Situation, String> either() {
        return new Answers<>(
                "either", situation -> List.copyOf(situation.topic().answers().keySet()));
    }
}

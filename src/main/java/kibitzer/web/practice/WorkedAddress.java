package kibitzer.web.practice;

import com.vaadin.flow.router.QueryParameters;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Seed;
import kibitzer.decisions.Decision;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.DecidedDeals;
import kibitzer.learning.DecidedDeals.Decided;
import kibitzer.learning.Skill;
import kibitzer.marking.Question;
import kibitzer.marking.steps.WorkedExample;
import kibitzer.web.practice.WorkedView.Stage;

/**
 * A hand of a rule that is learnt on four, as its address says it: {@code ?rules=acol.open.weak-no-trump&run=83&hand=2}.
 *
 * @param skill a rule of a decision
 * @param run what the four hands are dealt from; empty where any will do
 */
record WorkedAddress(Skill skill, OptionalLong run, Stage stage) {
    private static final String RUN = "run";
    private static final String HAND = "hand";
    /** So many hands of the rule at each stage, and so many of any rule, tell what else might be seen at a step. */
    private static final int OTHERS = 4;

    private static final int ANY = 16;

    static WorkedAddress of(Skill skill) {
        return new WorkedAddress(skill, OptionalLong.empty(), Stage.WORKED);
    }

    /** @throws BadQuestion if the rule is not one of the decision's, or run or hand are no numbers of such a page */
    static WorkedAddress read(Decision<?, ?> decision, QueryParameters query) {
        String rule = query.getSingleParameter(Skill.RULES).orElse("");
        if (!WorkedExample.isFor(decision)) {
            throw new BadQuestion(
                    "decision", decision.id() + " has no hands to be worked out", "one that rules decide");
        }
        if (!decision.rules().contains(rule)) {
            throw new BadQuestion(Skill.RULES, "\"" + rule + "\" is no rule of " + decision.id(), "one of its rules");
        }
        return new WorkedAddress(
                new Skill(decision.id(), Optional.of(rule)),
                query.getSingleParameter(RUN)
                        .map(text -> OptionalLong.of(number(RUN, text)))
                        .orElse(OptionalLong.empty()),
                query.getSingleParameter(HAND)
                        .map(text -> stage(number(HAND, text)))
                        .orElse(Stage.WORKED));
    }

    private static long number(String name, String text) {
        if (!text.matches("\\d{1,18}")) {
            throw new BadQuestion(
                    name, "\"" + text + "\" is no number of this page", "the address as the page made it");
        }
        return Long.parseLong(text);
    }

    private static Stage stage(long number) {
        if (number < 1 || number > Stage.values().length) {
            throw new BadQuestion(HAND, "there is no hand " + number, "1 to " + Stage.values().length);
        }
        return Stage.values()[(int) number - 1];
    }

    WorkedAddress from(long seed) {
        return new WorkedAddress(skill, OptionalLong.of(seed), stage);
    }

    WorkedAddress next() {
        return new WorkedAddress(skill, run, Stage.values()[stage.ordinal() + 1]);
    }

    /** The hand of this stage; empty where no deal was found that the rule decides. */
    Optional<Decided> deal() {
        return deals(stage).findFirst();
    }

    /** What else may be seen at the steps of the rule: hands of the rule, and of the decision's other rules. */
    Stream<WorkedExample> others() {
        Stream<Question<?, ?>> ofTheRule = Stream.of(Stage.values())
                .flatMap(other -> deals(other).limit(OTHERS))
                .map(Decided::question);
        Skill any = new Skill(skill.decision(), Optional.empty());
        Stream<Question<?, ?>> ofOthers =
                IntStream.rangeClosed(1, ANY).mapToObj(number -> any.deal(seed().deal(number)));
        return Stream.concat(ofTheRule, ofOthers).map(WorkedExample::of).flatMap(Optional::stream);
    }

    private Stream<Decided> deals(Stage of) {
        return DecidedDeals.of(skill, seed().deal(of.ordinal() + 1));
    }

    private Seed seed() {
        return new Seed(run.orElseThrow());
    }

    QueryParameters query() {
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put(Skill.RULES, skill.rule().orElseThrow());
        run.ifPresent(seed -> {
            parts.put(RUN, String.valueOf(seed));
            parts.put(HAND, String.valueOf(stage.ordinal() + 1));
        });
        return QueryParameters.simple(parts);
    }
}

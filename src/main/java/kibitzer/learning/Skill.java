package kibitzer.learning;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Ruling;
import kibitzer.cards.Seed;
import kibitzer.decisions.Decision;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.marking.Question;

/**
 * Something a learner can know: one rule of a decision, or a whole decision that has no rules to deal for.
 *
 * @param rule a rule that a deal of the decision can be asked for; empty where the skill is the whole decision
 */
public record Skill(DecisionId decision, Optional<String> rule) implements Comparable<Skill> {
    /** The option of a deal that names the rules it is for. */
    public static final String RULES = PractisedRules.OPTION;

    /** The option of a deal that names the bidding system. */
    public static final String SYSTEM = "system";

    private static final String BETWEEN = ":";

    /**
     * The skill that an answer speaks of.
     *
     * @param rule the rule that decided
     * @return empty where nothing can be asked again: the book was silent, the rule is too rare to be dealt for, or the
     *     trainer no longer has the decision
     */
    public static Optional<Skill> of(DecisionId decision, Optional<String> rule) {
        return rule.flatMap(decided -> Decisions.find(decision.text())
                .filter(known -> known.rules().isEmpty() || known.rules().contains(decided))
                .map(known -> new Skill(decision, known.rules().isEmpty() ? Optional.empty() : Optional.of(decided))));
    }

    /** The skill that an answer to a question would speak of. */
    public static Optional<Skill> of(Question<?, ?> question) {
        return of(question.decision().id(), ruleOf(question.decision(), question.advice()));
    }

    /** The rule an answer is filed under: the first that decides and can be dealt for, else the first that decides. */
    static Optional<String> ruleOf(Decision<?, ?> decision, Advice<?> advice) {
        return advice.rulings().stream()
                .<String>map(Ruling::rule)
                .filter(decision.rules()::contains)
                .findFirst()
                .or(() -> advice.rulings().stream().<String>map(Ruling::rule).findFirst());
    }

    /** Reads {@link #text}; empty for what is no skill of this trainer. */
    public static Optional<Skill> find(String text) {
        String[] parts = text.split(BETWEEN, 2);
        Optional<String> rule = parts.length == 2 ? Optional.of(parts[1]) : Optional.empty();
        return Decisions.find(parts[0])
                .filter(decision -> rule.map(decision.rules()::contains)
                        .orElse(decision.rules().isEmpty()))
                .map(decision -> new Skill(decision.id(), rule));
    }

    /** "bridge/call:acol.open.weak-no-trump", "poker/class": the name in addresses and in the database. */
    public String text() {
        return decision + rule.map(id -> BETWEEN + id).orElse("");
    }

    /** What is asked. */
    public Decision<?, ?> asks() {
        return Decisions.get(decision.text());
    }

    /** A question dealt for it, the same for the same seed; now and then one on which a neighbouring rule decides. */
    public Question<?, ?> deal(Seed seed) {
        return deal(seed, Map.of());
    }

    /**
     * The same under options of the decision's deals, in their notation: "system" -> "acol". What the decision has no
     * option for changes nothing.
     */
    public Question<?, ?> deal(Seed seed, Map<String, String> options) {
        return deal(asks(), seed, options);
    }

    private <P, A> Question<P, A> deal(Decision<P, A> asked, Seed seed, Map<String, String> options) {
        Map<String, String> with = new LinkedHashMap<>();
        asked.dealtWith().stream()
                .map(Field::name)
                .filter(options::containsKey)
                .forEach(name -> with.put(name, options.get(name)));
        rule.ifPresent(id -> with.put(RULES, id));
        return Question.dealt(
                asked, new DealRequest(seed, Form.options(asked.dealtWith()).readTexts(with, "skill")));
    }

    /** True of bidding, which every system answers in its own way. */
    public static boolean hasSystems(Decision<?, ?> decision) {
        return decision.dealtWith().stream().anyMatch(option -> option.name().equals(SYSTEM));
    }

    @Override
    public int compareTo(Skill other) {
        return text().compareTo(other.text());
    }

    @Override
    public String toString() {
        return text();
    }
}

package kibitzer.advice;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;

/**
 * Deals positions for practice with a rule book: for one of the rules asked for, and one time in four on the line of one
 * of its figures (12 or 13 points), where the answer may be a neighbour's.
 *
 * @param book whose rules are practised
 * @param ground where positions are looked for
 */
public record RuleDealer<X, A>(RuleBook<X, A> book, DealingGround<X> ground) {
    private static final int LINE = 4;
    private static final int UNDIRECTED = 3;

    /** Some lines hold nothing (no short suit, where one is to be cleared), and then the rule itself is dealt for: so soon that is settled. */
    private static final int LINE_ATTEMPTS = 2;

    private static final int LINE_STEPS = 1_000;

    /** From all rules evenly, and one time in three straight from the shuffled pack. */
    public X deal(Seed seed) {
        Chance chance = seed.chance();
        if (chance.onceIn(UNDIRECTED)) {
            return ground.start(chance);
        }
        return deal(book.rules().toList(), chance);
    }

    /**
     * For one of these rules.
     *
     * @throws IllegalArgumentException if a rule is not in the book
     */
    public X deal(List<String> rules, Seed seed) {
        if (rules.isEmpty()) {
            return deal(seed);
        }
        return deal(
                rules.stream()
                        .map(id -> book.rule(id)
                                .orElseThrow(
                                        () -> new IllegalArgumentException("rule " + id + " is not in " + book.name())))
                        .toList(),
                seed.chance());
    }

    private X deal(List<Rule<X, A>> rules, Chance chance) {
        Rule<X, A> rule = chance.oneOf(rules);
        if (chance.onceIn(LINE)) {
            Rule<X, A> line = rule.onTheLine(chance);
            Optional<X> onTheLine = DirectedDeal.find(ground, line::distance, chance, LINE_ATTEMPTS, LINE_STEPS);
            if (onTheLine.isPresent()) {
                return onTheLine.get();
            }
        }
        return find(rule, chance).orElseGet(() -> ground.start(chance));
    }

    /** A position that this rule decides, without an edge; nothing if the ground holds none, as of a rule that only allows. */
    public Optional<X> find(Rule<X, A> rule, Chance chance) {
        if (rule.manner() == Manner.MAY) {
            return Optional.empty();
        }
        return DirectedDeal.find(ground, position -> book.distance(position, rule), chance);
    }
}

package kibitzer.learning;

import kibitzer.decisions.DecisionId;

/**
 * How often a rule decided a question of a learner.
 *
 * @param rule the rule's id
 * @param asked how often
 * @param right of these, answers that were best or acceptable
 */
public record RuleCount(DecisionId decision, String rule, int asked, int right) {}

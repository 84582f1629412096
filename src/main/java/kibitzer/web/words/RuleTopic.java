package kibitzer.web.words;

import kibitzer.decisions.Decision;

/** What tells a rule from all others of its decision: its heading before its title. */
public final class RuleTopic {
    private RuleTopic() {}

    /** "Acol, opening: Weak no trump"; the title alone where there is but one heading. */
    public static String andTitle(Decision<?, ?> decision, String rule) {
        String heading = decision.headingOf(rule);
        return heading.isEmpty() ? decision.titleOf(rule) : heading + ": " + decision.titleOf(rule);
    }
}

package kibitzer.learning.mix;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kibitzer.decisions.Decision;
import kibitzer.learning.Skill;

/**
 * What a learner wants to practise of one decision.
 *
 * @param options the decision's own options of a deal, in their notation; "rules" names what is practised, all if it is left out
 * @param book the book whose word counts, by its short name; any if empty
 * @param onlyMistakes only skills whose last answer was wrong
 */
public record PracticeWish(
        Decision<?, ?> decision, Map<String, String> options, Optional<String> book, boolean onlyMistakes) {

    public PracticeWish {
        options = Map.copyOf(options);
    }

    /** The rules that are practised; every one if none is named. */
    public Set<String> rules() {
        String rules = options.getOrDefault(Skill.RULES, "").strip();
        return rules.isEmpty() ? Set.of() : Set.copyOf(List.of(rules.split("[ ,]+")));
    }

    /** The same decision in a mix, as a streak or a storm. */
    public MixWish asMix() {
        return new MixWish(
                Set.of(decision.id().text()), Optional.ofNullable(options.get(Skill.SYSTEM)), book, onlyMistakes);
    }
}

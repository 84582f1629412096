package kibitzer.learning.mix;

import java.util.Comparator;
import java.util.List;
import kibitzer.decisions.Decision;
import kibitzer.learning.Skill;

/**
 * What may be asked of one decision.
 *
 * @param asked its skills that are wished for
 * @param idle its skills among which a question with nothing to do may be looked for: more than those that are wished for,
 *     since somebody who practises one bid should meet hands that do not make it
 */
record Candidates(Decision<?, ?> decision, List<Skill> asked, List<Skill> idle) {

    Candidates {
        asked = List.copyOf(asked);
        idle = List.copyOf(idle);
    }

    /** The likeliest to have nothing to do first: the rules that answer so, of these the nearest to what is practised. */
    Comparator<Skill> likeliest() {
        Comparator<Skill> told = Comparator.comparing(skill -> !IdleQuestions.isTaughtBy(skill));
        return asked.size() == idle.size() ? told : told.thenComparing(this::kinship, Comparator.reverseOrder());
    }

    /** How many letters a rule's name begins with that one of the wished for begins with too: their stage is the same. */
    private int kinship(Skill skill) {
        return asked.stream()
                .mapToInt(
                        wished -> shared(wished.rule().orElse(""), skill.rule().orElse("")))
                .max()
                .orElse(0);
    }

    private static int shared(String one, String other) {
        int letters = 0;
        while (letters < Math.min(one.length(), other.length()) && one.charAt(letters) == other.charAt(letters)) {
            letters++;
        }
        return one.lastIndexOf('.', letters);
    }
}

package kibitzer.learning.review;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import kibitzer.learning.AttemptSummary;
import kibitzer.learning.Skill;

/** The memory of every skill that was asked: nothing but the answers, folded one after the other. */
public record Memories(Map<Skill, RememberedSkill> bySkill) {

    public Memories {
        bySkill = Collections.unmodifiableMap(new TreeMap<>(bySkill));
    }

    /** Of all answers, the oldest first. */
    public static Memories of(List<AttemptSummary> answers) {
        Map<Skill, RememberedSkill> known = new TreeMap<>();
        answers.forEach(answer -> learn(known, answer));
        return new Memories(known);
    }

    /** After one answer more. */
    public Memories and(AttemptSummary answer) {
        Map<Skill, RememberedSkill> known = new TreeMap<>(bySkill);
        learn(known, answer);
        return new Memories(known);
    }

    private static void learn(Map<Skill, RememberedSkill> known, AttemptSummary answer) {
        answer.skill().ifPresent(skill -> {
            Optional<RememberedSkill> before = Optional.ofNullable(known.get(skill));
            known.put(
                    skill,
                    new RememberedSkill(
                            skill,
                            Fsrs.after(
                                    before.map(RememberedSkill::memory),
                                    Recall.of(answer.grade(), answer.hints()),
                                    answer.at()),
                            answer.grade(),
                            before.map(RememberedSkill::asked).orElse(0) + 1));
        });
    }

    public Collection<RememberedSkill> all() {
        return bySkill.values();
    }
}

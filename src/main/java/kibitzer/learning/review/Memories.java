package kibitzer.learning.review;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import kibitzer.learning.Answered;
import kibitzer.learning.Skill;

/** The memory of every skill that was asked: nothing but the answers, folded one after the other. */
public record Memories(Map<Skill, Remembered> bySkill) {

    public Memories {
        bySkill = Collections.unmodifiableMap(new TreeMap<>(bySkill));
    }

    /** Of all answers, the oldest first. */
    public static Memories of(List<Answered> answers) {
        Map<Skill, Remembered> known = new TreeMap<>();
        answers.forEach(answer -> learn(known, answer));
        return new Memories(known);
    }

    /** After one answer more. */
    public Memories and(Answered answer) {
        Map<Skill, Remembered> known = new TreeMap<>(bySkill);
        learn(known, answer);
        return new Memories(known);
    }

    private static void learn(Map<Skill, Remembered> known, Answered answer) {
        answer.skill().ifPresent(skill -> {
            Optional<Remembered> before = Optional.ofNullable(known.get(skill));
            known.put(
                    skill,
                    new Remembered(
                            skill,
                            Fsrs.after(
                                    before.map(Remembered::memory),
                                    Recall.of(answer.grade(), answer.hints()),
                                    answer.at()),
                            answer.grade(),
                            before.map(Remembered::asked).orElse(0) + 1));
        });
    }

    public Collection<Remembered> all() {
        return bySkill.values();
    }
}

package kibitzer.learning.progress;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Part;
import kibitzer.decisions.form.Form;
import kibitzer.learning.Skill;
import tools.jackson.databind.JsonNode;

/** How well what a lesson drills is mastered now: the mean over those of its skills that were asked. */
public final class LessonMastery {
    /** A lesson that was passed and is mastered less than this has faded. */
    public static final double FADED = 0.4;

    private LessonMastery() {}

    /** 0 to 1; empty where none of its skills was ever asked, or its drill names none. */
    public static OptionalDouble of(Lesson lesson, Study study) {
        List<Skill> drilled = lesson.drill().map(LessonMastery::skills).orElse(List.of());
        return study.skills().stream()
                .filter(progress -> drilled.contains(progress.skill()))
                .mapToDouble(SkillProgress::mastery)
                .average();
    }

    /** The rules that a drill is dealt for; the whole decision where it has none. */
    static List<Skill> skills(Part.Drill drill) {
        if (drill.decision().rules().isEmpty()) {
            return List.of(new Skill(drill.decision().id(), Optional.empty()));
        }
        JsonNode rules =
                Form.options(drill.decision().dealtWith()).write(drill.with()).path(Skill.RULES);
        return rules.valueStream()
                .map(rule -> new Skill(drill.decision().id(), Optional.of(rule.asString())))
                .toList();
    }
}

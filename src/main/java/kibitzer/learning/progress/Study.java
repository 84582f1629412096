package kibitzer.learning.progress;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import kibitzer.learning.AttemptSummary;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.Skill;

/**
 * Everything a learner has done, looked at from one day.
 *
 * @param skills by name
 * @param days the days with an answer
 */
public record Study(List<SkillProgress> skills, SortedMap<LocalDate, StudyDay> days, Streak streak) {

    public Study {
        skills = List.copyOf(skills);
    }

    /** @param answers the oldest first */
    public static Study of(List<AttemptSummary> answers, Instant now, LearnerDay today) {
        Map<Skill, List<AttemptSummary>> bySkill = new TreeMap<>();
        SortedMap<LocalDate, StudyDay> days = new TreeMap<>();
        for (AttemptSummary answer : answers) {
            answer.skill()
                    .ifPresent(skill -> bySkill.computeIfAbsent(skill, first -> new ArrayList<>())
                            .add(answer));
            days.merge(
                    today.dateOf(answer.at()),
                    StudyDay.NOTHING.and(answer.grade().isRight(), answer.taken()),
                    StudyDay::and);
        }
        return new Study(
                bySkill.entrySet().stream()
                        .map(skill -> SkillProgress.of(skill.getKey(), skill.getValue(), now))
                        .toList(),
                days,
                Streak.of(days.keySet(), today.date()));
    }

    public StudyDay day(LocalDate date) {
        return days.getOrDefault(date, StudyDay.NOTHING);
    }

    public StudyDay all() {
        return days.values().stream().reduce(StudyDay.NOTHING, StudyDay::and);
    }

    /** The skills least mastered, the weakest first; those that are mastered are never among them. */
    public List<SkillProgress> weakest(int most) {
        return skills.stream()
                .filter(skill -> !skill.isMastered())
                .sorted(Comparator.comparingDouble(SkillProgress::mastery).thenComparing(SkillProgress::skill))
                .limit(most)
                .toList();
    }
}

package kibitzer.learning.progress;

import java.time.Instant;
import java.util.List;
import kibitzer.learning.AttemptSummary;
import kibitzer.learning.Skill;

/**
 * How far a learner has come with one skill.
 *
 * @param mastery 0 to 1, now
 * @param curve mastery after each answer, and now
 */
public record SkillProgress(Skill skill, int asked, int right, double mastery, List<Mastery.Point> curve) {
    /** A curve needs no more points than a line has room for. */
    private static final int CURVE = 60;

    public SkillProgress {
        curve = List.copyOf(curve);
    }

    static SkillProgress of(Skill skill, List<AttemptSummary> answers, Instant now) {
        int right = (int)
                answers.stream().filter(answer -> answer.grade().isRight()).count();
        List<AttemptSummary> latest = answers.subList(Math.max(0, answers.size() - CURVE), answers.size());
        return new SkillProgress(skill, answers.size(), right, Mastery.of(answers, now), Mastery.curve(latest, now));
    }

    public boolean isMastered() {
        return mastery >= Mastery.MASTERED;
    }

    public Instant last() {
        return curve.size() < 2
                ? curve.getFirst().at()
                : curve.get(curve.size() - 2).at();
    }
}

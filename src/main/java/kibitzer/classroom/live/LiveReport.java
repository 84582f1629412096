package kibitzer.classroom.live;

import java.util.List;
import java.util.Optional;

/**
 * What came of a live lesson.
 *
 * @param asked the questions that were asked, in their order
 * @param standings of everybody who was there, the first first
 */
public record LiveReport(LiveLessonHead head, List<Asked> asked, List<LiveScore> standings) {

    /** A question with the answers to it. */
    public record Asked(LiveQuestion question, AnswerSpread spread, List<LiveAnswer> answers) {
        public Asked {
            answers = List.copyOf(answers);
        }

        public Optional<LiveAnswer> of(SeatId seat) {
            return answers.stream().filter(answer -> answer.seat().equals(seat)).findFirst();
        }
    }

    public LiveReport {
        asked = List.copyOf(asked);
        standings = List.copyOf(standings);
    }

    /** What the questions whose verdict was told are worth together. */
    public int points() {
        return asked.stream()
                .map(Asked::question)
                .filter(LiveQuestion::counts)
                .mapToInt(question -> question.what().points())
                .sum();
    }
}

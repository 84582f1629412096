package kibitzer.classroom.live;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.classroom.ExportTable;
import kibitzer.classroom.live.LiveReport.Asked;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Grade;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Live lessons looked back at, for those who run the class: pages and a table to take away. Times are those of the class. */
@Service
@Transactional(readOnly = true)
public class LiveReports {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT);
    private static final double MILLIS = 1_000;
    private static final List<String> ANSWER = List.of(
            "Lesson",
            "Question",
            "Decision",
            "Asked",
            "Counts",
            "Name",
            "Answer",
            "Grade",
            "Points",
            "Of points",
            "Seconds",
            "Answered");
    private static final Set<Integer> FIGURES = Stream.of("Question", "Points", "Of points", "Seconds")
            .map(ANSWER::indexOf)
            .collect(Collectors.toSet());

    private final LiveLessons lessons;
    private final QuestionRows questions;
    private final SeatRows seats;
    private final ClassGate gate;

    LiveReports(LiveLessons lessons, QuestionRows questions, SeatRows seats, ClassGate gate) {
        this.lessons = lessons;
        this.questions = questions;
        this.seats = seats;
        this.gate = gate;
    }

    /** @throws NoSuchLesson if there is none, or not for this instructor */
    public LiveReport of(LearnerId who, LiveLessonId id) {
        LiveLessonHead head = lessons.find(who, id);
        List<Seat> present = seats.of(id).stream().filter(Seat::present).toList();
        Map<SeatId, Seat> byId = present.stream().collect(Collectors.toMap(Seat::id, Function.identity()));
        List<LiveQuestion> all = questions.of(id);
        List<LiveAnswer> answers = seats.answers(id).stream()
                .filter(answer -> byId.containsKey(answer.seat()))
                .toList();
        List<Asked> asked = all.stream()
                .filter(question -> question.asked().isPresent())
                .map(question -> {
                    List<LiveAnswer> given = answers.stream()
                            .filter(answer -> answer.number() == question.number())
                            .toList();
                    return new Asked(question, AnswerSpread.of(question.what(), given, byId), given);
                })
                .toList();
        return new LiveReport(head, asked, Scores.of(present, all, answers));
    }

    /**
     * A line for each learner and question, whether it was answered or not.
     *
     * @throws NoSuchLesson as {@link #of}
     */
    public ExportTable answers(LearnerId who, LiveLessonId id) {
        LiveReport report = of(who, id);
        ZoneId zone = gate.requireInstructor(report.head().classroom(), who)
                .classroom()
                .zone();
        List<List<String>> rows = new ArrayList<>();
        for (Asked asked : report.asked()) {
            for (LiveScore standing : report.standings()) {
                rows.add(row(report, asked, standing.seat(), zone));
            }
        }
        return new ExportTable("Answers", ANSWER, rows, FIGURES);
    }

    private static List<String> row(LiveReport report, Asked asked, Seat seat, ZoneId zone) {
        LiveQuestion question = asked.question();
        Optional<LiveAnswer> given = asked.of(seat.id());
        Optional<Grade> grade = given.flatMap(LiveAnswer::grade);
        int points = question.counts() ? question.what().points() : 0;
        return List.of(
                report.head().title(),
                String.valueOf(question.number()),
                question.what().decision(),
                question.asked().map(at -> TIME.format(at.atZone(zone))).orElse(""),
                question.counts() ? "yes" : question.skipped() ? "skipped" : "not told",
                seat.name().text(),
                given.map(answer -> question.what().say(answer.answer())).orElse(""),
                given.isEmpty() ? "not answered" : grade.map(Grade::inWords).orElse(""),
                String.valueOf(grade.filter(Grade::isRight).isPresent() ? points : 0),
                String.valueOf(points),
                given.map(answer -> String.format(
                                Locale.ROOT, "%.1f", answer.taken().toMillis() / MILLIS))
                        .orElse(""),
                given.map(answer -> TIME.format(answer.at().atZone(zone))).orElse(""));
    }
}

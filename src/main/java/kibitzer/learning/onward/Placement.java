package kibitzer.learning.onward;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import kibitzer.content.lesson.Course;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Lessons;
import kibitzer.learning.DrillRound;
import kibitzer.learning.Place;

/**
 * Finds how much of a course a learner knows already, by ten questions at most. The lessons stand in a line, those that a lesson
 * builds on before it; how far along the line somebody is, is guessed at from every answer, and the next question is put where
 * the guess is in two halves. Right answers may be luck and wrong ones slips, so no single one decides.
 *
 * @param folder the course's
 * @param line the lessons, the first to be read first
 */
public record Placement(String folder, List<Lesson> line) {
    public static final int QUESTIONS = 10;

    /** How often somebody who knows a lesson answers its drill right, and somebody who does not. */
    private static final double KNOWS = 0.9;

    private static final double GUESSES = 0.3;

    /** So sure one must be that a lesson is known before it is called so. */
    private static final double SURE = 0.8;

    private static final String PREFIX = "placement/";

    public Placement {
        line = List.copyOf(line);
    }

    /** An answer to a question of a lesson, by its place in the line from 0. */
    public record Answer(int lesson, boolean right) {}

    /** For a course: its lessons, each after those that it builds on, of whichever course. */
    public static Placement of(Lessons lessons, Course course) {
        Set<Lesson> line = new LinkedHashSet<>();
        course.lessons().forEach(lesson -> collect(lessons, lesson, line));
        return new Placement(course.head().folder(), List.copyOf(line));
    }

    private static void collect(Lessons lessons, Lesson lesson, Set<Lesson> line) {
        if (!line.contains(lesson)) {
            lesson.head().after().stream()
                    .flatMap(id -> lessons.find(id).stream())
                    .forEach(before -> collect(lessons, before, line));
            line.add(lesson);
        }
    }

    public Place.DrillQuestion place(DrillRound round, int number) {
        return new Place.DrillQuestion(PREFIX + folder, LessonHistory.DRILL, round, number);
    }

    /** The place in the line of the lesson that is asked next; empty when all is asked. */
    public Optional<Integer> next(List<Answer> answers) {
        if (answers.size() >= QUESTIONS) {
            return Optional.empty();
        }
        double[] known = chances(answers);
        double beyond = 1;
        int best = 0;
        double nearest = 1;
        for (int lesson = 0; lesson < line.size(); lesson++) {
            beyond -= known[lesson]; // the chance that this lesson and all before it are known
            if (Math.abs(beyond - 0.5) < nearest) {
                nearest = Math.abs(beyond - 0.5);
                best = lesson;
            }
        }
        return Optional.of(best);
    }

    /** The lessons that are known, from the first of the line on. */
    public List<Lesson> known(List<Answer> answers) {
        double[] known = chances(answers);
        double beyond = 1;
        int sure = 0;
        for (int lesson = 0; lesson < line.size(); lesson++) {
            beyond -= known[lesson];
            if (beyond < SURE) {
                break;
            }
            sure = lesson + 1;
        }
        return line.subList(0, sure);
    }

    /** By how many lessons of the line are known, 0 to all, the chance of it. */
    private double[] chances(List<Answer> answers) {
        List<Double> weights = new ArrayList<>(IntStream.rangeClosed(0, line.size())
                .mapToObj(known -> answers.stream()
                        .mapToDouble(answer -> likelihood(answer, known))
                        .reduce(1, (one, other) -> one * other))
                .toList());
        double all = weights.stream().mapToDouble(Double::doubleValue).sum();
        return weights.stream().mapToDouble(weight -> weight / all).toArray();
    }

    private static double likelihood(Answer answer, int known) {
        double right = answer.lesson() < known ? KNOWS : GUESSES;
        return answer.right() ? right : 1 - right;
    }
}

package kibitzer.learning.onward;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Chance;
import kibitzer.content.lesson.Course;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Part;
import kibitzer.learning.DrillRound;
import kibitzer.learning.Place;
import kibitzer.marking.Question;

/**
 * The end of a course: fresh hands of all its lessons, mixed, so that one must see what is asked. A single lesson is mixed with
 * those that it builds on: what it changes is told from what it leaves. It is stored as the drill of the course.
 *
 * @param course one of several lessons, or of one that builds on another
 */
public record Checkpoint(Course course) {
    public static final int QUESTIONS = 10;
    public static final int PASS = 8;

    /** Empty where there is nothing to mix: a single lesson that builds on none ends with its drill. */
    public static Optional<Checkpoint> of(Course course) {
        Checkpoint checkpoint = new Checkpoint(course);
        return checkpoint.mixed().size() > 1 ? Optional.of(checkpoint) : Optional.empty();
    }

    /** Whether it asks of lessons of other courses too. */
    public boolean looksBack() {
        return course.lessons().size() == 1;
    }

    private List<Lesson> mixed() {
        return looksBack()
                ? Stream.concat(course.lessons().stream(), course.before().stream())
                        .toList()
                : course.lessons();
    }

    /** As a lesson's drill is named by the lesson. */
    public String id() {
        return course.head().folder();
    }

    public Place.DrillQuestion place(DrillRound round, int number) {
        return new Place.DrillQuestion(id(), LessonHistory.DRILL, round, number);
    }

    /** The question of a round, from 1, on one of its lessons. */
    public static Question<?, ?> question(Lesson lesson, DrillRound round, int number) {
        Part.Drill drill = lesson.drill()
                .orElseThrow(() -> new IllegalStateException("lesson " + lesson + " has no drill; expected one"));
        return drill.question(round.seed(), number);
    }

    /**
     * The lesson of each question: all of them where there are few, those that went worst asked again, and of many the worse
     * half of the questions on what is not passed; no lesson twice running where there are others.
     */
    public List<Lesson> lessons(DrillRound round, LessonHistory done) {
        Chance chance = round.seed().chance();
        List<Lesson> shuffled = shuffled(mixed(), chance);
        List<Lesson> weakest = shuffled.stream()
                .sorted(Comparator.comparingDouble(lesson -> share(lesson, done)))
                .toList();
        List<Lesson> chosen = new ArrayList<>();
        if (shuffled.size() <= QUESTIONS) {
            chosen.addAll(shuffled);
        } else {
            weakest.stream()
                    .filter(lesson -> !done.isPassed(lesson))
                    .limit(QUESTIONS / 2)
                    .forEach(chosen::add);
            shuffled.stream()
                    .filter(lesson -> !chosen.contains(lesson))
                    .limit(QUESTIONS - chosen.size())
                    .toList()
                    .forEach(chosen::add);
        }
        for (int again = 0; chosen.size() < QUESTIONS; again++) {
            chosen.add(weakest.get(again % weakest.size()));
        }
        return apart(shuffled(chosen, chance));
    }

    /** How much of its drill was right at best; nothing where it was not tried. */
    private static double share(Lesson lesson, LessonHistory done) {
        return lesson.drill()
                .map(drill -> done.best(lesson) / (double) drill.questions())
                .orElse(0.0);
    }

    private static List<Lesson> shuffled(List<Lesson> lessons, Chance chance) {
        List<Lesson> all = new ArrayList<>(lessons);
        for (int last = all.size() - 1; last > 0; last--) {
            int other = chance.below(last + 1);
            Lesson moved = all.get(last);
            all.set(last, all.get(other));
            all.set(other, moved);
        }
        return all;
    }

    /** The same lessons: of those left, next is the one with most questions left that was not asked just now. */
    private static List<Lesson> apart(List<Lesson> lessons) {
        List<Lesson> left = new ArrayList<>(lessons);
        List<Lesson> order = new ArrayList<>();
        while (!left.isEmpty()) {
            Lesson next = left.stream()
                    .filter(lesson -> order.isEmpty() || !lesson.equals(order.getLast()))
                    .max(Comparator.comparingLong(
                            lesson -> left.stream().filter(lesson::equals).count()))
                    .orElse(left.getFirst());
            left.remove(next);
            order.add(next);
        }
        return List.copyOf(order);
    }
}

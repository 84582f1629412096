package kibitzer.web;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Stream;
import kibitzer.SharedFixture;
import kibitzer.content.lesson.LessonId;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.lesson.Part;
import kibitzer.decisions.Decision;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.learning.Asking;
import kibitzer.learning.AttemptKey;
import kibitzer.learning.Attempts;
import kibitzer.learning.DrillRound;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.MixMode;
import kibitzer.learning.Place;
import kibitzer.learning.daily.DailyHands;
import kibitzer.learning.daily.DailySet;
import kibitzer.learning.onward.LessonHistory;
import kibitzer.marking.Question;
import kibitzer.web.page.Page;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Nor do the pages that speak of what was answered, a day after every decision was answered wrong where a wrong answer is listed. */
@SharedFixture
class MachineNamesNextDayTest {
    private static final DrillRound ROUND = new DrillRound(new UUID(0, 0xd4));
    private static final String LESSON = "tricks/the-trick/07-counting";

    private final Map<String, Set<String>> found = new TreeMap<>();

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
        BrowserlessTrainer.setClockForward(Duration.ZERO);
    }

    private static <P, A> Question<P, A> dealt(Decision<P, A> decision) {
        return new Question<>(decision, decision.deal(DealRequest.of(1)));
    }

    /** The last that is listed and not right, else the book's answer. */
    private static <P, A> void answer(Question<P, A> question, Place place, AttemptKey key) {
        A best = question.advice().best().getFirst();
        A given = question.choices() instanceof Choices.Listed<A>(var listed)
                ? listed.reversed().stream()
                        .filter(answer -> !question.mark(answer).grade().isRight())
                        .findFirst()
                        .orElse(best)
                : best;
        BrowserlessTrainer.get(Attempts.class)
                .answer(BrowserlessTrainer.learner(), question, given, new Asking(key, place, Duration.ZERO));
    }

    private void look(String address) {
        BrowserlessTrainer.open(address);
        for (Page page : _find(Page.class)) {
            Words.on(page)
                    .forEach(words -> MachineNames.in(words)
                            .forEach(name -> found.computeIfAbsent(name + " in: " + words, any -> new TreeSet<>())
                                    .add(address)));
        }
    }

    @Test
    void standOnNoPageThatLooksBack() {
        int asked = 0;
        for (Decision<?, ?> decision : Decisions.all()) {
            answer(dealt(decision), Place.Practice.dealt(1), AttemptKey.fresh());
            if (!decision.answerKind().isRecorded()) {
                asked++;
                Place.Mix mixed = new Place.Mix(MixMode.STREAK, ROUND, asked, 1);
                answer(dealt(decision), mixed, mixed.key());
            }
        }
        LocalDate day = LocalDate.now(ZoneOffset.UTC);
        DailySet set = BrowserlessTrainer.get(DailyHands.class)
                .of(day, LearnerDay.at(Instant.now(), ZoneOffset.UTC))
                .orElseThrow();
        set.questions().forEach((number, question) -> {
            Place.Daily place = new Place.Daily(day, number);
            answer(question, place, place.key());
        });
        Part.Drill drill = LessonId.find(LESSON)
                .flatMap(Lessons.shipped()::find)
                .flatMap(lesson -> lesson.drill())
                .orElseThrow();
        for (int number = 1; number <= drill.questions(); number++) {
            Place.DrillQuestion place = new Place.DrillQuestion(LESSON, LessonHistory.DRILL, ROUND, number);
            answer(drill.question(ROUND.seed(), number), place, place.key());
        }
        BrowserlessTrainer.setClockForward(Duration.ofDays(1));
        Stream.of(
                        "",
                        "review",
                        "review/hand",
                        "progress",
                        "mistakes",
                        "daily/" + day,
                        "drill/" + LESSON + "?round=" + ROUND.id() + "&question=" + (drill.questions() + 1),
                        "mix?mode=streak&round=" + ROUND.id() + "&n=" + (asked + 1))
                .forEach(this::look);
        assertThat(found).isEmpty();
    }
}

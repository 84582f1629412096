package kibitzer.content.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Part;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.marking.Question;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

/** Whether a lesson that can be read also makes sense: what its captions say of hands, and what its drill asks. */
final class LessonSense {
    /** Of ten dealt questions. */
    private static final int LEAST_RIGHT_OF_TEN = 6;

    /** Of text before something is to be decided: about one screen of a phone. */
    private static final int WORDS_OF_A_SCREEN = 120;

    /** Predictions with no word between them: what is asked is told before the next is asked. */
    private static final int MOST_IN_A_ROW = 2;

    private static final Pattern CITED = Pattern.compile("data-ids=\"([^\"]*)\"");
    private static final Pattern POINTER = Pattern.compile("\\.p\\d+$");
    private final Lesson lesson;
    private final List<Doubt> doubts = new ArrayList<>();

    private LessonSense(Lesson lesson) {
        this.lesson = lesson;
    }

    /** What makes no sense, and what was expected. */
    record Doubt(String found, String expected) {}

    static List<Doubt> of(Lesson lesson) {
        LessonSense sense = new LessonSense(lesson);
        sense.drills();
        sense.cards();
        sense.teaches();
        sense.about();
        sense.also();
        sense.figures();
        sense.questionsTwice();
        sense.predictions();
        sense.openPredictions();
        sense.inARow();
        sense.asksFirst();
        sense.firstScreen();
        sense.captions();
        sense.toldBefore();
        return List.copyOf(sense.doubts);
    }

    private void doubt(String found, String expected) {
        doubts.add(new Doubt(found, expected));
    }

    private void drills() {
        long drills =
                lesson.parts().stream().filter(Part.Drill.class::isInstance).count();
        if (drills > 1) {
            doubt(drills + " drills", "one, at the end: no page leads to another");
        }
        lesson.drill().ifPresent(drill -> {
            String asked = drill.decision().id().text();
            if (lesson.questions().stream()
                    .noneMatch(ask -> ask.question().decision().id().text().equals(asked))) {
                doubt("the drill asks " + asked + ", and no question before it does", "a question of the drill's kind");
            }
            if (10 * drill.pass() < LEAST_RIGHT_OF_TEN * drill.questions()) {
                doubt(
                        drill.pass() + " right of " + drill.questions() + " pass the drill",
                        "at least " + LEAST_RIGHT_OF_TEN + " of ten");
            }
        });
    }

    private void figures() {
        lesson.parts().stream()
                .filter(Part.Prose.class::isInstance)
                .flatMap(part -> CitedFigures.doubts(((Part.Prose) part).html(), Syllabus.shipped()).stream())
                .forEach(told -> doubt("the text says " + told, "a figure that stands there"));
    }

    /** What a lesson teaches is what it is held to: each of it is asked before it is told. */
    private void teaches() {
        if (lesson.head().teaches().isEmpty()) {
            doubt("nothing is taught", "teaches: [...], pointers of the books or decisions that no pointer rules");
        }
        Set<String> predicted = lesson.predictions().stream()
                .map(ask -> ask.question().decision().id().text())
                .collect(Collectors.toSet());
        lesson.head().teaches().stream()
                .filter(taught -> Decisions.find(taught).isPresent())
                .filter(taught -> !predicted.contains(taught))
                .forEach(taught -> doubt("teaches " + taught + ", which no prediction asks", "one before it is told"));
    }

    private void about() {
        lesson.asked()
                .forEach(ask -> ask.about().stream()
                        .filter(game -> !lesson.head().isOn(game))
                        .forEach(game -> doubt(
                                ask.id() + " is about " + game, "a game of the lesson: its own, or one of \"also\"")));
    }

    private void also() {
        AlsoGames.hardlyAsked(lesson)
                .forEach(game -> doubt(
                        "\"also\" names " + game + ", which is hardly asked for",
                        AlsoGames.QUESTIONS + " questions on what is its own"));
        AlsoGames.askedAlike(lesson)
                .forEach(game -> doubt(
                        "\"also\" names " + game + ", which is asked only for winners and lawful cards",
                        "a question on its score, its calls, its melds or the order of its cards"));
    }

    /** Nobody learns cards from words alone: there is a hand, a trick or a deal to be seen, in the text or in a question. */
    private void cards() {
        if (lesson.parts().stream().noneMatch(LessonSense::showsCards)) {
            doubt("no cards are shown", "a hand, a trick, a deal or a worked hand");
        }
    }

    private static boolean showsCards(Part part) {
        return switch (part) {
            case Part.HandDiagram hand -> true;
            case Part.FourHands deal -> true;
            case Part.TrickDiagram trick -> true;
            case Part.Worked worked -> showsCards(worked.question());
            case Part.Ask ask -> showsCards(ask.question());
            case Part.Prose prose -> false;
            case Part.DataTable table -> false;
            case Part.Drill drill -> false;
            case Part.Picture picture -> false;
            case Part.Video video -> false;
        };
    }

    private static boolean showsCards(Question<?, ?> question) {
        return question.prompt().exhibits().stream()
                .anyMatch(exhibit -> exhibit instanceof Exhibit.Held
                        || exhibit instanceof Exhibit.Row
                        || exhibit instanceof Exhibit.Trick
                        || exhibit instanceof Exhibit.Table);
    }

    private void questionsTwice() {
        Set<Object> asked = new HashSet<>();
        lesson.asked().stream()
                .filter(ask -> !asked.add(ask.question()))
                .forEach(ask -> doubt(ask.id() + " asks what was asked before", "another position"));
    }

    private void predictions() {
        lesson.predictions().forEach(ask -> {
            int at = lesson.parts().indexOf(ask);
            Told above = Told.in(lesson.parts().subList(0, at));
            Told below = Told.in(lesson.parts().subList(at, lesson.parts().size()));
            Set<String> rule = pointers(ask.question());
            rule.stream()
                    .filter(above.pointers()::contains)
                    .forEach(told -> doubt(
                            ask.id() + " is to be predicted after " + told + " was told",
                            "the question above the text that tells its rule"));
            if (!below.isText()) {
                doubt(ask.id() + " is to be predicted, and no text follows", "the text that tells its rule");
            }
        });
    }

    /** Where nobody can be wrong there is nothing to decide, and nothing to tell afterwards. */
    private void openPredictions() {
        lesson.predictions().stream()
                .filter(ask -> isOpen(ask.question()))
                .forEach(ask -> doubt(
                        ask.id() + " is to be predicted, and no answer to it is wrong",
                        "a position with at least one answer that is neither best nor allowed"));
    }

    private static <P, A> boolean isOpen(Question<P, A> question) {
        Advice<A> advice = question.advice();
        return question.choices() instanceof Choices.Listed<A>(List<A> answers)
                && answers.stream()
                        .allMatch(answer -> (advice.best().contains(answer)
                                        || advice.acceptable().contains(answer))
                                && question.decision()
                                        .objection(question.position(), answer)
                                        .isEmpty());
    }

    private void inARow() {
        int row = 0;
        for (Part part : lesson.parts()) {
            row = part instanceof Part.Ask ask && ask.prediction() ? row + 1 : 0;
            if (row == MOST_IN_A_ROW + 1) {
                doubt(
                        row + " predictions stand in a row",
                        "at most " + MOST_IN_A_ROW + ": a sentence that tells, and then the next");
            }
        }
    }

    private void asksFirst() {
        if (lesson.predictions().isEmpty()) {
            doubt(
                    "nothing is asked before it is told",
                    "a question with \"predict: true\" above the text that tells a rule");
        }
    }

    /** Whoever opens a lesson decides something before scrolling. */
    private void firstScreen() {
        long words = lesson.parts().stream()
                .takeWhile(part -> !(part instanceof Part.Ask || part instanceof Part.Worked))
                .filter(Part.Prose.class::isInstance)
                .mapToLong(part -> words(((Part.Prose) part).html()))
                .sum();
        if (words > WORDS_OF_A_SCREEN) {
            doubt(
                    words + " words stand before the first question",
                    "at most " + WORDS_OF_A_SCREEN + ": a prediction above the rest");
        }
    }

    private static long words(String html) {
        Element text = Jsoup.parseBodyFragment(html).body();
        text.select("cite").remove();
        return text.text().codePoints().filter(letter -> letter == ' ').count() + 1;
    }

    /** What a stretch of the lesson tells: whether in text at all, and the pointers that it cites. */
    private record Told(boolean isText, Set<String> pointers) {
        static Told in(List<Part> parts) {
            List<String> texts = parts.stream()
                    .filter(Part.Prose.class::isInstance)
                    .map(part -> ((Part.Prose) part).html())
                    .toList();
            return new Told(
                    !texts.isEmpty(),
                    texts.stream()
                            .flatMap(text -> CITED.matcher(text).results())
                            .flatMap(found -> Stream.of(found.group(1).split("[ ,]+")))
                            .collect(Collectors.toSet()));
        }
    }

    /** What the rules that decide the question rest on, of pointers of the books. */
    private static Set<String> pointers(Question<?, ?> question) {
        return question.advice().rulings().stream()
                .flatMap(ruling -> ruling.source().ids().stream())
                .filter(id -> POINTER.matcher(id).find())
                .collect(Collectors.toSet());
    }

    private void captions() {
        lesson.parts().stream()
                .filter(Part.HandDiagram.class::isInstance)
                .map(Part.HandDiagram.class::cast)
                .forEach(diagram -> doubts.addAll(CaptionFigures.doubts(diagram)));
    }

    private void toldBefore() {
        ToldHands.askedOf(lesson).forEach(found -> doubt(found, "a hand that no caption tells of"));
    }
}

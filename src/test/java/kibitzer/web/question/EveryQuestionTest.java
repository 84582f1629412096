package kibitzer.web.question;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.dom.Element;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.SharedFixture;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.lesson.Part;
import kibitzer.content.problemset.ProblemSet;
import kibitzer.content.problemset.ProblemSets;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.field.Entry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Every decision can be answered in a storm, a lesson and a set, and passed by in the storm; each kind of answer in the others too. */
@SharedFixture
class EveryQuestionTest {
    /** What is answered with, and the attribute without which there is nothing in it to choose; a field needs none. */
    private static final Map<String, String> CHOSEN_FROM = Map.of(
            "bidding-box", "legal",
            "card-hand", "mode",
            "choice-list", "choices",
            "order-list", "items",
            "meld-tray", "cards");

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static Stream<Element> within(Element element) {
        return element.isTextNode()
                ? Stream.empty()
                : Stream.concat(Stream.of(element), element.getChildren().flatMap(EveryQuestionTest::within));
    }

    private static boolean isAnswerable(QuestionPanel<?, ?> panel) {
        return within(panel.getElement())
                .anyMatch(part ->
                        part.getComponent().filter(Entry.class::isInstance).isPresent()
                                || CHOSEN_FROM.containsKey(part.getTag())
                                        && part.hasAttribute(CHOSEN_FROM.get(part.getTag()))
                                        && (!part.getTag().equals("card-hand") || part.hasAttribute("cards")));
    }

    private static List<NativeButton> skips(QuestionPanel<?, ?> panel) {
        return _find(panel, NativeButton.class, spec -> spec.withText("Skip"));
    }

    /** The clock of a storm starts anew with each: another run for each decision. */
    @Test
    void everyDecisionCanBeAnsweredInAStormAndPassedBy() {
        List<String> faults = new ArrayList<>();
        long run = 0;
        for (Decision<?, ?> decision : Decisions.all()) {
            BrowserlessTrainer.open(
                    "mix?mode=storm&games=" + decision.id() + "&round=" + new UUID(0xe, ++run) + "&n=1");
            List<QuestionPanel> panels = _find(QuestionPanel.class);
            if (panels.size() != 1 || !panels.getFirst().question().decision().equals(decision)) {
                faults.add(decision.id() + " is not asked");
                continue;
            }
            if (!isAnswerable(panels.getFirst())) {
                faults.add(decision.id() + " has nothing to answer with");
            }
            if (skips(panels.getFirst()).size() != 1) {
                faults.add(decision.id() + " cannot be passed by");
            }
        }
        assertThat(faults).isEmpty();
    }

    private static String kind(Decision<?, ?> decision) {
        return decision.answerKind().getClass().getSimpleName();
    }

    private static void assertIsPassedBy(String where, QuestionPanel<?, ?> panel) {
        assertThat(isAnswerable(panel)).as(where).isTrue();
        _click(skips(panel).getFirst());
        assertThat(panel.state()).as(where).isInstanceOf(PanelState.Revealed.class);
    }

    @Test
    void aQuestionOfEachKindIsPassedByInALesson() {
        Map<String, Map.Entry<Lesson, Part.Ask>> ofKind = new TreeMap<>();
        Lessons.shipped()
                .all()
                .forEach(lesson -> lesson.questions()
                        .forEach(ask -> ofKind.putIfAbsent(kind(ask.question().decision()), Map.entry(lesson, ask))));
        ofKind.forEach((kind, place) -> {
            BrowserlessTrainer.open("lesson/" + place.getKey().id());
            String id = place.getValue().id();
            assertIsPassedBy(
                    kind + " in " + place.getKey().id(),
                    _get(
                            QuestionPanel.class,
                            spec -> spec.withPredicate(panel ->
                                    ((Component) panel).getId().orElse("").equals(id))));
        });
        assertThat(ofKind).hasSizeGreaterThan(5);
    }

    @Test
    void aQuestionOfEachKindIsPassedByInASet() {
        Map<String, String> ofKind = new LinkedHashMap<>();
        for (ProblemSet set : ProblemSets.shipped().all()) {
            for (int number = 1; number <= set.problems().size(); number++) {
                ofKind.putIfAbsent(
                        kind(set.problems().get(number - 1).question().decision()),
                        "problem-set/" + set.id() + "?question=" + number);
            }
        }
        ofKind.forEach((kind, address) -> {
            BrowserlessTrainer.open(address);
            assertIsPassedBy(kind + " at " + address, _get(QuestionPanel.class));
        });
        assertThat(ofKind).hasSizeGreaterThan(5);
    }

    @Test
    void everyDecisionCanBeAnsweredInALessonThatAsksIt() {
        Map<Decision<?, ?>, Map.Entry<Lesson, Part.Ask>> first = new LinkedHashMap<>();
        Lessons.shipped()
                .all()
                .forEach(lesson -> lesson.questions()
                        .forEach(ask -> first.putIfAbsent(ask.question().decision(), Map.entry(lesson, ask))));
        Map<Lesson, Set<String>> byLesson = first.values().stream()
                .collect(Collectors.groupingBy(
                        Map.Entry::getKey,
                        LinkedHashMap::new,
                        Collectors.mapping(place -> place.getValue().id(), Collectors.toSet())));
        List<String> faults = new ArrayList<>();
        byLesson.forEach((lesson, ids) -> {
            BrowserlessTrainer.open("lesson/" + lesson.id());
            Set<String> answerable = _find(QuestionPanel.class).stream()
                    .filter(panel -> isAnswerable((QuestionPanel<?, ?>) panel))
                    .map(panel -> ((Component) panel).getId().orElse(""))
                    .collect(Collectors.toSet());
            ids.stream()
                    .filter(id -> !answerable.contains(id))
                    .forEach(id -> faults.add(lesson.id() + "#" + id + " has nothing to answer with"));
        });
        assertThat(first).hasSizeGreaterThan(100);
        assertThat(faults).isEmpty();
    }

    @Test
    void everyDecisionCanBeAnsweredInASetThatAsksIt() {
        Map<Decision<?, ?>, String> first = new LinkedHashMap<>();
        for (ProblemSet set : ProblemSets.shipped().all()) {
            for (int number = 1; number <= set.problems().size(); number++) {
                first.putIfAbsent(
                        set.problems().get(number - 1).question().decision(),
                        "problem-set/" + set.id() + "?question=" + number);
            }
        }
        List<String> faults = new ArrayList<>();
        first.forEach((decision, address) -> {
            BrowserlessTrainer.open(address);
            QuestionPanel<?, ?> panel = _get(QuestionPanel.class);
            if (!panel.question().decision().equals(decision) || !isAnswerable(panel)) {
                faults.add(decision.id() + " cannot be answered at " + address);
            }
        });
        assertThat(first).hasSizeGreaterThan(100);
        assertThat(faults).isEmpty();
    }
}

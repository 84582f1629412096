package kibitzer.web;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.problemset.ProblemSets;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.journey.Views;
import kibitzer.web.classroom.FurnishedClass;
import kibitzer.web.page.Page;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * No page names anything as the program does: no id, no field, no constant, in its text, in what is read aloud and in any
 * option of what is chosen from; and no list offers two things by one name. Every page that there is stands in {@code class-doors.txt}.
 */
@SharedFixture
class MachineNamesTest {
    private final Map<String, Set<String>> found = new TreeMap<>();

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    @Test
    void standOnNoPage() {
        BrowserlessTrainer.visit();
        BrowserlessTrainer.signIn("Ada", Role.ADMINISTRATOR);
        Stream.of(
                        MachineNames.doors().filter(address -> !address.contains("<")),
                        Decisions.all().stream().map(decision -> "practice/" + decision.id() + "?seed=1"),
                        Lessons.shipped().all().stream().map(lesson -> "lesson/" + lesson.id()),
                        Syllabus.shipped().games().all().stream().map(game -> "library/" + game.id()),
                        Views.all()
                                .filter(address -> !address.equals(Views.NOWHERE))
                                .map(address -> address.substring(1)),
                        ProblemSets.shipped().all().stream().map(set -> "problem-set/" + set.id()))
                .flatMap(addresses -> addresses)
                .forEach(this::look);
        assertThat(found).isEmpty();
    }

    @Test
    void standOnNoPageOfAClass() {
        FurnishedClass furnished = FurnishedClass.met();
        for (String address :
                MachineNames.doors().filter(one -> one.contains("<")).toList()) {
            furnished.open(address);
            look();
            BrowserlessTrainer.leave();
        }
        BrowserlessTrainer.visit();
        assertThat(found).isEmpty();
    }

    private void look(String address) {
        BrowserlessTrainer.open(address);
        look();
    }

    private void look() {
        String address = UI.getCurrent().getActiveViewLocation().getPath();
        if (address.startsWith("practice/")) {
            _find(QuestionPanel.class).forEach(MachineNamesTest::answer);
        }
        assertThat(_find(Page.class)).as(address).isNotEmpty();
        for (Page page : _find(Page.class)) {
            Words.on(page)
                    .forEach(words -> MachineNames.in(words)
                            .forEach(name -> found.computeIfAbsent(name + " in: " + words, any -> new TreeSet<>())
                                    .add(address)));
            for (List<String> options : Words.options(page)) {
                Set<String> seen = new HashSet<>();
                options.stream()
                        .filter(option -> !seen.add(option))
                        .forEach(twice -> found.computeIfAbsent("twice in a list: " + twice, any -> new TreeSet<>())
                                .add(address));
            }
        }
    }

    /** Some wrong answer, where a few are listed, so that its verdict is looked at as well. */
    private static <P, A> void answer(QuestionPanel<P, A> panel) {
        if (panel.question().choices() instanceof Choices.Listed<A>(List<A> answers) && !answers.isEmpty()) {
            panel.show(new PanelState.Marked<>(panel.question().mark(answers.getLast())));
        } else {
            panel.reveal();
        }
    }
}

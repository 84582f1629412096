package kibitzer.web;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.NativeButton;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import kibitzer.LongProof;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Remembered;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.learning.report.VerdictReports;
import kibitzer.marking.Question;
import kibitzer.web.field.Entry;
import kibitzer.web.field.Lines;
import kibitzer.web.page.Page;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;
import kibitzer.wording.Sentence;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Nor does a page name anything as the program does after an answer, right or wrong, one that cannot be, a report, or a wrong address. */
@SharedFixture
class MachineNamesAfterwardsTest {
    private static final int ANSWERS = LongProof.of(1, 4);
    private static final int OTHER_DEALS = LongProof.of(1, 3);

    /** What few kinds of answer read, as it is typed. */
    private static final List<JsonNode> NO_ANSWERS = List.of(
            JsonNodeFactory.instance.stringNode(""),
            JsonNodeFactory.instance.stringNode("zzz"),
            JsonNodeFactory.instance.stringNode("999999"));

    /** What addresses of pages say. */
    private static final List<String> SAID =
            List.of("seed", "said", "rules", "game", "deal", "deals", "question", "hand", "mode", "players", "system");

    private static final int REPORTS = 25;
    private static final int TURNS = 3;

    private final Map<String, Set<String>> found = new TreeMap<>();

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
        BrowserlessTrainer.signIn("Ada", Role.ADMINISTRATOR);
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    @Test
    void standInNoVerdict() {
        for (Decision<?, ?> decision : Decisions.all()) {
            BrowserlessTrainer.open("practice/" + decision.id() + "?seed=1");
            _find(QuestionPanel.class).forEach(panel -> answer((QuestionPanel<?, ?>) panel));
        }
        assertThat(found).isEmpty();
    }

    /** The book's answers and the first that are listed, or those to other deals. */
    private <P, A> void answer(QuestionPanel<P, A> panel) {
        Question<P, A> question = panel.question();
        List<A> answers = new ArrayList<>(question.advice().best());
        if (question.choices() instanceof Choices.Listed<A>(List<A> listed)) {
            listed.stream().limit(ANSWERS).forEach(answers::add);
        } else {
            others(question.decision()).stream()
                    .filter(answer -> question.decision()
                            .objection(question.position(), answer)
                            .isEmpty())
                    .forEach(answers::add);
        }
        for (A answer : answers) {
            panel.show(new PanelState.Marked<>(question.mark(answer)));
            look("after an answer to " + question.decision().id());
        }
    }

    /** Of what is typed or put together anything may be given; of what is listed nothing but that. */
    @Test
    void standInNoWordOnAnAnswerThatCannotBe() {
        for (Decision<?, ?> decision : Decisions.all()) {
            BrowserlessTrainer.open("practice/" + decision.id() + "?seed=1");
            _find(QuestionPanel.class).forEach(panel -> refuse((QuestionPanel<?, ?>) panel));
        }
        assertThat(found).isEmpty();
    }

    private <P, A> void refuse(QuestionPanel<P, A> panel) {
        Question<P, A> question = panel.question();
        Decision<P, A> decision = question.decision();
        List<String> words = new ArrayList<>();
        if (!(question.choices() instanceof Choices.Listed<A>)) {
            others(decision)
                    .forEach(answer -> decision.objection(question.position(), answer)
                            .map(Sentence::of)
                            .ifPresent(words::add));
        }
        if (!_find(panel, Entry.class).isEmpty()) {
            for (JsonNode given : NO_ANSWERS) {
                try {
                    decision.answerKind().json().read(given);
                } catch (BadNotation unreadable) {
                    words.add(String.valueOf(unreadable.getMessage()));
                }
            }
        }
        for (String objection : words) {
            panel.show(new PanelState.Asking<>(Optional.of(objection)));
            look("an answer that cannot be, to " + decision.id());
        }
    }

    private static <P, A> List<A> others(Decision<P, A> asked) {
        Decision<P, A> decision = Remembered.of(asked);
        return Stream.iterate(2, seed -> seed + 1)
                .limit(OTHER_DEALS)
                .map(seed -> decision.deal(DealRequest.of(seed)))
                .flatMap(position -> decision.advise(position).best().stream().limit(1))
                .toList();
    }

    @Test
    void standInNoReport() {
        for (Decision<?, ?> decision : Decisions.all().stream()
                .limit(LongProof.of(REPORTS, VerdictReports.MOST_OPEN))
                .toList()) {
            BrowserlessTrainer.open("practice/" + decision.id() + "?seed=1");
            _get(QuestionPanel.class).reveal();
            _find(Lines.class).getFirst().setValue("I see it otherwise.");
            _click(_get(NativeButton.class, spec -> spec.withText("Send")));
            look("a report on " + decision.id());
        }
        BrowserlessTrainer.open("reports");
        look("reports");
        assertThat(found).isEmpty();
    }

    /** What an address may say is told as addresses say it; each address is asked for some of it in turn, for all in the long proofs. */
    @Test
    void standOnNoPageWithAWrongAddressButAsWhatItMaySay() {
        AtomicInteger turn = new AtomicInteger();
        MachineNames.doors().filter(address -> !address.contains("<")).forEach(address -> {
            for (String said : SAID) {
                if (turn.getAndIncrement() % LongProof.of(TURNS, 1) != 0) {
                    continue;
                }
                BrowserlessTrainer.open(address + (address.contains("?") ? "&" : "?") + said + "=zzz");
                for (Page page : _find(Page.class)) {
                    Words.on(page).forEach(words -> note(words.split("; expected ")[0], address + " with " + said));
                }
            }
        });
        assertThat(found).isEmpty();
    }

    private void look(String where) {
        for (Page page : _find(Page.class)) {
            Words.on(page).forEach(words -> note(words, where));
        }
    }

    private void note(String words, String where) {
        MachineNames.in(words)
                .forEach(name -> found.computeIfAbsent(name + " in: " + words, any -> new TreeSet<>())
                        .add(where));
    }
}

package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Section;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.search.RuleSearch;
import kibitzer.learning.rating.Ratings;
import kibitzer.marking.Citations;

/** The ways in which questions come into a set; one is open at a time, or none. */
public final class AddQuestions extends Section {

    /** A way, with its word in the address. */
    public enum Way {
        DEAL("deal", "Deal"),
        RULES("rules", "Find rules"),
        LESSONS("lessons", "From lessons"),
        WRITE("write", "Write"),
        OWN("own", "Your own question"),
        DEAL_BOARDS("boards", "Deal boards"),
        BOARDS("pbn", "From a file of deals");

        private final String word;
        private final String label;

        Way(String word, String label) {
            this.word = word;
            this.label = label;
        }

        public String word() {
            return word;
        }

        public static Optional<Way> find(String word) {
            return Arrays.stream(values()).filter(way -> way.word.equals(word)).findFirst();
        }
    }

    private final String into;
    private final transient Citations citations;
    private final transient Lessons lessons;
    private final transient Ratings ratings;
    private final transient Consumer<List<DraftQuestion>> adds;
    private final transient Consumer<DraftQuestion> writes;
    private transient Runnable chosen = () -> {};
    private final Map<Way, NativeButton> buttons = new EnumMap<>(Way.class);
    private final Div place = new Div();
    private Optional<Way> open = Optional.empty();

    /**
     * @param adds is handed questions to be added
     * @param writes is handed a question that is yet to be written
     */
    public AddQuestions(
            Citations citations,
            Lessons lessons,
            Ratings ratings,
            Consumer<List<DraftQuestion>> adds,
            Consumer<DraftQuestion> writes) {
        this("the set", citations, lessons, ratings, adds, writes);
    }

    /** @param into where they are added, as a button says it: "the lesson" */
    public AddQuestions(
            String into,
            Citations citations,
            Lessons lessons,
            Ratings ratings,
            Consumer<List<DraftQuestion>> adds,
            Consumer<DraftQuestion> writes) {
        this.into = into;
        this.citations = citations;
        this.lessons = lessons;
        this.ratings = ratings;
        this.adds = adds;
        this.writes = writes;
        Div ways = new Div();
        ways.addClassName("kb-actions");
        for (Way way : Way.values()) {
            NativeButton button = new NativeButton(way.label, click -> {
                show(open.filter(way::equals).isPresent() ? Optional.empty() : Optional.of(way));
                chosen.run();
            });
            button.addClassName("kb-button");
            buttons.put(way, button);
            ways.add(button);
        }
        place.addClassName("kb-add-place");
        add(ways, place);
        show(Optional.empty());
    }

    /** @param chosen is called when another way is chosen, or none */
    public void onChoice(Runnable chosen) {
        this.chosen = chosen;
    }

    public Optional<Way> open() {
        return open;
    }

    /** Opens a way, or none. */
    public void show(Optional<Way> way) {
        open = way;
        buttons.forEach((each, button) -> button.getElement()
                .setAttribute(
                        "aria-pressed", String.valueOf(way.filter(each::equals).isPresent())));
        place.removeAll();
        way.map(this::panel).ifPresent(place::add);
        place.setVisible(way.isPresent());
    }

    private Component panel(Way way) {
        return switch (way) {
            case DEAL -> new DealPanel(citations, ratings.ofItems(), into, adds);
            case RULES -> new RulePanel(RuleSearch.shipped(), into, adds);
            case LESSONS -> new LessonPanel(lessons, into, adds);
            case WRITE -> new WritePanel(writes);
            case OWN -> new OwnQuestionPanel(into, adds);
            case DEAL_BOARDS -> new DealBoardsPanel(into, adds);
            case BOARDS -> new BoardPanel(adds);
        };
    }
}

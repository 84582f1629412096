package kibitzer.web.library;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.DescriptionList;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kibitzer.content.lesson.Course;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.syllabus.Erratum;
import kibitzer.content.syllabus.Game;
import kibitzer.content.syllabus.Place;
import kibitzer.content.syllabus.Pointer;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.web.error.PageNotFound;
import kibitzer.web.lesson.CourseView;
import kibitzer.web.lesson.LessonView;
import kibitzer.web.odds.BooksCheckedView;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.Tile;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.practice.PlayLink;
import kibitzer.web.table.CardText;
import kibitzer.web.words.AsPrinted;
import kibitzer.web.words.FamilyName;
import kibitzer.web.words.PackInWords;
import kibitzer.web.words.ScoreName;
import kibitzer.web.words.TenInWords;
import org.springframework.util.StringUtils;

/** One game of the library: what it is, where it stands, how it is played, what is there to learn. */
@UnderMenu(MenuEntry.LIBRARY)
@Route("library/:id")
public class GameView extends Page implements BeforeEnterObserver {
    private final transient Syllabus syllabus;
    private final transient Teaching teaching;

    GameView(Syllabus syllabus, Teaching teaching) {
        this.syllabus = syllabus;
        this.teaching = teaching;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        String id = event.getRouteParameters().get("id").orElse("");
        syllabus.games()
                .find(id)
                .ifPresentOrElse(
                        this::show, () -> PageNotFound.tell(event, "The library has no game called \"" + id + "\"."));
    }

    private void show(Game game) {
        begin(game.name());
        lead(game.objective());
        add(facts(game));
        learn(game);
        RulesOfPlay.of(game, syllabus.games()).ifPresent(this::add);
        section("How it is played", list(game.rules()));
        if (!game.scoring().isEmpty()) {
            section("Scores", pairs(game.scoring()));
        }
        List<Game> variants = syllabus.games().variantsOf(game.id());
        if (!variants.isEmpty()) {
            section("Variants", new GameTree(syllabus.games(), descendants(game), teaching));
        }
        advice(game);
        errata(game);
        List<String> doubts = game.doubts().stream()
                .map(this::asPrinted)
                .filter(doubt -> !doubt.isEmpty() && !AsPrinted.namesALine(doubt))
                .map(StringUtils::capitalize)
                .toList();
        if (!doubts.isEmpty()) {
            section("Hard to read in the book", list(doubts));
        }
    }

    private List<Game> descendants(Game game) {
        return syllabus.games().variantsOf(game.id()).stream()
                .flatMap(variant -> Stream.concat(Stream.of(variant), descendants(variant).stream()))
                .toList();
    }

    private Component facts(Game game) {
        DescriptionList facts = styled(new DescriptionList(), "kb-game-facts");
        facts.add(new DescriptionList.Term("Players"), new DescriptionList.Description(game.players()));
        facts.add(new DescriptionList.Term("Pack"), new DescriptionList.Description(PackInWords.of(game.pack())));
        if (!game.aliases().isEmpty()) {
            facts.add(
                    new DescriptionList.Term("Also called"),
                    new DescriptionList.Description(String.join(", ", game.aliases())));
        }
        DescriptionList.Description family = new DescriptionList.Description();
        RouterLink familyLink = new RouterLink(FamilyName.of(game.family()), LibraryView.class);
        familyLink.setQueryParameters(new LibraryQuery("", game.family(), false).query());
        family.add(familyLink);
        syllabus.games().ancestry(game.id()).reversed().stream()
                .filter(ancestor -> !ancestor.equals(game))
                .filter(ancestor -> !ancestor.name().equals(FamilyName.of(game.family())))
                .forEach(ancestor -> family.add(new Span(" › "), GameTree.link(ancestor)));
        facts.add(new DescriptionList.Term("Family"), family);
        DescriptionList.Description places = new DescriptionList.Description();
        Stream.concat(Stream.of(game.place()), game.alsoIn().stream().map(Game.OtherAccount::place))
                .map(Place::inWords)
                .distinct()
                .forEach(place -> places.add(new Div(place)));
        facts.add(new DescriptionList.Term("In the books"), places);
        return facts;
    }

    /** The courses with their lessons on the game, whole hands of it, its practice. */
    private void learn(Game game) {
        UnorderedList tiles = styled(new UnorderedList(), "kb-tiles");
        Map<Course, List<Lesson>> lessons = teaching.lessons(game);
        lessons.forEach((course, members) -> tiles.add(course(course, members)));
        PlayLink.of(game.id()).forEach(hand -> tiles.add(hand.item()));
        if (lessons.isEmpty()) {
            teaching.lessonsOfKin(game).forEach((course, members) -> tiles.add(course(course, members)));
        }
        Div practice = styled(new Div(), "kb-actions");
        teaching.practice(game).forEach(link -> practice.add(styled(link, "kb-button")));
        if (tiles.getComponentCount() > 0) {
            add(tiles);
        }
        if (practice.getComponentCount() > 0) {
            add(practice);
        }
        if (!teaching.teaches(game)) {
            add(styled(
                    new Paragraph("This game is not taught yet: there is no lesson and no practice for it so far."),
                    "kb-note"));
        }
    }

    /** A single lesson on the game is named itself, else the course that holds them. */
    private static Tile course(Course course, List<Lesson> lessons) {
        Lesson first = lessons.getFirst();
        boolean alone = lessons.size() == 1;
        RouterLink link = alone
                ? new RouterLink(first.head().title(), LessonView.class, LessonView.address(first))
                : CourseView.link(course);
        return new Tile(
                link,
                alone
                        ? "A lesson of about " + first.head().minutes() + " minutes"
                        : lessons.size() + " lessons. " + course.head().about());
    }

    private void advice(Game game) {
        List<Pointer> pointers = syllabus.pointers().stream()
                .filter(pointer -> pointer.game().equals(game.id()))
                .toList();
        if (!pointers.isEmpty()) {
            UnorderedList list = new UnorderedList();
            pointers.forEach(pointer -> {
                Span source = styled(new Span(" " + pointer.place().inWords()), "kb-soft", "kb-small");
                list.add(new ListItem(new CardText(TenInWords.of(pointer.says())), source));
            });
            add(styled(new NativeDetails("What the books advise and rule (" + pointers.size() + ")", list), "kb-more"));
        }
    }

    private void errata(Game game) {
        List<Erratum> errata = syllabus.errata().stream()
                .filter(erratum -> erratum.game().equals(game.id()))
                .toList();
        if (!errata.isEmpty()) {
            UnorderedList list = new UnorderedList();
            errata.forEach(erratum -> list.add(new ListItem(
                    new Span("Printed: " + asPrinted(erratum.printed()) + ". True: " + asPrinted(erratum.correct())
                            + ". "),
                    new RouterLink("How it was found", BooksCheckedView.class, BooksCheckedView.id(erratum.id())))));
            add(styled(new NativeDetails("Where the book errs or rounds (" + errata.size() + ")", list), "kb-more"));
        }
    }

    private String asPrinted(String noted) {
        return AsPrinted.of(noted, syllabus.games());
    }

    private void section(String title, Component content) {
        add(styled(new H2(title), "kb-heading"), content);
    }

    private static Component list(List<String> items) {
        UnorderedList list = styled(new UnorderedList(), "kb-rules");
        items.forEach(item -> list.add(new ListItem(new CardText(TenInWords.of(item)))));
        return list;
    }

    private static Component pairs(Map<String, String> values) {
        DescriptionList pairs = styled(new DescriptionList(), "kb-game-facts");
        values.forEach((name, value) -> pairs.add(
                new DescriptionList.Term(new CardText(ScoreName.of(name))),
                new DescriptionList.Description(new CardText(TenInWords.of(value)))));
        return pairs;
    }
}

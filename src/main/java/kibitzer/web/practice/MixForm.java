package kibitzer.web.practice;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.content.syllabus.Book;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.decisions.Decision;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.learning.MixMode;
import kibitzer.learning.mix.MixWish;
import kibitzer.web.field.Tick;
import kibitzer.web.field.Ticks;
import kibitzer.web.words.FamilyName;
import kibitzer.web.words.SystemName;

/** What a learner wants in a mix, and the ways to begin it. */
final class MixForm extends Div {
    private final Ticks<String> games;
    private final AnyOrOne system;
    private final AnyOrOne book;
    private final Optional<TrickGameChoice> playing;
    private final Tick mistakes = new Tick("Only what I last got wrong");

    /** @param begin told the wish and the mode when the learner begins */
    MixForm(MixWish wish, int bestStreak, int bestStorm, Consumer<MixAddress> begin) {
        addClassName("kb-mix-form");
        Set<String> ticked = wish.games().stream().map(MixForm::game).collect(Collectors.toSet());
        games = new Ticks<>(
                "Games; all if none is ticked",
                Stream.concat(MixWish.allGames().stream(), ticked.stream().sorted())
                        .distinct()
                        .toList(),
                MixForm::name);
        games.setValue(ticked);
        system = new AnyOrOne("Bidding system", "Any system", Systems.ids(), SystemName::of, wish.system());
        book = new AnyOrOne(
                "Book",
                "All four books",
                Stream.of(Book.values()).map(Book::id).toList(),
                id -> Book.find(id).map(Book::title).orElse(id),
                wish.book());
        playing = wish.playing().map(game -> new TrickGameChoice(Optional.of(game)));
        mistakes.setValue(wish.onlyMistakes());
        Div modes = new Div(
                mode("Ten questions", "With what you got right at the end.", MixMode.TEN, begin),
                mode("Endless", "Go on as long as you like.", MixMode.ENDLESS, begin),
                mode("Streak", "Until the first wrong answer." + best(bestStreak), MixMode.STREAK, begin),
                mode(
                        "Three-minute storm",
                        "As many as you can, against the clock." + best(bestStorm),
                        MixMode.STORM,
                        begin));
        modes.addClassName("kb-tiles");
        Div selects = new Div(system, book);
        selects.addClassName("kb-search");
        playing.ifPresentOrElse(this::add, () -> add(games, selects));
        add(mistakes, modes);
    }

    /** An address may name a family of decisions, whose game is ticked, or a single one, which is offered beside them. */
    private static String game(String word) {
        return MixWish.allGames().contains(word) || Decisions.find(word).isPresent()
                ? word
                : new DecisionId(word + "/any").game();
    }

    /** "Gin rummy"; "What to call" for a single decision. */
    static String name(String word) {
        return Decisions.find(word).<String>map(Decision::title).orElseGet(() -> FamilyName.of(word));
    }

    private static String best(int score) {
        return score == 0 ? "" : " Your best: " + score + ".";
    }

    private Div mode(String name, String note, MixMode mode, Consumer<MixAddress> begin) {
        Span title = new Span(name);
        title.addClassName("kb-tile-title");
        Paragraph about = new Paragraph(note);
        about.addClassName("kb-tile-note");
        NativeButton start = new NativeButton("Begin", click -> begin.accept(wanted(mode)));
        start.getElement().setAttribute("aria-label", "Begin: " + name);
        start.addClassName("kb-button");
        Div actions = new Div(start);
        actions.addClassName("kb-actions");
        Div tile = new Div(title, about, actions);
        tile.addClassName("kb-tile");
        return tile;
    }

    private MixAddress wanted(MixMode mode) {
        return new MixAddress(
                Optional.of(mode),
                new MixWish(
                        games.getValue(),
                        system.chosen(),
                        book.chosen(),
                        mistakes.getValue(),
                        playing.flatMap(TrickGameChoice::chosen)),
                Optional.empty(),
                1);
    }
}

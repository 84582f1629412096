package kibitzer.web.views;

import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.checkbox.CheckboxGroup;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.select.Select;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.content.syllabus.Book;
import kibitzer.conventions.systems.Systems;
import kibitzer.decisions.DecisionId;
import kibitzer.learning.MixMode;
import kibitzer.learning.mix.MixWish;

/** What a learner wants in a mix, and three ways to begin it. */
final class MixForm extends Div {
    private static final String ANY = "";

    private final CheckboxGroup<String> games = new CheckboxGroup<>("Games; all if none is ticked");
    private final Select<String> system;
    private final Select<String> book;
    private final Checkbox mistakes = new Checkbox("Only what I last got wrong");

    /** @param begin told the wish and the mode when the learner begins */
    MixForm(MixWish wish, int bestStreak, int bestStorm, Consumer<MixAddress> begin) {
        addClassName("kb-mix-form");
        games.setItems(MixWish.allGames());
        games.setItemLabelGenerator(FamilyName::of);
        games.setValue(wish.games().stream().map(MixForm::game).collect(Collectors.toSet()));
        system = choice("Bidding system", "Any system", Systems.ids(), SystemName::of, wish.system());
        book = choice(
                "Book",
                "All four books",
                Stream.of(Book.values()).map(Book::id).toList(),
                id -> Book.find(id).map(Book::title).orElse(id),
                wish.book());
        mistakes.setValue(wish.onlyMistakes());
        Div modes = new Div(
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
        add(games, selects, mistakes, modes);
    }

    /** An address may name a family of decisions; ticked is the game it belongs to. */
    private static String game(String word) {
        return MixWish.allGames().contains(word) ? word : new DecisionId(word + "/any").game();
    }

    private static String best(int score) {
        return score == 0 ? "" : " Your best: " + score + ".";
    }

    private static Select<String> choice(
            String label, String any, List<String> words, UnaryOperator<String> name, Optional<String> chosen) {
        List<String> items = new ArrayList<>(List.of(ANY));
        items.addAll(words);
        Select<String> select = new Select<>();
        select.setLabel(label);
        select.setItems(items);
        select.setItemLabelGenerator(word -> word.equals(ANY) ? any : name.apply(word));
        select.setValue(chosen.orElse(ANY));
        select.addClassName("kb-wide-select");
        return select;
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
                new MixWish(games.getValue(), some(system), some(book), mistakes.getValue()),
                Optional.empty(),
                1);
    }

    private static Optional<String> some(Select<String> select) {
        return Optional.ofNullable(select.getValue()).filter(word -> !word.equals(ANY));
    }
}

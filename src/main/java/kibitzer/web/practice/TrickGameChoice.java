package kibitzer.web.practice;

import com.vaadin.flow.component.combobox.ComboBox;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.TrickGames;

/** A choice of one game of tricks out of hundreds; only those looked at are sent to the browser. */
final class TrickGameChoice extends ComboBox<TrickGame> {
    private static final Set<String> NAMESAKES =
            TrickGames.ALL.stream()
                    .collect(Collectors.groupingBy(TrickGame::title, Collectors.counting()))
                    .entrySet()
                    .stream()
                    .filter(title -> title.getValue() > 1)
                    .map(Map.Entry::getKey)
                    .collect(Collectors.toUnmodifiableSet());

    TrickGameChoice(Optional<TrickGame> chosen) {
        super("Game");
        setItems(TrickGames.ALL);
        setItemLabelGenerator(TrickGameChoice::name);
        chosen.ifPresent(this::setValue);
        addClassName("kb-wide-select");
    }

    /** Two books may have a game of one title: "Irish loo (Culbertson's Card Games Complete)". */
    private static String name(TrickGame game) {
        return NAMESAKES.contains(game.title())
                ? Syllabus.shipped()
                        .place(game.id())
                        .map(place -> game.title() + " (" + place.book().title() + ")")
                        .orElse(game.title())
                : game.title();
    }

    Optional<TrickGame> chosen() {
        return getOptionalValue();
    }
}

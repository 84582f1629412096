package kibitzer.web.practice;

import com.vaadin.flow.component.combobox.ComboBox;
import java.util.Optional;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.TrickGames;

/** A choice of one game of tricks out of hundreds; only those looked at are sent to the browser. */
final class TrickGameChoice extends ComboBox<TrickGame> {

    TrickGameChoice(Optional<TrickGame> chosen) {
        super("Game");
        setItems(TrickGames.ALL);
        setItemLabelGenerator(TrickGame::title);
        chosen.ifPresent(this::setValue);
        addClassName("kb-wide-select");
    }

    Optional<TrickGame> chosen() {
        return getOptionalValue();
    }
}

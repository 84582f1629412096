package kibitzer.web.play.whist;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.whist.score.WhistForm;
import kibitzer.marking.Citations;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.PlayedHand;
import kibitzer.play.whist.PlayedWhist;
import kibitzer.play.whist.SeenWhist;
import kibitzer.play.whist.WhistSeries;
import kibitzer.web.field.Choice;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.play.HandAddress;
import kibitzer.web.question.Desk;

/** Rubbers of whist: {@code ?game=short-whist&seed=7&deals=2&said=KS.2H}. */
@UnderMenu(MenuEntry.PRACTICE)
@Route("play/whist")
public class PlayWhistView extends RubberPage {
    private static final String GAME = "game";

    /** Dummy has a page of his own. */
    private static final List<WhistForm> FORMS =
            Arrays.stream(WhistForm.values()).filter(form -> !form.hasDummy()).toList();

    PlayWhistView(Desk desk, Citations citations) {
        super(desk, citations);
    }

    @Override
    protected String path() {
        return "play/whist";
    }

    @Override
    protected PlayedWhist game(QueryParameters address) {
        String word = address.getSingleParameter(GAME).orElse(WhistForm.SHORT.id());
        return FORMS.stream()
                .filter(form -> form.id().equals(word))
                .findFirst()
                .map(PlayedWhist::new)
                .orElseThrow(() -> new BadQuestion(
                        GAME,
                        "\"" + word + "\"",
                        "one of " + FORMS.stream().map(WhistForm::id).collect(Collectors.joining(", "))));
    }

    @Override
    protected Map<String, String> named(PlayedGame<WhistSeries, SeenWhist, Card> game) {
        return Map.of(GAME, game.id());
    }

    @Override
    protected String heading(PlayedGame<WhistSeries, SeenWhist, Card> game) {
        return "A rubber of " + game.title().toLowerCase(Locale.ROOT);
    }

    @Override
    protected String introduction() {
        return "Partner and both adversaries follow the maxims, and where these are silent they play as well as they can from what they"
                + " see. So are you judged: by the maxims where they speak, and else by nobody.";
    }

    @Override
    protected String pieceInFull() {
        return "rubber of whist";
    }

    @Override
    protected List<Component> choosers(HandAddress address, PlayedHand<WhistSeries, SeenWhist, Card> hand) {
        Choice<WhistForm> forms = new Choice<>();
        forms.setLabel("The game");
        forms.setItems(FORMS);
        forms.setItemLabelGenerator(WhistForm::title);
        forms.setValue(((PlayedWhist) hand.game()).form());
        forms.addValueChangeListener(change -> {
            PlayedWhist other = new PlayedWhist(change.getValue());
            open(address.afresh(other).query(named(other), shorthand()));
        });
        return List.of(forms);
    }
}

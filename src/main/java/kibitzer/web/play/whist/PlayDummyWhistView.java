package kibitzer.web.play.whist;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import kibitzer.cards.Card;
import kibitzer.games.table.TableSeat;
import kibitzer.games.whist.score.WhistForm;
import kibitzer.marking.Citations;
import kibitzer.play.hand.OwnTurn;
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

/** Rubbers of whist for three, the fourth hand open: {@code ?seed=7&deals=2&dummy=W&said=KS.2H}. */
@UnderMenu(MenuEntry.PRACTICE)
@Route(PlayDummyWhistView.PATH)
public class PlayDummyWhistView extends RubberPage {
    static final String PATH = "play/dummy-whist";

    private static final PlayedWhist GAME = new PlayedWhist(WhistForm.DUMMY);
    private static final TableSeat PARTNER = TableSeat.SOUTH.after(2);
    private static final TableSeat BEHIND = TableSeat.SOUTH.next();
    private static final TableSeat BEFORE = TableSeat.SOUTH.after(3);

    PlayDummyWhistView(Desk desk, Citations citations) {
        super(desk, citations);
    }

    @Override
    protected String path() {
        return PATH;
    }

    @Override
    protected PlayedWhist game(QueryParameters address) {
        return GAME;
    }

    @Override
    protected String heading(PlayedGame<WhistSeries, SeenWhist, Card> game) {
        return "A rubber of dummy whist";
    }

    @Override
    protected String introduction() {
        return "Three play by the code of 1900. Dummy's cards lie open before the first lead, the partner plays them, and dummy deals first in a"
                + " rubber; the rest is short whist. (Culbertson, p. 192, gives dummy to each dealer in turn, for sets of three deals.) You"
                + " are judged by the maxims that still hold where a hand lies open, and else by nobody.";
    }

    @Override
    protected String pieceInFull() {
        return "rubber of dummy whist";
    }

    /** The cards on which no maxim speaks are gone through with all cards seen, and not one by one. */
    @Override
    protected boolean isReviewed(OwnTurn<SeenWhist, Card> turn) {
        return turn.answered().isPresent();
    }

    @Override
    protected HandAddress afresh(HandAddress address, PlayedHand<WhistSeries, SeenWhist, Card> hand) {
        return afresh(address, hand.request().get(PlayedWhist.DUMMY));
    }

    private static HandAddress afresh(HandAddress address, TableSeat dummy) {
        return new HandAddress(
                OptionalLong.empty(),
                Map.of(PlayedWhist.DUMMY.name(), dummy.toString()),
                List.of(),
                address.atTheEnd());
    }

    @Override
    protected List<Component> choosers(HandAddress address, PlayedHand<WhistSeries, SeenWhist, Card> hand) {
        Choice<TableSeat> places = new Choice<>();
        places.setLabel("You play");
        places.setItems(PARTNER, BEHIND, BEFORE);
        places.setItemLabelGenerator(PlayDummyWhistView::place);
        places.setValue(hand.request().get(PlayedWhist.DUMMY));
        places.addValueChangeListener(change -> go(afresh(address, change.getValue())));
        places.addClassName("kb-wide-select");
        return List.of(places);
    }

    private static String place(TableSeat dummy) {
        if (dummy.equals(PARTNER)) {
            return "With dummy, both hands";
        }
        return dummy.equals(BEHIND) ? "Against dummy, on your left" : "Against dummy, on your right";
    }
}

package kibitzer.web.bridge;

import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import kibitzer.classroom.gradebook.BoardTraveller;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Citations;
import kibitzer.play.bridge.BoardTable;
import kibitzer.play.bridge.BridgeMove;
import kibitzer.play.bridge.Departure;
import kibitzer.play.bridge.SeenBridge;
import kibitzer.play.hand.OwnTurn;
import kibitzer.web.page.FilledOnceOpened;
import kibitzer.web.table.CardText;

/** Where each of a class first left the book on a board; found out when it is opened, since every turn is advised on again. */
public final class ClassDepartures extends FilledOnceOpened {

    public ClassDepartures(BoardTraveller traveller, Function<LearnerId, String> name, Citations citations) {
        super(
                "Where each first left the book, board " + traveller.board().number(),
                () -> list(traveller, name, citations));
        addClassName("kb-more");
    }

    private static UnorderedList list(BoardTraveller traveller, Function<LearnerId, String> name, Citations citations) {
        UnorderedList list = new UnorderedList();
        traveller.lines().forEach(line -> list.add(item(traveller, line, name.apply(line.learner()), citations)));
        return list;
    }

    private static ListItem item(BoardTraveller traveller, BoardTraveller.Line line, String name, Citations citations) {
        List<OwnTurn<SeenBridge, BridgeMove>> turns =
                BoardTable.at(traveller.board(), line.played()).turns();
        Optional<Departure> bidding = Departure.inTheBidding(turns);
        Optional<Departure> play = Departure.inThePlay(turns);
        ListItem item = new ListItem(new Span(name + ": "));
        bidding.ifPresent(first -> item.add(
                new CardText("in the bidding, call " + first.number() + ": " + first.inWords(citations) + " ")));
        play.ifPresent(first ->
                item.add(new CardText("in the play, trick " + first.number() + ": " + first.inWords(citations))));
        if (bidding.isEmpty() && play.isEmpty()) {
            item.add("nowhere that a book speaks.");
        }
        return item;
    }
}

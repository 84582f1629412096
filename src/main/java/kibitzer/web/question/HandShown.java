package kibitzer.web.question;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.wholehand.HandPlay;
import kibitzer.games.bridge.wholehand.HandTrick;
import kibitzer.games.bridge.wholehand.WholeHand;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.CardTable;
import kibitzer.web.table.CardText;
import kibitzer.web.table.CardTrick;
import kibitzer.web.table.TricksSoFar;
import org.springframework.util.StringUtils;

/** The table at which a whole hand is played, and its cards when it is over. */
final class HandShown {
    private HandShown() {}

    /** What lies open, the trick between the seats, and how many tricks each side has. */
    static Div table(HandPlay play) {
        CardTable table = new CardTable("The table");
        boolean over = play.isOver();
        for (Seat seat : Seat.values()) {
            String letter = letter(seat);
            if (!over && seat == play.turn()) {
                continue; // these lie below, to be played from
            }
            if (seat == play.hand().learner() || play.open().containsKey(seat)) {
                table.seat(letter, name(play.hand(), seat), play.held(seat));
            } else {
                table.seat(letter, name(play.hand(), seat), play.held(seat).size());
            }
        }
        play.onTheTable().ifPresent(trick -> table.setTrick(trick(play.hand(), "On the table", trick)));
        Span told = new Span(new CardText(told(play)));
        told.addClassName("kb-baize-note");
        told.getElement().setAttribute("role", "status");
        Div shown = new Div(told, table);
        shown.addClassName("kb-bridge-table");
        return shown;
    }

    private static String told(HandPlay play) {
        int wanted = play.hand().needed();
        return "Tricks: you " + play.own() + " of the " + wanted
                + (play.hand().isDeclaring() ? " that make it" : " that beat it") + ", they " + play.theirs() + ".";
    }

    /** The hand from which the next card comes. */
    static CardHand toPlayFrom(HandPlay play) {
        return new CardHand(whose(play), play.held(play.turn()));
    }

    private static String whose(HandPlay play) {
        return play.turn() == play.hand().learner()
                ? "Play from your hand"
                : "Play from dummy, " + play.turn().inWords();
    }

    static Div named(HandPlay play, CardHand cards) {
        Span name = new Span(whose(play));
        name.addClassName("kb-baize-note");
        name.getElement().setAttribute("aria-hidden", "true");
        Div row = new Div(name, cards);
        row.addClassName("kb-row");
        return row;
    }

    /** The tricks that were over when the learner came to the table; empty where he came to the first. */
    static Optional<TricksSoFar> before(WholeHand hand) {
        List<TricksSoFar.Line> tricks = HandPlay.begin(hand).tricks().stream()
                .filter(trick -> trick.winner().isPresent())
                .map(trick -> new TricksSoFar.Line(trick.leader().inWords(), trick.cards()))
                .toList();
        return tricks.isEmpty() ? Optional.empty() : Optional.of(new TricksSoFar(tricks));
    }

    /** The last trick, small. */
    static Div last(HandPlay play, HandTrick trick) {
        Span name = new Span("The last trick");
        name.addClassName("kb-baize-note");
        name.getElement().setAttribute("aria-hidden", "true");
        Div small = new Div(new Div(name, trick(play.hand(), "The last trick", trick)));
        small.addClassName("kb-tricks-before");
        return small;
    }

    private static CardTrick trick(WholeHand hand, String label, HandTrick trick) {
        CardTrick shown = new CardTrick(
                label, Stream.of(Seat.values()).map(HandShown::letter).toList(), letter(trick.leader()), trick.cards());
        shown.setNames(names(hand));
        trick.winner().map(HandShown::letter).ifPresent(shown::setWinner);
        return shown;
    }

    /** All four hands as they were dealt. */
    static CardTable dealt(WholeHand hand) {
        CardTable table = new CardTable("The hands as they were dealt");
        for (Seat seat : Seat.values()) {
            table.seat(letter(seat), name(hand, seat), hand.deal().hand(seat));
        }
        return table;
    }

    private static Map<String, String> names(WholeHand hand) {
        return Stream.of(Seat.values()).collect(Collectors.toMap(HandShown::letter, seat -> name(hand, seat)));
    }

    private static String name(WholeHand hand, Seat seat) {
        if (seat == hand.learner()) {
            return "You";
        }
        return seat == hand.dummy() ? "Dummy" : StringUtils.capitalize(seat.inWords());
    }

    private static String letter(Seat seat) {
        return String.valueOf(seat.letter());
    }
}

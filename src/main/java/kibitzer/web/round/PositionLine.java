package kibitzer.web.round;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.bridge.form.BiddingShown;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.web.table.CardText;
import kibitzer.web.table.HandLine;

/** What lay on the table, in a line or two: enough to know a hand again by, and nothing of its answer. */
final class PositionLine extends Div {
    private static final int MOST = 4;

    PositionLine(List<Exhibit> exhibits) {
        addClassName("kb-laid");
        boolean several = exhibits.stream().filter(PositionLine::isHand).count() > 1;
        exhibits.stream()
                .flatMap(exhibit -> cards(exhibit, several).stream())
                .limit(MOST)
                .forEach(this::add);
        Div words = new Div();
        words.addClassName("kb-laid-words");
        exhibits.stream().flatMap(PositionLine::words).limit(MOST).forEach(words::add);
        if (words.getComponentCount() > 0) {
            add(words);
        }
    }

    boolean isEmpty() {
        return getComponentCount() == 0;
    }

    private static boolean isHand(Exhibit exhibit) {
        return exhibit instanceof Exhibit.Held;
    }

    /** A hand alone is the learner's own and needs no name. */
    private static Optional<Component> cards(Exhibit exhibit, boolean several) {
        return switch (exhibit) {
            case Exhibit.Held held ->
                Optional.of(named(several ? Optional.of(held.label()) : Optional.empty(), line(held)));
            case Exhibit.Row row ->
                row.cards().isEmpty()
                        ? Optional.empty()
                        : Optional.of(named(Optional.of(row.label()), HandLine.row(row.cards())));
            case Exhibit.Trick trick -> Optional.empty();
            case Exhibit.Table table -> Optional.empty();
            case Exhibit.Own own -> Optional.empty();
            case Exhibit.Fact fact -> Optional.empty();
        };
    }

    private static HandLine line(Exhibit.Held held) {
        return switch (held.fan()) {
            case BY_SUIT -> HandLine.held(held.cards());
            case BY_RANK -> HandLine.row(held.cards().byRank());
        };
    }

    private static Stream<Component> words(Exhibit exhibit) {
        return switch (exhibit) {
            case BiddingShown bidding ->
                Stream.concat(calls(bidding.auction()).stream(), vulnerable(bidding).stream())
                        .map(CardText::new);
            case Exhibit.Trick trick -> Stream.of(words(trick));
            case Exhibit.Table table ->
                table.trick().filter(trick -> !trick.cards().isEmpty()).map(PositionLine::words).stream();
            case Exhibit.Fact(String label, String value) -> {
                CardText told = new CardText(value);
                told.addClassName("kb-strong");
                yield Stream.of(new Span(new Span(label + " "), told));
            }
            case Exhibit.Held held -> Stream.empty();
            case Exhibit.Row row -> Stream.empty();
            case Exhibit.Own own -> Stream.empty();
        };
    }

    private static Component words(Exhibit.Trick trick) {
        return new CardText(trick.label() + ": " + trick.inWords());
    }

    private static Div named(Optional<String> name, HandLine cards) {
        Div line = new Div();
        name.ifPresent(label -> line.add(new Span(label + ": ")));
        line.add(cards);
        return line;
    }

    /** "Bidding, from north: 1S, pass, 2H, pass"; nothing where no call was made. */
    private static Optional<String> calls(Auction auction) {
        return Optional.of(auction.calls().stream().map(PositionLine::call).collect(Collectors.joining(", ")))
                .filter(calls -> !calls.isEmpty())
                .map(calls -> "Bidding, from " + auction.dealer().inWords() + ": " + calls);
    }

    /** Two hands of a set may differ in nothing else. */
    private static Optional<String> vulnerable(BiddingShown bidding) {
        Vulnerability vulnerability = bidding.vulnerability();
        return vulnerability == Vulnerability.NONE
                ? Optional.empty()
                : Optional.of("Vulnerable: " + vulnerability.inWords());
    }

    private static String call(Call call) {
        return call instanceof Call.Bid ? call.toString() : call.inWords();
    }
}

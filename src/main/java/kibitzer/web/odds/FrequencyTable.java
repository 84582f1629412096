package kibitzer.web.odds;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.conventions.poker.PrintedFrequencies;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.PokerForm;
import kibitzer.games.poker.odds.HandFrequencies;
import kibitzer.odds.Fraction;

/** How many hands of each class a form of poker has, beside the book's table where it prints one. */
public final class FrequencyTable extends Div {
    private final HandFrequencies counted;
    private final Optional<PrintedFrequencies> printed;

    public FrequencyTable(PokerForm form) {
        counted = HandFrequencies.of(form);
        printed = PrintedFrequencies.of(form);
        List<BarTable.Row> rows = form.classes().stream().map(this::row).toList();
        String caption = Percent.grouped(counted.hands()) + " hands of " + form.title();
        add(new BarTable(caption, "Hand", List.of("Hands", "One in"), printed.isPresent(), rows));
        if (counted.byWildCards().size() > 2) {
            add(new Paragraph(byWildCards()));
        }
    }

    private BarTable.Row row(HandClass handClass) {
        long hands = counted.hands(handClass);
        Optional<Long> book = printed.flatMap(table -> table.hands(handClass));
        return new BarTable.Row(
                handClass.label(),
                counted.chance(handClass).toDouble(),
                List.of(Percent.grouped(hands), hands == 0 ? "-" : oneIn(hands)),
                book.map(Percent::grouped).orElse(""),
                book.isPresent() && book.get() != hands);
    }

    private String oneIn(long hands) {
        Fraction every = Fraction.of(counted.hands(), hands);
        return every.compareTo(Fraction.of(100, 1)) >= 0
                ? Percent.grouped(every.rounded(0).longValueExact())
                : every.rounded(2).toPlainString();
    }

    private String byWildCards() {
        return counted.byWildCards().stream()
                .map(hands -> hands.values().stream().mapToLong(Long::longValue).sum())
                .map(Percent::grouped)
                .collect(Collectors.joining(", ", "Hands with no wild card, one, two and so on: ", "."));
    }
}

package kibitzer.content.check;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Part;
import kibitzer.content.lesson.Part.HandDiagram;
import kibitzer.decisions.ask.Exhibit;

/**
 * Questions on a hand that a caption has told of: they ask for memory, not for a decision. A prediction takes up what was laid out
 * before it, and is asked before anything is told.
 */
final class ToldHands {
    /** Fewer are a meld or the cards of a suit, and tell no hand. */
    private static final int FEWEST = 5;

    private static final Pattern CARDS = Pattern.compile("(?:[2-9TJQKA][SHDC] ?){" + FEWEST + ",}");

    /** What was told, and the part that told it. */
    private final Map<HandPattern, String> told = new HashMap<>();

    private final List<String> asked = new ArrayList<>();

    private ToldHands() {}

    /** What is asked after it was told: "question-2 asks on the hand of hand-1". */
    static List<String> askedOf(Lesson lesson) {
        ToldHands hands = new ToldHands();
        lesson.parts().forEach(hands::read);
        return List.copyOf(hands.asked);
    }

    private void read(Part part) {
        switch (part) {
            case HandDiagram diagram
            when diagram.caption().isPresent() -> diagram.rows().forEach(row -> tell(row.cards(), diagram.id()));
            case Part.DataTable table -> written(table.caption()).forEach(cards -> tell(cards, table.id()));
            case Part.Ask ask
            when !ask.prediction() ->
                held(ask)
                        .flatMap(cards -> Optional.ofNullable(told.get(HandPattern.of(cards))).stream())
                        .distinct()
                        .forEach(where -> asked.add(ask.id() + " asks on the hand of " + where));
            default -> {}
        }
    }

    private void tell(Collection<Card> cards, String where) {
        if (cards.size() >= FEWEST) {
            told.putIfAbsent(HandPattern.of(cards), where);
        }
    }

    private static Stream<List<Card>> written(Optional<String> caption) {
        return caption.stream()
                .flatMap(text -> CARDS.matcher(text).results())
                .map(found -> CardNotation.readList(found.group().strip()));
    }

    private static Stream<Collection<Card>> held(Part.Ask ask) {
        return ask.question().prompt().exhibits().stream().flatMap(exhibit -> switch (exhibit) {
            case Exhibit.Held held -> Stream.of(held.cards().toList());
            case Exhibit.Row row -> Stream.of(row.cards());
            default -> Stream.empty();
        });
    }
}

package kibitzer.web.classroom.problems;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.marking.Question;

/** A question in one line: what is asked and the first cards that one sees. */
public final class QuestionSummary {
    private static final int CARDS = 13;
    private static final int WHOLE_HAND = 8;

    private QuestionSummary() {}

    public static String of(Question<?, ?> question) {
        return Stream.concat(
                        Stream.of(question.prompt().ask()),
                        question.prompt().exhibits().stream()
                                .flatMap(QuestionSummary::cards)
                                .limit(1))
                .collect(Collectors.joining(" "));
    }

    private static Stream<String> cards(Exhibit exhibit) {
        return switch (exhibit) {
            case Exhibit.Held held ->
                Stream.of(
                        held.cards().size() < WHOLE_HAND
                                ? CardNotation.write(held.cards().toList())
                                : suits(held.cards()));
            case Exhibit.Row row
            when !row.cards().isEmpty() ->
                Stream.of(CardNotation.write(row.cards().stream().limit(CARDS).toList()));
            case Exhibit.Row row -> Stream.empty();
            case Exhibit.Trick trick -> Stream.of(trick.inWords());
            case Exhibit.Table table -> table.trick().map(Exhibit.Trick::inWords).stream();
            case Exhibit.Own own -> Stream.empty();
            case Exhibit.Fact fact -> Stream.empty();
        };
    }

    /** "♠ KQ5 ♥ AJ3 ♦ KJ84 ♣ A92". */
    private static String suits(CardSet cards) {
        return Suit.DOWNWARDS.stream()
                .filter(suit -> cards.length(suit) > 0)
                .map(suit -> suit.symbol() + "\uFE0E\u00A0" + CardNotation.writeRanks(cards, suit))
                .collect(Collectors.joining(" "));
    }
}

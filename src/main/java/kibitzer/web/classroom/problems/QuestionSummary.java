package kibitzer.web.classroom.problems;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.notation.CardNotation;
import kibitzer.decisions.Exhibit;
import kibitzer.marking.Question;

/** A question in one line: what is asked and the first cards that one sees. */
public final class QuestionSummary {
    private static final int CARDS = 13;

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
            case Exhibit.Held held -> Stream.of(CardNotation.write(held.cards().toList().stream().limit(CARDS).toList()));
            case Exhibit.Row row when !row.cards().isEmpty() ->
                Stream.of(CardNotation.write(row.cards().stream().limit(CARDS).toList()));
            case Exhibit.Row row -> Stream.empty();
            case Exhibit.Bidding bidding -> Stream.empty();
            case Exhibit.Fact fact -> Stream.empty();
        };
    }
}

package kibitzer.web.question;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import kibitzer.advice.Reckoning;
import kibitzer.decisions.Decision;

/**
 * What it means for the learner that counting puts another answer first than the book: which to follow, and by how much the count
 * differs.
 *
 * @param reckoning one that does not agree with the book
 * @param book the book's answers
 */
record CountAgainstBook<A>(Decision<?, A> decision, Reckoning<A> reckoning, List<A> book) {
    private static final int DEALS = 100;

    /** "At the table follow the book: by our count "throw the nine of hearts" does better, with 12.3 against 12.7 (points left)." */
    String inWords() {
        A first = reckoning.best().getFirst();
        String better = "At the table follow the book: by our count \""
                + decision.say(first).inside() + "\" does better";
        return better
                + figure(List.of(first))
                        .flatMap(count -> figure(book).map(ours -> by(count, ours)))
                        .orElse("")
                + ".";
    }

    /** The figure that ranks, of the first of the answers that was counted. */
    private Optional<Reckoning.Figure> figure(List<A> answers) {
        return reckoning.rows().stream()
                .filter(row -> answers.contains(row.answer()))
                .map(row -> row.figures().getFirst())
                .findFirst();
    }

    private String by(Reckoning.Figure count, Reckoning.Figure ours) {
        Reckoning.Column column = reckoning.columns().getFirst();
        String label = column.label().toLowerCase(Locale.ROOT);
        double difference = count.value() - ours.value();
        if (count.text().equals(ours.text())) {
            return ", by less than the figures show (" + label + " " + count.text() + ")";
        }
        return switch (column.unit()) {
            case Reckoning.Unit.PercentOfTheStake() ->
                ", by " + String.format(Locale.ROOT, "%.1f", Math.abs(difference)) + " percent of the stake";
            case Reckoning.Unit.Chance() -> ", " + of(DEALS * difference, "time") + " in a hundred (" + label + ")";
            case Reckoning.Unit.Each(var one) -> ", by " + of(DEALS * difference, one) + " in a hundred deals";
            case Reckoning.Unit.Unnamed() -> ", with " + count.text() + " against " + ours.text() + " (" + label + ")";
        };
    }

    /** "2 tricks more", "1 point less". */
    private static String of(double amount, String unit) {
        long whole = Math.max(1, Math.round(Math.abs(amount)));
        return whole + " " + unit + (whole == 1 ? "" : "s") + (amount > 0 ? " more" : " fewer");
    }
}

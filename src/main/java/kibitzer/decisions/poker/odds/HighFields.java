package kibitzer.decisions.poker.odds;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.poker.odds.FirstHand;

/** How a question after the highest hand is written. */
final class HighFields {
    static final String FIRST_FIVE = "first-five";
    static final String HOLE_CARD = "stud-hole-card";

    private static final int HAND = 5;
    private static final int MOST_FIRST_FIVE = 7;
    private static final int MOST_HOLE_CARDS = 8;
    private static final String EXPECTED = "five cards such as \"KS KH 8D 5C 2H\", or one of "
            + FirstHand.ALL.stream().map(FirstHand::word).collect(Collectors.joining(", "));
    private static final String EXPECTED_HOLE = "a rank or a card, such as \"A\" or \"AS\"";

    static final Field<String> TABLE = optional(
            "table",
            Kinds.word(FIRST_FIVE, HOLE_CARD),
            FIRST_FIVE,
            "five cards before the draw, or a hole card at stud");
    private static final Kind<String> CARDS_OR_WORD = cardsOrWord();
    private static final Field<String> HAND_HELD = required("hand", CARDS_OR_WORD, "the hand: " + EXPECTED);
    private static final Field<Integer> OPPONENTS =
            required("opponents", Kinds.number(1, MOST_HOLE_CARDS), "opponents, each with as many cards");

    static final Form<HighProblem> FORM =
            new Form<>(List.of(HAND_HELD, OPPONENTS, TABLE), HighFields::read, HighFields::write);

    private HighFields() {}

    /** Words are looked up when the table is known; of cards it is known at once that there must be five, or one. */
    private static Kind<String> cardsOrWord() {
        Kind<String> text = Kinds.text(40);
        return new Kind<>(
                text.expected(),
                text.schema(),
                json -> {
                    String read = text.read(json);
                    int number = numberOfCards(read);
                    if (number > 1 && number != HAND) {
                        throw BadNotation.because("\"" + read + "\" is not five cards without a joker", EXPECTED);
                    }
                    if (number == 0 && read.contains(".")) {
                        throw BadNotation.because("\"" + read + "\" is a bridge hand", EXPECTED);
                    }
                    return read;
                },
                text.writer());
    }

    /** None if the text is a word. */
    private static int numberOfCards(String text) {
        try {
            return CardNotation.readList(text).size();
        } catch (BadNotation word) {
            return 0;
        }
    }

    private static HighProblem read(FieldValues values) {
        String hand = values.get(HAND_HELD);
        int opponents = values.get(OPPONENTS);
        if (values.get(TABLE).equals(HOLE_CARD)) {
            return new HighProblem.InTheHole(holeCard(hand), opponents);
        }
        if (opponents > MOST_FIRST_FIVE) {
            throw new BadQuestion(
                    "opponents", opponents + " with five cards each", "a whole number from 1 to " + MOST_FIRST_FIVE);
        }
        Optional<FirstHand> kind = kind(hand);
        if (kind.isPresent()) {
            return new HighProblem.OfKind(kind.get(), opponents);
        }
        return new HighProblem.OfCards(cards(hand), opponents);
    }

    /** Reads "pair-of-kings", "pair of kings", "kings", "A-K high". */
    private static Optional<FirstHand> kind(String text) {
        String word = text.strip()
                .toLowerCase(Locale.ROOT)
                .replaceAll("[\\s_-]+", "-")
                .replaceFirst("^a-pair", "pair");
        String known = switch (word) {
            case "two-pair" -> "two-pairs";
            case "a-k-high", "a-k", "ace-king-high" -> "ace-king";
            default -> word;
        };
        return FirstHand.ALL.stream()
                .filter(kind -> kind.word().equals(known) || kind.word().equals("pair-of-" + known))
                .findFirst();
    }

    private static CardSet cards(String text) {
        CardSet cards;
        try {
            cards = CardSet.of(text);
        } catch (BadNotation neither) {
            throw new BadQuestion("hand", "\"" + text + "\" is neither cards nor a hand of the table", EXPECTED);
        }
        if (cards.size() != HAND || !cards.subsetOf(CardSet.FULL_PACK)) {
            throw new BadQuestion("hand", "\"" + text + "\" is not five cards without a joker", EXPECTED);
        }
        return cards;
    }

    private static Rank holeCard(String text) {
        String word = text.strip();
        Optional<Rank> named = Stream.of(Rank.values())
                .filter(rank -> rank.word().equalsIgnoreCase(word))
                .findFirst();
        if (named.isPresent()) {
            return named.get();
        }
        try {
            return CardNotation.readRank(word);
        } catch (BadNotation noRank) {
            try {
                Card card = CardNotation.read(word);
                return card.rank();
            } catch (RuntimeException noCard) {
                throw new BadQuestion("hand", "\"" + text + "\" is no hole card", EXPECTED_HOLE);
            }
        }
    }

    private static FieldValues write(HighProblem problem) {
        FieldValues values = FieldValues.none().with(OPPONENTS, problem.opponents());
        return switch (problem) {
            case HighProblem.OfKind of ->
                values.with(HAND_HELD, of.kind().word()).with(TABLE, FIRST_FIVE);
            case HighProblem.OfCards of ->
                values.with(HAND_HELD, of.hand().toString()).with(TABLE, FIRST_FIVE);
            case HighProblem.InTheHole in ->
                values.with(HAND_HELD, String.valueOf(in.card().letter())).with(TABLE, HOLE_CARD);
        };
    }
}

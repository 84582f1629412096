package kibitzer.games.poker;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.CardSet;

/**
 * A game in which cards in the centre belong to every hand (Culbertson pp. 73-75): how many cards a player has of his
 * own, and which of the centre cards he may use together.
 *
 * @param game its id in the syllabus
 * @param own cards of each player
 * @param lines the centre cards by number, those of one line usable together; a card may lie in two lines
 * @param wild the number of the centre card that is wild with all of its rank; -1 if none is
 */
public record SharedCards(String game, int own, List<List<Integer>> lines, int wild) {
    private static final int NONE = -1;

    /** Every such game, in book order. */
    public static final List<SharedCards> ALL = List.of(
            new SharedCards("spit-in-the-ocean", 4, List.of(List.of(0)), 0),
            new SharedCards("spit-in-the-ocean-not-wild", 4, List.of(List.of(0)), NONE),
            new SharedCards("stormy-weather", 4, single(3), NONE),
            new SharedCards("procter-and-gamble", 4, single(3), 2),
            new SharedCards("cincinnati", 5, List.of(row(0, 5)), NONE),
            new SharedCards("tennessee", 5, List.of(row(0, 5)), NONE),
            new SharedCards("round-the-world", 4, List.of(row(0, 4)), NONE),
            new SharedCards("bedsprings", 5, columns(5), NONE),
            new SharedCards("twin-beds", 5, List.of(row(0, 5), row(5, 10)), NONE),
            new SharedCards("southern-cross", 5, List.of(List.of(0, 1, 4, 2, 3), List.of(5, 6, 4, 7, 8)), NONE),
            new SharedCards("x-marks-the-spot", 5, List.of(row(0, 5)), 4),
            new SharedCards("criss-cross", 5, List.of(List.of(0, 4, 1), List.of(2, 4, 3)), 4));

    public SharedCards {
        lines = lines.stream().map(List::copyOf).toList();
    }

    /** Each card by itself. */
    private static List<List<Integer>> single(int cards) {
        return IntStream.range(0, cards).mapToObj(List::of).toList();
    }

    private static List<Integer> row(int from, int to) {
        return IntStream.range(from, to).boxed().toList();
    }

    /** One card of each of two rows, in line. */
    private static List<List<Integer>> columns(int many) {
        return IntStream.range(0, many)
                .mapToObj(column -> List.of(column, column + many))
                .toList();
    }

    /** How many cards lie in the centre. */
    public int centre() {
        return 1
                + lines.stream()
                        .flatMap(List::stream)
                        .mapToInt(card -> card)
                        .max()
                        .orElseThrow();
    }

    public static List<String> games() {
        return ALL.stream().map(SharedCards::game).toList();
    }

    public static SharedCards named(String game) {
        return ALL.stream().filter(one -> one.game.equals(game)).findFirst().orElseThrow();
    }

    /** The best hands of cards of one's own and one line of the centre; several where other cards make the same. */
    public static List<CardSet> best(PokerForm form, CardSet own, List<CardSet> lines) {
        List<CardSet> within =
                lines.isEmpty() ? List.of(own) : lines.stream().map(own::union).toList();
        CardSet best = within.stream()
                .map(form::best)
                .max((one, other) -> form.compare(one, other))
                .orElseThrow();
        return within.stream()
                .flatMap(cards -> choices(cards, form.cards()))
                .distinct()
                .filter(hand -> form.compare(hand, best) == 0)
                .toList();
    }

    private static Stream<CardSet> choices(CardSet cards, int many) {
        if (many == 0) {
            return Stream.of(CardSet.EMPTY);
        }
        if (cards.size() < many) {
            return Stream.empty();
        }
        CardSet rest = cards.without(cards.first());
        return Stream.concat(choices(rest, many - 1).map(hand -> hand.with(cards.first())), choices(rest, many));
    }
}

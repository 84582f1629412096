package kibitzer.conventions.banking.vingtetun;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.games.banking.vingtetun.Hand;
import kibitzer.games.banking.vingtetun.HandCount;
import kibitzer.games.banking.vingtetun.PlayAgainst;
import kibitzer.games.banking.vingtetun.Shoe;
import kibitzer.games.banking.vingtetun.Strategy;
import kibitzer.games.banking.vingtetun.VingtEtUnRules;
import kibitzer.games.banking.vingtetun.WholeGame;

/**
 * What the book's advice costs at vingt-et-un, decision by decision and all told: exact, from an endless pack, by the rules of
 * gambling houses (p. 368).
 */
public final class BookCosts {
    /** The dealer's cards in the order of tables: two to ten, ace last. */
    public static final List<Integer> UPCARDS = List.of(2, 3, 4, 5, 6, 7, 8, 9, 10, 1);

    private static final int LOWEST_HARD = 12;
    private static final int HIGHEST_HARD = 17;
    private static final int LOWEST_SOFT = 13;
    private static final int HIGHEST_SOFT = 19;

    private final VingtEtUnRules rules = VingtEtUnRules.HOUSE;
    private final BookPlay book = new BookPlay();
    private final List<PlayAgainst> against = IntStream.rangeClosed(0, HandCount.TEN)
            .mapToObj(up -> PlayAgainst.atBest(rules, Shoe.endless(), Math.max(1, up)))
            .toList();

    /**
     * What the book would do against one card, and what it costs.
     *
     * @param book its answer: "hit", "yes"
     * @param best what counting answers
     * @param cost in shares of the bet; 0 where they agree
     */
    public record Cell(String book, String best, double cost) {}

    /**
     * A kind of hand against every card of the dealer's, in the order of {@link #UPCARDS}.
     *
     * @param hand "16", "ace and 7", "eights"
     */
    public record Line(String hand, List<Cell> cells) {
        public Line {
            cells = List.copyOf(cells);
        }
    }

    /**
     * What a bet of one loses all told.
     *
     * @param way whose play, by which rules
     */
    public record Edge(String way, double lost) {}

    /** Standing or hitting without an ace that counts eleven, twelve to seventeen. */
    public List<Line> hard() {
        return IntStream.rangeClosed(LOWEST_HARD, HIGHEST_HARD)
                .mapToObj(count -> drawing(
                        String.valueOf(count),
                        count == LOWEST_HARD
                                ? Hand.of(HandCount.TEN, 2)
                                : Hand.of(HandCount.TEN, count - HandCount.TEN)))
                .toList();
    }

    /** The same with one, thirteen to nineteen. */
    public List<Line> soft() {
        return IntStream.rangeClosed(LOWEST_SOFT, HIGHEST_SOFT)
                .mapToObj(count -> {
                    int other = count - HandCount.TEN - HandCount.ACE;
                    return drawing("ace and " + other, Hand.of(HandCount.ACE, other));
                })
                .toList();
    }

    private Line drawing(String name, Hand hand) {
        return line(name, up -> {
            PlayAgainst play = against.get(up);
            return cell(StandOrHit.STAND, play.stand(hand), StandOrHit.HIT, play.hit(hand), book.stands(hand, up));
        });
    }

    /** Doubling on eleven. */
    public Line eleven() {
        Hand hand = Hand.of(6, 5);
        return line("eleven", up -> {
            PlayAgainst play = against.get(up);
            return cell(
                    DoubleOnEleven.YES,
                    play.doubled(hand),
                    DoubleOnEleven.NO,
                    play.onward(hand),
                    book.doubles(hand, up));
        });
    }

    /** Splitting, aces first and tens last. */
    public List<Line> pairs() {
        return IntStream.rangeClosed(1, HandCount.TEN)
                .mapToObj(value -> {
                    Hand pair = Hand.of(value, value);
                    return line(VingtView.plural(value), up -> {
                        PlayAgainst play = against.get(up);
                        return cell(
                                DoubleOnEleven.YES,
                                play.split(pair),
                                DoubleOnEleven.NO,
                                play.onward(pair),
                                book.splits(pair, up));
                    });
                })
                .toList();
    }

    /** One decision against one card. */
    private interface Against {
        Cell of(int up);
    }

    private static Line line(String name, Against against) {
        return new Line(name, UPCARDS.stream().map(against::of).toList());
    }

    private static Cell cell(String first, double worth, String second, double otherWorth, boolean bookIsFirst) {
        double best = Math.max(worth, otherWorth);
        return new Cell(
                bookIsFirst ? first : second,
                worth > otherWorth ? first : second,
                best - (bookIsFirst ? worth : otherWorth));
    }

    /** What the dealer has the better of it by, for one way to play after another; counted when somebody asks for the first time. */
    public static List<Edge> edges() {
        return Counted.EDGES;
    }

    private static final class Counted {
        private static final Optional<Strategy> BOOK = Optional.of(new BookPlay());

        private static final List<Edge> EDGES = List.of(
                edge("By the book, aces split", VingtEtUnRules.HOUSE, BOOK),
                edge("By the book, no pair split", VingtEtUnRules.HOUSE, Optional.of(new NoSplit())),
                edge("As well as can be, eleven doubled", VingtEtUnRules.HOUSE, Optional.empty()),
                edge("As well as can be, any two cards doubled", VingtEtUnRules.ANY_TWO_DOUBLED, Optional.empty()),
                edge("By the book, ties paying the dealer", VingtEtUnRules.TIES_PAY, BOOK),
                edge("As well as can be, ties paying the dealer", VingtEtUnRules.TIES_PAY, Optional.empty()),
                edge("By the book, at home: naturals twice, bonuses", VingtEtUnRules.HOME, BOOK),
                edge("As well as can be, at home", VingtEtUnRules.HOME, Optional.empty()));
    }

    private static Edge edge(String way, VingtEtUnRules rules, Optional<Strategy> strategy) {
        return new Edge(way, -WholeGame.gain(rules, Shoe.endless(), strategy));
    }

    /** The book's play where a house lets no pair be split. */
    private static final class NoSplit implements Strategy {
        private final BookPlay book = new BookPlay();

        @Override
        public boolean splits(Hand pair, int up) {
            return false;
        }

        @Override
        public boolean doubles(Hand two, int up) {
            return book.doubles(two, up);
        }

        @Override
        public boolean stands(Hand hand, int up) {
            return book.stands(hand, up);
        }
    }
}

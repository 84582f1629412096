package kibitzer.play.tricks;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.LongProof;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.games.trick.euchre.FiveHundredGames;
import kibitzer.games.trick.plain.PlainPlayer;
import kibitzer.play.tricks.PairedDeals.Measured;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Culbertson's counsel on bids at five hundred (pp. 217-218), for eldest hand, by the method of {@link PairedDeals}. The others bid, take the
 * widow and lay away as a table of plain players would, and once as the book's robots; then all three play plainly, seeing their own
 * cards alone. What is gained is the bidder's score by the schedule of Avondale less the average of the two others'. The count is told
 * here anew: a trick for each trump above three, and for each ace and king of another suit.
 */
public class FiveHundredBidsPlayedOutTest {
    private static final PlayedTricks GAME = new PlayedTricks(FiveHundredGames.FIVE_HUNDRED);
    private static final PlainPlayer PLAYER = new PlainPlayer(2, 5);
    private static final int PLAYERS = 3;
    private static final int CARDS = 10;
    private static final int WHOLE = 300;
    private static final int DEALS = LongProof.of(2, WHOLE);

    /** A suit as trumps, with ten cards before the widow. */
    record Count(Suit suit, int trumps, int side) {
        static Count of(List<Card> hand, Suit suit) {
            List<Card> trumps =
                    hand.stream().filter(card -> isTrump(card, suit)).toList();
            int side = (int) hand.stream()
                    .filter(card -> !trumps.contains(card) && (card.rank() == Rank.ACE || card.rank() == Rank.KING))
                    .count();
            return new Count(suit, trumps.size(), side);
        }

        private static boolean isTrump(Card card, Suit suit) {
            return card.isJoker()
                    || card.suit() == suit
                    || card.rank() == Rank.JACK && card.suit().isRed() == suit.isRed();
        }

        int tricks() {
            return Math.max(0, trumps - 3) + side;
        }

        String bid(int number) {
            return number + String.valueOf(suit.letter());
        }
    }

    /**
     * What the book says of a kind of hand.
     *
     * @param call the tricks to bid in the best suit; 0 to pass
     * @param other what is tried against it
     */
    record Counsel(int call, int other, Predicate<Count> kind) {}

    static final Map<String, Counsel> COUNSEL = Map.ofEntries(
            // p. 217: the widow may be counted on for length
            entry("bid six on five", new Counsel(6, 0, best -> best.trumps() >= 5 && best.tricks() == 5)),
            // our rule, which no page prints: the least length, and the card that the widow brings would not make it
            // six
            entry("pass on four", new Counsel(0, 6, best -> best.trumps() >= 5 && best.tricks() == 4)),
            // p. 218: great trumps and little else
            entry(
                    "bid seven on six with great trumps",
                    new Counsel(7, 6, best -> best.trumps() >= 7 && best.tricks() == 6)),
            entry(
                    "bid eight on six with great trumps",
                    new Counsel(8, 6, best -> best.trumps() >= 7 && best.tricks() == 6)),
            // p. 218: general strength rather than excess trumps
            entry(
                    "bid six on seven with strength that lies spread",
                    new Counsel(6, 7, best -> best.trumps() <= 5 && best.tricks() == 7)));

    private static final Map<String, Function<SeenTricks, TrickMove>> TABLES =
            Map.of("plain", GAME::usual, "book", GAME::byTheBook);

    private static List<Measured> measured(Counsel counsel, String table) {
        return PairedDeals.samples(DEALS, seed -> gained(counsel, TABLES.get(table), seed));
    }

    private static Stream<Double> gained(Counsel counsel, Function<SeenTricks, TrickMove> others, long seed) {
        List<Card> pack = new Seed(seed)
                .chance()
                .shuffled(GAME.game().rules().pack().pack().cards());
        List<Card> hand = pack.subList(0, CARDS);
        Count best = Stream.of(Suit.values())
                .map(suit -> Count.of(hand, suit))
                .max(Comparator.comparingInt(Count::tricks).thenComparingInt(Count::trumps))
                .orElseThrow();
        if (!counsel.kind().test(best)) {
            return Stream.empty();
        }
        TricksSeries asked = GAME.deal(DealRequest.of(1))
                .at(TrickHand.of(
                        GAME.game(),
                        PLAYERS - 1,
                        IntStream.range(0, PLAYERS)
                                .mapToObj(place -> Cards.of(pack.subList(CARDS * place, CARDS * (place + 1))))
                                .toList(),
                        pack.subList(CARDS * PLAYERS, pack.size()),
                        Optional.empty()));
        return Stream.of(points(asked, best, counsel.call(), others) - points(asked, best, counsel.other(), others));
    }

    /** Eldest hand's, against the average of the two others'. */
    private static double points(TricksSeries asked, Count best, int number, Function<SeenTricks, TrickMove> others) {
        TricksSeries series = GAME.after(asked, new TrickMove.Called(number == 0 ? "P" : best.bid(number)));
        while (!series.isOver()) {
            SeenTricks seen = GAME.view(series, GAME.toPlay(series).orElseThrow());
            series = GAME.after(series, seen.phase() == Phase.PLAYING ? card(seen) : others.apply(seen));
        }
        List<Double> scores = HandResult.of(series.deal()).scores();
        double sum = scores.stream().mapToDouble(Double::doubleValue).sum();
        return scores.getFirst() - (sum - scores.getFirst()) / 2;
    }

    private static TrickMove card(SeenTricks seen) {
        PlainPlayer.Play play = PLAYER.play(seen.sight().orElseThrow());
        return new TrickMove.Played(play.card(), play.naming().or(Optional::empty));
    }

    /** The figures that docs/tricks.md tells: at a table of plain players, and of the book's robots. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            bid six on five                    | AGREES | +51.60 ± 8.89, +49.43 ± 8.42     | +60.40 ± 8.31, +54.73 ± 9.20
            pass on four                       | CONTRADICTS | -21.62 ± 8.94, -25.48 ± 8.01 | -27.72 ± 8.99, -28.95 ± 8.89
            bid seven on six with great trumps | AGREES | +67.53 ± 11.29, +63.63 ± 10.92   | +69.35 ± 9.64, +72.55 ± 8.09
            bid eight on six with great trumps | AGREES | +78.55 ± 24.43, +83.82 ± 23.97   | +82.40 ± 22.14, +83.80 ± 21.30
            """)
    void whatTheCardsSay(String counsel, PairedDeals.Verdict verdict, String plain, String book) {
        holds(counsel, verdict, plain, book);
    }

    /** Of the test of a finding as well: a row for plain players, and one for the book's robots. */
    public static void holds(String counsel, PairedDeals.Verdict verdict, String plain, String book) {
        List<Measured> told = new ArrayList<>(PairedDeals.told(WHOLE, plain));
        told.addAll(PairedDeals.told(WHOLE, book));
        assertThat(PairedDeals.verdict(told)).isEqualTo(verdict);
        List<Measured> now = new ArrayList<>(measured(COUNSEL.get(counsel), "plain"));
        now.addAll(measured(COUNSEL.get(counsel), "book"));
        PairedDeals.hold(now, told);
    }
}

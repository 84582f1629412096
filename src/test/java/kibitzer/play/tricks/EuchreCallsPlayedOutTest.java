package kibitzer.play.tricks;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import kibitzer.LongProof;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.games.trick.TableFacts;
import kibitzer.games.trick.euchre.EuchreGames;
import kibitzer.games.trick.plain.HandInPlay;
import kibitzer.games.trick.search.OpenCards;
import kibitzer.games.trick.search.OpenHands;
import kibitzer.play.tricks.PairedDeals.Measured;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Culbertson's counsel on calls at euchre, at nothing all (p. 207), by the method of {@link PairedDeals}. After the call that is tried all others
 * call as they would, once a table of plain players and once of the book's robots; then all cards are seen and both sides play as
 * well as can be (p. 206: 1 for three or four tricks, 2 for all, 4 for all alone, 2 to the others for fewer than three). Which hands are
 * of a kind is told here anew, by the words of the page.
 */
class EuchreCallsPlayedOutTest {
    private static final PlayedTricks GAME = new PlayedTricks(EuchreGames.EUCHRE);
    private static final String PASS = "pass";
    private static final int WHOLE = 1000;
    private static final int DEALS = LongProof.of(8, WHOLE);

    /** A hand of five, before the card turned is taken up. */
    record Asked(List<Card> hand, Card turned) {
        private boolean isTrump(Card card) {
            boolean left = card.rank() == Rank.JACK
                    && card.suit() != turned.suit()
                    && card.suit().isRed() == turned.suit().isRed();
            return card.suit() == turned.suit() || left;
        }

        long trumps() {
            return hand.stream().filter(this::isTrump).count();
        }

        long beside(Rank rank) {
            return hand.stream()
                    .filter(card -> card.rank() == rank && !isTrump(card))
                    .count();
        }

        /** Bowers and the ace. */
        long highTrumps() {
            return hand.stream()
                    .filter(card -> isTrump(card) && (card.rank() == Rank.JACK || card.rank() == Rank.ACE))
                    .count();
        }

        boolean turnsBowerOrAce() {
            return turned.rank() == Rank.JACK || turned.rank() == Rank.ACE;
        }

        /** Suits of the other colour of which he has the jack and two cards more. */
        boolean hasCrossSuit() {
            return Stream.of(Suit.values())
                    .filter(suit -> suit.isRed() != turned.suit().isRed())
                    .anyMatch(suit -> hand.contains(Card.of(Rank.JACK, suit))
                            && hand.stream().filter(card -> card.suit() == suit).count() >= 3);
        }
    }

    /**
     * What the book says of a kind of hand.
     *
     * @param passes how many have passed before
     * @param call what it says
     * @param other what is tried against it
     */
    record Counsel(int passes, String call, String other, Predicate<Asked> kind) {}

    static final Map<String, Counsel> COUNSEL = Map.ofEntries(
            // three fairly sure tricks, two of them trumps
            entry(
                    "order up on three sure tricks",
                    new Counsel(0, "order-up", PASS, hand -> hand.highTrumps() >= 2 && hand.beside(Rank.ACE) >= 1)),
            // the only occasion: so two trumps, one of them high, and no ace beside are none
            entry(
                    "do not order up on two trumps",
                    new Counsel(
                            0,
                            PASS,
                            "order-up",
                            hand -> hand.trumps() == 2 && hand.highTrumps() == 1 && hand.beside(Rank.ACE) == 0)),
            entry(
                    "assist on two trumps and an ace or king beside",
                    new Counsel(
                            1,
                            "assist",
                            PASS,
                            hand -> !hand.turnsBowerOrAce()
                                    && hand.trumps() == 2
                                    && hand.beside(Rank.ACE) + hand.beside(Rank.KING) >= 1)),
            entry(
                    "leave a bower or ace to the dealer",
                    new Counsel(
                            1,
                            PASS,
                            "assist",
                            hand -> hand.turnsBowerOrAce()
                                    && hand.trumps() == 2
                                    && hand.beside(Rank.ACE) + hand.beside(Rank.KING) >= 1)),
            entry("take up as the dealer", new Counsel(3, "take-up", PASS, hand -> true)),
            entry(
                    "turn down with a better cross suit",
                    new Counsel(3, PASS, "take-up", hand -> hand.hasCrossSuit() && hand.trumps() <= 1)));

    private static final Map<String, Function<SeenTricks, TrickMove>> TABLES =
            Map.of("plain", GAME::usual, "book", GAME::byTheBook);

    private static List<Measured> measured(Counsel counsel, String table) {
        return PairedDeals.samples(DEALS, seed -> gained(counsel, TABLES.get(table), seed));
    }

    private static Stream<Double> gained(Counsel counsel, Function<SeenTricks, TrickMove> caller, long seed) {
        TricksSeries asked = GAME.deal(DealRequest.of(seed));
        for (int pass = 0; pass < counsel.passes(); pass++) {
            asked = GAME.after(asked, new TrickMove.Called(PASS));
        }
        int place = GAME.toPlay(asked).orElseThrow().place();
        TrickHand hand = asked.deal();
        if (!counsel.kind()
                .test(new Asked(hand.dealt().get(place).list(), hand.turnUp().orElseThrow()))) {
            return Stream.empty();
        }
        return Stream.of(points(asked, counsel.call(), place, caller) - points(asked, counsel.other(), place, caller));
    }

    /** Points of the caller's side less those of the other; none where nobody makes trumps. */
    private static double points(TricksSeries asked, String call, int place, Function<SeenTricks, TrickMove> caller) {
        TricksSeries series = GAME.after(asked, new TrickMove.Called(call));
        while (series.deal().phase() != Phase.PLAYING && !series.isOver()) {
            series = GAME.after(
                    series, caller.apply(GAME.view(series, GAME.toPlay(series).orElseThrow())));
        }
        TrickHand hand = series.deal();
        if (hand.play().isEmpty()) {
            return 0;
        }
        int maker = hand.maker().orElseThrow();
        int tricks = makersTricks(hand, hand.play().get());
        boolean alone = hand.seats().size() < hand.players();
        int points = tricks == 5 ? alone ? 4 : 2 : tricks >= 3 ? 1 : -2;
        return (place - maker) % 2 == 0 ? points : -points;
    }

    private static int makersTricks(TrickHand hand, HandInPlay play) {
        int leader = play.trick().leader();
        int won = OpenCards.lines(
                        new OpenHands(
                                play.game(),
                                play.contract(),
                                play.trump(),
                                new ArrayList<>(play.hands()),
                                leader,
                                List.of(),
                                TableFacts.NONE),
                        play.stake())
                .bestWon();
        int place = hand.seats().get(leader);
        return (place - hand.maker().orElseThrow()) % 2 == 0 ? won : 5 - won;
    }

    /** The figures that docs/tricks.md tells: at a table of plain players, and of the book's robots. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            order up on three sure tricks                  | OPEN   | -0.09 ± 0.08, -0.05 ± 0.08 | -0.47 ± 0.05, -0.45 ± 0.05
            do not order up on two trumps                  | AGREES | +0.50 ± 0.09, +0.56 ± 0.09 | +0.67 ± 0.06, +0.65 ± 0.06
            assist on two trumps and an ace or king beside | OPEN   | +0.32 ± 0.11, +0.32 ± 0.11 | -0.04 ± 0.07, -0.03 ± 0.06
            leave a bower or ace to the dealer             | OPEN   | -0.51 ± 0.10, -0.63 ± 0.11 | +0.03 ± 0.02, +0.01 ± 0.02
            take up as the dealer                          | AGREES | +0.34 ± 0.13, +0.33 ± 0.14 | +0.31 ± 0.13, +0.24 ± 0.13
            turn down with a better cross suit             | AGREES | +0.65 ± 0.14, +0.63 ± 0.14 | +0.73 ± 0.13, +0.79 ± 0.13
            """)
    void whatTheCardsSay(String counsel, PairedDeals.Verdict verdict, String plain, String book) {
        List<Measured> told = new ArrayList<>(PairedDeals.told(WHOLE, plain));
        told.addAll(PairedDeals.told(WHOLE, book));
        assertThat(PairedDeals.verdict(told)).isEqualTo(verdict);
        List<Measured> now = new ArrayList<>(measured(COUNSEL.get(counsel), "plain"));
        now.addAll(measured(COUNSEL.get(counsel), "book"));
        PairedDeals.hold(now, told);
    }
}

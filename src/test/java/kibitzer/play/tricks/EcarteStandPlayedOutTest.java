package kibitzer.play.tricks;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import kibitzer.LongProof;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Pack;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.games.trick.TableFacts;
import kibitzer.games.trick.search.OpenCards;
import kibitzer.games.trick.search.OpenHands;
import kibitzer.games.trick.search.Stake;
import kibitzer.games.trick.trumps.TrumpsGames;
import kibitzer.play.tricks.PairedDeals.Measured;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * Culbertson's table of hands to stand on at ecarte (pp. 203-204), for eldest hand, by the method of {@link PairedDeals}. Against standing one
 * exchange is tried, which the dealer grants, and in which both throw all but trumps and kings (p. 204); then all cards are seen and both
 * play as well as can be. The point goes to three tricks, two points to all five, and two against who stood and won fewer than three
 * (p. 202). The king of trumps is not counted. The rows are those of the syllabus.
 */
class EcarteStandPlayedOutTest {
    private static final String ORDER = "789TAJQK";
    private static final int CARDS = 5;
    private static final int WHOLE = 2000;
    private static final int DEALS = LongProof.of(30, WHOLE);
    private static final List<JsonNode> ROWS = rows();

    /** Five cards of eldest hand. */
    record Asked(List<Card> hand, Suit trump) {
        List<Card> trumps() {
            return hand.stream().filter(card -> card.suit() == trump).toList();
        }

        private List<List<Integer>> sides() {
            return Stream.of(Suit.values())
                    .filter(suit -> suit != trump)
                    .map(suit -> hand.stream()
                            .filter(card -> card.suit() == suit)
                            .map(EcarteStandPlayedOutTest::height)
                            .sorted(Comparator.reverseOrder())
                            .toList())
                    .toList();
        }

        /** As good as a row of the table, suit for suit in some order. */
        boolean isInTable() {
            List<List<Integer>> sides = sides();
            int[][] orders = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
            return ROWS.stream()
                    .filter(row -> row.get(0).asInt() == trumps().size())
                    .anyMatch(row -> Stream.of(orders)
                            .anyMatch(order -> Stream.of(0, 1, 2)
                                    .allMatch(suit -> isAsGood(
                                            sides.get(order[suit]),
                                            row.get(1 + suit).asString()))));
        }

        private static boolean isAsGood(List<Integer> held, String row) {
            List<String> cards =
                    Stream.of(row.split(" ")).filter(one -> !one.isEmpty()).toList();
            for (int at = 0; at < cards.size(); at++) {
                if (at >= held.size() || held.get(at) < ORDER.indexOf(cards.get(at))) {
                    return false;
                }
            }
            return true;
        }

        /** Beside three trumps: cards of one suit, or seventeen spots, courts and the ace as ten. */
        boolean isThreeAndEnough() {
            List<Card> others =
                    hand.stream().filter(card -> card.suit() != trump).toList();
            return trumps().size() == 3
                    && (others.getFirst().suit() == others.getLast().suit()
                            || others.stream()
                                            .mapToInt(EcarteStandPlayedOutTest::spots)
                                            .sum()
                                    >= 17);
        }
    }

    /** Whether the book says to stand on a kind of hand; else it says to propose. */
    record Counsel(boolean stand, Predicate<Asked> kind) {}

    static final Map<String, Counsel> COUNSEL = Map.ofEntries(
            entry("four trumps or five", new Counsel(true, hand -> hand.trumps().size() >= 4)),
            entry("three trumps and enough", new Counsel(true, Asked::isThreeAndEnough)),
            entry(
                    "three trumps and less",
                    new Counsel(false, hand -> hand.trumps().size() == 3 && !hand.isThreeAndEnough())),
            entry(
                    "two trumps, in the table",
                    new Counsel(true, hand -> hand.trumps().size() == 2 && hand.isInTable())),
            entry(
                    "one trump, in the table",
                    new Counsel(true, hand -> hand.trumps().size() == 1 && hand.isInTable())),
            entry(
                    "no trump, in the table",
                    new Counsel(true, hand -> hand.trumps().isEmpty() && hand.isInTable())),
            entry(
                    "two trumps, not in it",
                    new Counsel(false, hand -> hand.trumps().size() == 2 && !hand.isInTable())),
            entry(
                    "one trump, not in it",
                    new Counsel(false, hand -> hand.trumps().size() == 1 && !hand.isInTable())));

    private static List<JsonNode> rows() {
        ObjectMapper json = new ObjectMapper();
        List<JsonNode> rows = new ArrayList<>();
        try (Stream<String> lines = Files.lines(Path.of("lessons/syllabus/tables.jsonl"))) {
            lines.map(json::readTree)
                    .filter(table -> table.path("id").asString().equals("ecarte.jeux-de-regle"))
                    .forEach(table -> table.get("rows").forEach(rows::add));
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
        return rows;
    }

    private static int height(Card card) {
        return ORDER.indexOf(card.rank().letter());
    }

    private static int spots(Card card) {
        return switch (card.rank()) {
            case SEVEN -> 7;
            case EIGHT -> 8;
            case NINE -> 9;
            default -> 10;
        };
    }

    private static List<Measured> measured(Counsel counsel) {
        return PairedDeals.samples(DEALS, seed -> gained(counsel, seed));
    }

    private static Stream<Double> gained(Counsel counsel, long seed) {
        List<Card> pack = new Seed(seed).chance().shuffled(Pack.PIQUET.cards());
        Suit trump = pack.getLast().suit();
        Asked elder = new Asked(pack.subList(0, CARDS), trump);
        if (!counsel.kind().test(elder)) {
            return Stream.empty();
        }
        List<Card> dealer = pack.subList(CARDS, 2 * CARDS);
        int standing = tricks(elder.hand(), dealer, trump);
        double stand = standing == CARDS ? 2 : standing >= 3 ? 1 : -2;
        List<Card> own = kept(elder.hand(), trump, CARDS - 1);
        List<Card> theirs = kept(dealer, trump, CARDS);
        int from = 2 * CARDS;
        own.addAll(pack.subList(from, from + CARDS - own.size()));
        from += CARDS - kept(elder.hand(), trump, CARDS - 1).size();
        theirs.addAll(pack.subList(from, from + CARDS - theirs.size()));
        int after = tricks(own, theirs, trump);
        double draw = after == CARDS ? 2 : after >= 3 ? 1 : after == 0 ? -2 : -1;
        return Stream.of(counsel.stand() ? stand - draw : draw - stand);
    }

    /** Trumps and kings, and no more than so many: eldest hand throws one at least. */
    private static List<Card> kept(List<Card> hand, Suit trump, int most) {
        return new ArrayList<>(hand.stream()
                .filter(card -> card.suit() == trump || card.rank() == Rank.KING)
                .sorted(Comparator.comparing((Card card) -> card.suit() != trump)
                        .thenComparing(Comparator.comparingInt(EcarteStandPlayedOutTest::height)
                                .reversed()))
                .limit(most)
                .toList());
    }

    /** Tricks of the first, who leads. */
    private static int tricks(List<Card> leads, List<Card> other, Suit trump) {
        return OpenCards.lines(
                        new OpenHands(
                                TrumpsGames.ECARTE,
                                TrumpsGames.ECARTE.rules().usual(),
                                Optional.of(trump),
                                List.of(Cards.of(leads), Cards.of(other)),
                                0,
                                List.of(),
                                TableFacts.NONE),
                        Stake.TRICKS)
                .bestWon();
    }

    /** The figures that docs/tricks.md tells. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            four trumps or five     | AGREES | +0.06 ± 0.03, +0.07 ± 0.03
            three trumps and enough | AGREES | +0.07 ± 0.04, +0.07 ± 0.04
            three trumps and less   | AGREES | +0.40 ± 0.05, +0.35 ± 0.05
            two trumps, in the table | AGREES | +0.21 ± 0.06, +0.32 ± 0.05
            two trumps, not in it   | AGREES | +0.13 ± 0.07, +0.11 ± 0.07
            one trump, in the table | AGREES | +0.38 ± 0.07, +0.37 ± 0.07
            one trump, not in it    | AGREES | +0.37 ± 0.08, +0.33 ± 0.08
            no trump, in the table  | AGREES | +0.33 ± 0.07, +0.42 ± 0.07
            """)
    void whatTheCardsSay(String counsel, PairedDeals.Verdict verdict, String figures) {
        List<Measured> told = PairedDeals.told(WHOLE, figures);
        assertThat(PairedDeals.verdict(told)).isEqualTo(verdict);
        PairedDeals.hold(measured(COUNSEL.get(counsel)), told);
    }
}

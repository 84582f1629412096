package kibitzer.games.trick.meld;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.TrickGames;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What hands meld: rows of the book, and random hands counted a second time. */
class MeldTablesTest {
    private static final int HANDS = Integer.getInteger("kibitzer.meld.hands", 200);
    private static final Set<String> PARTNERS = Set.of(
            "partnership-pinochle",
            "partnership-auction-pinochle",
            "partnership-auction-pinochle-going-over",
            "partnership-auction-pinochle-continuous",
            "partnership-auction-pinochle-widow",
            "check-pinochle");
    private static final Set<String> TWO_PACKS = Set.of(
            "double-pack-pinochle", "wipe-off", "three-hand-double-pack-pinochle", "six-hand-triple-pack-pinochle");

    static List<String> games() {
        return MeldTables.games();
    }

    private static int points(String game, Cards hand, Suit trump) {
        return MeldTables.of(game).orElseThrow().best(hand, Optional.of(trump)).stream()
                .mapToInt(Meld::points)
                .sum();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // p. 296: a flush takes in its king and queen; a second king or queen of trumps does not help
                "auction-pinochle | AS TS KS QS JS          | 150",
                "auction-pinochle | AS TS KS QS JS KS       | 150",
                "auction-pinochle | AS TS KS QS JS KS QS    | 190",
                "auction-pinochle | KS QS KH QH             | 60",
                // every heading by itself: the queen of spades in flush and pinochle, a king in marriage and 80 kings
                "auction-pinochle | AS TS KS QS JS JD       | 190",
                "auction-pinochle | KS KH KD KC QH          | 100",
                "auction-pinochle | 9S 9S                   | 20",
                // a round trip: four kings, four queens, four marriages
                "auction-pinochle | KS KH KD KC QS QH QD QC | 240",
                // doubles are two singles, but not of partners (p. 308) or of two packs (p. 313)
                "auction-pinochle     | QS QS JD JD         | 80",
                "check-pinochle       | QS QS JD JD         | 300",
                "partnership-pinochle | AS AS AH AH AD AD AC AC | 1000",
                "auction-pinochle     | AS AS AH AH AD AD AC AC | 200",
                "partnership-pinochle | AS AS TS TS KS KS QS QS JS JS | 1500",
                "double-pack-pinochle | AS AS TS TS KS KS QS QS JS JS | 300",
                "double-pack-pinochle | AS AS AS AH AH AH AD AD AD AC AC AC | 1500",
                "double-pack-pinochle | AS AS AS AS AH AH AH AH AD AD AD AD AC AC AC AC | 2000",
                "double-pack-pinochle | QS QS QS JD JD JD   | 450",
                "double-pack-pinochle | QS QS QS QS JD JD JD JD | 3000",
                // p. 292
                "two-hand-pinochle-special-melds | QS QS JD JD | 300",
                "two-hand-pinochle-special-melds | KS QS JD    | 120",
                // p. 294: the seven is the dix
                "goulash-pinochle | 9S 7S 7S                | 20",
                // p. 281: sequences run jack, ten, nine in trumps too
                "jass | JS TS 9S                            | 20",
                "jass | JH TH 9H 8H                         | 50",
                "jass | JH TH 9H 8H 7H 6H                   | 100",
                "jass | JS JH JD JC                         | 200",
                "jass | TS TH TD TC                         | 0",
                "jass | KS QS                               | 20",
                "jass | KH QH                               | 0",
                // p. 286
                "alsos | JS TS 9S 8S 7S                     | 100",
                "alsos | 7S 7H 7D 7C                        | 80",
                "alsos | JS JH JD JC TS 9S                  | 100",
            })
    void scoreWhatTheBookSays(String game, String hand, int points) {
        assertThat(points(game, Cards.of(hand), Suit.SPADES)).isEqualTo(points);
    }

    @ParameterizedTest
    @MethodSource("games")
    void randomHandsScoreAsCountedASecondTime(String id) {
        TrickGame game = TrickGames.find(id).orElseThrow();
        Chance chance = new Seed(id.hashCode()).chance();
        int size = game.rules().dealing().mostCards();

        assertThat(IntStream.range(0, HANDS).boxed()).allSatisfy(number -> {
            List<Card> pack = chance.shuffled(game.rules().pack().pack().cards());
            Suit trump = chance.oneOf(Suit.DOWNWARDS);
            // every other hand is made of high cards, in which there is more to meld
            Cards hand = Cards.of(pack.stream()
                    .filter(card -> number % 2 == 0 || "AKQJ".contains(card.figure()) || card.suit() == trump)
                    .limit(size)
                    .toList());
            assertThat(points(id, hand, trump))
                    .as("%s with trumps %s", hand, trump)
                    .isEqualTo(second(id, String.valueOf(trump.letter()))
                            .most(hand.stream().map(Card::toString).collect(Collectors.toList())));
        });
    }

    private static SecondMelds second(String id, String trump) {
        return switch (id) {
            case "jass", "four-hand-jass", "three-hand-jass" -> SecondMelds.jass(trump);
            case "alsos", "felsos" -> SecondMelds.alsos();
            case "two-hand-pinochle-special-melds" -> SecondMelds.specialPinochle(trump);
            default ->
                SecondMelds.pinochle(
                        trump,
                        id.equals("goulash-pinochle") ? "7" : "9",
                        PARTNERS.contains(id),
                        TWO_PACKS.contains(id));
        };
    }
}

package kibitzer.games.banking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The banking games played out by another hand: shuffled numbers and the text of the rules, nothing of the counting. What is won
 * on average and how often must agree within five standard errors. {@code -Dkibitzer.bank.rounds=10000000} plays as many.
 */
class PlayedOutTest {
    private static final int ROUNDS = Integer.getInteger("kibitzer.bank.rounds", 20_000);
    private static final double ERRORS = 5;

    /** A card is suit * 13 + rank, ranks from 0 for the ace to 12 for the king. */
    private static final Map<String, ToDoubleFunction<int[]>> RULES = new HashMap<>();

    static {
        RULES.put("faro|K to win", PlayedOutTest::faroWin);
        RULES.put("faro|K to lose", PlayedOutTest::faroLose);
        RULES.put("stuss|K to win", deck -> faro(deck, 1, true));
        RULES.put("banker-and-broker|ties pay the dealer", deck -> high(deck[0]) > high(deck[1]) ? 1 : -1);
        RULES.put("slippery-sam|to win|6S", PlayedOutTest::slipperySam);
        RULES.put("trente-et-quarante|rouge", deck -> rows(deck, "rouge"));
        RULES.put("trente-et-quarante|inverse", deck -> rows(deck, "inverse"));
        RULES.put("red-and-black|red with fours", PlayedOutTest::redWithFours);
        RULES.put("treize|hit", PlayedOutTest::treize);
        RULES.put("skinball-house|first card|KS", PlayedOutTest::firstCard);
        RULES.put("ziginette|pair|KS KH 4H", PlayedOutTest::pairAtZiginette);
        RULES.put("put-and-take-cards|put and take|KS QH 9D 5C AS", deck -> putAndTake(deck, true));
        RULES.put("up-and-down-the-river|put and take|KS QH 9D 5C AS", deck -> putAndTake(deck, false));
    }

    @ParameterizedTest
    @CsvSource({
        "faro|K to win, 1, ''",
        "faro|K to lose, 1, ''",
        "stuss|K to win, 1, ''",
        "banker-and-broker|ties pay the dealer, 1, ''",
        "slippery-sam|to win|6S, 1, 5",
        "trente-et-quarante|rouge, 6, ''",
        "trente-et-quarante|inverse, 6, ''",
        "red-and-black|red with fours, 1, ''",
        "treize|hit, 1, ''",
        "skinball-house|first card|KS, 1, 12",
        "ziginette|pair|KS KH 4H, 40, 12 25 16",
        "put-and-take-cards|put and take|KS QH 9D 5C AS, 1, 12 24 34 43 0",
        "up-and-down-the-river|put and take|KS QH 9D 5C AS, 1, 12 24 34 43 0",
    })
    void whatIsPlayedIsWhatIsCounted(String game, int packs, String without) {
        List<Integer> pack = pack(packs, without);
        SplittableRandom random = new SplittableRandom(1957);
        ToDoubleFunction<int[]> rule = RULES.get(game);
        double sum = 0;
        double squares = 0;
        int won = 0;
        int[] deck = pack.stream().mapToInt(Integer::intValue).toArray();
        int needed = packs == 6 ? 80 : deck.length;
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < Math.min(needed, deck.length - 1); i++) {
                int other = i + random.nextInt(deck.length - i);
                int card = deck[i];
                deck[i] = deck[other];
                deck[other] = card;
            }
            double net = rule.applyAsDouble(deck);
            sum += net;
            squares += net * net;
            won += net > 0 ? 1 : 0;
        }
        Prospect prospect = counted(game);
        double mean = sum / ROUNDS;
        double error = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS);
        System.out.printf(
                "%s: played %.5f, counted %.5f, error %.5f; won %.5f, counted %.5f%n",
                game,
                mean,
                prospect.mean().toDouble(),
                error,
                (double) won / ROUNDS,
                prospect.won().toDouble());
        assertThat(mean).isCloseTo(prospect.mean().toDouble(), within(ERRORS * error));
        double chance = prospect.won().toDouble();
        assertThat((double) won / ROUNDS).isCloseTo(chance, within(ERRORS * Math.sqrt(chance * (1 - chance) / ROUNDS)));
    }

    private static Prospect counted(String game) {
        String[] parts = game.split("\\|");
        return HouseGames.get(parts[0])
                .bet(parts[1])
                .prospect(CardNotation.readList(parts.length > 2 ? parts[2] : ""), Cards.NONE);
    }

    /** Forty stands for the Spanish pack: no eights, nines and tens. */
    private static List<Integer> pack(int packs, String without) {
        List<Integer> cards = new ArrayList<>();
        for (int pack = 0; pack < (packs == 40 ? 1 : packs); pack++) {
            for (int card = 0; card < 52; card++) {
                if (packs != 40 || rank(card) < 7 || rank(card) > 9) {
                    cards.add(card);
                }
            }
        }
        for (String card : without.split(" ")) {
            if (!card.isEmpty()) {
                cards.remove(Integer.valueOf(card));
            }
        }
        return cards;
    }

    private static int rank(int card) {
        return card % 13;
    }

    private static int high(int card) {
        return rank(card) == 0 ? 13 : rank(card);
    }

    private static boolean red(int card) {
        return card / 13 == 1 || card / 13 == 2;
    }

    private static double faroWin(int[] deck) {
        return faro(deck, 0.5, false);
    }

    /** Coppered: what loses to win wins, but a split costs half either way. */
    private static double faroLose(int[] deck) {
        double other = faro(deck, 0.5, false);
        return other == -0.5 ? other : -other;
    }

    /** p. 381: soda, then the losing and the winning card of each turn; hock is the last. Stuss, p. 383, keeps the last four. */
    private static double faro(int[] deck, double split, boolean stuss) {
        int king = 12;
        if (stuss && rank(deck[0]) == king) {
            return -1;
        }
        int last = stuss ? 48 : 51;
        for (int i = 1; i < last; i += 2) {
            boolean loses = rank(deck[i]) == king;
            boolean wins = i + 1 < last && rank(deck[i + 1]) == king;
            if (loses && wins) {
                return -split;
            }
            if (loses || wins) {
                return loses ? -1 : 1;
            }
        }
        return stuss ? -1 : 0;
    }

    private static double slipperySam(int[] deck) {
        for (int i = 0; i < 3; i++) {
            if (deck[i] / 13 == 0 && high(deck[i]) > 5) {
                return 1;
            }
        }
        return -1;
    }

    private static double rows(int[] deck, String bet) {
        int at = 0;
        int noir = 0;
        while (noir < 31) {
            noir += Math.min(10, rank(deck[at++]) + 1);
        }
        int rouge = 0;
        while (rouge < 31) {
            rouge += Math.min(10, rank(deck[at++]) + 1);
        }
        if (noir == rouge) {
            return noir == 31 ? -0.5 : 0;
        }
        boolean rougeWins = rouge < noir;
        boolean won = bet.equals("rouge") ? rougeWins : red(deck[0]) != rougeWins;
        return won ? 1 : -1;
    }

    private static double redWithFours(int[] deck) {
        int reds = 0;
        for (int i = 0; i < 5; i++) {
            reds += red(deck[i]) ? 1 : 0;
        }
        return switch (reds) {
            case 5 -> 4;
            case 4 -> 2;
            case 3 -> 1;
            case 2 -> -1;
            case 1 -> -2;
            default -> -4;
        };
    }

    private static double treize(int[] deck) {
        int hits = 0;
        for (int call = 1; call <= 13; call++) {
            hits += rank(deck[call - 1]) == call - 1 ? call : 0;
        }
        return hits == 0 ? -7 : hits;
    }

    private static double firstCard(int[] deck) {
        int mine = 12;
        int dealers = rank(deck[0]);
        for (int i = dealers == mine ? 0 : 1; ; i++) {
            if (rank(deck[i]) == mine) {
                return -1;
            }
            if (rank(deck[i]) == dealers) {
                return 1;
            }
        }
    }

    /** Two kings lie, a four is the dealer's: a third king before two more fours loses. */
    private static double pairAtZiginette(int[] deck) {
        int fours = 1;
        for (int card : deck) {
            if (rank(card) == 12) {
                return -1;
            }
            if (rank(card) == 3 && ++fours == 3) {
                return 1;
            }
        }
        throw new AssertionError("a pack without kings");
    }

    private static double putAndTake(int[] deck, boolean byPlace) {
        List<Integer> held = List.of(12, 11, 8, 4, 0);
        int net = 0;
        for (int i = 0; i < 10; i++) {
            if (held.contains(rank(deck[i]))) {
                int amount = byPlace ? 1 << (i % 5) : rank(deck[i]) + 1;
                net += i < 5 ? -amount : amount;
            }
        }
        return net;
    }
}

package kibitzer.games.trick.auction;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.cards.CardNotation;
import kibitzer.games.trick.catalogue.TrickGames;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The calls told a second time, on texts and in another way: of each kind what is open is found by walking a queue of players, a list of
 * words that shrinks, or a little table of what answers what. An empty set says that the calling is over.
 */
class SecondCallsTest {
    private static final int AUCTIONS = Integer.getInteger("kibitzer.trick.auctions", 200);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            nap | 4 | once | 0 1 2 3 4 5
            nap-misery | 4 | once | 0 1 2 misere 3 4 5
            nap-wellington | 4 | challenge | 0 1 2 3 4 5 wellington
            nap-bluecher | 3 | challenge | 0 1 2 3 4 5 wellington bluecher
            hasenpfeffer | 4 | once | 0 1 2 3 4 5 6
            cinch | 4 | once | 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14
            auction-pitch | 5 | once | 0 1 2 3 4
            bid-whist | 4 | once | 0 1 2 3 4 5 6 7 8 9 10 11
            auction-euchre-six-hand | 6 | once | 0 3 4 5 8 15
            frog | 3 | once | pass frog chico grand
            six-bid-solo | 3 | once | pass simple-solo heart-solo misere guarantee-solo spread-misere call-solo
            five-hundred | 3 | once | P 6S 6C 6D 6H 6NT 7S 7C 7D 7H 7NT 8S 8C 8D 8H 8NT 9S 9C 9D 9H 9NT 10S 10C 10D 10H 10NT
            pitch-holding | 4 | dealer-may-match | 0 1 2 3 4
            napoleon | 4 | dealer-must | 0 2 3 4 5
            auction-pinochle-1000-club | 3 | queue | tens
            auction-pinochle | 3 | queue-first-must | tens
            auction-solo | 4 | queue | solos
            auction-bid-whist | 4 | round | 0 1 2 3 4 5 6 7 8 9 10 11
            vint | 4 | round | P 1S 1C 1D 1H 1NT 2S 2C 2D 2H 2NT 3S 3C 3D 3H 3NT 4S 4C 4D 4H 4NT 5S 5C 5D 5H 5NT 6S 6C 6D 6H 6NT 7S 7C 7D 7H 7NT
            euchre | 4 | turned | 9H
            euchre | 4 | turned | QS
            three-hand-euchre | 3 | turned | 9D
            klaberjass | 2 | klaberjass | 9S
            klaberjass | 2 | klaberjass | AH
            three-card-loo | 5 | loo | 'two misses'
            irish-loo | 5 | loo | 'none'
            loo-five-card | 5 | loo | 'free'
            loo | 8 | loo | ''
            oh-hell | 4 | exact | ''
            ecarte | 2 | answers | ''
            seven-up | 4 | answers | ''
            calabrasella | 3 | first | play
            modern-schafkopf | 3 | first | take
            norwegian-whist | 4 | first | grand nullo
            solo-whist | 4 | solo | solo misere abondance abondance-in-trumps open-misere slam
            solo-ombre | 4 | duel | frog frog-in-colour solo solo-in-colour tout tout-in-colour
            """)
    void areOpenByBothTellings(String id, int players, String way, String words) {
        var game = TrickGames.find(id).orElseThrow();
        int cards = game.rules().dealing().cards().getOrDefault(players, 5);
        CallTable table = CallTable.of(players, cards);
        boolean card = words.matches("[AKQJT9]\\w");
        Calls first = Calls.of(game, card ? table.turned(CardNotation.read(words)) : table)
                .orElseThrow();
        Random any = new Random(id.hashCode());
        for (int auction = 0; auction < AUCTIONS; auction++) {
            List<String> calls = new ArrayList<>();
            while (true) {
                Set<String> open = new TreeSet<>(open(way, players, cards, words, calls));
                assertThat(new TreeSet<>(first.next(calls)))
                        .as(id + " after " + calls)
                        .isEqualTo(open);
                assertThat(first.over(calls)).as(id + " after " + calls).isEqualTo(open.isEmpty());
                if (open.isEmpty()) {
                    break;
                }
                List<String> all = List.copyOf(open);
                String pass = all.stream().filter(PASSES::contains).findFirst().orElse(all.getFirst());
                calls.add(any.nextBoolean() ? pass : all.get(any.nextInt(all.size())));
            }
        }
    }

    private static final Set<String> PASSES = Set.of("0", "pass", "P", "throw-up");

    private static List<String> open(String way, int players, int cards, String words, List<String> calls) {
        List<String> ladder = ladder(words);
        return switch (way) {
            case "once" -> calls.size() == players ? List.of() : above(ladder, calls);
            case "challenge" -> calls.size() == players ? List.of() : challenged(ladder, calls);
            case "dealer-may-match" -> matched(ladder, players, calls);
            case "dealer-must" ->
                calls.equals(List.of("0", "0", "0"))
                        ? List.of("1", "2", "3", "4", "5")
                        : calls.size() == players ? List.of() : above(ladder, calls);
            case "queue" -> queued(ladder, players, calls);
            case "queue-first-must" -> calls.isEmpty() ? tens(300) : queued(joined("0", tens(300)), players, calls);
            case "round" -> round(ladder, players, calls);
            case "turned" -> turned(players, words.substring(1), calls);
            case "klaberjass" -> klaberjass(words.substring(1), String.join(" ", calls));
            case "loo" -> loo(players, calls, words);
            case "exact" ->
                calls.size() == players
                        ? List.of()
                        : IntStream.rangeClosed(0, cards)
                                .mapToObj(String::valueOf)
                                .toList();
            case "answers" -> answers(players, calls);
            case "first" ->
                calls.size() == players || !calls.stream().allMatch("pass"::equals)
                        ? List.of()
                        : joined("pass", Arrays.asList(words.split(" ")));
            case "solo" -> solo(ladder, calls);
            case "duel" -> duel(ladder, players, calls);
            default -> throw new IllegalArgumentException(way);
        };
    }

    private static List<String> ladder(String words) {
        return switch (words) {
            case "tens" -> joined("0", tens(100));
            case "solos" ->
                joined(
                        "pass",
                        List.of(("solo-5 solo-5-in-trumps solo-6 solo-6-in-trumps solo-7 solo-7-in-trumps solo-8"
                                        + " solo-8-in-trumps misere abondance-9 abondance-9-in-trumps abondance-10"
                                        + " abondance-10-in-trumps abondance-11 abondance-11-in-trumps abondance-12"
                                        + " abondance-12-in-trumps open-misere slam slam-in-trumps")
                                .split(" ")));
            default -> Arrays.asList(words.split(" "));
        };
    }

    private static List<String> tens(int from) {
        return IntStream.rangeClosed(from / 10, 65).mapToObj(ten -> ten + "0").toList();
    }

    private static List<String> joined(String one, List<String> rest) {
        List<String> all = new ArrayList<>(List.of(one));
        all.addAll(rest);
        return all;
    }

    /** The pass and what stands behind the last word that is none; the first word of a ladder is its pass. */
    private static List<String> above(List<String> ladder, List<String> calls) {
        String high = ladder.getFirst();
        for (String call : calls) {
            high = PASSES.contains(call) ? high : call;
        }
        return joined(ladder.getFirst(), ladder.subList(ladder.indexOf(high) + 1, ladder.size()));
    }

    /** Numbers as ever; of the words behind them the first over nap, and the next over the one before it. */
    private static List<String> challenged(List<String> ladder, List<String> calls) {
        int nap = ladder.indexOf("5");
        List<String> open = new ArrayList<>(above(ladder, calls));
        open.removeIf(call -> ladder.indexOf(call) > nap && !calls.contains(ladder.get(ladder.indexOf(call) - 1)));
        return open;
    }

    private static List<String> matched(List<String> ladder, int players, List<String> calls) {
        if (calls.size() == players) {
            return List.of();
        }
        List<String> open = new ArrayList<>(above(ladder, calls));
        List<String> bids = calls.stream().filter(call -> !call.equals("0")).toList();
        if (calls.size() == players - 1 && !bids.isEmpty()) {
            open.add(bids.getLast());
        }
        return open;
    }

    /** Who passes leaves the queue, who bids goes to its end. */
    private static List<String> queued(List<String> ladder, int players, List<String> calls) {
        Deque<Integer> queue =
                new ArrayDeque<>(IntStream.range(0, players).boxed().toList());
        boolean bid = false;
        for (String call : calls) {
            int speaker = queue.removeFirst();
            if (!PASSES.contains(call)) {
                bid = true;
                queue.addLast(speaker);
            }
        }
        return queue.isEmpty() || bid && queue.size() == 1 ? List.of() : above(ladder, calls);
    }

    private static List<String> round(List<String> ladder, int players, List<String> calls) {
        String all =
                calls.stream().map(call -> PASSES.contains(call) ? "-" : "b").collect(Collectors.joining());
        boolean over = all.equals("-".repeat(players)) || all.endsWith("b" + "-".repeat(players - 1));
        return over ? List.of() : above(ladder, calls);
    }

    private static List<String> turned(int players, String suit, List<String> calls) {
        if (calls.size() == 2 * players || !calls.stream().allMatch("pass"::equals)) {
            return List.of();
        }
        List<String> open = new ArrayList<>(List.of("pass"));
        List<String> says = calls.size() >= players
                ? List.of("S", "H", "D", "C").stream()
                        .filter(one -> !one.equals(suit))
                        .toList()
                : players == 4
                        ? List.of(List.of("order-up", "assist", "order-up", "take-up")
                                .get(calls.size()))
                        : List.of(calls.size() == players - 1 ? "take-up" : "order-up");
        for (String word : says) {
            open.add(word);
            if (players == 4) {
                open.add(word + " alone");
            }
        }
        return open;
    }

    /** What answers what, written down. */
    private static List<String> klaberjass(String suit, String calls) {
        List<String> suits = List.of("S", "H", "D", "C").stream()
                .filter(one -> !one.equals(suit))
                .toList();
        return switch (calls) {
            case "", "pass" -> List.of("pass", "take", "schmeiss");
            case "schmeiss", "pass schmeiss", "pass pass schmeiss" -> List.of("accept", "refuse");
            case "pass pass" -> joined("pass", joined("schmeiss", suits));
            case "pass pass pass" -> joined("pass", suits);
            case "pass pass schmeiss refuse" -> suits;
            default -> List.of();
        };
    }

    /**
     * Round games, p. 20: against one the dealer has the miss for himself or for the pool; Culbertson, pp. 197-199: for the pool alone, and
     * on his own cards where there is none. Where cards are bought he is as free as any (round games, p. 27).
     */
    private static List<String> loo(int players, List<String> calls, String dealers) {
        long up = calls.stream().filter("throw-up"::equals).count();
        long in = calls.size() - up;
        boolean dealer = calls.size() == players - 1;
        if (calls.size() == players || dealer && in == 0) {
            return List.of();
        }
        boolean taken = calls.contains("miss");
        boolean alone = dealer && in == 1 && !taken && !dealers.equals("free");
        List<String> open = new ArrayList<>(List.of("stand"));
        if (alone) {
            open.add("defend");
        }
        if (!alone) {
            open.add("throw-up");
        }
        // Culbertson, pp. 197-198: alone against one the dealer takes the miss for the pool only
        boolean missForPool = alone && dealers.isEmpty();
        if (!taken && !missForPool && !dealers.equals("none") && !dealers.equals("free")) {
            open.add("miss");
        }
        return open;
    }

    private static List<String> answers(int players, List<String> calls) {
        String last = calls.isEmpty() ? "" : calls.getLast();
        if (players == 2) {
            return switch (last) {
                case "" -> List.of("stand", "propose");
                case "accept" -> calls.size() < 20 ? List.of("stand", "propose") : List.of("stand");
                case "propose" -> List.of("accept", "refuse");
                default -> List.of();
            };
        }
        return switch (last) {
            case "" -> List.of("stand", "beg");
            case "beg" -> List.of("give", "refuse");
            default -> List.of();
        };
    }

    /** Each seat in turn, also those that are out; pages 174 and 175. */
    private static List<String> solo(List<String> bids, List<String> calls) {
        Set<Integer> out = new HashSet<>();
        int proposer = -1;
        int partner = -1;
        String high = "";
        int by = -1;
        for (int at = 0; at < calls.size(); at++) {
            int seat = at % 4;
            String call = calls.get(at);
            if (call.equals("pass")) {
                if (high.isEmpty() && seat == proposer && partner < 0) {
                    return List.of();
                }
                out.add(seat);
            } else if (call.equals("propose")) {
                proposer = seat;
            } else if (call.equals("accept")) {
                partner = seat;
                out.remove(seat);
            } else {
                high = call;
                by = seat;
            }
        }
        Set<Integer> left = new HashSet<>(Set.of(0, 1, 2, 3));
        left.removeAll(out);
        boolean bid = !high.isEmpty();
        if (left.isEmpty()
                || bid && left.equals(Set.of(by))
                || bid && left.isEmpty()
                || !bid && partner >= 0 && Set.of(proposer, partner).containsAll(left)) {
            return List.of();
        }
        int seat = calls.size() % 4;
        List<String> open = new ArrayList<>(List.of("pass"));
        if (!out.contains(seat)) {
            open.addAll(bids.subList(bids.indexOf(high) + 1, bids.size()));
            if (!bid && proposer < 0) {
                open.add("propose");
            }
        }
        if (!bid && proposer >= 0 && partner < 0 && seat != proposer) {
            open.add("accept");
        }
        return open;
    }

    /** Two bid in turn until one passes; the other meets the next. Before a bid, who passes is gone and the next opens. */
    private static List<String> duel(List<String> bids, int players, List<String> calls) {
        Deque<Integer> waiting =
                new ArrayDeque<>(IntStream.range(2, players).boxed().toList());
        List<Integer> pair = new ArrayList<>(List.of(0, 1));
        int turn = 0;
        String high = "";
        for (String call : calls) {
            if (call.equals("pass")) {
                pair.remove(turn);
                turn = high.isEmpty() ? 0 : 1;
                if (!waiting.isEmpty()) {
                    pair.add(waiting.removeFirst());
                }
            } else {
                high = call;
                turn = 1 - turn;
            }
        }
        boolean over = pair.isEmpty() || pair.size() == 1 && !high.isEmpty();
        return over ? List.of() : joined("pass", bids.subList(bids.indexOf(high) + 1, bids.size()));
    }
}

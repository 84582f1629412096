package kibitzer.games.casino;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import org.junit.jupiter.api.Test;

/** What a card takes, against a second player who puts every card into every heap. */
class CapturesTest {
    private static final int TABLES = Integer.getInteger("casino.tables", 100_000);

    @Test
    void whatACardTakesIsWhatHeapByHeapTakes() {
        Chance chance = new Seed(1912).chance();
        int taking = 0;
        for (int number = 0; number < TABLES; number++) {
            CasinoGame game = CasinoGame.values()[number % CasinoGame.values().length];
            List<Card> pack = chance.shuffled(game.rules().pack().cards());
            int most = number % 10 == 0 ? 9 : 6;
            CardSet loose = CardSet.of(pack.subList(1, 2 + chance.below(most)));
            Card card = pack.getFirst();
            List<CardSet> found = game.rules().captures(card, loose);
            assertThat(found).as("%s takes of %s at %s", card, loose, game.id()).doesNotHaveDuplicates();
            assertThat(Set.copyOf(found))
                    .as("%s takes of %s at %s", card, loose, game.id())
                    .isEqualTo(HeapByHeap.captures(game.id(), card, loose));
            taking += found.isEmpty() ? 0 : 1;
        }
        assertThat(taking).isGreaterThan(TABLES / 4);
    }

    /** Every card of the table is left, or lies in one of the heaps; each heap must come to what the card counts. */
    static final class HeapByHeap {
        private HeapByHeap() {}

        static Set<CardSet> captures(String game, Card card, CardSet loose) {
            Set<CardSet> found = new HashSet<>();
            if (game.startsWith("scop")) {
                Set<CardSet> single = loose.stream()
                        .filter(other -> other.rank() == card.rank())
                        .map(CardSet::of)
                        .collect(Collectors.toSet());
                if (!single.isEmpty()) {
                    return single;
                }
                heaps(game, number(game, card), loose.toList(), 0, new ArrayList<>(), 1, found);
                return found;
            }
            boolean numbered = number(game, card) > 0 && !game.equals("stealing-bundles");
            if (!numbered) {
                List<Card> same = loose.stream()
                        .filter(other -> other.rank() == card.rank())
                        .toList();
                for (int some = 1; some < 1 << same.size(); some++) {
                    int chosen = some;
                    found.add(CardSet.of(same.stream()
                            .filter(each -> (chosen >> same.indexOf(each) & 1) == 1)
                            .toList()));
                }
                return found;
            }
            heaps(game, number(game, card), loose.toList(), 0, new ArrayList<>(), 99, found);
            if (game.equals("royal-casino") && card.toString().startsWith("A")) {
                heaps(game, 14, loose.toList(), 0, new ArrayList<>(), 99, found);
            }
            return found;
        }

        private static int number(String game, Card card) {
            int at = "A23456789TJQK".indexOf(card.toString().charAt(0)) + 1;
            if (game.startsWith("scop")) {
                return at > 10 ? at - 3 : at;
            }
            return at > 10 && !game.equals("royal-casino") ? 0 : at;
        }

        private static void heaps(
                String game,
                int value,
                List<Card> cards,
                int at,
                List<List<Card>> heaps,
                int most,
                Set<CardSet> found) {
            if (at == cards.size()) {
                if (!heaps.isEmpty() && heaps.stream().allMatch(heap -> comesTo(game, heap, value))) {
                    found.add(CardSet.of(heaps.stream().flatMap(List::stream).toList()));
                }
                return;
            }
            heaps(game, value, cards, at + 1, heaps, most, found);
            if (number(game, cards.get(at)) == 0) {
                return;
            }
            for (int number = 0; number < heaps.size(); number++) {
                List<Card> heap = heaps.get(number);
                heap.add(cards.get(at));
                if (sum(game, heap) <= value) {
                    heaps(game, value, cards, at + 1, heaps, most, found);
                }
                heap.removeLast();
            }
            if (heaps.size() < most && number(game, cards.get(at)) <= value) {
                heaps.add(new ArrayList<>(List.of(cards.get(at))));
                heaps(game, value, cards, at + 1, heaps, most, found);
                heaps.removeLast();
            }
        }

        private static int sum(String game, List<Card> heap) {
            return heap.stream().mapToInt(card -> number(game, card)).sum();
        }

        private static boolean comesTo(String game, List<Card> heap, int value) {
            boolean highAce = value == 14
                    && heap.size() == 1
                    && heap.getFirst().toString().startsWith("A");
            return highAce || sum(game, heap) == value;
        }
    }
}

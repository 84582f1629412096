package kibitzer.games.whist;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.table.TableSeat;
import org.junit.jupiter.api.Test;

/** Where the cards may lie that are not seen: nobody holds a suit that he renounced, and each as many as he has left. */
class UnseenHandsTest {
    private static final int TABLES = 600;
    private static final Seed SEED = new Seed(5);

    /** Endings of two or three cards each, in whose tricks some renounced at random: tried by giving out every card. */
    @Test
    void theHandsArePossibleIfGivingOutTheCardsFindsAWay() {
        Chance chance = SEED.chance();
        int possible = 0;
        for (int table = 0; table < TABLES; table++) {
            WhistSight sight = ending(chance, 2 + table % 2);
            assertThat(sight.isPossible()).as("%s", sight).isEqualTo(canBeGivenOut(sight));
            possible += sight.isPossible() ? 1 : 0;
        }
        assertThat(possible).isBetween(TABLES / 10, TABLES * 9 / 10);
    }

    /** South is on lead, or one or two have played before him. */
    private static WhistSight ending(Chance chance, int left) {
        List<Card> pack = new ArrayList<>(chance.shuffled(Card.ALL));
        List<WhistTrick> history = new ArrayList<>();
        for (int trick = 0; trick < WhistSight.HAND - left; trick++) {
            TableSeat leader = chance.oneOf(TableSeat.all(TableSeat.COMPASS));
            history.add(new WhistTrick(leader, taken(pack, chance)));
        }
        List<Card> table = taken(pack, chance).subList(0, chance.below(3));
        return new WhistSight(
                chosen(history, table, left),
                Suit.SPADES,
                TableSeat.SOUTH,
                TableSeat.SOUTH,
                Optional.empty(),
                table,
                history,
                0,
                0,
                false);
    }

    private static CardSet chosen(List<WhistTrick> history, List<Card> table, int left) {
        CardSet gone = CardSet.of(table);
        for (WhistTrick trick : history) {
            gone = gone.union(CardSet.of(trick.cards()));
        }
        return CardSet.of(CardSet.FULL_PACK.minus(gone).toList().subList(0, left));
    }

    /** Four cards, for the most part of one suit. */
    private static List<Card> taken(List<Card> pack, Chance chance) {
        List<Card> cards = new ArrayList<>(List.of(pack.getFirst()));
        boolean follows = !chance.onceIn(4);
        pack.stream()
                .skip(1)
                .filter(card -> !follows || card.suit() == cards.getFirst().suit())
                .limit(3)
                .forEach(cards::add);
        pack.stream()
                .filter(card -> !cards.contains(card))
                .limit(4 - cards.size())
                .toList()
                .forEach(cards::add);
        pack.removeAll(cards);
        return cards;
    }

    private static boolean canBeGivenOut(WhistSight sight) {
        int[] room = new int[TableSeat.COMPASS];
        for (TableSeat seat : TableSeat.all(TableSeat.COMPASS)) {
            room[seat.place()] = seat.equals(sight.seat()) ? 0 : sight.held(seat);
        }
        return canBeGivenOut(sight, sight.unseen().toList(), 0, room);
    }

    private static boolean canBeGivenOut(WhistSight sight, List<Card> cards, int next, int[] room) {
        if (next == cards.size()) {
            return true;
        }
        for (TableSeat seat : TableSeat.all(TableSeat.COMPASS)) {
            if (room[seat.place()] > 0 && !sight.isOut(seat, cards.get(next).suit())) {
                room[seat.place()]--;
                boolean found = canBeGivenOut(sight, cards, next + 1, room);
                room[seat.place()]++;
                if (found) {
                    return true;
                }
            }
        }
        return false;
    }

    /** West dealt and turned the nine of spades, which has not been played; north has no heart left. */
    private static WhistSight turned(String history, String hand) {
        return WhistSightTest.sight(hand, "", history);
    }

    @Test
    void everyLayoutAgreesWithWhatWasSeen() {
        WhistSight sight = turned("E AH 2H 3H 9C / E KH 4H 5H 8C", "6H AC KC QC 5D 4D 3D AS KS 2S 3S");
        List<Deal> layouts = Layouts.of(sight, 30, SEED);
        assertThat(layouts).hasSize(30).doesNotHaveDuplicates().allSatisfy(deal -> {
            assertThat(deal.hand(Seat.SOUTH)).isEqualTo(sight.hand());
            assertThat(deal.hand(Seat.WEST).contains(CardNotation.read("9S"))).isTrue();
            assertThat(deal.hand(Seat.NORTH).length(Suit.HEARTS)).isZero();
            for (Seat seat : Seat.values()) {
                assertThat(deal.hand(seat).size()).isEqualTo(11);
                assertThat(deal.hand(seat).isDisjoint(sight.played())).isTrue();
            }
        });
        assertThat(Layouts.of(sight, 30, SEED)).isEqualTo(layouts);
        assertThat(layouts).anyMatch(deal -> deal.hand(Seat.EAST).length(Suit.HEARTS) > 0);
        assertThat(layouts).anyMatch(deal -> deal.hand(Seat.WEST).length(Suit.HEARTS) > 0);
    }

    @Test
    void theTurnUpIsAnyonesNoMoreOnceItIsPlayed() {
        WhistSight sight = turned("E AS 2S 9S 3S", "6H AC KC QC 5D 4D 3D 8S KS 4S 5S 6S");
        assertThat(Layouts.of(sight, 10, SEED)).hasSize(10).allSatisfy(deal -> {
            for (Seat seat : Seat.values()) {
                assertThat(deal.hand(seat).size()).isEqualTo(12);
                assertThat(deal.hand(seat).contains(CardNotation.read("9S"))).isFalse();
            }
        });
    }
}

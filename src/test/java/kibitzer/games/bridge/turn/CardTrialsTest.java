package kibitzer.games.bridge.turn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.doubledummy.EveryPlay;
import org.assertj.core.data.Offset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The count of every lawful card, held against playing every card in every way over every division of the unseen cards. */
class CardTrialsTest {
    private static final int ENDINGS = Integer.getInteger("kibitzer.endings", 24);

    static Stream<CardTurn> endings() {
        return IntStream.range(0, ENDINGS).mapToObj(number -> ending(new Seed(number).chance()));
    }

    /** Three cards each, one time in three four, some already on the table; no card is lost that tells of a void. */
    private static CardTurn ending(Chance chance) {
        int each = chance.onceIn(3) ? 4 : 3;
        List<Card> pack = chance.shuffled(Card.ALL).subList(0, 4 * each);
        Map<Seat, CardSet> hands = new LinkedHashMap<>();
        for (Seat seat : Seat.values()) {
            hands.put(seat, CardSet.of(pack.subList(seat.ordinal() * each, (seat.ordinal() + 1) * each)));
        }
        Strain strain = chance.oneOf(List.of(Strain.values()));
        Seat declarer = chance.oneOf(List.of(Seat.values()));
        Seat leader = chance.oneOf(List.of(Seat.values()));
        List<Card> trick = new ArrayList<>();
        int played = chance.below(4);
        for (int place = 0; place < played; place++) {
            CardSet hand = hands.get(leader.after(place));
            CardSet following =
                    trick.isEmpty() ? hand : hand.in(trick.getFirst().suit());
            Card card = chance.oneOf((following.isEmpty() ? hand : following).toList());
            hands.put(leader.after(place), hand.without(card));
            trick.add(card);
        }
        Seat seat = leader.after(played);
        Seat player = seat == declarer.partner() ? declarer : seat;
        CardSet out = CardSet.EMPTY;
        for (Seat who : Seat.values()) {
            out = who == player || who == declarer.partner() ? out : out.union(hands.get(who));
        }
        return new CardTurn(
                3,
                strain,
                declarer,
                seat,
                hands.get(player),
                hands.get(declarer.partner()),
                trick,
                List.of(),
                Optional.of(1 + chance.below(each)),
                Optional.of(out));
    }

    @ParameterizedTest
    @MethodSource("endings")
    void eachCardReachesItsGoalAsOftenAsEveryPlaySays(CardTurn turn) {
        CardTrials trials = CardTrials.of(turn);
        Map<Card, List<Integer>> expected = everyWay(turn);

        assertThat(trials.isEvery()).isTrue();
        assertThat(trials.cards()).containsExactlyInAnyOrderElementsOf(expected.keySet());
        expected.forEach((card, tricks) -> {
            assertThat(trials.layouts()).isEqualTo(tricks.size());
            assertThat(trials.reached(card)).as("%s of %s", card, turn).isEqualTo((int)
                    tricks.stream().filter(made -> made >= turn.needed()).count());
            assertThat(trials.average(card).mean() * tricks.size())
                    .isCloseTo(tricks.stream().mapToInt(Integer::intValue).sum(), within());
        });
        long most = expected.values().stream()
                .mapToLong(tricks ->
                        tricks.stream().filter(made -> made >= turn.needed()).count())
                .max()
                .orElseThrow();
        assertThat(trials.best())
                .allSatisfy(card -> assertThat((long) trials.reached(card)).isEqualTo(most));
        assertThat(trials.nearly())
                .allSatisfy(card -> assertThat((long) trials.reached(card)).isEqualTo(most));
    }

    private static Offset<Double> within() {
        return Offset.offset(1e-6);
    }

    /** Every subset of the unseen cards for the first hidden hand, thrown out where it does not follow suit on the table. */
    private static Map<Card, List<Integer>> everyWay(CardTurn turn) {
        Map<Card, List<Integer>> tricks = new LinkedHashMap<>();
        Seat leader = Seat.values()[(turn.seat().ordinal() + 4 - turn.trick().size()) % 4];
        Seat dummy = turn.declarer().partner();
        Seat player = turn.seat() == dummy ? turn.declarer() : turn.seat();
        List<Seat> hidden = Stream.of(Seat.values())
                .filter(who -> who != dummy && who != player)
                .toList();
        List<Card> out = turn.told().orElseThrow().toList();
        int each = (turn.seat() == dummy ? turn.dummy() : turn.hand()).size();
        for (int chosen = 0; chosen < 1 << out.size(); chosen++) {
            Map<Seat, CardSet> hands = new LinkedHashMap<>();
            hands.put(player, turn.hand());
            hands.put(dummy, turn.dummy());
            for (int card = 0; card < out.size(); card++) {
                Seat holder = hidden.get((chosen >> card & 1) == 1 ? 0 : 1);
                hands.merge(holder, CardSet.of(out.get(card)), CardSet::union);
            }
            boolean agrees = true;
            for (int place = 0; place < turn.trick().size(); place++) {
                Card card = turn.trick().get(place);
                Seat who = leader.after(place);
                boolean renounced = card.suit() != turn.trick().getFirst().suit();
                agrees &= !renounced
                        || hands.getOrDefault(who, CardSet.EMPTY)
                                        .length(turn.trick().getFirst().suit())
                                == 0;
                hands.merge(who, CardSet.of(card), CardSet::union);
            }
            if (agrees
                    && Stream.of(Seat.values())
                            .allMatch(who ->
                                    hands.getOrDefault(who, CardSet.EMPTY).size() == each)) {
                add(turn, leader, hands, each, tricks);
            }
        }
        return tricks;
    }

    private static void add(
            CardTurn turn, Seat leader, Map<Seat, CardSet> hands, int each, Map<Card, List<Integer>> tricks) {
        EveryPlay play = new EveryPlay(
                new Deal(hands.get(Seat.NORTH), hands.get(Seat.EAST), hands.get(Seat.SOUTH), hands.get(Seat.WEST)),
                turn.strain());
        CardSet from = turn.seat() == turn.declarer().partner() ? turn.dummy() : turn.hand();
        CardSet following =
                turn.trick().isEmpty() ? from : from.in(turn.trick().getFirst().suit());
        for (Card card : following.isEmpty() ? from : following) {
            List<Card> played = new ArrayList<>(turn.trick());
            played.add(card);
            int northSouth = play.northSouthTricksAfter(played, leader);
            tricks.computeIfAbsent(card, none -> new ArrayList<>())
                    .add(turn.seat().isNorthSouth() ? northSouth : each - northSouth);
        }
    }
}

package kibitzer.games.bridge.problems.line;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Pack;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.doubledummy.DoubleDummy;
import org.junit.jupiter.api.Test;

/** Holds the search for what a line is sure of against players who try every card, and against perfect play. */
class LineSearchTest {
    private static final int CARDS = 5;
    private static final int ENDINGS = 60;
    private static final int ENOUGH = 1_000_000;

    private static final List<String> LINES =
            List.of("", "hold", "cash S, finesse QH", "duck D, cash D", "set-up C, run JS");

    /** The opponents try every card, none is equal to another, nothing is remembered, nothing is claimed. */
    @Test
    void isSureOfATrickCountThatNoDefenceOfEveryKindTakesAway() {
        for (int number = 0; number < ENDINGS; number++) {
            Seed seed = new Seed(number);
            Deal deal = ending(seed);
            Strain strain = Strain.values()[number % 5];
            Card lead = deal.west().first();
            Line line = Line.of(LINES.get(number % LINES.size()));
            int least = new EveryDefence(deal, strain, lead, line).least();

            for (int need = 1; need <= CARDS; need++) {
                boolean sure = outcome(deal, strain, lead, line, need) == LineSearch.Outcome.MAKES;
                // Claiming may win more than going on with the steps, never less.
                assertThat(sure || need > least)
                        .as("ending %d, %s, %s, %d wanted of %d", number, deal, line, need, least)
                        .isTrue();
            }
        }
    }

    /** No line wins more than perfect play with all cards seen. */
    @Test
    void winsNoMoreThanPerfectPlay() {
        for (int number = 0; number < ENDINGS; number++) {
            Deal deal = ending(new Seed(1000L + number));
            Strain strain = Strain.values()[number % 5];
            Card lead = deal.west().first();
            int most = DoubleDummy.of(deal).northSouthTricksAfter(strain, Seat.WEST, List.of(lead), 2);

            for (String line : LINES) {
                assertThat(outcome(deal, strain, lead, Line.of(line), most + 1))
                        .as("ending %d, %s, \"%s\", %d", number, deal, line, most + 1)
                        .isEqualTo(LineSearch.Outcome.FAILS);
            }
        }
    }

    /** Going on after some cards is the same as having come there: after the line's card, the worst of the opponents' next. */
    @Test
    void goesOnFromAnyCardAsFromTheFirst() {
        for (int number = 0; number < ENDINGS; number++) {
            Deal deal = ending(new Seed(2000L + number));
            Strain strain = Strain.values()[number % 5];
            Card lead = deal.west().first();
            Line line = Line.of(LINES.get(number % LINES.size()));
            for (int need = 1; need <= CARDS; need++) {
                LineSearch search = new LineSearch(deal, strain, Seat.SOUTH, true, lead, line, need, ENOUGH);
                assertThat(search.outcomeAfter(List.of(lead))).isEqualTo(search.outcome());
                Card dummys = search.cardAfter(List.of(lead)).orElseThrow();
                CardSet following = deal.east().in(lead.suit());
                boolean makes = (following.isEmpty() ? deal.east() : following)
                        .stream()
                                .allMatch(card ->
                                        search.outcomeAfter(List.of(lead, dummys, card)) == LineSearch.Outcome.MAKES);
                assertThat(search.outcome() == LineSearch.Outcome.MAKES)
                        .as("ending %d, %s, \"%s\", %d", number, deal, line, need)
                        .isEqualTo(makes);
            }
        }
    }

    @Test
    void tellsWhetherItWouldHavePlayedSo() {
        Deal deal = Deal.of("N:A2.K2.. 54.54.. Q3.A3.. K9.J9..");
        Card lead = CardSet.of("9S").first();
        LineSearch search =
                new LineSearch(deal, Strain.NO_TRUMP, Seat.SOUTH, true, lead, Line.of("play AS"), 4, ENOUGH);

        assertThat(search.plays(cards("9S AS 5S 3S"))).isTrue();
        assertThat(search.plays(cards("9S 2S 5S 3S"))).isFalse();
        assertThat(search.cardAfter(cards("9S"))).contains(cards("AS").getFirst());
        assertThat(search.cardAfter(cards("9S AS"))).isEmpty();
        assertThat(search.cardAfter(cards("9S 2S 5S"))).contains(cards("QS").getFirst());
    }

    private static List<Card> cards(String text) {
        return Stream.of(text.split(" ")).map(card -> CardSet.of(card).first()).toList();
    }

    private static LineSearch.Outcome outcome(Deal deal, Strain strain, Card lead, Line line, int need) {
        return new LineSearch(deal, strain, Seat.SOUTH, true, lead, line, need, ENOUGH).outcome();
    }

    private static Deal ending(Seed seed) {
        Chance chance = seed.chance();
        List<Card> cards = new ArrayList<>(Pack.FULL.shuffled(seed)).subList(0, 4 * CARDS);
        List<Card> mixed = chance.shuffled(cards);
        return new Deal(
                CardSet.of(mixed.subList(0, CARDS)),
                CardSet.of(mixed.subList(CARDS, 2 * CARDS)),
                CardSet.of(mixed.subList(2 * CARDS, 3 * CARDS)),
                CardSet.of(mixed.subList(3 * CARDS, 4 * CARDS)));
    }

    /** A second implementation: lists of cards, every legal card of the defence, the line's own choice of each. */
    private static final class EveryDefence {
        private final Strain strain;
        private final Card lead;
        private final LinePlayer player;
        private final Deal deal;

        EveryDefence(Deal deal, Strain strain, Card lead, Line line) {
            this.deal = deal;
            this.strain = strain;
            this.lead = lead;
            this.player = new LinePlayer(line, lead.suit().ordinal(), deal.cardsEach());
        }

        int least() {
            List<CardSet> hands = new ArrayList<>(
                    List.of(deal.north(), deal.east(), deal.south(), deal.west().without(lead)));
            return least(hands, 3, List.of(lead), Plan.START);
        }

        private int least(List<CardSet> hands, int leader, List<Card> trick, int plan) {
            if (trick.size() == 4) {
                int best = 0;
                for (int at = 1; at < 4; at++) {
                    if (Lanes.beats(Lanes.bit(trick.get(at)), Lanes.bit(trick.get(best)), strain.ordinal())) {
                        best = at;
                    }
                }
                int winner = (leader + best) % 4;
                int here = winner % 2 == 0 ? 1 : 0;
                return hands.getFirst().isEmpty() ? here : here + least(hands, winner, List.of(), plan);
            }
            int seat = (leader + trick.size()) % 4;
            if (seat % 2 == 0) {
                Choice choice = choose(hands, leader, trick, plan, seat);
                return after(hands, leader, trick, seat, Lanes.card(choice.card()), choice.plan());
            }
            CardSet hand = hands.get(seat);
            CardSet following =
                    trick.isEmpty() ? CardSet.EMPTY : hand.in(trick.getFirst().suit());
            return (following.isEmpty() ? hand : following)
                    .stream()
                            .mapToInt(card -> after(hands, leader, trick, seat, card, plan))
                            .min()
                            .orElseThrow();
        }

        private Choice choose(List<CardSet> hands, int leader, List<Card> trick, int plan, int seat) {
            long[] played = new long[4];
            for (int at = 0; at < trick.size(); at++) {
                played[at] = Lanes.bit(trick.get(at));
            }
            long unseen = hands.get(1).union(hands.get(3)).bits();
            return player.choose(
                    new LineSight(
                            strain.ordinal(),
                            seat,
                            hands.get(seat).bits(),
                            hands.get((seat + 2) % 4).bits(),
                            unseen,
                            played,
                            trick.size(),
                            leader),
                    plan);
        }

        private int after(List<CardSet> hands, int leader, List<Card> trick, int seat, Card card, int plan) {
            List<CardSet> left = new ArrayList<>(hands);
            left.set(seat, left.get(seat).without(card));
            List<Card> longer = new ArrayList<>(trick);
            longer.add(card);
            return least(left, leader, longer, plan);
        }
    }
}

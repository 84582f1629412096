package kibitzer.decisions.nap;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Reckoning.Column;
import kibitzer.advice.Reckoning.Figure;
import kibitzer.advice.Reckoning.Row;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.conventions.nap.NapView;
import kibitzer.games.trick.TableFacts;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.round.NapGames;
import kibitzer.games.trick.search.OpenCards;
import kibitzer.games.trick.search.OpenHands;
import kibitzer.games.trick.search.OpenLines;
import kibitzer.games.trick.search.Stake;

/** What the cards say of a call: how often it is made over sampled hands of the others, all cards seen after the first lead. */
final class NapReckoning {
    static final int LAYOUTS = 60;
    private static final int NAP_PAYS = 10;
    private static final TrickGame GAME = NapGames.NAP;
    private static final List<Column> COLUMNS =
            List.of(new Column("gain", "Stakes from each"), new Column("chance", "Made"), new Column("error", "Error"));

    private NapReckoning() {}

    /** Nothing where no call may be made. */
    static Optional<Reckoning<Integer>> of(NapView view) {
        List<Integer> calls = NapCall.calls(view).toList();
        return calls.isEmpty() ? Optional.empty() : Optional.of(counted(view, calls));
    }

    private static Reckoning<Integer> counted(NapView view, List<Integer> calls) {
        int[][] made = made(view);
        List<Row<Integer>> rows = new ArrayList<>();
        for (int call : calls) {
            int most = 0;
            for (int[] byCall : made) {
                most = Math.max(most, byCall[call]);
            }
            rows.add(row(call, (double) most / LAYOUTS));
        }
        rows.sort(Comparator.comparingDouble(row -> -gain(row)));
        Row<Integer> first = rows.getFirst();
        double doubt = error(first) * stakes(first.answer());
        List<Integer> best = rows.stream()
                .filter(row -> gain(first) - gain(row) <= doubt)
                .map(Row::answer)
                .toList();
        return new Reckoning<>(
                COLUMNS,
                rows,
                gain(first) > 0 ? best : List.of(),
                "How often the call is made over " + LAYOUTS
                        + " layouts of the other hands, with the first lead that makes it oftenest and all cards seen after it,"
                        + " the others playing together; and the stakes that it brings from each of them on average. The error"
                        + " is the standard error of the chance. What others' calls tell is not in it, and neither is a pass.");
    }

    /** For each card of the hand as first lead, in how many layouts it brings so many tricks or more. */
    private static int[][] made(NapView view) {
        List<Card> hand = view.hand().toList();
        int[][] made = new int[hand.size()][NapView.NAP + 1];
        Chance chance = new Seed(view.hand().bits()).chance();
        List<Card> unseen = CardSet.FULL_PACK.minus(view.hand()).toList();
        List<Suit> suits = hand.stream().map(Card::suit).distinct().toList();
        for (int layout = 0; layout < LAYOUTS; layout++) {
            List<Cards> hands = layout(view, chance.shuffled(unseen));
            for (Suit trump : suits) {
                OpenLines lines = OpenCards.lines(
                        new OpenHands(
                                GAME, GAME.rules().usual(), Optional.of(trump), hands, 0, List.of(), TableFacts.NONE),
                        Stake.TRICKS.alone(0));
                for (OpenLines.Line line : lines.lines()) {
                    if (line.card().suit() == trump) {
                        int[] byCall = made[hand.indexOf(line.card())];
                        for (int tricks = 1; tricks <= line.won(); tricks++) {
                            byCall[tricks]++;
                        }
                    }
                }
            }
        }
        return made;
    }

    private static List<Cards> layout(NapView view, List<Card> unseen) {
        List<Cards> hands = new ArrayList<>();
        hands.add(Cards.of(view.hand().toList()));
        for (int other = 0; other < view.players() - 1; other++) {
            hands.add(Cards.of(unseen.subList(other * NapView.HAND, (other + 1) * NapView.HAND)));
        }
        return hands;
    }

    private static Row<Integer> row(int call, double chance) {
        double gain = chance * stakes(call) - call;
        double error = Math.sqrt(chance * (1 - chance) / LAYOUTS);
        return new Row<>(call, List.of(figure(gain, "%+.2f"), percent(chance), percent(error)));
    }

    /** What lies between making a call and failing in it: nap brings ten and costs five. */
    private static int stakes(int call) {
        return call == NapView.NAP ? NAP_PAYS + call : 2 * call;
    }

    private static double gain(Row<Integer> row) {
        return row.figures().getFirst().value();
    }

    private static double error(Row<Integer> row) {
        return row.figures().getLast().value();
    }

    private static Figure percent(double value) {
        return new Figure(value, String.format(Locale.ROOT, "%.0f%%", 100 * value));
    }

    private static Figure figure(double value, String form) {
        return new Figure(value, String.format(Locale.ROOT, form, value));
    }
}

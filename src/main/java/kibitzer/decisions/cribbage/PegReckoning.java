package kibitzer.decisions.cribbage;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Reckoning.Column;
import kibitzer.advice.Reckoning.Figure;
import kibitzer.advice.Reckoning.Row;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.conventions.cribbage.PegView;
import kibitzer.games.cribbage.PegCount;
import kibitzer.games.cribbage.PegPlay;

/** What the cards say of a card to play: what it pegs, less the best reply, over every hand the opponent may hold. */
final class PegReckoning {
    private static final double EQUAL = 1e-9;
    private static final Column NET = new Column("net", "Net", "point");
    private static final Column BEHIND = new Column("given-up", "Given up");
    private static final Column PEGS = new Column("pegs", "Pegs now");
    private static final Column REPLY = new Column("reply", "Best reply");

    private PegReckoning() {}

    private record Worth(Card card, int pegs, double reply) {
        double net() {
            return pegs - reply;
        }
    }

    /** @param hisCards how many cards the opponent holds, any of those not seen */
    static Reckoning<PegPlay> of(PegView view, int hisCards) {
        List<Worth> all = view.playable().stream()
                .map(card -> new Worth(card, view.pegs(card), reply(view, card, hisCards)))
                .sorted(Comparator.comparingDouble(Worth::net).reversed())
                .toList();
        double most = all.getFirst().net();
        return new Reckoning<>(
                List.of(NET, BEHIND, PEGS, REPLY),
                all.stream()
                        .map(worth -> new Row<PegPlay>(
                                new PegPlay.Plays(worth.card()),
                                List.of(
                                        points(worth.net()),
                                        points(most - worth.net()),
                                        points(worth.pegs()),
                                        points(worth.reply()))))
                        .toList(),
                all.stream()
                        .filter(worth -> most - worth.net() < EQUAL)
                        .<PegPlay>map(worth -> new PegPlay.Plays(worth.card()))
                        .toList(),
                "Net: what the card pegs at once, less the best reply of an opponent who holds " + hisCards + " of the "
                        + view.unseen().size()
                        + " cards not seen, on average over all such hands. What comes after their reply, the go too, is not"
                        + " counted.");
    }

    /** The average of the most that any of his cards pegs. */
    private static double reply(PegView view, Card card, int hisCards) {
        CardSet unseen = view.unseen();
        int[] pegging = new int[PegCount.LIMIT + 1];
        for (Card his : unseen) {
            int pegs = view.reply(card, his);
            for (int points = 1; points <= pegs; points++) {
                pegging[points]++;
            }
        }
        double sum = 0;
        for (int points = 1; pegging[points] > 0; points++) {
            sum += 1 - none(unseen.size(), pegging[points], hisCards);
        }
        return sum;
    }

    /** How likely so many cards drawn have none of those marked. */
    private static double none(int cards, int marked, int drawn) {
        double chance = 1;
        for (int card = 0; card < drawn; card++) {
            chance *= Math.max(0, cards - marked - card) / (double) (cards - card);
        }
        return chance;
    }

    private static Figure points(double points) {
        return new Figure(points, String.format(Locale.ROOT, "%.2f", points));
    }
}

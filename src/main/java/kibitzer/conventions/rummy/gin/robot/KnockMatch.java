package kibitzer.conventions.rummy.gin.robot;

import java.util.List;
import kibitzer.cards.Seed;
import kibitzer.games.rummy.gin.KnockScore.Ending;
import kibitzer.games.rummy.gin.play.GinGame;

/**
 * Games to 100 between two players who differ in when they knock, as sums of whole numbers: the same seed gives the same
 * match on every machine.
 *
 * @param games how many
 * @param gamesWon of which the first player won so many
 * @param net points the first player won by in all games together, bonuses included
 * @param netSquares the sum of the squares of the points of each game
 * @param hands how many hands that took
 * @param handsWon of which the first won so many
 * @param handsLost and the second so many; the rest was drawn
 * @param points the points of the hands the first won, less those he lost, without bonuses for game and boxes
 * @param pointSquares the sum of their squares
 * @param undercut how often the first was undercut
 * @param undercuts how often he undercut the second
 * @param turns of both players in all hands
 */
public record KnockMatch(
        KnockPolicy first,
        KnockPolicy second,
        long games,
        long gamesWon,
        long net,
        long netSquares,
        long hands,
        long handsWon,
        long handsLost,
        long points,
        long pointSquares,
        long undercut,
        long undercuts,
        long turns) {
    /** 99 per cent of a normal distribution lie within so many standard deviations. */
    private static final double DEVIATIONS = 2.5758;

    /** Plays the games of a series; the players take turns with the first deal. */
    public static KnockMatch played(KnockPolicy first, KnockPolicy second, int games, Seed seed) {
        Counting counting = new Counting(List.of(first, second));
        for (int game = 0; game < games; game++) {
            counting.play(seed.deal(game + 1), game % 2);
        }
        return counting.match(games);
    }

    /** What the first wins by in a game on average. */
    public double netPerGame() {
        return (double) net / games;
    }

    /** With 99 per cent certainty the true figure lies no farther off than this. */
    public double netError() {
        return error(net, netSquares, games);
    }

    /** What the first wins by in a hand on average. */
    public double pointsPerHand() {
        return (double) points / hands;
    }

    /** The share of games that the first wins. */
    public double gameShare() {
        return (double) gamesWon / games;
    }

    /** The share of the hands somebody won that the first wins. */
    public double handShare() {
        return (double) handsWon / (handsWon + handsLost);
    }

    /** How many draws each player has in a hand on average. */
    public double drawsPerHand() {
        return turns / 2.0 / hands;
    }

    /** True if the first wins or loses by more than chance explains, with 99 per cent certainty. */
    public boolean isDecided() {
        return Math.abs(netPerGame()) > netError();
    }

    /** The same match seen by the other player. */
    public KnockMatch reversed() {
        return new KnockMatch(
                second,
                first,
                games,
                games - gamesWon,
                -net,
                netSquares,
                hands,
                handsLost,
                handsWon,
                -points,
                pointSquares,
                undercuts,
                undercut,
                turns);
    }

    private static double error(long sum, long squares, long many) {
        double mean = (double) sum / many;
        return DEVIATIONS * Math.sqrt(Math.max(0, (double) squares / many - mean * mean) / many);
    }

    private static final class Counting {
        private final List<KnockPolicy> policies;
        private long gamesWon;
        private long net;
        private long netSquares;
        private long hands;
        private long handsWon;
        private long handsLost;
        private long points;
        private long pointSquares;
        private long undercut;
        private long undercuts;
        private long turns;

        Counting(List<KnockPolicy> policies) {
            this.policies = policies;
        }

        /** The winner of a hand deals the next; after a drawn hand the same player deals again. */
        void play(Seed seed, int firstDealer) {
            GinGame game = GinGame.NEW;
            int dealer = firstDealer;
            for (int hand = 0; !game.isOver(); hand++) {
                QuickHand.Result result = new QuickHand(seed.deal(hand), dealer, policies).play(dealer);
                hands++;
                turns += result.turns();
                if (result.score().isPresent()) {
                    dealer = result.winner();
                    int won = result.score().get().points();
                    game = game.with(new GinGame.Line(dealer, won));
                    handsWon += dealer == 0 ? 1 : 0;
                    handsLost += dealer == 1 ? 1 : 0;
                    points += dealer == 0 ? won : -won;
                    pointSquares += (long) won * won;
                    boolean cut = result.score().get().ending() == Ending.UNDERCUT;
                    undercut += cut && dealer == 1 ? 1 : 0;
                    undercuts += cut && dealer == 0 ? 1 : 0;
                }
            }
            gamesWon += game.winner().getAsInt() == 0 ? 1 : 0;
            net += game.net(0);
            netSquares += (long) game.net(0) * game.net(0);
        }

        KnockMatch match(int games) {
            return new KnockMatch(
                    policies.get(0),
                    policies.get(1),
                    games,
                    gamesWon,
                    net,
                    netSquares,
                    hands,
                    handsWon,
                    handsLost,
                    points,
                    pointSquares,
                    undercut,
                    undercuts,
                    turns);
        }
    }
}

package kibitzer.games.trick.settle;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.settle.PointStakes.Stake;
import kibitzer.games.trick.settle.TrickStakes.Paid;

/** What a hand of each game pays; a game that is not here pays as the game it grew from, where its settling is the same. */
public final class PayRules {
    private static final Map<Integer, Integer> HONOURS = Map.of(3, 2, 4, 4);

    private static final Map<String, Pay> BY_ID = rules();
    private static final Map<String, String> UNPLAYED = unplayed();

    private PayRules() {}

    /** What a hand of it pays; empty where that is not settled here. */
    public static Optional<Pay> of(TrickGame game) {
        return nearest(game).flatMap(one -> Optional.ofNullable(BY_ID.get(one.id())));
    }

    /** Why a hand of a game is not settled here. */
    public static Optional<String> unplayed(TrickGame game) {
        return nearest(game)
                .map(one -> Optional.ofNullable(UNPLAYED.get(one.id())))
                .orElseGet(() ->
                        Optional.of("each side scores what it melds and wins as it comes, and nothing is settled"));
    }

    private static Optional<TrickGame> nearest(TrickGame game) {
        return game.lineage().stream()
                .takeWhile(one -> one.rules().settling() == game.rules().settling())
                .filter(one -> BY_ID.containsKey(one.id()) || UNPLAYED.containsKey(one.id()))
                .findFirst();
    }

    private static Map<String, Pay> rules() {
        Map<String, Pay> rules = new LinkedHashMap<>();
        whist(rules);
        euchre(rules);
        round(rules);
        allFours(rules);
        hearts(rules);
        cardPoints(rules);
        melds(rules);
        return Map.copyOf(rules);
    }

    private static void whist(Map<String, Pay> rules) {
        rules.put("whist", OddTricks.of(1, HONOURS));
        rules.put("american-whist", OddTricks.of(1, Map.of()));
        rules.put("bridge-whist", new OddTricks(Map.of("S", 2, "C", 4, "D", 6, "H", 8, "NT", 12), Map.of()));
        rules.put("bid-whist", new BidTricks(BidTricks.Way.SHORT));
        rules.put("setback-bid-whist", new BidTricks(BidTricks.Way.SET_BACK));
        rules.put("norwegian-whist", new BidTricks(BidTricks.Way.GRAND_OR_NULLO));
        rules.put("vint", new BidTricks(BidTricks.Way.LEVEL));
        rules.put("solo-whist", new TrickStakes(soloWhist(), Paid.BY_EACH));
        rules.put("boston", new TrickStakes(boston(), Paid.TO_MAKER));
        rules.put("misere-partout", new MostTricks(MostTricks.Way.MOST_PAYS));
        rules.put("oh-hell", new ExactPay());
        rules.put("highest-card", new MostTricks(MostTricks.Way.EACH_TRICK));
    }

    /** P. 176, in units of the stake. */
    private static Map<String, TrickStakes.Stake> soloWhist() {
        Map<String, TrickStakes.Stake> stakes = new LinkedHashMap<>();
        stakes.put("proposal", TrickStakes.Stake.of(8, 1, 1).more(0.25, 0.25).together());
        stakes.put("solo", TrickStakes.Stake.of(5, 1, 1).more(0.25, 0.25));
        stakes.put("misere", TrickStakes.Stake.lose(2, 2));
        stakes.put("abondance", TrickStakes.Stake.of(9, 3, 3).more(0.5, 0.5));
        stakes.put("abondance-in-trumps", TrickStakes.Stake.of(9, 3, 3).more(0.5, 0.5));
        stakes.put("open-misere", TrickStakes.Stake.lose(4, 4));
        stakes.put("slam", TrickStakes.Stake.of(13, 6, 6));
        return stakes;
    }

    /** P. 190: what a bid scores if made, and loses for the first trick short and for each other. */
    private static Map<String, TrickStakes.Stake> boston() {
        int[][] rows = {
            {5, 12, 10, 10},
            {6, 15, 15, 10},
            {7, 18, 20, 10},
            {8, 23, 25, 10},
            {9, 32, 35, 10},
            {10, 42, 45, 15},
            {11, 63, 70, 15},
            {12, 106, 120, 15},
            {13, 166, 180, 20}
        };
        Map<String, TrickStakes.Stake> stakes = new LinkedHashMap<>();
        for (int[] row : rows) {
            stakes.put(
                    String.valueOf(row[0]),
                    TrickStakes.Stake.of(row[0], row[1], row[2]).more(0, row[3]));
        }
        stakes.put("little-misere", TrickStakes.Stake.lose(20, 20));
        stakes.put("grand-misere", TrickStakes.Stake.lose(40, 40));
        stakes.put("little-spread", TrickStakes.Stake.lose(80, 80));
        stakes.put("grand-spread", TrickStakes.Stake.lose(160, 160));
        return stakes;
    }

    private static void euchre(Map<String, Pay> rules) {
        rules.put("euchre", new EuchrePay(1, 2, 4, 2, 0, false));
        rules.put("three-hand-euchre", new EuchrePay(1, 2, 0, 2, 0, false));
        rules.put("two-hand-euchre", new EuchrePay(1, 2, 0, 2, 0, false));
        rules.put("set-back-euchre", new EuchrePay(1, 2, 4, 0, 2, false));
        rules.put("euchre-pat-hand", new EuchrePay(1, 2, 5, 3, 0, false));
        rules.put("penalty-euchre", new MostTricks(MostTricks.Way.COUNTERS_OUT));
        rules.put("ecarte", new EuchrePay(1, 2, 0, 2, 0, true));
        rules.put("auction-euchre", new TrickStakes(alone(5, 3, 4, 5), Paid.TO_WINNERS));
        rules.put("auction-euchre-seven-hand", new TrickStakes(seven(), Paid.TO_WINNERS));
        rules.put("hasenpfeffer", new PerTrick(PerTrick.Way.TRICKS));
        rules.put("double-hasenpfeffer", new PerTrick(PerTrick.Way.TRICKS_OR_ALONE));
        rules.put("five-hundred", new FiveHundredPay(false));
        rules.put("five-hundred-long-game", new FiveHundredPay(true));
        rules.put("spoil-five", new PoolPay(PoolPay.Way.THREE_OF_FIVE));
        rules.put("forty-five", new PerTrick(PerTrick.Way.THREE_OR_ALL));
        rules.put("auction-forty-five", new PerTrick(PerTrick.Way.POINTS));
    }

    private static Map<String, TrickStakes.Stake> alone(int all, int... bids) {
        Map<String, TrickStakes.Stake> stakes = plain(bids);
        stakes.put("8", TrickStakes.Stake.of(all, 8, 8));
        stakes.put("15", TrickStakes.Stake.of(all, 15, 15));
        return stakes;
    }

    private static Map<String, TrickStakes.Stake> seven() {
        Map<String, TrickStakes.Stake> stakes = plain(4, 5, 6, 7);
        stakes.put("10", TrickStakes.Stake.of(7, 10, 10));
        stakes.put("20", TrickStakes.Stake.of(7, 20, 20));
        return stakes;
    }

    private static Map<String, TrickStakes.Stake> plain(int... bids) {
        Map<String, TrickStakes.Stake> stakes = new LinkedHashMap<>();
        IntStream.of(bids).forEach(bid -> stakes.put(String.valueOf(bid), TrickStakes.Stake.of(bid, bid, bid)));
        return stakes;
    }

    /** P. 15: on the same lines, so that nap is all nine tricks, won double and lost single. */
    private static Map<String, TrickStakes.Stake> nineCardNap() {
        Map<String, TrickStakes.Stake> stakes = plain(1, 2, 3, 4, 5, 6, 7, 8);
        stakes.put("9", TrickStakes.Stake.of(9, 18, 9));
        return stakes;
    }

    private static void round(Map<String, Pay> rules) {
        Map<String, TrickStakes.Stake> nap = plain(1, 2, 3, 4);
        nap.put("5", TrickStakes.Stake.of(5, 10, 5));
        TrickStakes plain = new TrickStakes(nap, Paid.BY_EACH);
        rules.put("nap", plain);
        rules.put("napoleon", plain);
        rules.put("nap-nine-card", new TrickStakes(nineCardNap(), Paid.BY_EACH));
        TrickStakes misere = new TrickStakes(with(nap, "misere", TrickStakes.Stake.lose(3, 3)), Paid.BY_EACH);
        rules.put("nap-misery", misere);
        rules.put("nap-misere", misere);
        Map<String, TrickStakes.Stake> wellington = with(nap, "wellington", TrickStakes.Stake.of(5, 20, 10));
        rules.put("nap-wellington", new TrickStakes(wellington, Paid.BY_EACH));
        rules.put(
                "nap-bluecher",
                new TrickStakes(with(wellington, "bluecher", TrickStakes.Stake.of(5, 30, 15)), Paid.BY_EACH));
        rules.put("loo", new PoolPay(PoolPay.Way.SHARES));
        rules.put("unlimited-loo", new PoolPay(PoolPay.Way.SHARES_UNLIMITED));
        rules.put("three-card-loo", new PoolPay(PoolPay.Way.SHARES));
        rules.put("loo-unlimited", new PoolPay(PoolPay.Way.SHARES_UNLIMITED));
        rules.put("loo-mixed", new PoolPay(PoolPay.Way.SHARES_TO_A_LIMIT));
    }

    private static Map<String, TrickStakes.Stake> with(
            Map<String, TrickStakes.Stake> stakes, String call, TrickStakes.Stake stake) {
        Map<String, TrickStakes.Stake> more = new LinkedHashMap<>(stakes);
        more.put(call, stake);
        return more;
    }

    private static void allFours(Map<String, Pay> rules) {
        rules.put("seven-up", new HighLowJackGame(true, false));
        rules.put("california-jack", new HighLowJackGame(true, false));
        rules.put("auction-pitch", new HighLowJackGame(false, true));
        rules.put("pitch", new HighLowJackGame(true, false));
        rules.put("pedro-sancho", new SetBack(SetBack.Way.ALL));
        rules.put("cinch", new SetBack(SetBack.Way.DIFFERENCE));
    }

    private static void hearts(Map<String, Pay> rules) {
        rules.put("hearts", Penalties.of(Penalties.Way.SWEEPSTAKE));
        rules.put("hearts-cumulative", Penalties.of(Penalties.Way.AVERAGE));
        rules.put("hearts-howell", Penalties.of(Penalties.Way.HOWELL));
        rules.put("spot-hearts", Penalties.of(Penalties.Way.CHARGED));
        rules.put("domino-hearts", Penalties.of(Penalties.Way.CHARGED));
        rules.put("draw-hearts", Penalties.of(Penalties.Way.DIFFERENCE));
        rules.put("black-lady", new Penalties(Penalties.Way.CHARGED, 26, 0));
        rules.put("polignac", Penalties.of(Penalties.Way.CHARGED));
    }

    private static void cardPoints(Map<String, Pay> rules) {
        rules.put("ancient-schafkopf", new Sixties(Seating.MAKER, 61, 30, 30, 1, 2, 3, 2, false));
        rules.put("wendish-schafkopf", new Sixties(Seating.TWO_SIDES, 61, 30, 30, 1, 2, 4, 1, false));
        rules.put("modern-schafkopf", new Sixties(Seating.MAKER, 61, 30, 31, 2, 4, 6, 1, true));
        rules.put(
                "frog",
                new PointStakes(Map.of(
                        "frog", Stake.aPoint(1, 60), "chico", Stake.aPoint(2, 60), "grand", Stake.aPoint(4, 60))));
        rules.put(
                "six-bid-solo",
                new PointStakes(Map.of(
                        "simple-solo", Stake.aPoint(2, 60),
                        "heart-solo", Stake.aPoint(3, 60),
                        "misere", new Stake(0, true, 30, 0, 0),
                        "guarantee-solo", Stake.fixed(80, 40),
                        "guarantee-solo-H", Stake.fixed(74, 40),
                        "spread-misere", new Stake(0, true, 60, 0, 0),
                        "call-solo", Stake.fixed(120, 150),
                        "call-solo-H", Stake.fixed(120, 100))));
        rules.put(
                "solo-ombre",
                new TrickStakes(
                        Map.of(
                                "frog", TrickStakes.Stake.of(5, 2, 2).together(),
                                "frog-in-colour", TrickStakes.Stake.of(5, 4, 4).together(),
                                "solo", TrickStakes.Stake.of(5, 4, 4),
                                "solo-in-colour", TrickStakes.Stake.of(5, 8, 8),
                                "tout", TrickStakes.Stake.of(8, 16, 16),
                                "tout-in-colour", TrickStakes.Stake.of(8, 32, 32)),
                        Paid.BY_EACH));
        rules.put("calabrasella", new MostTricks(MostTricks.Way.DIFFERENCE));
    }

    private static void melds(Map<String, Pay> rules) {
        rules.put("sixty-six", new Sixties(Seating.TWO_SIDES, 66, 33, 33, 1, 2, 3, 1, false));
        rules.put("marriage", new Sixties(Seating.TWO_SIDES, Sixties.THE_MORE, 33, 33, 1, 2, 4, 1, false));
        rules.put("klaberjass", new MakersOrBete(true));
        rules.put("belotte", new MakersOrBete(false));
        rules.put("auction-pinochle", new PinochlePay());
        rules.put("auction-pinochle-1000-club", new SetBack(SetBack.Way.BID));
        rules.put("auction-pinochle-1000-home", new SetBack(SetBack.Way.ALL));
        rules.put("partnership-auction-pinochle", new SetBack(SetBack.Way.ALL));
        rules.put("double-pack-pinochle", new SetBack(SetBack.Way.ALL));
    }

    private static Map<String, String> unplayed() {
        Map<String, String> why = new LinkedHashMap<>();
        why.put("contract-whist", "its score is that of contract bridge with figures of its own");
        why.put("bid-whist-variations", "the book names three ways, and fixes none");
        why.put("auction-solo", "the book prints its bids and no stakes");
        why.put("cayenne", "its score is multiplied by a card cut from the other pack, and by five honours");
        why.put("boston-de-fontainebleau", "a pool is won or matched, and the book prints no scores");
        why.put("russian-boston", "as at Boston de Fontainebleau");
        why.put("call-ace-euchre", "a march pays by the number of players and by who the partner was");
        why.put("euchre-jambone", "an open hand pays by itself beside the usual score");
        why.put("euchre-jamboree", "cards held pay beside the usual score");
        why.put("nap-blucher", "the book gives two scales, and prefers neither");
        why.put("joker-pitch", "the joker scores beside the four points");
        why.put("bunch", "a new deal may be bargained for");
        why.put("all-fives", "points are scored as they are won, and nothing is settled");
        why.put("catch-the-ten", "points and cards are counted, which trick/card-points asks");
        why.put("razzle-dazzle", "a bid that fails goes to each of the others");
        why.put("joker-hearts", "the joker costs as well, by the scale that is agreed");
        why.put("auction-hearts", "the bid goes into the pool as well");
        why.put("cancellation-hearts", "so many play that a hand has other points");
        why.put("omnibus-hearts", "a card that pays is among those that cost");
        why.put("greek-hearts", "a card that pays is among those that cost");
        why.put("slobberhannes", "it asks who won the first trick and the last");
        why.put("lift-smoke", "who holds cards last takes the pool, and nothing is reckoned");
        why.put("schafkopf-least", "a tie is settled by who took the later trick");
        why.put("skat", "the value of a hand has a question of its own");
        why.put("tarok", "cards are counted by threes, and bonuses are declared");
        why.put("tresette", "points are claimed as they are won, and nothing is settled");
        why.put("mediatore", "a pool is won or matched");
        why.put("four-hand-sixty-six", "points between a hundred and all the tricks are not all told");
        why.put("alsos", "the games declared beside have no values in the book");
        why.put("clabber", "the maker must have more than all others together");
        why.put("check-pinochle", "checks are paid for melds, contracts and games beside the score");
        why.put("wipe-off", "a side with few points in cards scores nothing");
        why.put("three-hand-double-pack-pinochle", "who gives up pays otherwise");
        why.put("auction-pinochle-bonus-payments", "melds pay beside the bid");
        why.put("pinochle", "each side scores what it melds and wins, and nothing is settled");
        return Map.copyOf(why);
    }
}

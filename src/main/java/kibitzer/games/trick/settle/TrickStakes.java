package kibitzer.games.trick.settle;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import kibitzer.games.trick.settle.Settlement.Sheet;

/**
 * A fixed stake for each contract in tricks, paid by or to every opponent.
 *
 * @param stakes by the call
 * @param paid to whom it goes
 */
public record TrickStakes(Map<String, Stake> stakes, Paid paid) implements Pay {
    /** To whom a stake goes. */
    public enum Paid {
        /** Every opponent pays it or gets it. */
        BY_EACH,
        /** It is the maker's score, and nobody pays. */
        TO_MAKER,
        /** It is scored by the side that wins it. */
        TO_WINNERS
    }

    /**
     * The stake of a contract.
     *
     * @param tricks how many are wanted; none where all are to be lost
     * @param losing whether no trick may be won
     * @param won what it pays
     * @param lost what it costs
     * @param over what each trick above pays beside
     * @param under what each trick short after the first costs beside
     * @param partners whether two play it together
     */
    public record Stake(
            int tricks, boolean losing, double won, double lost, double over, double under, boolean partners) {
        static Stake of(int tricks, double won, double lost) {
            return new Stake(tricks, false, won, lost, 0, 0, false);
        }

        static Stake lose(double won, double lost) {
            return new Stake(0, true, won, lost, 0, 0, false);
        }

        Stake more(double above, double shortBy) {
            return new Stake(tricks, losing, won, lost, above, shortBy, partners);
        }

        Stake together() {
            return new Stake(tricks, losing, won, lost, over, under, true);
        }
    }

    public TrickStakes {
        stakes = Map.copyOf(stakes);
    }

    @Override
    public Seating seating() {
        return Seating.MAKER;
    }

    @Override
    public Set<Input> needs() {
        return Set.of(Input.TRICKS, Input.CONTRACT);
    }

    @Override
    public List<String> contracts() {
        return List.copyOf(new TreeMap<>(stakes).keySet());
    }

    @Override
    public Settlement settle(HandRecord played) {
        Stake stake = stakes.get(played.contract());
        if (stake == null) {
            throw new IllegalArgumentException(played.contract());
        }
        int won = played.makersTricks();
        boolean made = stake.losing ? won == 0 : won >= stake.tricks;
        int by = stake.losing ? 0 : Math.abs(won - stake.tricks);
        int paying = made ? by : Math.max(0, by - 1);
        double each = made ? stake.won + stake.over * paying : -(stake.lost + stake.under * paying);
        Sheet sheet = Sheet.maker()
                .step(
                        stake.losing
                                ? "no trick may be won, and " + won + " were"
                                : stake.tricks + " tricks are wanted, and " + won + " were won")
                .step((made ? "made, it pays " : "lost, it costs ")
                        + told(Math.abs(each))
                        + (paying > 0 && (made ? stake.over : stake.under) > 0
                                ? ", with " + paying + (made ? " above" : " more short")
                                : ""));
        pay(sheet, stake, each, played.players());
        return sheet.done();
    }

    private void pay(Sheet sheet, Stake stake, double each, int players) {
        switch (paid) {
            case BY_EACH -> {
                int opponents = players - (stake.partners ? 2 : 1);
                double makers = stake.partners ? each * opponents / 2 : each * opponents;
                sheet.add(Seating.MAKER_SIDE, makers)
                        .add(Seating.OPPONENTS, -each)
                        .step(
                                stake.partners
                                        ? "one opponent settles with one partner"
                                        : "each of the " + opponents + " opponents settles with the maker");
            }
            case TO_MAKER -> sheet.add(Seating.MAKER_SIDE, each);
            case TO_WINNERS ->
                sheet.add(each > 0 ? Seating.MAKER_SIDE : Seating.OPPONENTS, Math.abs(each))
                        .step("it is scored by " + (each > 0 ? "the maker's side" : "the opponents"));
        }
    }

    static String told(double points) {
        return points == Math.rint(points) ? String.valueOf((int) points) : String.valueOf(points);
    }
}

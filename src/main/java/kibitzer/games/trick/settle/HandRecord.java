package kibitzer.games.trick.settle;

import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How a hand was played, as far as it is settled by.
 *
 * @param players how many sat at the table
 * @param cards how many each was dealt, which is how many tricks there were
 * @param contract the call that stood, or the kind of hand: "4", "8S", "misere"; empty where there was none
 * @param tricks won, by column
 * @param points won in cards and melds, by column
 * @param bids made, by column, where each bids for himself
 * @param honours held, by column
 * @param trump "S", "H", "D", "C", "NT"; empty where it does not matter
 * @param alone whether the maker played without partner
 * @param pool counters in the pool
 * @param loo what a player pays who stood and won no trick
 * @param doubles how often the stake was doubled
 * @param maker the column of the maker where each has his own; empty where there is none
 * @param takers the column of him that has the highest trump ("high"), the lowest ("low"), the jack ("jack"), and of who won a trick
 *     ("trick 1")
 * @param agreed words of what is agreed: "inverted"
 */
public record HandRecord(
        int players,
        int cards,
        String contract,
        Map<String, Integer> tricks,
        Map<String, Integer> points,
        Map<String, Integer> bids,
        Map<String, Integer> honours,
        String trump,
        boolean alone,
        int pool,
        int loo,
        int doubles,
        String maker,
        Map<String, String> takers,
        Set<String> agreed) {
    public HandRecord {
        tricks = Map.copyOf(tricks);
        points = Map.copyOf(points);
        bids = Map.copyOf(bids);
        honours = Map.copyOf(honours);
        takers = Map.copyOf(takers);
        agreed = Set.copyOf(agreed);
    }

    /** The word for who won a trick, counted from 1. */
    public static String trickTaker(int number) {
        return "trick " + number;
    }

    /** Nothing known but the table. */
    public static HandRecord at(int players, int cards) {
        return new HandRecord(
                players, cards, "", Map.of(), Map.of(), Map.of(), Map.of(), "", false, 0, 0, 0, "", Map.of(), Set.of());
    }

    public HandRecord contract(String call) {
        return new HandRecord(
                players, cards, call, tricks, points, bids, honours, trump, alone, pool, loo, doubles, maker, takers,
                agreed);
    }

    public HandRecord tricks(Map<String, Integer> won) {
        return new HandRecord(
                players, cards, contract, won, points, bids, honours, trump, alone, pool, loo, doubles, maker, takers,
                agreed);
    }

    public HandRecord points(Map<String, Integer> won) {
        return new HandRecord(
                players, cards, contract, tricks, won, bids, honours, trump, alone, pool, loo, doubles, maker, takers,
                agreed);
    }

    public HandRecord alone(boolean without) {
        return new HandRecord(
                players, cards, contract, tricks, points, bids, honours, trump, without, pool, loo, doubles, maker,
                takers, agreed);
    }

    int trick(String column) {
        return tricks.getOrDefault(column, 0);
    }

    int point(String column) {
        return points.getOrDefault(column, 0);
    }

    int honour(String column) {
        return honours.getOrDefault(column, 0);
    }

    int makersTricks() {
        return trick(Seating.MAKER_SIDE);
    }

    int othersTricks() {
        return trick(Seating.OPPONENTS);
    }

    int makersPoints() {
        return point(Seating.MAKER_SIDE);
    }

    int othersPoints() {
        return point(Seating.OPPONENTS);
    }

    /** The number the call begins with; empty where it is none. */
    Optional<Integer> number() {
        String digits = contract.replaceAll("\\D.*", "");
        return digits.isEmpty() || digits.length() > 4 ? Optional.empty() : Optional.of(Integer.valueOf(digits));
    }
}

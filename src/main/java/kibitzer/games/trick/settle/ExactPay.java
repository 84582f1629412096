package kibitzer.games.trick.settle;

import java.util.List;
import java.util.Set;
import kibitzer.games.trick.settle.Settlement.Sheet;

/** Oh hell (p. 251): who wins exactly what he bid scores it and ten; five and the tricks of the deal for none; else nothing. */
public record ExactPay() implements Pay {
    private static final int BONUS = 10;
    private static final int NONE = 5;

    @Override
    public Seating seating() {
        return Seating.EACH;
    }

    @Override
    public Set<Input> needs() {
        return Set.of(Input.TRICKS, Input.BIDS);
    }

    @Override
    public Settlement settle(HandRecord played) {
        List<String> columns = seating().columns(played.players());
        Sheet sheet = new Sheet(columns);
        for (String column : columns) {
            int bid = played.bids().getOrDefault(column, 0);
            int won = played.trick(column);
            int points = bid != won ? 0 : bid == 0 ? NONE + played.cards() : BONUS + bid;
            sheet.add(column, points).step("%s bid " + bid + " and won " + won + ": " + points, column);
        }
        return sheet.done();
    }
}

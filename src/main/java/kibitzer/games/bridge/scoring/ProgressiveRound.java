package kibitzer.games.bridge.scoring;

import java.util.ArrayList;
import java.util.List;

/**
 * A round of progressive bridge: four deals, one by each player, each scored by itself (Culbertson, pp. 159-160).
 *
 * <p>Nobody is vulnerable in the first deal, the dealer's side in the second and third, both in the fourth. A deal that is
 * passed out counts as one of the four.
 */
public final class ProgressiveRound implements ScoreSheet {
    private static final int DEALS = 4;

    private final Side firstDealer;
    private final List<SheetLine> lines;
    private final List<SheetEntry> written;

    private ProgressiveRound(Side firstDealer, List<SheetLine> lines, List<SheetEntry> written) {
        this.firstDealer = firstDealer;
        this.lines = List.copyOf(lines);
        this.written = List.copyOf(written);
    }

    public static ProgressiveRound begin(Side firstDealer) {
        return new ProgressiveRound(firstDealer, List.of(), List.of());
    }

    @Override
    public BridgeForm form() {
        return BridgeForm.PROGRESSIVE;
    }

    @Override
    public List<SheetLine> lines() {
        return lines;
    }

    @Override
    public List<SheetEntry> written() {
        return written;
    }

    public Side firstDealer() {
        return firstDealer;
    }

    @Override
    public ProgressiveRound empty() {
        return begin(firstDealer);
    }

    /** How many deals are over. */
    public int dealt() {
        return (int) lines.stream()
                .filter(line -> !(line instanceof SheetLine.Above))
                .count();
    }

    /** The side that deals the next deal; the turn to deal goes round, and so from side to side. */
    public Side dealer() {
        return dealt() % 2 == 0 ? firstDealer : firstDealer.other();
    }

    @Override
    public boolean isVulnerable(Side side) {
        return switch (dealt()) {
            case 0 -> false;
            case 1, 2 -> side == dealer();
            default -> true;
        };
    }

    @Override
    public boolean isOver() {
        return dealt() >= DEALS;
    }

    @Override
    public ProgressiveRound with(SheetLine line) {
        if (isOver() && !(line instanceof SheetLine.Above)) {
            throw new ImpossibleDeal("round", "the four deals of the round are played", "a new round");
        }
        List<SheetEntry> more = new ArrayList<>(written);
        switch (line) {
            case SheetLine.PassedOut() -> {}
            case SheetLine.Above(Side side, int points) ->
                more.add(SheetEntry.above(lines.size(), side, dealt(), points, "points added above the line", ""));
            case SheetLine.Played played -> {
                PlayedDeal deal = played.deal(isVulnerable(played.declarer()));
                form().demandPossible(deal);
                form().scoring().score(deal).entries().stream()
                        .filter(entry -> entry.points() != 0)
                        .map(entry -> SheetEntry.of(entry, played.declarer(), lines.size(), dealt()))
                        .forEach(more::add);
            }
        }
        List<SheetLine> longer = new ArrayList<>(lines);
        longer.add(line);
        return new ProgressiveRound(firstDealer, longer, more);
    }
}

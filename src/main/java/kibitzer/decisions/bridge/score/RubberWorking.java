package kibitzer.decisions.bridge.score;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Listed;
import kibitzer.decisions.bridge.score.ScoreParts.Part;
import kibitzer.games.bridge.scoring.Entry;
import kibitzer.games.bridge.scoring.SheetEntry;
import kibitzer.games.bridge.scoring.SheetLine;
import kibitzer.games.bridge.scoring.Side;

/** What one side's total of a sheet is made of, deal by deal, and which of its contracts bring it nothing. */
final class RubberWorking {
    /** Nothing above level 0, in the bridge of 1904, was doubled more often. */
    private static final List<String> TIMES = List.of("", " doubled", " redoubled");

    private final SheetToAdd sheet;
    private final Side side;
    private final List<SheetEntry> own;

    private RubberWorking(SheetToAdd sheet, Side side) {
        this.sheet = sheet;
        this.side = side;
        this.own =
                sheet.written().stream().filter(entry -> entry.side() == side).toList();
    }

    /**
     * "190 for our 1C doubled, 50 for their failed 3S, 50 for the only part-score"; of one deal its own steps, "60 for 2 odd
     * tricks at 30".
     *
     * @param tooMuch true if the learner gave the side more than it has
     */
    static String of(SheetToAdd sheet, Side side, boolean tooMuch) {
        return new RubberWorking(sheet, side).told(tooMuch);
    }

    private String told(boolean tooMuch) {
        List<String> failed = failed();
        if (own.isEmpty()) {
            return failed.isEmpty()
                    ? "no contract of this side was made, and none of the other's failed"
                    : failedBring(failed) + ", and no contract of the other side failed";
        }
        boolean fails = tooMuch && !failed.isEmpty();
        ScoreParts parts = new ScoreParts(parts());
        if (!fails) {
            return parts.parts().size() == 1 ? ofOneDeal(parts) : parts.largestInShort();
        }
        String brings = failedBring(failed);
        String whole = brings + "; " + parts.inShort();
        return ScoreParts.words(whole) <= ScoreParts.ROOM ? whole : brings + "; all else comes to " + parts.sum();
    }

    /** Its own steps; of several deals with which it was: "50 for our failed 7S: 1 undertrick at 50, not vulnerable". */
    private String ofOneDeal(ScoreParts parts) {
        String steps = own.stream().map(SheetEntry::counted).collect(Collectors.joining(", "));
        String whole = parts.inShort() + ": " + steps;
        return own.size() == 1
                        && own.getFirst().part().isPresent()
                        && sheet.lines().size() > 1
                        && ScoreParts.words(whole) <= ScoreParts.ROOM
                ? whole
                : new ScoreParts(own.stream().map(Part::of).toList()).inRoom();
    }

    /** "our 6H and 4NT failed and bring us nothing". */
    private String failedBring(List<String> failed) {
        return whose(side) + " " + Listed.and(failed) + " failed and "
                + (failed.size() == 1 ? "brings " : "bring ")
                + (side == Side.WE ? "us" : "them") + " nothing";
    }

    /** The contracts that this side undertook and did not make. */
    private List<String> failed() {
        return sheet.lines().stream()
                .filter(line ->
                        line instanceof SheetLine.Played played && played.declarer() == side && played.isFailed())
                .flatMap(line -> contract(line).stream())
                .toList();
    }

    private List<Part> parts() {
        int[] deals = new int[sheet.lines().size()];
        int honours = 0;
        List<Part> premiums = new ArrayList<>();
        for (SheetEntry entry : own) {
            if (entry.part().isEmpty()) {
                premiums.add(Part.of(entry));
            } else if (entry.part().get() == Entry.Part.HONOURS) {
                honours += entry.points();
            } else {
                deals[entry.line()] += entry.points();
            }
        }
        Stream<Part> won = IntStream.range(0, deals.length)
                .filter(deal -> deals[deal] != 0)
                .mapToObj(deal -> new Part(deals[deal], " for " + told(deal), ""));
        Stream<Part> held = honours == 0 ? Stream.of() : Stream.of(new Part(honours, " honours", ""));
        return Stream.of(won, held, premiums.stream()).flatMap(some -> some).toList();
    }

    /** "our 3S", "their failed 3NT doubled". */
    private String told(int deal) {
        SheetLine line = sheet.lines().get(deal);
        return contract(line)
                .map(contract -> line instanceof SheetLine.Played played && played.declarer() != side
                        ? whose(side.other()) + " failed " + contract
                        : whose(side) + " " + contract)
                .orElse("deal " + (deal + 1));
    }

    private static String whose(Side side) {
        return side == Side.WE ? "our" : "their";
    }

    /** "3NT", "1C doubled"; empty where nothing was undertaken. */
    private static Optional<String> contract(SheetLine line) {
        return line instanceof SheetLine.Played played && played.level() > 0
                ? Optional.of(played.level()
                        + played.strain().letters()
                        + TIMES.get(played.doubling().times()))
                : Optional.empty();
    }
}

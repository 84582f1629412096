package kibitzer.decisions.bridge.score;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Listed;
import kibitzer.games.bridge.scoring.SheetEntry;
import kibitzer.games.bridge.scoring.SheetLine;
import kibitzer.games.bridge.scoring.Side;

/** What one side's total of a sheet is made of, deal by deal, and which of its contracts bring it nothing. */
final class RubberWorking {
    /** Nothing above level 0, in the bridge of 1904, was doubled more often. */
    private static final List<String> TIMES = List.of("", " doubled", " redoubled");

    private static final String HONOURS = "honours";

    /** So many words stand beside what is wrong in one sentence. */
    private static final int ROOM = 19;

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
     * "190 for our 1C doubled, 50 for their failed 3S, 50 for the only part-score"; empty where one entry or one deal is all,
     * whose own steps tell more.
     *
     * @param tooMuch true if the learner gave the side more than it has
     */
    static Optional<String> of(SheetToAdd sheet, Side side, boolean tooMuch) {
        return new RubberWorking(sheet, side).told(tooMuch);
    }

    private Optional<String> told(boolean tooMuch) {
        List<String> failed = failed();
        if (own.isEmpty()) {
            return Optional.of(
                    failed.isEmpty()
                            ? "no contract of this side was made, and none of the other's failed"
                            : failedBring(failed) + ", and no contract of the other side failed");
        }
        boolean fails = tooMuch && !failed.isEmpty();
        List<Part> parts = parts();
        if (!fails) {
            return parts.size() == 1 ? Optional.empty() : Optional.of(inRoom(parts));
        }
        String brings = failedBring(failed);
        String whole = brings + "; " + Part.joined(parts);
        return Optional.of(words(whole) <= ROOM ? whole : brings + "; all else comes to " + Part.sum(parts));
    }

    /** The largest parts, as many as there is room for, in their order, and what the others come to. */
    private static String inRoom(List<Part> parts) {
        List<Part> told = new ArrayList<>(parts);
        List<Part> rest = new ArrayList<>();
        while (words(joined(told, rest)) > ROOM) {
            Part least =
                    told.stream().min(Comparator.comparingInt(Part::points)).orElseThrow();
            told.remove(least);
            rest.add(least);
        }
        return joined(told, rest);
    }

    private static String joined(List<Part> told, List<Part> rest) {
        return Part.joined(told) + (rest.isEmpty() ? "" : ", " + Part.sum(rest) + " for the rest");
    }

    private static int words(String text) {
        return text.split(" ").length;
    }

    /**
     * Points of one side that are told together.
     *
     * @param from behind the points: " for our 3S"
     */
    private record Part(int points, String from) {
        static String joined(List<Part> parts) {
            return parts.stream().map(part -> part.points() + part.from()).collect(Collectors.joining(", "));
        }

        static int sum(List<Part> parts) {
            return parts.stream().mapToInt(Part::points).sum();
        }
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
            if (entry.counted().equals(HONOURS)) {
                honours += entry.points();
            } else if (isOfADeal(entry)) {
                deals[entry.line()] += entry.points();
            } else {
                premiums.add(new Part(entry.points(), " for " + entry.counted().replaceFirst(" (?:in|of) .*", "")));
            }
        }
        Stream<Part> won = IntStream.range(0, deals.length)
                .filter(deal -> deals[deal] != 0)
                .mapToObj(deal -> new Part(deals[deal], " for " + told(deal)));
        Stream<Part> held = honours == 0 ? Stream.of() : Stream.of(new Part(honours, " honours"));
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

    /** A premium for the rubber, or for what is unfinished of it, belongs to no deal. */
    private static boolean isOfADeal(SheetEntry entry) {
        return !entry.counted().startsWith("the ");
    }
}

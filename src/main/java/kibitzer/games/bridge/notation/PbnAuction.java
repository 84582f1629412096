package kibitzer.games.bridge.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kibitzer.cards.BadNotation;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;

/**
 * The words of a PBN auction: calls, "AP" for all pass, "*" and "+" for an end without passes, "=1=" for a note, "!" and
 * "?" behind a call, which are passed over.
 */
final class PbnAuction {
    private static final Pattern NOTED = Pattern.compile("=(\\w{1,9})=");

    private final Map<String, String> notes;
    private final List<Problem> problems;
    private final Map<Integer, List<String>> notesOfCalls = new TreeMap<>();
    private final Map<Integer, List<String>> comments = new TreeMap<>();
    private Auction auction;

    PbnAuction(Seat dealer, Map<String, String> notes, List<Problem> problems) {
        this.notes = notes;
        this.problems = problems;
        this.auction = Auction.opened(dealer);
    }

    /** The auction as far as it is legal; told where it breaks off though neither three passes nor a sign ends it. */
    AuctionRecord read(PbnGame.Part part) {
        boolean ended = part.value().isBlank() && part.content().isEmpty();
        int line = part.line();
        for (PbnToken token : part.content()) {
            line = token.line();
            Optional<String> wrong = switch (token) {
                case PbnToken.Comment comment -> {
                    say(comments, comment.text());
                    yield Optional.empty();
                }
                case PbnToken.Word word -> {
                    if (isEnd(word.text())) {
                        yield Optional.of("");
                    }
                    yield take(word.text());
                }
                case PbnToken.Tag tag -> Optional.empty();
                case PbnToken.Blank blank -> Optional.empty();
            };
            if (wrong.isPresent()) {
                if (!wrong.get().isEmpty()) {
                    problems.add(
                            new Problem(token.line(), part.name(), wrong.get() + "; the calls before it are kept"));
                }
                ended = true;
                break;
            }
        }
        if (!ended && !auction.isFinished()) {
            problems.add(
                    Problem.cutOff(line, part.name(), "three passes, or \"*\" or \"+\" where it is meant to end so"));
        }
        return new AuctionRecord(auction, remarks());
    }

    private static boolean isEnd(String word) {
        return word.equals("*") || word.equals("+");
    }

    private Optional<String> take(String word) {
        Matcher noted = NOTED.matcher(word);
        StringBuilder rest = new StringBuilder();
        Optional<String> note = Optional.empty();
        while (noted.find()) {
            note = Optional.of(noted.group(1));
            noted.appendReplacement(rest, "");
        }
        noted.appendTail(rest);
        String call = rest.toString().replaceAll("\\$\\d+", "").replaceAll("[!?]+$", "");
        try {
            if (call.toUpperCase(Locale.ROOT).equals("AP")) {
                while (!auction.isFinished()) {
                    auction = auction.with(Call.PASS);
                }
            } else if (!isSkipped(call)) {
                auction = auction.with(Call.of(call));
            }
        } catch (BadNotation bad) {
            return Optional.of(String.valueOf(bad.getMessage()));
        }
        note.ifPresent(number -> say(notesOfCalls, notes.getOrDefault(number, "note " + number)));
        return Optional.empty();
    }

    /** Nothing, an irregularity, or a column that is empty before the first call. */
    private boolean isSkipped(String call) {
        return call.isEmpty()
                || call.startsWith("^")
                || call.equals("-") && auction.calls().isEmpty();
    }

    private void say(Map<Integer, List<String>> of, String text) {
        if (!auction.calls().isEmpty()) {
            of.computeIfAbsent(auction.calls().size() - 1, place -> new ArrayList<>())
                    .add(text);
        }
    }

    private Map<Integer, CallRemark> remarks() {
        Map<Integer, CallRemark> remarks = new HashMap<>();
        for (int place = 0; place < auction.calls().size(); place++) {
            remarks.put(
                    place,
                    new CallRemark(
                            String.join("; ", notesOfCalls.getOrDefault(place, List.of())),
                            String.join(" ", comments.getOrDefault(place, List.of()))));
        }
        return remarks;
    }
}

package kibitzer.web.explore;

import com.vaadin.flow.router.QueryParameters;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;

/**
 * An auction that is looked into as an address says it: {@code ?systems=acol.cab&vulnerable=none&opponents=pass&calls=1S.P}.
 * North deals. Going back in the browser takes back a call.
 *
 * @param systems one or more, in the order they are offered; all four play the same
 * @param vulnerable the vulnerable sides
 * @param opponents what east and west do
 * @param calls of all four, in order
 */
record ExploreAddress(List<String> systems, Vulnerability vulnerable, Opponents opponents, List<Call> calls) {
    private static final Seat DEALER = Seat.NORTH;

    /** What east and west do after a call of north or south. */
    enum Opponents {
        /** Their pass follows by itself. */
        PASS,
        /** Their calls are chosen too. */
        CALL;

        String word() {
            return this == PASS ? "pass" : "call";
        }
    }

    ExploreAddress {
        systems = List.copyOf(systems);
        calls = List.copyOf(calls);
    }

    /** @throws BadQuestion naming what the address says wrongly */
    static ExploreAddress read(QueryParameters address) {
        List<String> asked = words(address, "systems");
        asked.stream().filter(word -> !Systems.ids().contains(word)).findFirst().ifPresent(word -> {
            throw new BadQuestion(
                    "systems",
                    "\"" + word + "\" is not known",
                    String.join(", ", Systems.ids()) + ", with dots between");
        });
        return new ExploreAddress(
                        Systems.ids().stream()
                                .filter(id -> asked.isEmpty() ? id.equals("acol") : asked.contains(id))
                                .toList(),
                        vulnerable(address.getSingleParameter("vulnerable").orElse("none")),
                        opponents(address.getSingleParameter("opponents").orElse(Opponents.PASS.word())),
                        calls(address))
                .checked();
    }

    private static List<String> words(QueryParameters address, String name) {
        return address.getSingleParameter(name).stream()
                .flatMap(text -> Stream.of(text.split("\\.")))
                .filter(text -> !text.isBlank())
                .toList();
    }

    private static Vulnerability vulnerable(String word) {
        try {
            return Vulnerability.of(word);
        } catch (BadNotation unknown) {
            throw new BadQuestion("vulnerable", "\"" + word + "\" is not known", "none, ns, ew, both");
        }
    }

    private static Opponents opponents(String word) {
        return Stream.of(Opponents.values())
                .filter(each -> each.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new BadQuestion("opponents", "\"" + word + "\" is not known", "pass, call"));
    }

    private static List<Call> calls(QueryParameters address) {
        try {
            return words(address, "calls").stream().map(Call::of).toList();
        } catch (BadNotation notACall) {
            throw new BadQuestion("calls", String.valueOf(notACall.getMessage()), "calls with dots between: 1S.P.2H");
        }
    }

    private ExploreAddress checked() {
        try {
            auction();
            return this;
        } catch (BadNotation illegal) {
            throw new BadQuestion("calls", String.valueOf(illegal.getMessage()), "legal calls, one after the other");
        }
    }

    Auction auction() {
        Auction auction = Auction.opened(DEALER);
        for (Call call : calls) {
            auction = auction.with(call);
        }
        return auction;
    }

    /** One call more, and the opponents' pass where they do nothing else. */
    ExploreAddress with(Call call) {
        List<Call> more = new ArrayList<>(calls);
        more.add(call);
        ExploreAddress next = withCalls(more);
        boolean theirs = !next.auction().isFinished() && next.isTheirTurn();
        return theirs && opponents == Opponents.PASS ? next.with(Call.PASS) : next;
    }

    /** The last call taken back, with the opponents' pass that followed it by itself. */
    ExploreAddress before() {
        ExploreAddress less = withCalls(calls.subList(0, calls.size() - 1));
        boolean passedByItself = opponents == Opponents.PASS
                && calls.getLast().equals(Call.PASS)
                && less.isTheirTurn()
                && !less.calls.isEmpty();
        return passedByItself ? less.before() : less;
    }

    private boolean isTheirTurn() {
        return !auction().turn().isNorthSouth();
    }

    ExploreAddress fromTheStart() {
        return withCalls(List.of());
    }

    private ExploreAddress withCalls(List<Call> others) {
        return new ExploreAddress(systems, vulnerable, opponents, others);
    }

    /** The same auction in other hands. */
    ExploreAddress playing(List<String> otherSystems, Vulnerability vulnerability, Opponents doing) {
        return new ExploreAddress(otherSystems, vulnerability, doing, calls);
    }

    QueryParameters query() {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("systems", String.join(".", systems));
        if (vulnerable != Vulnerability.NONE) {
            all.put("vulnerable", vulnerable.word());
        }
        if (opponents != Opponents.PASS) {
            all.put("opponents", opponents.word());
        }
        if (!calls.isEmpty()) {
            all.put("calls", calls.stream().map(Call::toString).collect(Collectors.joining(".")));
        }
        return QueryParameters.simple(all);
    }
}

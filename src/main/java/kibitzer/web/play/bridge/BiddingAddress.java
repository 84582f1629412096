package kibitzer.web.play.bridge;

import com.vaadin.flow.router.QueryParameters;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Seed;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.systems.Opponents;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.conventions.bridge.systems.Theme;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.Call;
import kibitzer.marking.bidding.BiddingPractice;
import kibitzer.marking.bidding.WholeAuction;

/**
 * A whole auction as an address says it: {@code ?system=acol&opponents=same&theme=slams&seed=7&calls=1S.2H}. Going back
 * in the browser takes back a call.
 *
 * @param system the learner's and his partner's
 * @param opponents a word of {@link Opponents}
 * @param theme what the deals are about; empty for anything
 * @param seed empty where any will do
 * @param calls the learner's own, in order
 */
record BiddingAddress(String system, String opponents, String theme, OptionalLong seed, List<Call> calls) {

    BiddingAddress {
        calls = List.copyOf(calls);
    }

    /** @throws BadQuestion naming what the address says wrongly */
    static BiddingAddress read(QueryParameters address) {
        String system = word(address, "system", Systems.ids(), "acol");
        String opponents = word(address, "opponents", Opponents.words(), Opponents.SAME);
        String theme = word(
                address, "theme", Stream.concat(Stream.of(""), Theme.words()).toList(), "");
        try {
            OptionalLong seed = address.getSingleParameter("seed")
                    .map(text -> OptionalLong.of(Long.parseLong(text)))
                    .orElse(OptionalLong.empty());
            List<Call> calls = address.getSingleParameter("calls").stream()
                    .flatMap(text -> Stream.of(text.split("\\.")))
                    .filter(text -> !text.isBlank())
                    .map(Call::of)
                    .toList();
            return new BiddingAddress(system, opponents, theme, seed, calls);
        } catch (NumberFormatException notANumber) {
            throw new BadQuestion("seed", "is not a number", "a whole number");
        } catch (BadNotation notACall) {
            throw new BadQuestion("calls", String.valueOf(notACall.getMessage()), "calls with dots between: 1S.2H");
        }
    }

    private static String word(QueryParameters address, String name, List<String> words, String fallback) {
        String word = address.getSingleParameter(name).orElse(fallback);
        if (!words.contains(word)) {
            throw new BadQuestion(name, "\"" + word + "\" is not known", String.join(", ", words));
        }
        return word;
    }

    /** @throws BadQuestion if one of the learner's calls is not legal in its place */
    WholeAuction auction() {
        Agreement agreement = Agreement.of(system);
        List<String> rules =
                Theme.named(theme).map(about -> about.rules(agreement)).orElse(List.of());
        BiddingPractice table = new BiddingPractice(agreement, opponents, rules);
        WholeAuction auction = WholeAuction.dealt(table, new Seed(seed.orElseThrow()));
        for (Call call : calls) {
            if (auction.isFinished()) {
                throw new BadQuestion("calls", call + " comes after the last call", "the calls of this auction");
            }
            try {
                auction.auction().with(call);
            } catch (BadNotation illegal) {
                throw new BadQuestion("calls", String.valueOf(illegal.getMessage()), "legal calls in this auction");
            }
            auction = auction.with(call);
        }
        return auction;
    }

    BiddingAddress with(Call call) {
        List<Call> more = new ArrayList<>(calls);
        more.add(call);
        return new BiddingAddress(system, opponents, theme, seed, more);
    }

    /** One call taken back. */
    Optional<BiddingAddress> before() {
        return calls.isEmpty()
                ? Optional.empty()
                : Optional.of(new BiddingAddress(system, opponents, theme, seed, calls.subList(0, calls.size() - 1)));
    }

    /** The same deal from its first call. */
    BiddingAddress again() {
        return new BiddingAddress(system, opponents, theme, seed, List.of());
    }

    BiddingAddress afresh() {
        OptionalLong any = OptionalLong.of(Seed.fresh().number());
        return new BiddingAddress(system, opponents, theme, any, List.of());
    }

    BiddingAddress playing(String otherSystem, String otherOpponents, String otherTheme) {
        return new BiddingAddress(otherSystem, otherOpponents, otherTheme, seed, List.of()).afresh();
    }

    QueryParameters query() {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("system", system);
        all.put("opponents", opponents);
        if (!theme.isEmpty()) {
            all.put("theme", theme);
        }
        seed.ifPresent(number -> all.put("seed", String.valueOf(number)));
        if (!calls.isEmpty()) {
            all.put("calls", calls.stream().map(Call::toString).collect(Collectors.joining(".")));
        }
        return QueryParameters.simple(all);
    }
}

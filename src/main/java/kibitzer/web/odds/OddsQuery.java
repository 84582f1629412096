package kibitzer.web.odds;

import com.vaadin.flow.router.QueryParameters;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Rank;
import kibitzer.conventions.bridge.chances.SuitOdds;

/**
 * Which suit the odds page looks at, as the address says it; what cannot be is brought within bounds.
 *
 * @param missing 1 to 13
 * @param left cards known on the left, the missing ones not counted
 * @param right the same on the right
 * @param honours the missing honours looked at, ace first
 */
record OddsQuery(int missing, int left, int right, List<Rank> honours) {
    static final int HAND = 13;
    static final List<Rank> HONOURS = List.of(Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK);
    private static final int USUAL = 5;

    OddsQuery {
        missing = Math.clamp(missing, 1, HAND);
        left = Math.clamp(left, 0, HAND);
        right = Math.clamp(right, 0, Math.min(HAND, 2 * HAND - missing - left));
        honours = HONOURS.stream().filter(honours::contains).limit(missing).toList();
    }

    static OddsQuery read(QueryParameters address) {
        return new OddsQuery(
                number(address, "missing", USUAL),
                number(address, "left", 0),
                number(address, "right", 0),
                ranks(address.getSingleParameter("honours").orElse("")));
    }

    private static int number(QueryParameters address, String name, int fallback) {
        try {
            return address.getSingleParameter(name).map(Integer::parseInt).orElse(fallback);
        } catch (NumberFormatException notANumber) {
            return fallback;
        }
    }

    private static List<Rank> ranks(String letters) {
        try {
            return Stream.of(letters.split(""))
                    .filter(letter -> !letter.isBlank())
                    .map(CardNotation::readRank)
                    .toList();
        } catch (BadNotation unknown) {
            return List.of();
        }
    }

    QueryParameters query() {
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("missing", String.valueOf(missing));
        if (left > 0 || right > 0) {
            parts.put("left", String.valueOf(left));
            parts.put("right", String.valueOf(right));
        }
        if (!honours.isEmpty()) {
            parts.put(
                    "honours",
                    honours.stream().map(rank -> String.valueOf(rank.letter())).collect(Collectors.joining()));
        }
        return QueryParameters.simple(parts);
    }

    SuitOdds odds() {
        return new SuitOdds(missing, left, right, honours);
    }
}

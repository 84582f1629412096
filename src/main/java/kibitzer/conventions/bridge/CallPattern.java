package kibitzer.conventions.bridge;

import java.util.List;
import java.util.function.Predicate;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Strain;

/**
 * A call as bidding books write it: "1NT", "2C", "P", "X"; "1x" for one of any suit, "1M" of a major, "1m" of a minor,
 * "*" for any call.
 */
record CallPattern(String text, Predicate<Call> matches) {

    static CallPattern of(String text) {
        if (text.equals("*")) {
            return new CallPattern(text, call -> true);
        }
        int level = text.charAt(0) - '0';
        return switch (text.substring(1)) {
            case "x" -> new CallPattern(text, call -> names(call, level, List.of(Suit.values())));
            case "M" -> new CallPattern(text, call -> names(call, level, List.of(Suit.HEARTS, Suit.SPADES)));
            case "m" -> new CallPattern(text, call -> names(call, level, List.of(Suit.CLUBS, Suit.DIAMONDS)));
            default -> new CallPattern(text, Call.of(text)::equals);
        };
    }

    /** "1NT", "2 of a major", "any call": as it is said. */
    String inWords() {
        if (text.equals("*")) {
            return "any call";
        }
        return switch (text.substring(1)) {
            case "x" -> text.charAt(0) + " of a suit";
            case "M" -> text.charAt(0) + " of a major";
            case "m" -> text.charAt(0) + " of a minor";
            default -> text;
        };
    }

    /** True if there are as many calls as patterns and each fits its own. */
    static boolean fit(List<CallPattern> patterns, List<Call> calls) {
        if (patterns.size() != calls.size()) {
            return false;
        }
        for (int i = 0; i < calls.size(); i++) {
            if (!patterns.get(i).matches().test(calls.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean names(Call call, int level, List<Suit> suits) {
        return call instanceof Call.Bid(int named, Strain strain)
                && named == level
                && strain.suit().map(suits::contains).orElse(false);
    }
}

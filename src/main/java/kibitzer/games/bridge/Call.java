package kibitzer.games.bridge;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import kibitzer.cards.BadNotation;
import kibitzer.cards.NumberWord;
import kibitzer.cards.Suit;

/** What a player may say in the auction: a bid, a pass, a double or a redouble. */
public sealed interface Call {
    Call PASS = new Pass();
    Call DOUBLE = new Double();
    Call REDOUBLE = new Redouble();

    /** All 38 calls: pass, double, redouble, then the bids from one club up. */
    List<Call> ALL = all();

    /** "one spade", "pass". */
    String inWords();

    record Bid(int level, Strain strain) implements Call, Comparable<Bid> {
        public Bid {
            if (level < 1 || level > 7) {
                throw new IllegalArgumentException("level " + level + "; expected 1 to 7");
            }
        }

        @Override
        public int compareTo(Bid other) {
            return Integer.compare(level * 5 + strain.ordinal(), other.level * 5 + other.strain.ordinal());
        }

        @Override
        public String inWords() {
            String strainWord = strain.suit()
                    .map(suit -> level == 1 ? suit.singular() : suit.plural())
                    .orElse("no trump");
            return NumberWord.of(level) + " " + strainWord;
        }

        @Override
        public String toString() {
            return level + strain.letters();
        }
    }

    record Pass() implements Call {
        @Override
        public String inWords() {
            return "pass";
        }

        @Override
        public String toString() {
            return "P";
        }
    }

    @SuppressWarnings("AvoidCommonTypeNames") // it is what players say
    record Double() implements Call {
        @Override
        public String inWords() {
            return "double";
        }

        @Override
        public String toString() {
            return "X";
        }
    }

    record Redouble() implements Call {
        @Override
        public String inWords() {
            return "redouble";
        }

        @Override
        public String toString() {
            return "XX";
        }
    }

    static Bid bid(int level, Suit suit) {
        return new Bid(level, Strain.of(suit));
    }

    static Bid bid(int level, Strain strain) {
        return new Bid(level, strain);
    }

    /**
     * Reads "P", "pass", "X", "dbl", "XX", "1C", "1n", "1NT", "1♠".
     *
     * @throws BadNotation for anything else
     */
    static Call of(String text) {
        String plain = text.strip().toUpperCase(Locale.ROOT).replace("\uFE0F", "");
        switch (plain) {
            case "P", "PASS", "-" -> {
                return PASS;
            }
            case "X", "D", "DBL", "DOUBLE" -> {
                return DOUBLE;
            }
            case "XX", "R", "RDBL", "REDBL", "REDOUBLE" -> {
                return REDOUBLE;
            }
            default -> {
                return bid(text, plain);
            }
        }
    }

    private static Call bid(String text, String plain) {
        if (plain.length() >= 2 && plain.charAt(0) >= '1' && plain.charAt(0) <= '7') {
            int level = plain.charAt(0) - '0';
            String strain = plain.substring(1).strip();
            switch (strain) {
                case "C", "♣" -> {
                    return new Bid(level, Strain.CLUBS);
                }
                case "D", "♦" -> {
                    return new Bid(level, Strain.DIAMONDS);
                }
                case "H", "♥" -> {
                    return new Bid(level, Strain.HEARTS);
                }
                case "S", "♠" -> {
                    return new Bid(level, Strain.SPADES);
                }
                case "N", "NT" -> {
                    return new Bid(level, Strain.NO_TRUMP);
                }
                default -> {
                    throw new BadNotation(text, "a call: P, X, XX or 1C to 7NT");
                }
            }
        }
        throw new BadNotation(text, "a call: P, X, XX or 1C to 7NT");
    }

    private static List<Call> all() {
        List<Call> calls = new ArrayList<>(List.of(new Pass(), new Double(), new Redouble()));
        for (int level = 1; level <= 7; level++) {
            for (Strain strain : Strain.values()) {
                calls.add(new Bid(level, strain));
            }
        }
        return List.copyOf(calls);
    }
}

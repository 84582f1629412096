package kibitzer.games.poker.pot;

import kibitzer.cards.CardSet;

/** What a player does in his turn. */
public sealed interface Move {

    /** What is said in one word. */
    enum Word implements Move {
        PASS("passes"),
        OPEN("opens"),
        CHECK("checks"),
        BET("bets"),
        CALL("calls"),
        RAISE("raises"),
        DROP("drops");

        private final String does;

        Word(String does) {
            this.does = does;
        }

        @Override
        public String does() {
            return does;
        }
    }

    /** Throws these cards and draws as many; none is standing pat. */
    record Discard(CardSet cards) implements Move {
        @Override
        public String does() {
            return new Drawn(cards.size()).does();
        }
    }

    /** A draw as others see it: how many cards, and not which. */
    record Drawn(int many) implements Move {
        @Override
        public String does() {
            return switch (many) {
                case 0 -> "stands pat";
                case 1 -> "draws one card";
                default -> "draws " + many + " cards";
            };
        }
    }

    /** "raises", "draws 2 cards": what others see. */
    String does();
}

package kibitzer.games.poker.pot;

import kibitzer.cards.CardSet;

/** What a player does in his turn. */
public sealed interface Move {

    /** What is said in one word. */
    enum Word implements Move {
        PASS("passes", "pass"),
        OPEN("opens", "open"),
        CHECK("checks", "check"),
        BET("bets", "bet"),
        CALL("calls", "call"),
        RAISE("raises", "raise"),
        DROP("drops", "drop");

        private final String does;
        private final String youDo;

        Word(String does, String youDo) {
            this.does = does;
            this.youDo = youDo;
        }

        @Override
        public String does() {
            return does;
        }

        @Override
        public String youDo() {
            return youDo;
        }
    }

    /** Throws these cards and draws as many; none is standing pat. */
    record Discard(CardSet cards) implements Move {
        @Override
        public String does() {
            return new Drawn(cards.size()).does();
        }

        @Override
        public String youDo() {
            return new Drawn(cards.size()).youDo();
        }
    }

    /** A draw as others see it: how many cards, and not which. */
    record Drawn(int many) implements Move {
        @Override
        public String does() {
            return many == 0 ? "stands pat" : "draws " + cards();
        }

        @Override
        public String youDo() {
            return many == 0 ? "stand pat" : "draw " + cards();
        }

        private String cards() {
            return many == 1 ? "one card" : many + " cards";
        }
    }

    /** "raises", "draws 2 cards": what others see. */
    String does();

    /** "raise", "draw 2 cards": the same, told to the player. */
    String youDo();
}

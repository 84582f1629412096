package kibitzer.games.trick.exchange;

/**
 * Each player passes cards face down to a neighbour, and sees what he gets when all have passed.
 *
 * @param cards how many
 * @param to the neighbour
 */
public record Passing(int cards, To to) implements Exchange {

    /** The neighbour who gets them. */
    public enum To {
        LEFT("left", 1),
        RIGHT("right", -1);

        private final String word;
        private final int step;

        To(String word, int step) {
            this.word = word;
            this.step = step;
        }

        /** "left". */
        public String word() {
            return word;
        }

        /** Who gets the cards of a player, by place at a table of so many. */
        public int receiver(int giver, int players) {
            return Math.floorMod(giver + step, players);
        }
    }
}

package kibitzer.decisions.whist;

/**
 * A turn that is asked about.
 *
 * @param fewest the cards on the table, at least
 * @param most the same, at most
 * @param ask the question
 * @param verb what is done with a card
 */
record WhistTurn(int fewest, int most, String ask, String verb) {
    static final WhistTurn LEAD = new WhistTurn(0, 0, "You lead. Which card?", "lead");
    static final WhistTurn SECOND = new WhistTurn(1, 1, "You play second. Which card?", "play");
    static final WhistTurn THIRD = new WhistTurn(2, 2, "You play third. Which card?", "play");
    static final WhistTurn DISCARD = new WhistTurn(1, 3, "You cannot follow. Which card?", "play");

    boolean isDiscard() {
        return most > 2;
    }

    /** "2 cards", "1 to 3 cards". */
    String cards() {
        return fewest == most ? fewest + (fewest == 1 ? " card" : " cards") : fewest + " to " + most + " cards";
    }
}

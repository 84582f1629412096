package kibitzer.games.trick.second;

import java.util.ArrayList;
import java.util.List;

/**
 * Which card is the higher, by its place in a text.
 *
 * @param plain the figures of a plain suit, the highest first
 * @param trumps those of the trump suit
 */
record Downwards(String plain, String trumps) {

    static String suit(String card) {
        return card.substring(1);
    }

    /** The place of the card that wins; of two that are alike the first. */
    int winner(List<String> trick, String trump) {
        int winner = 0;
        for (int i = 1; i < trick.size(); i++) {
            if (beats(trick.get(i), trick.get(winner), trump)) {
                winner = i;
            }
        }
        return winner;
    }

    private boolean beats(String card, String best, String trump) {
        if (!suit(card).equals(suit(best))) {
            return suit(card).equals(trump);
        }
        String order = suit(card).equals(trump) ? trumps : plain;
        return order.indexOf(card.charAt(0)) < order.indexOf(best.charAt(0));
    }

    /** Those that would win a trick as it lies there. */
    List<String> winning(List<String> cards, SecondRules.Table table) {
        return cards.stream()
                .filter(card -> {
                    List<String> played = new ArrayList<>(table.trick());
                    played.add(card);
                    return winner(played, table.trump()) == played.size() - 1;
                })
                .toList();
    }

    static List<String> of(String suit, List<String> hand) {
        return hand.stream().filter(card -> suit(card).equals(suit)).toList();
    }

    /** The first of these that is not empty. */
    @SafeVarargs
    static List<String> firstThereIs(List<String>... choices) {
        for (List<String> choice : choices) {
            if (!choice.isEmpty()) {
                return choice;
            }
        }
        return List.of();
    }
}

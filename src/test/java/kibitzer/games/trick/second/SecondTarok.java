package kibitzer.games.trick.second;

import java.util.List;
import java.util.Set;

/** Tarok (pp. 335-337): a tarot by its number, the joker 22; follow, else a tarot, else anything. */
final class SecondTarok implements SecondRules {
    private static final String RED_UP = "432AJCQK";
    private static final String BLACK_UP = "789TJCQK";

    @Override
    public Set<String> games() {
        return Set.of("tarok", "tapp-tarok", "tarok-consolation", "tarok-double-triple");
    }

    /** 'T' of a tarot. */
    private static char kind(String card) {
        return card.equals("JK") ? 'T' : card.charAt(card.length() - 1);
    }

    private static int strength(String card) {
        if (card.equals("JK")) {
            return 122;
        }
        char kind = kind(card);
        return switch (kind) {
            case 'T' -> 100 + Integer.parseInt(card.substring(0, card.length() - 1));
            case 'H', 'D' -> RED_UP.indexOf(card.charAt(0));
            default -> BLACK_UP.indexOf(card.charAt(0));
        };
    }

    private static List<String> of(List<String> hand, char kind) {
        return hand.stream().filter(card -> kind(card) == kind).toList();
    }

    @Override
    public List<String> lawful(Table table) {
        List<String> hand = table.hand();
        if (table.trick().isEmpty()) {
            return hand;
        }
        List<String> following = of(hand, kind(table.trick().getFirst()));
        List<String> tarots = of(hand, 'T');
        return !following.isEmpty() ? following : !tarots.isEmpty() ? tarots : hand;
    }

    @Override
    public int winner(Table table) {
        char led = kind(table.trick().getFirst());
        int winner = 0;
        for (int i = 1; i < table.trick().size(); i++) {
            String card = table.trick().get(i);
            boolean able = kind(card) == led || kind(card) == 'T';
            if (able && strength(card) > strength(table.trick().get(winner))) {
                winner = i;
            }
        }
        return winner;
    }
}

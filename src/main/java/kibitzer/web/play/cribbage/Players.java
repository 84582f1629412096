package kibitzer.web.play.cribbage;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import kibitzer.play.cribbage.SeenCribbage;

/** What players and sides are called, from where the learner sits. */
record Players(SeenCribbage seen) {
    private static final int TWO = 2;

    /** "You", "Opponent", "Partner", "Player 2". */
    String name(int player) {
        int step = Math.floorMod(player - seen.player(), seen.game().players());
        if (step == 0) {
            return "You";
        }
        if (seen.game().partners()) {
            return step == TWO ? "Partner" : step == 1 ? "West" : "East";
        }
        return seen.game().players() == TWO ? "Opponent" : step == 1 ? "Next player" : "Third player";
    }

    /** "yours", "the opponent's", "West's". */
    String whose(int player) {
        String name = name(player);
        return player == seen.player()
                ? "yours"
                : (seen.game().partners() && !name.equals("Partner") ? name : "the " + name.toLowerCase(Locale.ROOT))
                        + "'s";
    }

    /** "You play", "Opponent plays". */
    String does(int player, String verb) {
        return name(player) + " " + verb + (player == seen.player() ? "" : "s");
    }

    /** The learner's side first. */
    List<String> sides() {
        List<String> names = new ArrayList<>();
        for (int step = 0; step < seen.game().sides(); step++) {
            names.add(
                    seen.game().partners()
                            ? step == 0 ? "Your side" : "Opponents"
                            : name((seen.player() + step) % seen.game().players()));
        }
        return names;
    }

    /** Figures by side, the learner's first. */
    List<Integer> inOrder(List<Integer> bySide) {
        List<Integer> figures = new ArrayList<>();
        for (int step = 0; step < bySide.size(); step++) {
            figures.add(bySide.get((seen.side() + step) % bySide.size()));
        }
        return figures;
    }
}

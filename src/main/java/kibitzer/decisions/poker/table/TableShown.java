package kibitzer.decisions.poker.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import kibitzer.conventions.poker.play.ActionAfterDraw;
import kibitzer.conventions.poker.play.Circumstance;
import kibitzer.conventions.poker.play.Games;
import kibitzer.conventions.poker.play.PokerTable;
import kibitzer.conventions.poker.play.TableView;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.HowMany;

/** Lays a table of draw poker before the learner: his hand, his seat, the bets so far. */
final class TableShown {
    private final PokerTable table;
    private final List<Exhibit> exhibits = new ArrayList<>();

    TableShown(PokerTable table) {
        this.table = table;
        exhibits.add(new Exhibit.Held("Your hand", table.hand(), Exhibit.Fan.BY_RANK));
        fact("The game", title(table.game()));
    }

    private static String title(String game) {
        return game.equals(Games.HIGH_LOW)
                ? "high-low draw poker"
                : TableView.form(game).title();
    }

    private void fact(String label, String value) {
        exhibits.add(new Exhibit.Fact(label, value));
    }

    TableShown opening() {
        fact("To open", table.openers().inWords());
        return this;
    }

    TableShown seat() {
        int players = table.seat().players();
        int position = table.seat().position();
        String where = position == players
                ? "the dealer, the last of " + players
                : position == 1
                        ? "first of " + players + ", at the dealer's left"
                        : "number " + position + " of " + players;
        fact("You sit", where);
        return this;
    }

    TableShown behind() {
        int behind = table.seat().toAct();
        fact("Still to speak behind you", behind == 0 ? "nobody" : HowMany.of(behind, "player"));
        return this;
    }

    TableShown in() {
        fact(
                "Against you",
                HowMany.of(table.seat().playersIn(), "player") + (table.bets().opener() ? ", and you opened" : ""));
        return this;
    }

    TableShown bets() {
        if (table.bets().raises() > 0) {
            fact("Raises so far", String.valueOf(table.bets().raises()));
        }
        if (table.bets().pot() > 0) {
            fact("In the pot", HowMany.of(table.bets().pot(), "chip"));
        }
        if (table.bets().toCall() > 0) {
            fact("It costs you", HowMany.of(table.bets().toCall(), "chip"));
        }
        return this;
    }

    TableShown drawn() {
        if (!table.drawn().isEmpty()) {
            fact(
                    "Drawn before you",
                    table.drawn().stream()
                            .map(cards -> cards == 0 ? "none (pat)" : String.valueOf(cards))
                            .collect(Collectors.joining(", ")));
        }
        return this;
    }

    TableShown spoken() {
        int number = 0;
        for (ActionAfterDraw said : table.spoken()) {
            fact("Opponent " + ++number, said.inWords());
        }
        return this;
    }

    TableShown known() {
        for (Circumstance circumstance : table.circumstances()) {
            fact("Also", circumstance.inWords());
        }
        return this;
    }

    List<Exhibit> exhibits() {
        return List.copyOf(exhibits);
    }
}

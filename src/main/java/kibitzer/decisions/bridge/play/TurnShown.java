package kibitzer.decisions.bridge.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.bridge.form.Declaration;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.turn.CardTurn;
import kibitzer.games.bridge.turn.PlayedTrick;
import kibitzer.games.table.TableSeat;

/** A turn as it is put to the learner: what is played, the trick, dummy, his hand, and the tricks before. */
final class TurnShown {
    private TurnShown() {}

    static Prompt of(CardTurn turn) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact(
                "Contract",
                new Declaration(turn.level(), turn.strain()).inWords() + " by "
                        + turn.declarer().inWords()));
        shown.add(new Exhibit.Fact(
                "You are",
                turn.isDeclarers() ? "declarer" : "a defender, " + turn.seat().inWords()));
        shown.add(new Exhibit.Fact("Your side", TrialWords.wanted(turn)));
        if (!turn.trick().isEmpty()) {
            shown.add(trick("On the table", turn.table(), turn, Optional.empty()));
        }
        shown.add(new Exhibit.Held("Dummy, " + turn.dummySeat().inWords(), turn.dummy()));
        shown.add(new Exhibit.Held("Your hand, " + turn.player().inWords(), turn.hand()));
        int before = CardTurn.TRICKS - turn.tricksLeft() - turn.history().size();
        for (int number = 0; number < turn.history().size(); number++) {
            PlayedTrick trick = turn.history().get(number);
            shown.add(trick(
                    "Trick " + (before + number + 1), trick, turn, Optional.of(seat(trick.winner(turn.strain())))));
        }
        return new Prompt(ask(turn), shown);
    }

    private static Exhibit trick(String label, PlayedTrick trick, CardTurn turn, Optional<TableSeat> winner) {
        return new Exhibit.Trick(label, seat(trick.leader()), trick.cards(), Optional.of(seat(turn.player())), winner);
    }

    private static TableSeat seat(Seat seat) {
        return new TableSeat(TableSeat.COMPASS, seat.ordinal());
    }

    private static String ask(CardTurn turn) {
        String from = turn.isDummys() ? " from dummy" : turn.isDeclarers() ? " from your hand" : "";
        return (turn.trick().isEmpty() ? "You lead" : "You play") + from + ". Which card?";
    }
}

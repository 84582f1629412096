package kibitzer.play.tricks;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.CardSet;
import kibitzer.conventions.solo.SoloCalls;
import kibitzer.conventions.solo.SoloView;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.solo.SoloDecisions;
import kibitzer.games.table.TableSeat;
import kibitzer.play.hand.Turn;

/** Solo whist by what each call undertakes (Culbertson, pp. 174-175); of the play the book says nothing of its own. */
final class SoloTurns implements TricksTurns {
    private static final String NAMING =
            "The book says that the caller names trumps, and not which: any suit may be named";
    private static final String PLAY =
            "The book tells what each call undertakes, and names no card to play for it: any card that the rules allow may be played";

    @Override
    public Turn<TrickMove> of(SeenTricks seen) {
        return switch (seen.phase()) {
            case CALLING -> Turn.Asked.of(SoloDecisions.CALL, call(seen), prompt(seen), TrickMove.Called::new);
            case NAMING -> new Turn.Silent<>(NAMING);
            default -> new Turn.Silent<>(PLAY);
        };
    }

    @Override
    public Optional<TrickMove> byTheBook(SeenTricks seen) {
        return switch (seen.phase()) {
            case CALLING -> SoloCalls.BOOK.best(call(seen)).stream().findFirst().map(TrickMove.Called::new);
            case NAMING -> named(seen);
            default -> Optional.empty();
        };
    }

    /** The suit that the call was counted in. */
    private static Optional<TrickMove> named(SeenTricks seen) {
        String best = String.valueOf(call(seen).best().letter());
        return Optional.of(best).filter(seen.open()::contains).map(TrickMove.Called::new);
    }

    private static SoloView call(SeenTricks seen) {
        return new SoloView(
                CardSet.of(seen.hand().list()),
                seen.turnUp().orElseThrow(),
                new TableSeat(TableSeat.COMPASS, seen.dealer()),
                seen.calls());
    }

    /** The calls and the card turned lie above already. */
    private static Prompt prompt(SeenTricks seen) {
        return new Prompt(
                "The " + seen.turnUp().orElseThrow().inWords() + " is turned. What do you call?",
                List.of(new Exhibit.Held("Your hand", CardSet.of(seen.hand().list()))));
    }
}

package kibitzer.play.tricks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.conventions.euchre.EuchreCalls;
import kibitzer.conventions.euchre.EuchreLeadView;
import kibitzer.conventions.euchre.EuchreLeads;
import kibitzer.conventions.euchre.EuchreView;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.trick.euchre.EuchreDecisions;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.plain.PlayerView;
import kibitzer.games.trick.settle.GamePoints;
import kibitzer.play.hand.Turn;

/** Euchre for four by Culbertson's pointers (pp. 207-208): the call, and the lead to the first trick. */
final class EuchreTurns implements TricksTurns {
    static final String SET_BACK = "set-back-euchre";

    private static final int GAME = EuchreView.BRIDGE + 1;

    private static final String LAY_AWAY = "The pointers do not say which card is laid away for the one turned";
    private static final String OTHER_GAME =
            "The pointers on calling speak of a game to five points, and not of this score: any call that the rules allow may be made";
    private static final String AFTER_THE_LEAD =
            "After the first lead the pointers name no card: any that the rules allow may be played";

    @Override
    public Turn<TrickMove> of(SeenTricks seen) {
        return switch (seen.phase()) {
            case CALLING ->
                isScoreOfTheBook(seen)
                        ? Turn.Asked.of(EuchreDecisions.CALL, call(seen), callPrompt(seen), TrickMove.Called::new)
                        : new Turn.Silent<>(OTHER_GAME);
            case LAYING_AWAY -> new Turn.Silent<>(LAY_AWAY);
            default ->
                lead(seen)
                        .<Turn<TrickMove>>map(view ->
                                Turn.Asked.of(EuchreDecisions.LEAD, view, leadPrompt(seen), EuchreTurns::played))
                        .orElseGet(() -> new Turn.Silent<>(AFTER_THE_LEAD));
        };
    }

    @Override
    public Optional<TrickMove> byTheBook(SeenTricks seen) {
        return switch (seen.phase()) {
            case CALLING ->
                EuchreCalls.BOOK.best(call(seen)).stream().findFirst().map(TrickMove.Called::new);
            default ->
                lead(seen)
                        .flatMap(view ->
                                EuchreLeads.BOOK.best(view).stream().findFirst().map(EuchreTurns::played));
        };
    }

    private static CardSet cards(SeenTricks seen) {
        return CardSet.of(seen.hand().list());
    }

    private static TrickMove played(Card card) {
        return new TrickMove.Played(card, Optional.empty());
    }

    private static EuchreView call(SeenTricks seen) {
        return new EuchreView(
                cards(seen),
                seen.turnUp().orElseThrow(),
                new TableSeat(EuchreView.PLAYERS, seen.dealer()),
                seen.seat(),
                seen.calls().size(),
                ofTheBook(seen, we(seen)),
                ofTheBook(seen, they(seen)),
                seen.game().id().equals(SET_BACK));
    }

    private static int we(SeenTricks seen) {
        return seen.standing().points(seen.seat().place());
    }

    private static int they(SeenTricks seen) {
        return seen.standing().points(seen.seat().next().place());
    }

    private static int goal(SeenTricks seen) {
        return seen.standing().goal().map(GamePoints::points).orElse(GAME);
    }

    /** The score of a game to five in which as much is lacking to the end; nothing where that would be more than five. */
    private static int ofTheBook(SeenTricks seen, int points) {
        return Math.clamp(GAME - (goal(seen) - points), 0, EuchreView.BRIDGE);
    }

    private static boolean isScoreOfTheBook(SeenTricks seen) {
        return goal(seen) == GAME && we(seen) == ofTheBook(seen, we(seen)) && they(seen) == ofTheBook(seen, they(seen));
    }

    /** Empty but where he leads to the first trick. */
    private static Optional<EuchreLeadView> lead(SeenTricks seen) {
        return seen.sight()
                .filter(sight ->
                        sight.tricks().isEmpty() && sight.trick().cards().isEmpty())
                .map(sight -> new EuchreLeadView(
                        cards(seen),
                        sight.trump().orElseThrow(),
                        new TableSeat(EuchreView.PLAYERS, seen.maker().orElseThrow()),
                        new TableSeat(EuchreView.PLAYERS, seen.dealer()),
                        isAlone(seen)))
                .filter(view -> view.leader().equals(seen.seat()));
    }

    private static boolean isAlone(SeenTricks seen) {
        return seen.outcome().filter(outcome -> outcome.alone()).isPresent();
    }

    /** The card turned lies above already. */
    private static Prompt callPrompt(SeenTricks seen) {
        String turned = "The " + seen.turnUp().orElseThrow().inWords();
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Dealer", new SeatWords(seen).of(seen.dealer())));
        shown.add(new Exhibit.Fact("Score", "we " + we(seen) + ", they " + they(seen) + ", of " + goal(seen)));
        shown.add(new Exhibit.Held("Your hand", cards(seen)));
        return new Prompt(
                seen.calls().size() < EuchreView.PLAYERS
                        ? turned + " is turned. What do you call?"
                        : turned + " was turned down. What do you call?",
                shown);
    }

    private static Prompt leadPrompt(SeenTricks seen) {
        SeatWords words = new SeatWords(seen);
        return new Prompt(
                "You lead to the first trick. Which card?",
                List.of(
                        new Exhibit.Fact(
                                "Trumps",
                                seen.sight()
                                        .flatMap(PlayerView::trump)
                                        .map(Suit::plural)
                                        .orElseThrow()),
                        new Exhibit.Fact(
                                "Made by", words.of(seen.maker().orElseThrow()) + (isAlone(seen) ? ", alone" : "")),
                        new Exhibit.Held("Your hand", cards(seen))));
    }
}

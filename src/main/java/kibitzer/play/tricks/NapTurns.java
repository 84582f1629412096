package kibitzer.play.tricks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.conventions.nap.NapCalls;
import kibitzer.conventions.nap.NapFollows;
import kibitzer.conventions.nap.NapGround;
import kibitzer.conventions.nap.NapLeads;
import kibitzer.conventions.nap.NapTurn;
import kibitzer.conventions.nap.NapView;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.nap.NapDecisions;
import kibitzer.games.trick.TrumpMaking;
import kibitzer.games.trick.auction.Outcome;
import kibitzer.games.trick.plain.PlayerView;
import kibitzer.games.trick.plain.SeenTrick;
import kibitzer.play.hand.Turn;

/**
 * Nap by the handbook (Round Games with Cards, pp. 4-6 and 10): the call, the caller's leads, and what the others play to them.
 *
 * @param calls whether the handbook's calls hold: at napoleon the first of them is two, and the dealer may not pass
 */
record NapTurns(boolean calls) implements TricksTurns {
    private static final String OTHER_CALLS =
            "The handbook's calls are those of nap, where one trick may be called and all may pass: any call that the rules allow may be made";
    private static final String NAMING =
            "The handbook lets the first lead make trumps, and says nothing of naming them";
    private static final String SETTLED = "The call is decided already: any card that the rules allow may be played";
    private static final String FORCED = "It is the only card that you may play";
    private static final String ELSEWHERE =
            "The handbook speaks of what the caller leads and what is played against the caller: here any card that the rules allow may be"
                    + " played";
    private static final String TOO_MANY =
            "The handbook deals to five at most: any card that the rules allow may be played";

    @Override
    public Turn<TrickMove> of(SeenTricks seen) {
        if (seen.players() > NapGround.MOST_PLAYERS) {
            return new Turn.Silent<>(seen.phase() == Phase.CALLING ? OTHER_CALLS : TOO_MANY);
        }
        return switch (seen.phase()) {
            case CALLING ->
                calls
                        ? Turn.Asked.of(
                                NapDecisions.CALL,
                                call(seen),
                                callPrompt(seen),
                                call -> new TrickMove.Called(call.toString()))
                        : new Turn.Silent<>(OTHER_CALLS);
            case NAMING -> new Turn.Silent<>(NAMING);
            default -> card(seen);
        };
    }

    private Turn<TrickMove> card(SeenTricks seen) {
        if (seen.sight().filter(sight -> isSettled(seen, sight)).isPresent()) {
            return new Turn.Silent<>(SETTLED);
        }
        if (seen.lawful().size() == 1) {
            return new Turn.Silent<>(FORCED);
        }
        return turn(seen)
                .<Turn<TrickMove>>map(turn -> Turn.Asked.of(
                        turn.isLead() ? NapDecisions.LEAD : NapDecisions.PLAY,
                        turn,
                        cardPrompt(seen, turn),
                        NapTurns::played))
                .orElseGet(() -> new Turn.Silent<>(ELSEWHERE));
    }

    @Override
    public Optional<TrickMove> byTheBook(SeenTricks seen) {
        if (seen.players() > NapGround.MOST_PLAYERS) {
            return Optional.empty();
        }
        return switch (seen.phase()) {
            case CALLING ->
                calls
                        ? NapCalls.BOOK.best(call(seen)).stream()
                                .findFirst()
                                .map(call -> new TrickMove.Called(call.toString()))
                        : Optional.empty();
            case NAMING -> Optional.empty();
            default ->
                turn(seen)
                        .flatMap(turn -> (turn.isLead() ? NapLeads.BOOK : NapFollows.BOOK)
                                .best(turn).stream().findFirst().map(NapTurns::played));
        };
    }

    private static CardSet cards(SeenTricks seen) {
        return CardSet.of(seen.hand().list());
    }

    private static TrickMove played(Card card) {
        return new TrickMove.Played(card, Optional.empty());
    }

    private static NapView call(SeenTricks seen) {
        int called = seen.calls().stream().mapToInt(Integer::parseInt).max().orElse(0);
        return new NapView(cards(seen), seen.players(), seen.calls().size() + 1, called);
    }

    private static int undertaken(SeenTricks seen) {
        return Integer.parseInt(seen.outcome().map(Outcome::bid).orElseThrow());
    }

    private static int callersTricks(SeenTricks seen) {
        return seen.won().get(seen.maker().orElseThrow());
    }

    /** True once the call is made, or can no more be made. */
    private static boolean isSettled(SeenTricks seen, PlayerView sight) {
        int won = callersTricks(seen);
        int left = NapView.HAND - sight.tricks().size();
        return won >= undertaken(seen) || won + left < undertaken(seen);
    }

    /** The caller's lead, or what another plays to a trick; empty at any other turn. */
    private static Optional<NapTurn> turn(SeenTricks seen) {
        CardSet hand = cards(seen);
        if (seen.phase() == Phase.FIRST_LEAD) {
            return Optional.of(new NapTurn(
                    hand, Optional.empty(), List.of(), 0, undertaken(seen), seen.players(), 0, List.of(), false));
        }
        return seen.sight()
                .filter(sight -> !isSettled(seen, sight))
                .map(sight -> {
                    SeenTrick trick = sight.trick();
                    int caller = seen.seats().indexOf(seen.maker().orElseThrow());
                    return new NapTurn(
                            hand,
                            sight.trump(),
                            trick.cards(),
                            callersTricks(seen),
                            undertaken(seen),
                            seen.players(),
                            Math.floorMod(caller - trick.leader(), seen.players()),
                            sight.tricks().stream().map(SeenTrick::cards).toList(),
                            seen.game().rules().making().by() == TrumpMaking.By.BIDDER);
                })
                .filter(turn -> turn.isLead() == turn.isCaller());
    }

    private static Prompt callPrompt(SeenTricks seen) {
        int called = call(seen).called();
        return new Prompt(
                "How many tricks do you call, from 0, a pass, to 5, nap?",
                List.of(
                        new Exhibit.Fact(
                                "Called so far", called == NapView.PASS ? "nothing" : HowMany.of(called, "trick")),
                        new Exhibit.Held("Your hand", cards(seen))));
    }

    /** The table lies above already. */
    private static Prompt cardPrompt(SeenTricks seen, NapTurn turn) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Trumps", turn.trump().map(Suit::plural).orElse("made by your first lead")));
        shown.add(new Exhibit.Fact(
                "The call", turn.call() == NapView.NAP ? "nap, all five tricks" : HowMany.of(turn.call(), "trick")));
        shown.add(new Exhibit.Fact(
                turn.isLead() ? "You have won" : "The caller has won", HowMany.of(turn.tricks(), "trick")));
        shown.add(new Exhibit.Held("Your hand", cards(seen)));
        return new Prompt(
                turn.isLead()
                        ? "You are the caller. Which card do you lead?"
                        : "Which card do you play against the caller?",
                shown);
    }
}

package kibitzer.play.cribbage;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.conventions.cribbage.CribbageLeads;
import kibitzer.conventions.cribbage.CribbagePlays;
import kibitzer.conventions.cribbage.LayAwayView;
import kibitzer.conventions.cribbage.LayAways;
import kibitzer.conventions.cribbage.PegView;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.cribbage.CardToPlay;
import kibitzer.decisions.cribbage.CribbageCount;
import kibitzer.decisions.cribbage.CribbageLayAway;
import kibitzer.decisions.cribbage.CribbageLead;
import kibitzer.decisions.cribbage.CribbagePlay;
import kibitzer.decisions.cribbage.CribbageSeven;
import kibitzer.decisions.cribbage.HandToCount;
import kibitzer.decisions.cribbage.HandToLayAway;
import kibitzer.decisions.cribbage.HandToLead;
import kibitzer.games.cribbage.CribbageGame;
import kibitzer.games.cribbage.HandPoints;
import kibitzer.games.cribbage.PegPlay;
import kibitzer.games.cribbage.Pips;
import kibitzer.games.cribbage.play.CribbageMove;
import kibitzer.play.hand.Turn;

/** Finds the question that the player in turn has before him, and what a robot does that follows the book. */
final class CribbageTurns {
    private static final Decision<HandToLayAway, CardSet> LAY_AWAY = new CribbageLayAway();
    private static final Decision<HandToLead, PegPlay> LEAD = new CribbageLead();
    private static final Decision<CardToPlay, PegPlay> PLAY = new CribbagePlay();
    private static final Decision<HandToCount, Integer> COUNT = new CribbageCount();
    private static final Decision<HandToCount, Integer> SEVEN = new CribbageSeven();

    private CribbageTurns() {}

    /** What the player in turn has before him. */
    static Turn<CribbageMove> of(SeenCribbage seen) {
        return switch (seen.phase()) {
            case LAY_AWAY -> layAway(seen);
            case PLAY -> seen.played().isEmpty() ? lead(seen) : play(seen);
            case COUNT -> count(seen);
            case OVER -> throw new IllegalArgumentException("no turn when the game is over");
        };
    }

    private static Turn<CribbageMove> layAway(SeenCribbage seen) {
        HandToLayAway problem =
                new HandToLayAway(seen.hand(), seen.hasTheCrib(), seen.game().id());
        List<Exhibit> table = new ArrayList<>(LAY_AWAY.ask(problem).exhibits());
        return Turn.Asked.of(LAY_AWAY, problem, new Prompt(LAY_AWAY.ask(problem).ask(), table), CribbageMove.Puts::new);
    }

    private static Turn<CribbageMove> lead(SeenCribbage seen) {
        HandToLead problem = new HandToLead(seen.hand(), false, seen.seen());
        return Turn.Asked.of(LEAD, problem, prompt("You lead. Which card?", seen), CribbageTurns::played);
    }

    private static Turn<CribbageMove> play(SeenCribbage seen) {
        CardToPlay problem = new CardToPlay(
                seen.hand(),
                seen.pile(),
                seen.isDealer(),
                seen.own(),
                seen.theirs(),
                seen.end(),
                seen.seen(),
                seen.next());
        String ask = seen.pile().isEmpty()
                ? "You lead a new series. Which card?"
                : "The count is " + Pips.sum(seen.pile()) + ". Which card do you play?";
        return Turn.Asked.of(PLAY, problem, prompt(ask, seen), CribbageTurns::played);
    }

    private static CribbageMove played(PegPlay play) {
        return switch (play) {
            case PegPlay.Plays(Card card) -> CribbageMove.plays(card);
            case PegPlay.Go go -> throw new IllegalArgumentException("go follows of itself");
        };
    }

    private static Turn<CribbageMove> count(SeenCribbage seen) {
        HandToCount problem = new HandToCount(seen.counting(), seen.starter().orElseThrow(), seen.crib());
        Decision<HandToCount, Integer> decision = seen.counting().size() > CribbageGame.SIX_CARD.kept() ? SEVEN : COUNT;
        return Turn.Asked.of(decision, problem, decision.ask(problem), CribbageMove.Claims::new);
    }

    /** The pile and the starter lie on the table already. */
    private static Prompt prompt(String ask, SeenCribbage seen) {
        return new Prompt(ask, List.of(new Exhibit.Held("Your hand", seen.hand(), Exhibit.Fan.BY_RANK)));
    }

    /** The move of a robot in turn: the first answer of the rule books, from what it may know. */
    static CribbageMove byTheBook(SeenCribbage seen) {
        return switch (seen.phase()) {
            case LAY_AWAY -> {
                LayAwayView view = new LayAwayView(seen.hand(), seen.game().laidAway(), seen.hasTheCrib());
                yield new CribbageMove.Puts(LayAways.BOOK.best(view).getFirst());
            }
            case PLAY ->
                played((seen.played().isEmpty() ? CribbageLeads.BOOK : CribbagePlays.BOOK)
                        .best(pegging(seen))
                        .getFirst());
            case COUNT -> worth(seen);
            case OVER -> throw new IllegalArgumentException("no turn when the game is over");
        };
    }

    static CribbageMove worth(SeenCribbage seen) {
        return new CribbageMove.Claims(
                HandPoints.of(seen.counting(), seen.starter().orElseThrow(), seen.crib()));
    }

    static PegView pegging(SeenCribbage seen) {
        return new PegView(seen.hand(), seen.pile(), seen.isDealer(), seen.end() - seen.theirs(), seen.seen());
    }
}

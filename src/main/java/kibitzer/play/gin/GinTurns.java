package kibitzer.play.gin;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.conventions.rummy.gin.DrawView;
import kibitzer.conventions.rummy.gin.GinDiscards;
import kibitzer.conventions.rummy.gin.GinDraws;
import kibitzer.conventions.rummy.gin.GinKnocks;
import kibitzer.conventions.rummy.gin.GinView;
import kibitzer.conventions.rummy.gin.KnockView;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.rummy.gin.DiscardProblem;
import kibitzer.decisions.rummy.gin.DrawProblem;
import kibitzer.decisions.rummy.gin.GinDiscard;
import kibitzer.decisions.rummy.gin.GinDraw;
import kibitzer.decisions.rummy.gin.GinKnock;
import kibitzer.decisions.rummy.gin.KnockProblem;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.games.rummy.gin.KnockAnswer;
import kibitzer.games.rummy.gin.play.GinPlay;
import kibitzer.games.rummy.gin.play.GinSight;
import kibitzer.play.hand.Turn;

/** Finds the question that the player in turn has before him, and what a robot does that follows the book. */
final class GinTurns {
    private static final Decision<DrawProblem, String> DRAW = new GinDraw();
    private static final Decision<DiscardProblem, Card> DISCARD = new GinDiscard();
    private static final Decision<KnockProblem, KnockAnswer> KNOCK = new GinKnock();

    /** The forms count no further, and no hand lasts so long unless the same cards go to and fro. */
    private static final int MOST_TURNS = 40;

    private GinTurns() {}

    /** What the player in turn has before him. */
    static Turn<GinMove> of(SeenGin seen) {
        return switch (seen.phase()) {
            case FIRST_OFFER, SECOND_OFFER, DRAW -> draw(seen);
            case DISCARD -> seen.isToKnock() ? knock(seen) : discard(seen);
            case STOCK_ONLY, OVER -> throw new IllegalArgumentException("no turn in the phase " + seen.phase());
        };
    }

    private static Turn<GinMove> draw(SeenGin seen) {
        GinSight sight = seen.sight();
        Card upcard = seen.upcard();
        DrawProblem problem = new DrawProblem(
                sight.hand(),
                upcard,
                sight.dealer(),
                seen.isOffered(),
                turn(sight),
                under(sight),
                sight.took(),
                sight.refused().without(upcard));
        String ask = (seen.isOffered() && sight.dealer() ? "The opponent refuses the " : "The upcard is the ")
                + upcard.inWords() + ". "
                + (seen.isOffered() ? "Do you take it?" : "Do you take it, or leave it and draw from the stock?");
        return Turn.Asked.of(DRAW, problem, prompt(ask, seen), GinMove::drawn);
    }

    private static Turn<GinMove> knock(SeenGin seen) {
        GinSight sight = seen.sight();
        KnockProblem problem =
                new KnockProblem(sight.hand(), turn(sight), sight.took(), Gin.KNOCK_LIMIT, sight.pile(), taken(seen));
        return Turn.Asked.of(KNOCK, problem, prompt(drawn(seen) + "Do you knock?", seen), GinMove.Knocks::new);
    }

    /** The upcard of this turn, which may not be thrown in it. */
    private static CardSet taken(SeenGin seen) {
        return seen.taken().map(CardSet::of).orElse(CardSet.EMPTY);
    }

    private static Turn<GinMove> discard(SeenGin seen) {
        GinSight sight = seen.sight();
        DiscardProblem problem =
                new DiscardProblem(sight.hand(), sight.pile(), sight.took(), sight.refused(), turn(sight), taken(seen));
        return Turn.Asked.of(
                DISCARD, problem, prompt(drawn(seen) + "Which card do you throw?", seen), GinMove.Throws::new);
    }

    /** "You drew the nine of clubs. " */
    private static String drawn(SeenGin seen) {
        Card card = seen.story().getLast().card().orElseThrow();
        return (seen.taken().isPresent() ? "You took the " : "You drew the ") + card.inWords() + ". ";
    }

    private static int turn(GinSight sight) {
        return Math.min(sight.turn(), MOST_TURNS);
    }

    private static List<Card> under(GinSight sight) {
        return sight.pile().subList(0, sight.pile().size() - 1);
    }

    /** The stock and the pile lie on the table already; what is to be remembered of the opponent is said. */
    private static Prompt prompt(String ask, SeenGin seen) {
        List<Exhibit> exhibits = new ArrayList<>();
        remember("Opponent took", seen.sight().took(), exhibits);
        remember("Opponent passed", seen.sight().refused(), exhibits);
        remember("Opponent threw", thrownByTheOther(seen), exhibits);
        exhibits.add(new Exhibit.Held("Your hand", seen.sight().hand()));
        return new Prompt(ask, exhibits);
    }

    private static void remember(String did, CardSet cards, List<Exhibit> exhibits) {
        if (!cards.isEmpty()) {
            exhibits.add(new Exhibit.Fact(did, cards.toString()));
        }
    }

    /** What the other threw and lies in the pile; the first upcard was turned, not thrown. */
    private static CardSet thrownByTheOther(SeenGin seen) {
        CardSet thrown = seen.story().stream()
                .filter(played -> !played.own() && played.play() instanceof GinPlay.Throw)
                .flatMap(played -> played.card().stream())
                .collect(CardSet.toCardSet());
        return thrown.intersection(CardSet.of(seen.sight().pile()));
    }

    /** The move of a robot in turn: the first answer of the rule books, from what it may know. */
    static GinMove byTheBook(SeenGin seen) {
        return switch (seen.phase()) {
            case FIRST_OFFER, SECOND_OFFER, DRAW -> new GinMove.Draws(takes(seen));
            case DISCARD -> seen.isToKnock() ? knocks(seen) : new GinMove.Throws(thrown(seen));
            case STOCK_ONLY, OVER -> throw new IllegalArgumentException("no turn in the phase " + seen.phase());
        };
    }

    /** From the last turn that is counted on he draws from the stock, which ends: no rule ends upcards that go to and fro. */
    private static boolean takes(SeenGin seen) {
        GinSight sight = seen.sight();
        if (sight.turn() >= MOST_TURNS) {
            return false;
        }
        DrawView view = new DrawView(
                sight.hand(),
                seen.upcard(),
                sight.dealer(),
                seen.isOffered(),
                sight.turn(),
                under(sight),
                sight.took(),
                sight.refused().without(seen.upcard()));
        return GinDraws.BOOK.best(view).stream().findFirst().equals(Optional.of(GinDraws.UPCARD));
    }

    private static GinView view(SeenGin seen) {
        GinSight sight = seen.sight();
        return new GinView(sight.hand(), sight.pile(), sight.took(), sight.refused(), sight.turn(), taken(seen));
    }

    private static GinMove knocks(SeenGin seen) {
        return GinKnocks.BOOK.best(new KnockView(view(seen), Gin.KNOCK_LIMIT)).stream()
                .map(GinMove.Knocks::new)
                .filter(knock ->
                        knock.discard().filter(seen.throwable()::contains).isPresent())
                .findFirst()
                .orElseGet(() -> new GinMove.Knocks(new KnockAnswer.PlayOn()));
    }

    private static Card thrown(SeenGin seen) {
        return GinDiscards.BOOK.best(view(seen)).stream()
                .filter(seen.throwable()::contains)
                .findFirst()
                .orElseGet(() -> leastCount(seen));
    }

    /** Where the book says nothing. */
    private static Card leastCount(SeenGin seen) {
        return seen.throwable().stream()
                .min(Comparator.comparingInt(seen::leftWithout))
                .orElseThrow();
    }
}

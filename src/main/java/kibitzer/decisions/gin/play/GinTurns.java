package kibitzer.decisions.gin.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.conventions.gin.DrawView;
import kibitzer.conventions.gin.GinDiscards;
import kibitzer.conventions.gin.GinDraws;
import kibitzer.conventions.gin.GinKnocks;
import kibitzer.conventions.gin.GinView;
import kibitzer.conventions.gin.KnockView;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Exhibit;
import kibitzer.decisions.Prompt;
import kibitzer.decisions.gin.DiscardProblem;
import kibitzer.decisions.gin.DrawProblem;
import kibitzer.decisions.gin.GinDiscard;
import kibitzer.decisions.gin.GinDraw;
import kibitzer.decisions.gin.GinKnock;
import kibitzer.decisions.gin.KnockProblem;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.games.rummy.gin.KnockAnswer;
import kibitzer.games.rummy.gin.play.GinHand;
import kibitzer.games.rummy.gin.play.GinPlay;
import kibitzer.games.rummy.gin.play.Phase;
import kibitzer.games.rummy.gin.play.Played;
import kibitzer.games.rummy.gin.play.Sight;

/** Finds the question that the player in turn has before him, and what a robot does that follows the book. */
public final class GinTurns {
    private static final Decision<DrawProblem, String> DRAW = new GinDraw();
    private static final Decision<DiscardProblem, Card> DISCARD = new GinDiscard();
    private static final Decision<KnockProblem, KnockAnswer> KNOCK = new GinKnock();

    /** The forms count no further. */
    private static final int MOST_TURNS = 40;

    private GinTurns() {}

    /**
     * What the player in turn has before him; empty where he has no choice.
     *
     * @param playsOn true if he could knock in this turn and has decided not to
     */
    static Optional<GinTurn<?, ?>> of(GinHand hand, boolean playsOn) {
        Sight sight = hand.sight(hand.toPlay());
        return switch (hand.phase()) {
            case FIRST_OFFER, SECOND_OFFER -> Optional.of(draw(hand, sight, new GinPlay.Refuse()));
            case DRAW -> Optional.of(draw(hand, sight, new GinPlay.DrawStock()));
            case DISCARD -> Optional.of(hand.mayKnock() && !playsOn ? knock(hand, sight) : discard(hand, sight));
            case STOCK_ONLY, OVER -> Optional.empty();
        };
    }

    private static GinTurn<?, ?> draw(GinHand hand, Sight sight, GinPlay otherwise) {
        boolean first = hand.phase() != Phase.DRAW;
        Card upcard = hand.pile().getLast();
        DrawProblem problem = new DrawProblem(
                sight.hand(),
                upcard,
                sight.dealer(),
                first,
                turn(sight),
                under(sight),
                sight.took(),
                sight.refused().without(upcard));
        String ask = (first && sight.dealer() ? "The opponent refuses the " : "The upcard is the ") + upcard.inWords()
                + ". "
                + (first ? "Do you take it?" : "Do you take it, or leave it and draw from the stock?");
        return new GinTurn<>(
                new SeatedDecision<>(DRAW, prompt(ask, hand, sight)),
                problem,
                answer -> Optional.of(answer.equals(GinDraws.UPCARD) ? new GinPlay.TakeUpcard() : otherwise));
    }

    private static GinTurn<?, ?> knock(GinHand hand, Sight sight) {
        KnockProblem problem =
                new KnockProblem(sight.hand(), turn(sight), sight.took(), Gin.KNOCK_LIMIT, sight.pile(), taken(hand));
        return new GinTurn<>(
                new SeatedDecision<>(KNOCK, prompt(drawn(hand) + "Do you knock?", hand, sight)),
                problem,
                answer -> thrown(answer).map(GinPlay.Knock::new));
    }

    /** The upcard of this turn, which may not be thrown in it. */
    private static CardSet taken(GinHand hand) {
        return hand.taken().map(CardSet::of).orElse(CardSet.EMPTY);
    }

    /** The discard of a knock. */
    private static Optional<Card> thrown(KnockAnswer answer) {
        return switch (answer) {
            case KnockAnswer.Knock(Card discard) -> Optional.of(discard);
            case KnockAnswer.GoGin(Card discard) -> Optional.of(discard);
            case KnockAnswer.PlayOn on -> Optional.empty();
        };
    }

    private static GinTurn<?, ?> discard(GinHand hand, Sight sight) {
        DiscardProblem problem =
                new DiscardProblem(sight.hand(), sight.pile(), sight.took(), sight.refused(), turn(sight), taken(hand));
        return new GinTurn<>(
                new SeatedDecision<>(DISCARD, prompt(drawn(hand) + "Which card do you throw?", hand, sight)),
                problem,
                answer -> Optional.of(new GinPlay.Throw(answer)));
    }

    /** "You drew the nine of clubs. " */
    private static String drawn(GinHand hand) {
        Card card = hand.story().getLast().card();
        return (hand.taken().isPresent() ? "You took the " : "You drew the ") + card.inWords() + ". ";
    }

    private static int turn(Sight sight) {
        return Math.min(sight.turn(), MOST_TURNS);
    }

    private static List<Card> under(Sight sight) {
        return sight.pile().subList(0, sight.pile().size() - 1);
    }

    /** The stock and the pile lie on the table already; what is to be remembered of the opponent is said. */
    private static Prompt prompt(String ask, GinHand hand, Sight sight) {
        List<Exhibit> exhibits = new ArrayList<>();
        remember("Opponent took", sight.took(), exhibits);
        remember("Opponent passed", sight.refused(), exhibits);
        remember("Opponent threw", thrownByTheOther(hand, sight), exhibits);
        exhibits.add(new Exhibit.Held("Your hand", sight.hand()));
        return new Prompt(ask, exhibits);
    }

    private static void remember(String did, CardSet cards, List<Exhibit> exhibits) {
        if (!cards.isEmpty()) {
            exhibits.add(new Exhibit.Fact(did, cards.toString()));
        }
    }

    /** What the other threw and lies in the pile; the first upcard was turned, not thrown. */
    private static CardSet thrownByTheOther(GinHand hand, Sight sight) {
        CardSet thrown = hand.story().stream()
                .filter(played -> played.player() != hand.toPlay() && played.play() instanceof GinPlay.Throw)
                .map(Played::card)
                .collect(CardSet.toCardSet());
        return thrown.intersection(CardSet.of(sight.pile()));
    }

    /** The play of a robot in turn: the first answer of the rule books, from what it may know. */
    public static GinPlay byTheBook(GinHand hand) {
        Sight sight = hand.sight(hand.toPlay());
        return switch (hand.phase()) {
            case FIRST_OFFER, SECOND_OFFER -> takes(sight, true) ? new GinPlay.TakeUpcard() : new GinPlay.Refuse();
            case DRAW -> takes(sight, false) ? new GinPlay.TakeUpcard() : new GinPlay.DrawStock();
            case STOCK_ONLY -> new GinPlay.DrawStock();
            case DISCARD -> ends(hand, sight);
            case OVER -> throw new IllegalArgumentException("the hand is over");
        };
    }

    private static boolean takes(Sight sight, boolean first) {
        Card upcard = sight.pile().getLast();
        DrawView view = new DrawView(
                sight.hand(),
                upcard,
                sight.dealer(),
                first,
                sight.turn(),
                under(sight),
                sight.took(),
                sight.refused().without(upcard));
        return GinDraws.BOOK.best(view).stream().findFirst().equals(Optional.of(GinDraws.UPCARD));
    }

    private static GinPlay ends(GinHand hand, Sight sight) {
        GinView view =
                new GinView(sight.hand(), sight.pile(), sight.took(), sight.refused(), sight.turn(), taken(hand));
        if (hand.mayKnock()) {
            Optional<GinPlay> knock = GinKnocks.BOOK.best(new KnockView(view, Gin.KNOCK_LIMIT)).stream()
                    .flatMap(answer -> thrown(answer).stream())
                    .filter(hand.throwable()::contains)
                    .findFirst()
                    .map(GinPlay.Knock::new);
            if (knock.isPresent()) {
                return knock.get();
            }
        }
        return new GinPlay.Throw(GinDiscards.BOOK.best(view).stream()
                .filter(hand.throwable()::contains)
                .findFirst()
                .orElseGet(() -> leastCount(hand)));
    }

    /** Where the book says nothing. */
    private static Card leastCount(GinHand hand) {
        return hand.throwable().stream()
                .min(java.util.Comparator.comparingInt(hand::leftWithout))
                .orElseThrow();
    }
}

package kibitzer.play.gin;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.games.rummy.gin.play.GinHand;
import kibitzer.games.rummy.gin.play.GinPlay;
import kibitzer.games.rummy.gin.play.GinSight;
import kibitzer.games.rummy.gin.play.HollywoodSheet;
import kibitzer.games.rummy.gin.play.MadePlay;
import kibitzer.games.rummy.gin.play.Phase;

/**
 * What one player sees of hands of gin: his cards, the pile, what the other did openly, the sheet.
 *
 * @param player 0 or 1
 * @param sight his cards, and what he may remember of the other
 * @param phase what the player in turn has to do
 * @param plays what the rules allow him; none if it is not his turn
 * @param taken the upcard he has taken in this turn
 * @param playsOn true if he could knock in this turn and has decided not to
 * @param others how many cards the other holds
 * @param stock how many cards lie face down
 * @param story what both have done in this hand
 * @param number of this hand in the series, from 1
 * @param sheet with the hands that are over
 */
public record SeenGin(
        int player,
        GinSight sight,
        Phase phase,
        List<GinPlay> plays,
        Optional<Card> taken,
        boolean playsOn,
        int others,
        int stock,
        List<SeenPlay> story,
        int number,
        HollywoodSheet sheet) {

    /**
     * A play as this player saw it.
     *
     * @param own true if it was his
     * @param card empty if he could not see it
     */
    public record SeenPlay(boolean own, GinPlay play, Optional<Card> card) {}

    public SeenGin {
        plays = List.copyOf(plays);
        story = List.copyOf(story);
    }

    static SeenGin of(GinSeries series, int player) {
        GinHand hand = series.hand();
        boolean inTurn = !hand.isOver() && hand.toPlay() == player;
        return new SeenGin(
                player,
                hand.sight(player),
                hand.phase(),
                inTurn ? hand.legal() : List.of(),
                inTurn ? hand.taken() : Optional.empty(),
                inTurn && series.playsOn(),
                hand.hand(1 - player).size(),
                hand.stock().size(),
                story(hand, player),
                series.hands().size(),
                series.sheet());
    }

    /** A card drawn from the stock is seen by him who draws it, and by all when the hand is over. */
    public static List<SeenPlay> story(GinHand hand, int player) {
        return hand.story().stream()
                .map(played -> seen(played, player, hand.isOver()))
                .toList();
    }

    private static SeenPlay seen(MadePlay played, int player, boolean over) {
        boolean own = played.player() == player;
        boolean unseen = played.play() instanceof GinPlay.DrawStock && !own && !over;
        return new SeenPlay(own, played.play(), unseen ? Optional.empty() : Optional.of(played.card()));
    }

    public Card upcard() {
        return sight.pile().getLast();
    }

    /** True if he is to take or leave the upcard that was dealt. */
    boolean isOffered() {
        return phase == Phase.FIRST_OFFER || phase == Phase.SECOND_OFFER;
    }

    /** True if he may end the hand and has not said that he plays on. */
    boolean isToKnock() {
        return !playsOn && plays.stream().anyMatch(GinPlay.Knock.class::isInstance);
    }

    CardSet throwable() {
        return taken.map(sight.hand()::without).orElse(sight.hand());
    }

    /** What is left unmatched in his hand once he has thrown a card. */
    int leftWithout(Card thrown) {
        return Gin.MELDER.leastDeadwood(sight.hand().without(thrown));
    }
}

package kibitzer.games.rummy.gin.play;

import kibitzer.cards.Card;

/**
 * A play that was made.
 *
 * @param player who made it, 0 or 1
 * @param card the card that was drawn, taken, refused or thrown
 */
public record MadePlay(int player, GinPlay play, Card card) {}

package kibitzer.games.rummy.gin.play;

import kibitzer.cards.Card;

/** What a player can do at gin: draw in one of two ways, refuse the first upcard, throw a card or knock (p. 32). */
public sealed interface GinPlay {

    /** He takes the upcard. */
    record TakeUpcard() implements GinPlay {}

    /** He does not take the upcard that was dealt; the turn passes with nothing drawn. */
    record Refuse() implements GinPlay {}

    /** He draws the top card of the stock. */
    record DrawStock() implements GinPlay {}

    /** He ends his turn with a card face up on the pile. */
    record Throw(Card card) implements GinPlay {}

    /**
     * He ends the hand, gin if nothing is left unmatched.
     *
     * @param discard the card he throws face down
     */
    record Knock(Card discard) implements GinPlay {}
}

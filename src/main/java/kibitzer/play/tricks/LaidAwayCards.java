package kibitzer.play.tricks;

import kibitzer.cards.Cards;

/**
 * Cards that a player has put face down before the play: passed, thrown for others, or laid away.
 *
 * @param place whose
 */
public record LaidAwayCards(int place, Cards cards) {}

package kibitzer.play.tricks;

import kibitzer.games.trick.exchange.Exchange;

/**
 * Who is to put cards face down before the play, and how many.
 *
 * @param exchange what becomes of them
 * @param place whose turn it is
 */
public record ToLay(Exchange exchange, int place, int least, int most) {}

package kibitzer.play.hand;

import kibitzer.games.table.TableSeat;

/** A move that was made, and who made it. */
public record PlayedMove<M>(TableSeat seat, M move) {}

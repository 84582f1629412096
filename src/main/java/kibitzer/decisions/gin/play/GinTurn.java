package kibitzer.decisions.gin.play;

import java.util.Optional;
import java.util.function.Function;
import kibitzer.decisions.Decision;
import kibitzer.games.rummy.gin.play.GinPlay;

/**
 * A question that the player in turn has before him.
 *
 * @param decision what is asked
 * @param position the table as he sees it
 * @param play what an answer does; nothing for playing on where a knock was possible
 */
public record GinTurn<P, A>(Decision<P, A> decision, P position, Function<A, Optional<GinPlay>> play) {}

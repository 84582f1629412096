package kibitzer.decisions.poker.pot;

import java.util.List;
import java.util.function.Function;
import kibitzer.decisions.Decision;
import kibitzer.games.poker.pot.Move;
import kibitzer.games.poker.pot.Move.Word;

/** What the player in turn has before him. */
public sealed interface PotTurn {

    /**
     * A question that the books answer.
     *
     * @param decision what is asked
     * @param position the table as he sees it
     * @param move what an answer does; one that is not allowed here becomes the nearest that is
     */
    record Asked<P, A>(Decision<P, A> decision, P position, Function<A, Move> move) implements PotTurn {

        /** What the book puts first; where it is silent and practice says nothing either, the usual move. */
        Move byTheBook(Move usual) {
            return decision.advise(position).best().stream()
                    .findFirst()
                    .map(move)
                    .orElse(usual);
        }
    }

    /**
     * A turn on which the books say nothing.
     *
     * @param words what may be said
     * @param usual what a robot says
     * @param why what is usual, in a sentence
     */
    record Silent(List<Word> words, Word usual, String why) implements PotTurn {
        public Silent {
            words = List.copyOf(words);
        }
    }
}

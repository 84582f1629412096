package kibitzer.decisions.answer;

import java.util.List;

/** What may be answered in a position. */
public sealed interface Choices<A> {

    /** Every legal answer, in the order in which they are shown. */
    record Listed<A>(List<A> answers) implements Choices<A> {
        public Listed {
            answers = List.copyOf(answers);
        }
    }

    /** Too many to list: a number, a division into melds. The decision tells what is not legal. */
    record Open<A>() implements Choices<A> {}
}

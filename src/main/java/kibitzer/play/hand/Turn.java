package kibitzer.play.hand;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.Decision;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Kind;
import kibitzer.marking.Question;

/** What the seat in turn has before it. */
public sealed interface Turn<M> {

    /** The move the books put first; empty where they are silent. */
    Optional<M> byTheBook();

    /**
     * A question that the trainer judges.
     *
     * @param move what an answer does; one that is not lawful here becomes the nearest that is
     * @param besides moves that no answer makes and the learner may make all the same, unjudged
     */
    record Asked<P, A, M>(Question<P, A> question, Function<A, M> move, List<M> besides) implements Turn<M> {
        public Asked {
            besides = List.copyOf(besides);
        }

        public Asked(Question<P, A> question, Function<A, M> move) {
            this(question, move, List.of());
        }

        /** As it is put to him at the table. */
        public static <P, A, M> Asked<P, A, M> of(
                Decision<P, A> decision, P position, Prompt prompt, Function<A, M> move) {
            return new Asked<>(new Question<>(decision, position).asked(prompt), move);
        }

        public Asked<P, A, M> orElse(List<M> others) {
            return new Asked<>(question, move, others);
        }

        @Override
        public Optional<M> byTheBook() {
            return question.advice().best().stream().findFirst().map(move);
        }

        /**
         * The learner's answer in words.
         *
         * @throws BadQuestion if it is none, or not possible here
         */
        AnsweredTurn<P, A> read(String text) {
            try {
                A answer = question.decision().answerKind().read(text);
                question.decision().objection(question.position(), answer).ifPresent(objection -> {
                    throw new BadQuestion("", objection);
                });
                return new AnsweredTurn<>(question, answer);
            } catch (BadNotation unreadable) {
                throw new BadQuestion("", String.valueOf(unreadable.getMessage()));
            }
        }

        M move(String text) {
            return move.apply(read(text).answer());
        }

        /** The answer that makes a move; empty if the question knows of none. */
        Optional<AnsweredTurn<P, A>> answer(M made, Kind<M> moves) {
            return sameWords(made, moves)
                    .or(() -> switch (question.choices()) {
                        case Choices.Listed<A>(List<A> answers) ->
                            answers.stream()
                                    .filter(answer -> move.apply(answer).equals(made))
                                    .findFirst();
                        case Choices.Open<A> open -> Optional.empty();
                    })
                    .map(answer -> new AnsweredTurn<>(question, answer));
        }

        /** Why the answer in the words of a move is not possible; empty if it is, or is no answer at all. */
        Optional<String> objection(M made, Kind<M> moves) {
            try {
                A answer = question.decision().answerKind().json().read(moves.write(made));
                return question.decision().objection(question.position(), answer);
            } catch (BadNotation otherWords) {
                return Optional.empty();
            }
        }

        private Optional<A> sameWords(M made, Kind<M> moves) {
            try {
                A answer = question.decision().answerKind().json().read(moves.write(made));
                boolean same = question.decision()
                                .objection(question.position(), answer)
                                .isEmpty()
                        && move.apply(answer).equals(made);
                return same ? Optional.of(answer) : Optional.empty();
            } catch (BadNotation otherWords) {
                return Optional.empty();
            }
        }
    }

    /**
     * A turn on which the books say nothing.
     *
     * @param why what is usual, in a sentence without its full stop
     */
    record Silent<M>(String why) implements Turn<M> {
        @Override
        public Optional<M> byTheBook() {
            return Optional.empty();
        }
    }
}

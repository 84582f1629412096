package kibitzer.decisions.answer;

import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;

/** Answers that are numbers. */
public sealed interface NumberAnswer<A> extends AnswerKind<A> {

    /**
     * A whole number.
     *
     * @param unit what is counted, in the plural with an s, which one of it has not; empty for a bare number
     */
    record Count(int least, int most, String unit) implements NumberAnswer<Integer> {
        @Override
        public Kind<Integer> json() {
            return Kinds.number(least, most);
        }

        @Override
        public String inWords(Integer answer) {
            String counted = answer == 1 ? unit.replaceFirst("s$", "") : unit;
            return (answer + " " + counted).strip();
        }
    }

    /** A number in whole or half ones: "2½", "2.5". */
    record Halves(int least, int most, String unit) implements NumberAnswer<Double> {
        @Override
        public Kind<Double> json() {
            return HalvesNotation.kind(least, most);
        }

        @Override
        public String inWords(Double answer) {
            return unit.isEmpty() ? HalvesNotation.write(answer) : HalvesNotation.write(answer) + " " + unit;
        }
    }

    /**
     * A probability from 0 to 1; "35%", "1.88 to 1 against" and "1 in 4" are read too.
     *
     * <p>The learner's figure agrees when it is right to half a percent, and is allowed within two percent.
     */
    record Probability() implements NumberAnswer<Double> {
        private static final double RIGHT = 0.005;
        private static final double ALLOWED = 0.02;

        @Override
        public Kind<Double> json() {
            return ProbabilityNotation.KIND;
        }

        @Override
        public String inWords(Double answer) {
            return ProbabilityNotation.percent(answer);
        }

        @Override
        public boolean agrees(Double expected, Double given) {
            return Math.abs(expected - given) <= Math.min(RIGHT, expected / 20 + 1e-9);
        }

        @Override
        public boolean isFigure(Double figure, Double given) {
            return agrees(figure, given) && ProbabilityNotation.roundsTo(figure, given);
        }

        @Override
        public boolean nearly(Double expected, Double given) {
            return Math.abs(expected - given) <= Math.min(ALLOWED, expected / 5 + 1e-9);
        }
    }
}

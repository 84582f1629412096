package kibitzer.advice;

import kibitzer.cards.BadNotation;

/** What a club plays otherwise than a rule stands: a figure of it, not the rule at all, or another answer. */
public sealed interface ClubPlay permits ClubFigure, ClubWithout, ClubAnswer {
    String EXPECTED = ClubFigure.EXPECTED + "; " + ClubWithout.EXPECTED + "; " + ClubAnswer.EXPECTED;

    /** "acol.open.weak-no-trump". */
    String rule();

    /** As it is stored; {@link #read} reads it. */
    String written();

    /** True where this would take the place of the other: both say the same thing of the same rule. */
    boolean isInThePlaceOf(ClubPlay other);

    /** @throws BadNotation unless it is one as {@link #written} */
    static ClubPlay read(String text) {
        return ClubWithout.of(text)
                .<ClubPlay>map(without -> without)
                .or(() -> ClubAnswer.of(text))
                .orElseGet(() -> ClubFigure.read(text));
    }
}

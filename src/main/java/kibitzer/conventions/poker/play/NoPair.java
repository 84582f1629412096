package kibitzer.conventions.poker.play;

import java.util.Set;
import kibitzer.advice.Reason;
import kibitzer.games.poker.HandClass;

/** Which facts tell that there is no pair: they stand behind what is held and what can be drawn to. */
public final class NoPair {
    /** What says which hand is made. */
    private static final Set<String> MADE = Set.of(Features.HAND.key(), Standards.OPENERS.key());

    private static final Set<String> PAIRS_AT_STUD =
            Set.of(StudView.BACK_TO_BACK.key(), StudView.A_PAIR.key(), StudView.A_HIGH_PAIR.key());

    private NoPair() {}

    /** True of a fact at draw poker. */
    public static boolean isTold(PokerTable table, Reason reason) {
        TableView view = new TableView(table);
        return MADE.contains(reason.fact()) && view.made().isWithoutAPair()
                || reason.fact().equals(Features.CLASS.key()) && view.handClass() == HandClass.NO_PAIR
                || reason.fact().equals(DrawFeatures.PAIR_BESIDE.key()) && isMissing(reason)
                || reason.fact().equals(Standards.AGAINST_JACKS_UP.key())
                        && reason.actual().equals(Features.NEVER);
    }

    /** The same at stud poker. */
    public static boolean isToldAtStud(Reason reason) {
        return PAIRS_AT_STUD.contains(reason.fact()) && isMissing(reason);
    }

    /** The same at spit in the ocean. */
    public static boolean isToldAtSpit(Reason reason) {
        return reason.fact().equals(SpitTable.ACES.key()) && isMissing(reason);
    }

    private static boolean isMissing(Reason reason) {
        return Boolean.FALSE.equals(reason.actual());
    }
}

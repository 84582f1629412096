package kibitzer.web.classroom.problems;

import kibitzer.classroom.ProblemSetId;

/** How a draft on the page stands to the one that is stored. */
public sealed interface SaveState {

    /** All that is on the page is stored. */
    record Stored() implements SaveState {}

    /** @param why what kept it from being stored, and what to do */
    record NotStored(String why) implements SaveState {}

    /**
     * A newer draft was saved elsewhere; the page goes on with a copy.
     *
     * @param newer the set in which the newer draft stands
     */
    record Overtaken(ProblemSetId newer) implements SaveState {}
}

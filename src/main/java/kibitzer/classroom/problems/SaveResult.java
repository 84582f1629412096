package kibitzer.classroom.problems;

import kibitzer.classroom.ProblemSetId;

/** What became of a draft that was to be saved. */
public sealed interface SaveResult {

    /** @param revision the one to name at the next save */
    record Kept(int revision) implements SaveResult {}

    /**
     * Somebody saved a newer draft in the meantime, which stands.
     *
     * @param own a set of its own, in which the refused draft is kept
     */
    record Overtaken(ProblemSetId own) implements SaveResult {}
}

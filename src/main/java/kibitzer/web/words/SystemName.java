package kibitzer.web.words;

import kibitzer.conventions.bridge.systems.Systems;

/** What a bidding system is called on the page; whatever else is named by its id reads as a rule does. */
public final class SystemName {
    private SystemName() {}

    /** "cab" is "C.A.B.", "culbertson-points" "Culbertson, by points". */
    public static String of(String id) {
        return Systems.ids().contains(id) ? Systems.of(id).name() : RuleName.of(id);
    }
}

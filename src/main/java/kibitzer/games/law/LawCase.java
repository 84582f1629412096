package kibitzer.games.law;

import java.util.List;

/**
 * One thing that happens at the table, and what one code of laws does about it.
 *
 * @param code whose laws
 * @param offence its name, the same in every code that knows it: "revoke-penalty"
 * @param stage when it happens
 * @param what what has happened, in a sentence or two
 * @param because why the law provides this and nothing else, where the page says so; empty for most
 * @param law where it stands in the code: "Law 76"
 * @param sources ids of syllabus entries that state it
 * @param remedies what the law provides; several where it gives a choice
 * @param others remedies of other cases of this code, which do not fit here
 */
public record LawCase(
        LawCode code,
        String offence,
        Stage stage,
        String what,
        String because,
        String law,
        List<String> sources,
        List<Remedy> remedies,
        List<Remedy> others) {

    public LawCase {
        sources = List.copyOf(sources);
        remedies = List.copyOf(remedies);
        others = List.copyOf(others);
        if (sources.isEmpty() || remedies.isEmpty()) {
            throw new IllegalArgumentException(
                    code.game() + ", " + offence + ": no source or no remedy; expected at least one of each");
        }
    }

    /** True where the law leaves the other side a choice. */
    public boolean givesAChoice() {
        return remedies.size() > 1;
    }

    public boolean provides(Remedy remedy) {
        return remedies.contains(remedy);
    }
}

package kibitzer.games.trick.catalogue;

import java.util.Set;

/** The games of tricks that the books speak of without rules to play them by, by their ids in the syllabus. */
public final class NamedGames {
    public static final Set<String> ALL = Set.of(
            "scotch-whist",
            "preference",
            "trumps-family",
            "triomphe",
            "beast",
            "la-mouche",
            "man-d-auvergne",
            "maw",
            "mistigri",
            "pamphilius",
            "kontraspiel",
            "rams",
            "full-loo",
            "reverse",
            "skat-frage",
            "skat-revolution",
            "ombre",
            "quadrille-ombre",
            "trappola",
            "jambone");

    private NamedGames() {}
}

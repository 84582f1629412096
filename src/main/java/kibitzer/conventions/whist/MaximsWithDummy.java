package kibitzer.conventions.whist;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kibitzer.advice.Advice;
import kibitzer.advice.RuleBook;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.table.TableSeat;
import kibitzer.games.whist.WhistSight;

/**
 * The maxims of whist where another hand lies open: they were written for hidden ones.
 *
 * <p>A maxim that tells partner something, or reads what he tells, is silent where his hand lies open; one that goes by what an
 * adversary may hold, where that adversary's does. To a trick that the open hand has still to play to, none speaks that does not go by
 * one's own cards alone. What is left holds only if it says the same with the open cards counted.
 */
public final class MaximsWithDummy {
    /** The hands that a maxim takes to be hidden. */
    enum Hidden {
        PARTNER,
        LEFT,
        RIGHT,
        /** Those that play to this trick after him. */
        LATER
    }

    private static final Set<Hidden> NONE = Set.of();
    private static final Set<Hidden> ALL = EnumSet.allOf(Hidden.class);
    private static final Set<Hidden> PARTNERS = Set.of(Hidden.PARTNER);
    private static final Set<Hidden> LATER = Set.of(Hidden.LATER);
    private static final Set<Hidden> LATER_AND_PARTNERS = Set.of(Hidden.LATER, Hidden.PARTNER);
    private static final Set<Hidden> LATER_AND_RIGHT = Set.of(Hidden.LATER, Hidden.RIGHT);

    /** Of each maxim; one that is not here takes all to be hidden. Leads inform partner, so that his hand is hidden in all of them. */
    private static final Map<String, Set<Hidden>> HIDDEN = Map.ofEntries(
            Map.entry("whist.lead.losing-card", PARTNERS),
            Map.entry("whist.lead.all-the-trumps", PARTNERS),
            Map.entry("whist.lead.ruff-refused", PARTNERS),
            Map.entry("whist.lead.trumps-called-for", PARTNERS),
            Map.entry("whist.lead.ace-after-the-queen", PARTNERS),
            Map.entry("whist.lead.return-into-a-ruff", PARTNERS),
            Map.entry("whist.lead.return-best-of-three", PARTNERS),
            Map.entry("whist.lead.return", PARTNERS),
            Map.entry("whist.lead.odd-trick", PARTNERS),
            Map.entry("whist.lead.king-after-the-ace", PARTNERS),
            Map.entry("whist.lead.four-best", PARTNERS),
            Map.entry("whist.lead.low-of-five", PARTNERS),
            Map.entry("whist.lead.quart-to-the-king", PARTNERS),
            Map.entry("whist.lead.top-of-a-sequence", PARTNERS),
            Map.entry("whist.lead.ace-from-ace-king", PARTNERS),
            Map.entry("whist.second-hand.queen-of-ace-king-queen", NONE),
            Map.entry("whist.second-hand.pass-the-jack", LATER_AND_RIGHT),
            Map.entry("whist.second-hand.early", LATER),
            Map.entry("whist.second-hand.small-from-king-queen", LATER),
            Map.entry("whist.second-hand.king-from-king-queen", LATER),
            Map.entry("whist.second-hand.small-with-one-honour", LATER),
            Map.entry("whist.second-hand.win-when-in-doubt", LATER),
            Map.entry("whist.third-hand.finesse-the-nine", LATER_AND_RIGHT),
            Map.entry("whist.third-hand.no-finesse", LATER_AND_PARTNERS),
            Map.entry("whist.third-hand.queen-of-ace-queen", LATER),
            Map.entry("whist.third-hand.best", LATER_AND_PARTNERS),
            Map.entry("whist.third-hand.early", LATER_AND_PARTNERS),
            Map.entry("whist.third-hand.win-when-in-doubt", LATER_AND_PARTNERS),
            Map.entry("whist.discard.thirteenth-last", NONE),
            Map.entry("whist.discard.thirteenth", LATER_AND_PARTNERS),
            Map.entry("whist.discard.make-small-trumps", LATER),
            Map.entry("whist.discard.odd-trick", LATER),
            Map.entry("whist.discard.strong-in-trumps", LATER_AND_PARTNERS),
            Map.entry("whist.discard.hold-the-turn-up", LATER),
            Map.entry("whist.discard.trump-low", LATER),
            Map.entry("whist.discard.keep-partners-suit", PARTNERS));

    private MaximsWithDummy() {}

    /** The maxims of this table, for the tests. */
    static Set<String> named() {
        return HIDDEN.keySet();
    }

    /**
     * What they put first; empty where none speaks that still holds.
     *
     * @param seat whose cards lie open
     */
    public static List<Card> spoken(WhistSight sight, TableSeat seat, CardSet open) {
        return WhistBooks.asking(sight)
                .map(book -> spoken(book, sight, seat, open))
                .orElse(List.of());
    }

    private static List<Card> spoken(RuleBook<WhistView, Card> book, WhistSight sight, TableSeat seat, CardSet open) {
        Advice<Card> advice = book.inShort(new WhistView(sight));
        Set<Hidden> seen = seen(sight, seat);
        boolean holds = !advice.silent()
                && advice.rulings().stream()
                        .map(ruling -> HIDDEN.getOrDefault(ruling.rule(), ALL))
                        .noneMatch(hidden -> hidden.stream().anyMatch(seen::contains));
        return holds && isTheSameCounted(book, sight, open, advice.best()) ? advice.best() : List.of();
    }

    /** In what ways the open hand is one that a maxim may take to be hidden. */
    private static Set<Hidden> seen(WhistSight sight, TableSeat seat) {
        Set<Hidden> seen = EnumSet.noneOf(Hidden.class);
        if (seat.equals(sight.partner())) {
            seen.add(Hidden.PARTNER);
        } else {
            seen.add(seat.equals(sight.left()) ? Hidden.LEFT : Hidden.RIGHT);
        }
        if (!sight.trick().isEmpty() && sight.table().of(seat).isEmpty()) {
            seen.add(Hidden.LATER);
        }
        return seen;
    }

    /** Behind a lead an open hand that has played can beat nothing more in the trick; to a lead it still can. */
    private static boolean isTheSameCounted(
            RuleBook<WhistView, Card> book, WhistSight sight, CardSet open, List<Card> best) {
        return sight.trick().isEmpty()
                || new HashSet<>(book.inShort(new WhistView(sight, open)).best()).equals(new HashSet<>(best));
    }
}

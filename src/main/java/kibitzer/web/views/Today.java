package kibitzer.web.views;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Seed;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Decisions;
import kibitzer.decisions.Exhibit;
import kibitzer.marking.Question;

/**
 * The question of a day: the same for everyone.
 *
 * @param decision what is asked
 * @param seed from which it is dealt
 */
record Today(Decision<?, ?> decision, long seed) {
    /** A question with fewer cards is not a hand. */
    private static final int HAND = 5;

    static Today of(LocalDate day) {
        long number = day.getYear() * 10_000L + day.getMonthValue() * 100L + day.getDayOfMonth();
        List<Today> hands = Decisions.all().stream()
                .<Today>map(decision -> new Today(decision, number))
                .filter(today -> today.hand().isPresent())
                .toList();
        return new Seed(number).chance().oneOf(hands);
    }

    Question<?, ?> question() {
        return Dealt.at(seed).question(decision);
    }

    Optional<Exhibit.Held> hand() {
        return question().prompt().exhibits().stream()
                .filter(Exhibit.Held.class::isInstance)
                .map(Exhibit.Held.class::cast)
                .filter(held -> held.cards().size() >= HAND)
                .findFirst();
    }
}

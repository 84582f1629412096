package kibitzer.web.views;

import java.time.LocalDate;
import java.util.List;
import kibitzer.cards.Seed;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Decisions;
import kibitzer.marking.Question;

/**
 * The question of a day: the same for everyone.
 *
 * @param decision what is asked
 * @param seed from which it is dealt
 */
record Today(Decision<?, ?> decision, long seed) {

    static Today of(LocalDate day) {
        List<Decision<?, ?>> all = Decisions.all();
        long number = day.getYear() * 10_000L + day.getMonthValue() * 100L + day.getDayOfMonth();
        return new Today(new Seed(number).chance().oneOf(all), number);
    }

    Question<?, ?> question() {
        return Dealt.at(seed).question(decision);
    }
}

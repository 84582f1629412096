package kibitzer.marking;

import java.util.Optional;
import kibitzer.advice.Basis;
import kibitzer.advice.Meaning;
import kibitzer.advice.Reason;
import kibitzer.advice.Sense;

/**
 * What is told of one reason against an answer, in the parts in which it is broken off from behind where there is no room.
 *
 * @param found what was measured: "17 points"
 * @param asks what stands before that which is asked: "; the book asks "; empty where nothing is asked
 * @param asked what is asked: "13 to 15"; empty where it is not told
 * @param usual what practice has for a word of the book: ", usual is 4 or more"; often empty
 * @param reason which reason it is
 */
record Clause(String found, String asks, String asked, String usual, Reason reason) {
    private static final String NEXT = "; ";

    /** What a book lets pass, and for what: "the book allows it on even less". */
    private static final String ALLOWED = Basis.ALLOWED.saying("it ");

    /** A trait that is missing says so in its own words; of what is measured it is told what was asked. */
    static Clause lacking(Reason reason, boolean refused) {
        if (reason.asked().isEmpty()
                || reason.holds()
                || reason.actual() instanceof Boolean
                || reason.basis() == Basis.GIVEN) {
            return reason.usual().isEmpty()
                    ? found(reason.measured(), reason)
                    : new Clause(reason.measuredAlone(), "", "", ", " + Basis.PRACTICE.saying(reason.usual()), reason);
        }
        Meaning meaning = reason.meaning();
        if (!refused || meaning.isNone()) {
            return new Clause(reason.measured(), NEXT + reason.basis().saying(""), figure(reason), "", reason);
        }
        return meaning.isOfTheAnswer()
                ? new Clause(
                        reason.inShort().measured(),
                        NEXT,
                        meaning.words(),
                        ", " + reason.basis().saying(reason.inShort().asked()),
                        reason)
                : new Clause(
                        reason.measured(),
                        NEXT + (meaning.allowed() ? ALLOWED : Basis.BOOK.saying("")) + (meaning.aim() ? "" : "for "),
                        meaning.words(),
                        meaning.whole() ? "" : ", " + reason.basis().saying(figure(reason)),
                        reason);
    }

    /**
     * The same; of a hand that is too good that it is, and of what the answer itself says no more than that. The best answer is
     * not asked for by the very words that name it next.
     */
    static Clause against(Reason reason, String best) {
        if (reason.sense().isBelow()) {
            return new Clause(
                    reason.measured() + ", too good for that",
                    NEXT + reason.basis().saying(""),
                    reason.asked(),
                    "",
                    reason);
        }
        if (reason.basis() != Basis.ANSWER) {
            return lacking(reason, true);
        }
        String measured = Clauses.once(reason.measured());
        boolean isNext = reason.asked().isEmpty()
                || reason.asked().equals(best)
                || reason.asked().equals("the " + best);
        return isNext
                ? found(measured, reason)
                : new Clause(measured, NEXT + Basis.ANSWER.saying(""), reason.asked(), "", reason);
    }

    private static Clause found(String measured, Reason reason) {
        return new Clause(measured, "", "", "", reason);
    }

    private static String figure(Reason reason) {
        return reason.sense() instanceof Sense.AnythingBut(var what) ? "anything but " + what : reason.asked();
    }

    String text() {
        return beforeTheUsual() + usual;
    }

    /** The same up to where the page stands that prints a word of the book and no figure for it. */
    String beforeTheUsual() {
        return asksSomething() ? found + asks + asked : found;
    }

    /** True where it says what a book prints behind what is asked. */
    boolean tellsThePrinted() {
        return !reason.printed().isEmpty() && asked.equals(reason.asked());
    }

    /** With the page in the brackets in which what is printed stands: "12 to 14 (the book: 16 to 18, p. 141)". */
    Optional<String> besideThePrinted(String place) {
        return reason.basis() == Basis.CLUB && tellsThePrinted() && !place.isEmpty()
                ? Optional.of(text().substring(0, text().length() - 1) + ", " + place.substring(" (".length()))
                : Optional.empty();
    }

    /** True where it begins with all that was said before, word for word: "no low card; no low card against 3 high cards". */
    boolean repeats(Clause before) {
        String inShort = before.reason.inShort().measured();
        return text().startsWith(before.text())
                || !before.asksSomething() && !inShort.isEmpty() && text().startsWith(inShort);
    }

    /** True where it says itself that practice has it: "partner bid hearts, so lead 6H (general practice)". */
    boolean tellsItsPlace() {
        return reason.saysPractice();
    }

    boolean asksSomething() {
        return !asked.isEmpty();
    }

    int words() {
        return Clauses.words(text());
    }

    /** At most so many words of it, as far as it can be broken off: what is usual first, then what is asked. */
    Clause shortened(int most) {
        Clause left = this;
        if (left.words() > most) {
            left = new Clause(found, asks, asked, "", reason);
        }
        if (left.words() > most && asksSomething()) {
            String start = Clauses.shortened(asked, Math.max(0, most - Clauses.words(found + asks)));
            left = Clauses.words(found + asks + start) <= most
                    ? new Clause(found, asks, start, "", reason)
                    : found(found, reason);
        }
        return left.words() > most ? found(Clauses.shortened(found, most), reason) : left;
    }
}

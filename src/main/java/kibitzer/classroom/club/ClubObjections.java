package kibitzer.classroom.club;

import java.util.List;
import java.util.Optional;
import kibitzer.accounts.BadEntry;
import kibitzer.advice.ClubAnswer;
import kibitzer.advice.ClubFigure;
import kibitzer.advice.ClubPlay;
import kibitzer.advice.ClubWithout;
import kibitzer.advice.Rule;
import kibitzer.advice.RuleFigure;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSystem;
import kibitzer.conventions.bridge.Stage;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.games.bridge.Call;
import kibitzer.wording.Sentence;

/** What of the rules of the books a class may play otherwise, and what is wrong with what it may not. */
public final class ClubObjections {
    private ClubObjections() {}

    /** The figures of a rule that a class may play otherwise; none of a rule that is not in a book. */
    public static List<RuleFigure> figuresOf(String rule) {
        return system(rule).figures(rule);
    }

    /** True if another call may be made where the rule speaks: it opens the bidding, or gives one call and no other. */
    public static boolean mayAnswerOtherwise(String rule) {
        return mayBePlayedBeside(rule)
                || ofABook(rule)
                        .filter(found -> found.answers().always().isPresent())
                        .isPresent();
    }

    /** True if the rule may be played a second time with another call: it opens the bidding. */
    public static boolean mayBePlayedBeside(String rule) {
        return ofABook(rule).isPresent()
                && system(rule).book(Stage.OPENING).rule(rule).isPresent();
    }

    private static Optional<Rule<Bidding, Call>> ofABook(String rule) {
        return system(rule).rule(rule).filter(found -> !found.source().isGeneralPractice());
    }

    private static BiddingSystem system(String rule) {
        return Systems.of(Systems.knowing(Agreement.of(Systems.ids().getFirst()), List.of(ClubAnswer.ofTheBook(rule))));
    }

    /** @throws BadEntry if it cannot be played, beside what is played otherwise already */
    static void refuse(ClubPlay play, List<ClubPlay> before) {
        switch (play) {
            case ClubFigure figure -> refuse(figure, before);
            case ClubWithout without -> {
                if (ofABook(without.rule()).isEmpty()) {
                    throw bad("There is no such rule of a book.");
                }
            }
            case ClubAnswer answer -> refuse(answer);
        }
    }

    private static void refuse(ClubFigure figure, List<ClubPlay> before) {
        String book = ClubAnswer.ofTheBook(figure.rule());
        boolean isBeside = !book.equals(figure.rule());
        if (isBeside
                && before.stream()
                        .noneMatch(one -> one instanceof ClubAnswer answer
                                && answer.gives().equals(figure.rule()))) {
            throw bad("Say first with which call the rule is played a second time.");
        }
        RuleFigure known = figuresOf(figure.rule()).stream()
                .filter(one -> one.key().equals(figure.figure()))
                .findFirst()
                .orElseThrow(() -> bad("There is no such figure of a rule of a book."));
        known.objection(figure).ifPresent(objection -> {
            throw bad(Sentence.of(objection));
        });
    }

    private static void refuse(ClubAnswer answer) {
        boolean may = answer.beside() ? mayBePlayedBeside(answer.rule()) : mayAnswerOtherwise(answer.rule());
        if (!may) {
            throw bad(
                    answer.beside()
                            ? "Only an opening can be played a second time with another call."
                            : "Another call can be made by an opening, or by a rule of a book that gives one call.");
        }
        boolean opens = mayBePlayedBeside(answer.rule());
        if (opens && !answer.answer().matches("[1-7].*")) {
            throw bad("An opening is a bid, such as 2H, or 2M for both majors.");
        }
        Optional<Call> printed =
                ofABook(answer.rule()).flatMap(found -> found.answers().always());
        if (printed.map(Call::toString).filter(answer.answer()::equals).isPresent()) {
            throw bad(answer.answer() + " is the book's call.");
        }
    }

    private static BadEntry bad(String says) {
        return new BadEntry(BadEntry.Field.ELSEWHERE, says);
    }
}

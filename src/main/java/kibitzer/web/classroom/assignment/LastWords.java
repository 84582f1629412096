package kibitzer.web.classroom.assignment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.classroom.gradebook.Credit;
import kibitzer.content.problemset.Overruling;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.web.question.LastWord;
import tools.jackson.databind.JsonNode;

/** The last word on an answer as its page tells it: the author's or an instructor's, empty where it is the trainer's. */
public final class LastWords {
    private LastWords() {}

    /** @param given as canonical JSON; empty if nothing was answered */
    public static <P, A> Optional<LastWord> of(
            Question<P, A> question, Optional<JsonNode> given, Credit credit, Optional<Overruling> author) {
        return switch (credit.by()) {
            case REGRADE -> Optional.of(instructors(question, credit, author));
            case AUTHOR, NO_ANSWER -> author.map(own -> authors(question, given, own));
            case BOARD -> Optional.of(boards(credit));
            case TRAINER, PRACTICE, UNDER_WAY, NOBODY, TO_BE_MARKED -> Optional.empty();
        };
    }

    /** What a board earns is not right or wrong, but so much. */
    private static LastWord boards(Credit credit) {
        return new LastWord(
                credit.standing().orElse(Grade.ACCEPTABLE),
                credit.percent() + " % of the credit, for what the board scored",
                List.of(),
                List.of());
    }

    /** The author's, on an answer that no instructor has looked at. */
    public static <P, A> LastWord authors(Question<P, A> question, Optional<JsonNode> given, Overruling own) {
        String right = own.inWords(question);
        return given.map(answer -> {
                    A read = question.decision().answerKind().json().read(answer);
                    return own.accepts(question, read)
                            ? authors(
                                    Grade.BEST,
                                    "Right, as the author of the set decided: "
                                            + question.decision()
                                                    .say(question.position(), read)
                                                    .inside(),
                                    own)
                            : authors(
                                    Grade.WRONG,
                                    "Not right: the author of the set holds " + right + " to be right",
                                    own);
                })
                .orElseGet(() -> authors(
                        Grade.WRONG, "Not answered: the author of the set holds " + right + " to be right", own));
    }

    private static LastWord authors(Grade grade, String says, Overruling own) {
        return new LastWord(grade, says, List.of(own.comment()), own.answers());
    }

    private static <P, A> LastWord instructors(Question<P, A> question, Credit credit, Optional<Overruling> author) {
        List<String> why = new ArrayList<>();
        credit.reason().ifPresent(why::add);
        author.ifPresent(own ->
                why.add("The author of the set holds " + own.inWords(question) + " to be right: " + own.comment()));
        String says = switch (credit.rounded()) {
            case Credit.WHOLE -> "Full credit, given by your instructor";
            case 0 -> "No credit: your instructor decided so";
            default -> credit.earned().toPlainString() + " % of the credit, given by your instructor";
        };
        return new LastWord(credit.standing().orElse(Grade.ACCEPTABLE), says, why, List.of());
    }
}

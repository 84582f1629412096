package kibitzer.web.classroom.assignment;

import java.util.List;
import java.util.Optional;
import kibitzer.classroom.assignment.Paper;
import kibitzer.classroom.assignment.SittingAnswer;
import kibitzer.classroom.assignment.SittingQuestion;
import kibitzer.classroom.assignment.Tries;

/** Tries at a question as people read them. */
public final class TriesInWords {
    private TriesInWords() {}

    /** After an answer that is not right: "3NT is not right. Try again, for 50 % of the points." */
    static String again(String answer, int percent) {
        return answer + " is not right. Try again, for " + percent + " % of the points.";
    }

    /** What was tried before the answer that is told; empty if nothing was. */
    static Optional<String> told(Paper paper, SittingQuestion asked) {
        return paper.answer(asked.number())
                .filter(answer -> paper.isTold(asked.number()) && answer.tried() > 1)
                .map(SittingAnswer::before)
                .map(tries -> before(tries.stream()
                        .map(tried -> SittingView.inWords(asked, tried))
                        .toList()));
    }

    /** "Tried before: 2NT, 3NT." */
    public static String before(List<String> answers) {
        return "Tried before: " + String.join(", ", answers) + ".";
    }

    /** What further tries earn: "the second 50 %, the third 25 %". */
    static String earning(Tries tries) {
        List<String> names = List.of("first", "second", "third", "fourth", "fifth");
        StringBuilder words = new StringBuilder();
        for (int tried = 2; tried <= tries.percents().size(); tried++) {
            words.append(tried == 2 ? "" : ", ")
                    .append("the ")
                    .append(names.get(tried - 1))
                    .append(tried == 2 ? " try earns " : " ")
                    .append(tries.percent(tried))
                    .append(" %");
        }
        return words.append(" of the points").toString();
    }
}

package kibitzer.web.question;

import kibitzer.marking.Question;

/** What a question is answered with, for those who are not of this package. */
public final class AnsweredWith {
    private AnsweredWith() {}

    /** The name of the class that takes the answer. */
    public static String control(Question<?, ?> question) {
        return AnswerControls.of(question, new ExhibitTable(question.prompt().exhibits()))
                .getClass()
                .getSimpleName();
    }
}

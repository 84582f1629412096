package kibitzer.web.question;

import com.vaadin.flow.component.ComponentEvent;

/** What a {@link QuestionPanel} tells its page: what the learner did, and that it shows another state. */
public final class PanelEvents {
    private PanelEvents() {}

    /** A legal answer was given. */
    public static final class AnswerGiven<P, A> extends ComponentEvent<QuestionPanel<P, A>> {
        private final transient A answer;

        AnswerGiven(QuestionPanel<P, A> panel, A answer) {
            super(panel, true);
            this.answer = answer;
        }

        public A answer() {
            return answer;
        }
    }

    /** The learner passes the question by. */
    public static final class Skipped extends ComponentEvent<QuestionPanel<?, ?>> {
        Skipped(QuestionPanel<?, ?> panel) {
            super(panel, true);
        }
    }

    /** The panel shows another state. */
    public static final class StateShown extends ComponentEvent<QuestionPanel<?, ?>> {
        StateShown(QuestionPanel<?, ?> panel) {
            super(panel, false);
        }
    }

    /** The learner has read the verdict and goes on. */
    public static final class NextWanted extends ComponentEvent<QuestionPanel<?, ?>> {
        NextWanted(QuestionPanel<?, ?> panel) {
            super(panel, true);
        }
    }

    /** The learner wants a fresh deal for the same rule. */
    public static final class AnotherWanted extends ComponentEvent<QuestionPanel<?, ?>> {
        private final String rule;

        AnotherWanted(QuestionPanel<?, ?> panel, String rule) {
            super(panel, true);
            this.rule = rule;
        }

        public String rule() {
            return rule;
        }
    }

    /** The learner wants to see a hand of the rule worked out. */
    public static final class WorkedWanted extends ComponentEvent<QuestionPanel<?, ?>> {
        private final String rule;

        WorkedWanted(QuestionPanel<?, ?> panel, String rule) {
            super(panel, true);
            this.rule = rule;
        }

        public String rule() {
            return rule;
        }
    }

    /** The learner holds the verdict to be wrong. */
    public static final class Objected extends ComponentEvent<QuestionPanel<?, ?>> {
        private final String words;

        Objected(QuestionPanel<?, ?> panel, String words) {
            super(panel, true);
            this.words = words;
        }

        public String words() {
            return words;
        }
    }
}

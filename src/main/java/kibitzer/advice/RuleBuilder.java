package kibitzer.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes a rule as a sentence: {@code rule(id, source).when(...).needs(...).answers(...)}. */
public final class RuleBuilder {
    private final String id;
    private final Source source;

    RuleBuilder(String id, Source source) {
        this.id = id;
        this.source = source;
    }

    @SafeVarargs
    public final <X> Speaking<X> when(Need<X>... when) {
        return new Speaking<>(List.of(when), List.of());
    }

    @SafeVarargs
    public final <X> Speaking<X> needs(Need<X>... needs) {
        return new Speaking<>(List.of(), List.of(needs));
    }

    /** For a rule that always speaks and asks only something of its answers. */
    public <X, A> Answering<X, A> answers(Answers<X, A> answers) {
        return new Speaking<X>(List.of(), List.of()).answers(answers);
    }

    /** The rule once it is known what position it looks at. */
    public final class Speaking<X> {
        private final List<Need<X>> when;
        private final List<Need<X>> needs;

        private Speaking(List<Need<X>> when, List<Need<X>> needs) {
            this.when = when;
            this.needs = needs;
        }

        @SafeVarargs
        public final Speaking<X> needs(Need<X>... more) {
            List<Need<X>> all = new ArrayList<>(needs);
            all.addAll(List.of(more));
            return new Speaking<>(when, List.copyOf(all));
        }

        /** Needs that are the same sentence in several rules with other figures. */
        public Speaking<X> needs(List<Need<X>> more) {
            List<Need<X>> all = new ArrayList<>(needs);
            all.addAll(more);
            return new Speaking<>(when, List.copyOf(all));
        }

        public <A> Answering<X, A> answers(Answers<X, A> answers) {
            return new Answering<>(
                    new Rule<>(id, source, when, needs, answers, List.of(), List.of(), Manner.ALWAYS, List.of()));
        }
    }

    /** The rule once its answers are known; it is finished and may still be refined. */
    public static final class Answering<X, A> {
        private final Rule<X, A> rule;

        private Answering(Rule<X, A> rule) {
            this.rule = rule;
        }

        /** What each single answer must show. */
        @SafeVarargs
        public final Answering<X, A> each(Need<Option<X, A>>... each) {
            return with(List.of(each), rule.order(), rule.manner(), rule.tells());
        }

        public Answering<X, A> each(List<Need<Option<X, A>>> each) {
            return with(each, rule.order(), rule.manner(), rule.tells());
        }

        /** Which answer comes first; later entries break ties of earlier ones. */
        @SafeVarargs
        public final Answering<X, A> prefer(Preference<Option<X, A>>... order) {
            return with(rule.each(), List.of(order), rule.manner(), rule.tells());
        }

        public Answering<X, A> prefer(List<Preference<Option<X, A>>> order) {
            return with(rule.each(), order, rule.manner(), rule.tells());
        }

        /** The same rule, which speaks only where this is so as well. */
        public Answering<X, A> onlyWhen(Need<X> more) {
            List<Need<X>> when = new ArrayList<>(rule.when());
            when.add(more);
            return new Answering<>(new Rule<>(
                    rule.id(),
                    rule.title(),
                    rule.source(),
                    List.copyOf(when),
                    rule.needs(),
                    rule.answers(),
                    rule.each(),
                    rule.order(),
                    rule.manner(),
                    rule.tells(),
                    rule.why()));
        }

        public Answering<X, A> manner(Manner manner) {
            return with(rule.each(), rule.order(), manner, rule.tells());
        }

        /** What the answer tells others beside what it needs: "forcing". */
        public Answering<X, A> tells(String... words) {
            return with(rule.each(), rule.order(), rule.manner(), List.of(words));
        }

        /** What a person calls it, where the last word of the id will not do. */
        public Answering<X, A> title(String title) {
            return with(title, rule.each(), rule.order(), rule.manner(), rule.tells(), rule.why());
        }

        /** What the answer is for, by general practice. */
        public Answering<X, A> why(String text) {
            return why(Why.practice(text));
        }

        /** What the answer is for, as the book says where it states the rule. */
        public Answering<X, A> whyByBook(String text) {
            return why(Why.beside(text, rule.source()));
        }

        /** What the answer is for, as the book says in these entries of the syllabus. */
        public Answering<X, A> whyByBook(String text, String... ids) {
            return why(Why.book(text, ids));
        }

        public Answering<X, A> why(Why why) {
            return with(rule.title(), rule.each(), rule.order(), rule.manner(), rule.tells(), Optional.of(why));
        }

        private Answering<X, A> with(
                List<Need<Option<X, A>>> each,
                List<Preference<Option<X, A>>> order,
                Manner manner,
                List<String> tells) {
            return with(rule.title(), each, order, manner, tells, rule.why());
        }

        private Answering<X, A> with(
                String title,
                List<Need<Option<X, A>>> each,
                List<Preference<Option<X, A>>> order,
                Manner manner,
                List<String> tells,
                Optional<Why> why) {
            return new Answering<>(new Rule<>(
                    rule.id(),
                    title,
                    rule.source(),
                    rule.when(),
                    rule.needs(),
                    rule.answers(),
                    each,
                    order,
                    manner,
                    tells,
                    why));
        }

        public Rule<X, A> asRule() {
            return rule;
        }
    }
}

package kibitzer.web.question;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Ruling;
import kibitzer.decisions.Decision;
import kibitzer.marking.Citations;
import kibitzer.marking.Explainer;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import kibitzer.web.table.CardText;
import kibitzer.web.table.Mark;
import kibitzer.web.table.Marks;
import tools.jackson.databind.JsonNode;

/**
 * A verdict in layers: the line that counts, why a wrong answer is wrong, the facts with their signs; other rules, the
 * count of the cards and the page of the book, folded up where the answer was wrong. Where somebody else has
 * the last word, that is the line that counts, and all that the trainer says is folded up after it.
 */
final class VerdictPanel<P, A> extends Div {
    private final Question<P, A> question;
    private final Decision<P, A> decision;
    private final Advice<A> advice;
    private final Optional<Verdict<A>> verdict;
    private final Optional<LastWord> lastWord;
    private final Explainer explainer;
    private final VerdictWords<P, A> words;
    private final H3 headline = new H3();
    private final Div actions = new Div();

    static <P, A> VerdictPanel<P, A> marked(
            Question<P, A> question, Verdict<A> verdict, Optional<LastWord> word, Citations citations) {
        return new VerdictPanel<>(question, verdict.advice(), Optional.of(verdict), word, citations);
    }

    static <P, A> VerdictPanel<P, A> revealed(
            Question<P, A> question, Advice<A> advice, Optional<LastWord> word, Citations citations) {
        return new VerdictPanel<>(question, advice, Optional.empty(), word, citations);
    }

    private VerdictPanel(
            Question<P, A> question,
            Advice<A> advice,
            Optional<Verdict<A>> verdict,
            Optional<LastWord> word,
            Citations citations) {
        this.question = question;
        this.decision = question.decision();
        this.advice = advice;
        this.verdict = verdict;
        this.lastWord = word;
        this.explainer = new Explainer(citations);
        this.words = new VerdictWords<>(question, advice, verdict, citations);
        addClassName("kb-verdict");
        getElement()
                .setAttribute(
                        "data-grade",
                        word.map(LastWord::grade)
                                .or(() -> verdict.map(Verdict::grade))
                                .map(Grade::word)
                                .orElse("silent"));
        headline.addClassName("kb-headline");
        headline.add(new CardText(firstLine()));
        headline.getElement().setAttribute("tabindex", "-1");
        actions.addClassName("kb-actions");
        add(headline, actions);
        lastWord.ifPresentOrElse(last -> addLastWord(last, citations), () -> addReasons(this, citations));
    }

    private void addReasons(Div place, Citations citations) {
        words.why().map(CardText::new).map(Paragraph::new).ifPresent(sentence -> {
            sentence.addClassName("kb-why");
            place.add(sentence);
        });
        words.purpose().map(CardText::new).map(Paragraph::new).ifPresent(sentence -> {
            sentence.addClassName("kb-purpose");
            place.add(sentence);
        });
        OddsShown.of(decision, advice, verdict)
                .<Component>map(bar -> bar)
                .or(() -> MeldsShown.of(decision, advice, verdict))
                .or(() -> BesideList.of(decision, advice, verdict))
                .ifPresent(place::add);
        OddsShown.lines(decision, advice).forEach(place::add);
        FactList.of(decision, advice).forEach(place::add);
        if (words.why().isEmpty()) {
            addMore(place, citations);
            return;
        }
        Div more = new Div();
        more.addClassName("kb-more");
        addMore(more, citations);
        if (more.getComponentCount() > 0) {
            place.add(new NativeDetails("Other rules, the count and the page", more));
        }
    }

    /** What is told beside the reason and the facts: of a wrong answer it is folded up, for the reason has been read. */
    private void addMore(Div place, Citations citations) {
        verdict.filter(marked -> marked.grade() != Grade.BEST).ifPresent(marked -> addAgainst(place, marked));
        verdict.flatMap(marked -> decision.reckon(question.position()))
                .ifPresent(reckoning -> place.add(new ReckoningTable<>(decision, reckoning, advice, verdict)));
        addNearMisses(place);
        addSource(place, citations);
    }

    private void addLastWord(LastWord last, Citations citations) {
        last.why().forEach(reason -> add(new Paragraph(new CardText(reason))));
        Div own = new Div(new Paragraph(new CardText(words.headline() + ".")));
        own.addClassName("kb-trainers-view");
        addReasons(own, citations);
        add(new NativeDetails(
                "The trainer's own view"
                        + verdict.map(Verdict::grade)
                                .map(grade -> ": " + grade.inWords())
                                .orElse(""),
                own));
    }

    String firstLine() {
        return lastWord.map(LastWord::says).orElseGet(words::headline);
    }

    private void addAgainst(Div place, Verdict<A> marked) {
        Optional<String> nobodys = explainer.nobodys(question, marked);
        if (nobodys.isPresent()) {
            place.add(new Paragraph(new CardText(nobodys.get())));
            return;
        }
        explainer.purpose(decision, marked).ifPresent(said -> place.add(new Paragraph(new CardText(said))));
        String given = decision.answerKind().inWords(marked.answer());
        FactList.against("Your answer, " + given + ",", marked.against()).forEach(place::add);
        if (marked.grade() == Grade.WRONG
                && advice.silent()
                && marked.against().stream().allMatch(ruling -> ruling.failing().isEmpty())) {
            explainer.against(decision, marked).forEach(sentence -> place.add(new Paragraph(new CardText(sentence))));
        }
        List<String> shows = decision.shows(question.position(), marked.answer());
        if (shows.size() == 1) {
            place.add(new Paragraph(new CardText("What " + given + " would have shown: " + shows.getFirst() + ".")));
        } else if (!shows.isEmpty()) {
            UnorderedList each = new UnorderedList();
            shows.forEach(one -> each.add(new ListItem(new CardText(one))));
            place.add(new NativeDetails("What " + given + " can show here, by " + shows.size() + " rules", each));
        }
    }

    private void addNearMisses(Div place) {
        if (!advice.nearMisses().isEmpty()) {
            Div sentences = new Div();
            advice.nearMisses()
                    .forEach(ruling -> sentences.add(new Paragraph(new CardText(explainer.why(decision, ruling)))));
            place.add(new NativeDetails("What came near", sentences));
        }
    }

    private void addSource(Div place, Citations citations) {
        Div foot = new Div();
        foot.addClassName("kb-verdict-foot");
        advice.rulings().stream()
                .map(Ruling::source)
                .distinct()
                .map(citations::of)
                .map(SourceLine::new)
                .forEach(foot::add);
        if (foot.getComponentCount() > 0) {
            place.add(foot);
        }
    }

    Advice<A> advice() {
        return advice;
    }

    /** The first rule that decided and can be practised by itself. */
    Optional<String> practisedRule() {
        return advice.rulings().stream()
                .map(Ruling::rule)
                .filter(decision.rules()::contains)
                .filter(decision::isInABook)
                .findFirst();
    }

    /** What the answers are marked with: the book's, those it allows, and the learner's own. */
    Marks marks() {
        if (lastWord.isPresent()) {
            return marks(lastWord.get());
        }
        Marks marks = Marks.NONE;
        for (A best : advice.best()) {
            marks = marks.with(notation(best), Mark.BEST);
        }
        if (verdict.isPresent()) {
            Verdict<A> marked = verdict.get();
            String given = notation(marked.answer());
            marks = marks.with(given, Mark.CHOSEN);
            if (marked.grade() != Grade.BEST) {
                marks = marks.with(given, Mark.valueOf(marked.grade().name()));
            }
        }
        return marks;
    }

    private Marks marks(LastWord last) {
        Marks marks = Marks.NONE;
        for (JsonNode right : last.right()) {
            marks = marks.with(notation(right), Mark.COUNTED);
        }
        if (verdict.isPresent()) {
            String given = notation(verdict.get().answer());
            marks = marks.with(given, Mark.CHOSEN);
            if (last.grade().isRight()) {
                marks = marks.with(given, Mark.COUNTED);
            }
        }
        return marks;
    }

    private String notation(A answer) {
        return notation(decision.answerKind().json().write(answer));
    }

    private static String notation(JsonNode json) {
        return json.isString() ? json.asString() : json.toString();
    }

    /** A line below what the verdict says. */
    void addNote(String words) {
        Paragraph note = new Paragraph(words);
        note.addClassName("kb-note");
        add(note);
    }

    void addAction(String label, boolean first, Runnable action) {
        NativeButton button = new NativeButton(label, click -> action.run());
        button.addClassName("kb-button");
        if (first) {
            button.addClassName("kb-button-first");
        }
        actions.add(button);
    }

    void addAction(Component button) {
        actions.add(button);
    }

    /** Takes the way on away, for whoever has gone on. */
    void withoutFirst() {
        actions.getChildren()
                .filter(button -> button.hasClassName("kb-button-first"))
                .toList()
                .forEach(actions::remove);
    }

    Optional<Grade> grade() {
        return verdict.map(Verdict::grade);
    }

    /** What a screen reader says when the verdict comes. */
    String announcement() {
        return firstLine() + ". "
                + lastWord.map(last -> String.join(" ", last.why()))
                        .or(words::why)
                        .orElseGet(() -> advice.rulings().isEmpty() ? "" : explainer.headline(question, advice));
    }

    /** To the button that goes on, so that Enter goes on; to the headline where there is none. */
    void takeFocus() {
        // Where the verdict comes below the edge of a small screen, it is brought up, and the cards stay in sight.
        getElement()
                .executeJs("requestAnimationFrame(() => { const { top, bottom } = this.getBoundingClientRect();"
                        + " if (bottom > innerHeight) scrollBy(0, Math.max(0, Math.min(top - innerHeight * 0.35,"
                        + " bottom - innerHeight + 16))); })");
        actions.getChildren()
                .findFirst()
                .ifPresentOrElse(
                        button -> ((NativeButton) button).focus(),
                        () -> headline.getElement().callJsFunction("focus"));
    }
}

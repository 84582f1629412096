package kibitzer.web.question;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.ComponentEventListener;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.shared.Registration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.learning.Attempt;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.marking.steps.Hints;
import kibitzer.web.page.Begin;
import kibitzer.web.question.PanelEvents.AnotherWanted;
import kibitzer.web.question.PanelEvents.AnswerGiven;
import kibitzer.web.question.PanelEvents.NextWanted;
import kibitzer.web.question.PanelEvents.Objected;
import kibitzer.web.question.PanelEvents.Skipped;
import kibitzer.web.question.PanelEvents.StateShown;
import kibitzer.web.question.PanelEvents.WorkedWanted;
import kibitzer.web.table.CardText;
import kibitzer.web.table.TableTap;
import kibitzer.wording.Sentence;
import tools.jackson.databind.JsonNode;

/**
 * One question: its exhibits, the control that takes its answer, hint and skip, and its verdict.
 *
 * <p>It fires {@link AnswerGiven} for a legal answer only and marks nothing itself: whoever listens stores and marks the
 * answer, and {@link #show shows} the state that follows.
 */
public final class QuestionPanel<P, A> extends Section {
    private final Question<P, A> question;
    private final Citations citations;
    private final ExhibitTable table;
    private final AnswerControl control;
    private final Div head = new Div();
    private final Div answer = new Div();
    private final Div buttons = new Div();
    private final Paragraph fault = new Paragraph();
    private final Paragraph kept = new Paragraph();
    private final Div verdictPlace = new Div();
    private final NativeButton skip = new NativeButton("Skip", click -> fireEvent(new Skipped(this)));
    private final LiveRegion announcer = new LiveRegion();
    private PanelState<A> state = new PanelState.Asking<>(Optional.empty());
    private final Optional<HintSteps> hintSteps;
    private Optional<String> next = Optional.empty();
    private Optional<LastWord> lastWord = Optional.empty();
    private Optional<VerdictObjection> objection = Optional.empty();

    /** With hints, which are made when the first is asked for; they cost nothing unless {@link #setHintsCost} says so. */
    public QuestionPanel(Question<P, A> question, Supplier<Hints> hints, Citations citations) {
        this(question, Optional.of(hints), citations);
    }

    /** One where the learner is to do without hints. */
    public QuestionPanel(Question<P, A> question, Citations citations) {
        this(question, Optional.empty(), citations);
    }

    private QuestionPanel(Question<P, A> question, Optional<Supplier<Hints>> hints, Citations citations) {
        this.question = question;
        this.citations = citations;
        Prompt prompt = question.prompt();
        table = new ExhibitTable(prompt.exhibits());
        control = AnswerControls.of(question, table);
        control.onAnswer(this::receive);
        H2 ask = new H2(new CardText(prompt.ask()));
        ask.addClassName("kb-prompt");
        head.add(ask);
        addClassName("kb-question");
        getElement().setAttribute("data-question", name(question));
        if (control.isOnTheTable()) {
            addClassName("kb-question-on-table");
        }
        if (prompt.exhibits().isEmpty() && !control.isOnTheTable()) {
            // A question in words alone has nothing to lay out: no bare table.
            table.setVisible(false);
        }
        head.addClassName("kb-question-head");
        answer.addClassName("kb-answer");
        verdictPlace.addClassName("kb-verdict-place");
        fault.addClassName("kb-fault");
        fault.getElement().setAttribute("role", "alert");
        fault.setVisible(false);
        kept.addClassName("kb-kept");
        kept.getElement().setAttribute("role", "status");
        kept.setVisible(false);
        hintSteps = hints.map(HintSteps::new);
        answer.add(control, fault, kept, hintAndSkip());
        add(head, table, answer, verdictPlace, announcer);
    }

    /** Tells questions of one page apart, and a question from the next under the same address. */
    private static <P, A> String name(Question<P, A> question) {
        String position = question.decision().form().write(question.position()).toString();
        return question.decision().id() + "." + Integer.toHexString(position.hashCode());
    }

    private Component hintAndSkip() {
        skip.addClassName("kb-button");
        buttons.addClassName("kb-actions");
        Div place = new Div(buttons);
        place.addClassName("kb-hint-and-skip");
        hintSteps.ifPresent(hints -> {
            buttons.add(hints.next());
            place.add(hints);
        });
        buttons.add(skip);
        return place;
    }

    public Question<P, A> question() {
        return question;
    }

    /** Lays steps of the way between table and answer; they count as hints, and no others are offered. */
    public void setSteps(WorkedSteps steps, int hints) {
        addComponentAtIndex(indexOf(answer), steps);
        hintSteps.ifPresent(offered -> offered.given(hints));
    }

    /** A tap on its table goes on; the taker is told on which card of a hand it was. */
    public void goOnByTap(Consumer<Optional<Card>> taken) {
        table.add(ExhibitTable.note("A tap here goes on."));
        addClassName("kb-goes-on-by-tap");
        TableTap.on(table, taken);
    }

    /** Lifts a card that the learner has tapped before the question was there. */
    public void lift(Card card) {
        control.lift(card);
    }

    /** The verdict taken out of the panel, for whoever has gone on without reading it; empty before it is there. */
    public Optional<VerdictTold> takeVerdict(Optional<Component> more) {
        return verdictPlace
                .getChildren()
                .filter(VerdictPanel.class::isInstance)
                .map(shown -> new VerdictTold((VerdictPanel<?, ?>) shown, more))
                .findFirst();
    }

    /** Puts a button beside those of the verdict that is shown. */
    public void addToVerdict(Component button) {
        verdictPlace
                .getChildren()
                .filter(VerdictPanel.class::isInstance)
                .forEach(shown -> ((VerdictPanel<?, ?>) shown).addAction(button));
    }

    /** How many hints the learner has taken. */
    public int hintsTaken() {
        return hintSteps.map(HintSteps::taken).orElse(0);
    }

    /** Says before the first hint, and with the verdict, that each takes a part of what the answer counts. */
    public void setHintsCost(boolean cost) {
        hintSteps.ifPresent(hints -> hints.setCost(cost));
    }

    public PanelState<A> state() {
        return state;
    }

    /**
     * Folds up in the verdict's place what was answered when the learner was here last, with its verdict. Nothing, where
     * something else was asked here then.
     */
    public void recall(Attempt before) {
        RecalledAnswer.of(question, before, citations).ifPresent(verdictPlace::add);
    }

    /** Puts how far the learner is beside the question. */
    public void setProgress(Component progress) {
        head.add(progress);
    }

    /** Takes the way past the question away, where seeing the answer would spoil the one try. */
    public void setSkippable(boolean skippable) {
        skip.setVisible(skippable);
    }

    /** An answer that is given step by step is gone on with where this record stands, and kept there. */
    public void setUnderWay(UnderWay record) {
        control.goOn(record);
    }

    /** After the verdict the learner goes on with a button of this name. */
    public void setNext(String label) {
        next = Optional.of(label);
    }

    /** The verdict that is shown next is told after this word, where it is somebody else's than the trainer's. */
    public void setLastWord(Optional<LastWord> word) {
        lastWord = word;
    }

    /** Brings the panel to a state; the verdict takes the focus when it comes. */
    public void show(PanelState<A> shown) {
        state = shown;
        switch (shown) {
            case PanelState.Asking<A>(Optional<String> objection) -> {
                fault.setVisible(objection.isPresent() && !control.saysWhy());
                fault.setText(objection.orElse(""));
                objection.ifPresent(control::again);
            }
            case PanelState.Kept<A>(A answer, String says) -> {
                fault.setVisible(false);
                kept.setVisible(true);
                kept.removeAll();
                kept.add(new CardText(
                        question.decision().say(question.position(), answer).alone() + " " + says));
                control.reopen();
            }
            case PanelState.Marked<A>(var verdict) ->
                conclude(VerdictPanel.marked(question, verdict, lastWord, citations));
            case PanelState.Revealed<A>(var advice) ->
                conclude(VerdictPanel.revealed(question, advice, lastWord, citations));
        }
        fireEvent(new StateShown(this));
    }

    /** Shows the book's answer to a question that is answered no more. */
    public void reveal() {
        show(new PanelState.Revealed<>(question.advice()));
    }

    private void conclude(VerdictPanel<P, A> verdict) {
        fault.setVisible(false);
        kept.setVisible(false);
        buttons.setVisible(false);
        control.close(verdict.marks());
        if (lastWord.isEmpty()) {
            table.light(question.decision(), verdict.advice());
        }
        addClassName("kb-question-done");
        next.ifPresent(label -> verdict.addAction(label, true, () -> fireEvent(new NextWanted(this))));
        verdict.practisedRule()
                .filter(rule -> hasListener(AnotherWanted.class))
                .ifPresent(rule ->
                        verdict.addAction("Another like this", false, () -> fireEvent(new AnotherWanted(this, rule))));
        if (state instanceof PanelState.Marked<A>(var marked) && marked.grade().isRight()) {
            hintSteps.flatMap(HintSteps::counted).ifPresent(verdict::addNote);
        }
        verdict.practisedRule()
                .filter(rule -> hasListener(WorkedWanted.class))
                .ifPresent(rule ->
                        verdict.addAction("A worked hand", false, () -> fireEvent(new WorkedWanted(this, rule))));
        verdictPlace.removeAll();
        verdictPlace.add(verdict);
        if (Decisions.find(question.decision().id().text()).isPresent()) {
            // What only a lesson states cannot be put again to who answers the objection.
            verdict.add(objectionField());
        }
        announcer.say(CardText.withSigns(verdict.announcement()));
        verdict.takeFocus();
    }

    /** Made with the first verdict; one that follows takes it over with the words that stand in it. */
    private VerdictObjection objectionField() {
        VerdictObjection field =
                objection.orElseGet(() -> new VerdictObjection(words -> fireEvent(new Objected(this, words))));
        objection = Optional.of(field);
        return field;
    }

    private void receive(JsonNode given) {
        if (!(state instanceof PanelState.Asking<A> || state instanceof PanelState.Kept<A>)) {
            return; // a second click on its way while the first was marked
        }
        AnswerKind<A> kind = question.decision().answerKind();
        try {
            A read = kind.json().read(given);
            question.decision()
                    .objection(question.position(), read)
                    .ifPresentOrElse(
                            objection -> show(new PanelState.Asking<>(Optional.of(Sentence.of(objection)))),
                            () -> fireEvent(new AnswerGiven<>(this, read)));
        } catch (BadNotation unreadable) {
            show(new PanelState.Asking<>(Optional.of(String.valueOf(unreadable.getMessage()))));
        }
    }

    /** Puts the focus where the answer is given; the page begins with as much of the question in sight as fits. */
    public void takeFocus() {
        Begin.WHOLE.on(this);
        announcer.say(question.prompt().ask());
        control.takeFocus();
    }

    /** Says what became of the learner's word against the verdict. */
    public void tellObjector(String says) {
        objection.ifPresent(field -> field.tell(says));
    }

    public Registration addObjectionListener(ComponentEventListener<Objected> listener) {
        return addListener(Objected.class, listener);
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // a panel of answers A fires events of answers A only
    public Registration addAnswerListener(ComponentEventListener<AnswerGiven<P, A>> listener) {
        return addListener(AnswerGiven.class, (ComponentEventListener) listener);
    }

    public Registration addSkipListener(ComponentEventListener<Skipped> listener) {
        return addListener(Skipped.class, listener);
    }

    /** Told whenever {@link #state} changes. */
    public Registration addStateListener(ComponentEventListener<StateShown> listener) {
        return addListener(StateShown.class, listener);
    }

    public Registration addNextListener(ComponentEventListener<NextWanted> listener) {
        return addListener(NextWanted.class, listener);
    }

    public Registration addAnotherListener(ComponentEventListener<AnotherWanted> listener) {
        return addListener(AnotherWanted.class, listener);
    }

    public Registration addWorkedListener(ComponentEventListener<WorkedWanted> listener) {
        return addListener(WorkedWanted.class, listener);
    }
}

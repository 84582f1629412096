package kibitzer.decisions.solo;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reckoning;
import kibitzer.advice.RuleDealer;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.conventions.solo.SoloCalls;
import kibitzer.conventions.solo.SoloGround;
import kibitzer.conventions.solo.SoloView;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.table.TableSeat;

/** What to call at solo whist: the undertakings of Culbertson (pp. 174-175), tricks counted as is usual. */
final class SoloCall extends BookDecision<SoloView, String> {
    private static final PractisedRules RULES = PractisedRules.of(SoloCalls.BOOK.practised());
    private static final RuleDealer<SoloView, String> DEALING = new RuleDealer<>(SoloCalls.BOOK, new SoloGround());
    private static final int MOST_CALLS = 40;
    private static final WordAnswer.OneWord CALLS = WordAnswer.OneWord.of(
            SoloView.PASS, "Pass",
            SoloView.PROPOSE, "Propose",
            SoloView.ACCEPT, "Accept",
            SoloView.SOLO, "Solo",
            SoloView.MISERE, "Misere",
            SoloView.ABONDANCE, "Abondance",
            SoloView.ABONDANCE_IN_TRUMPS, "Abondance in trumps",
            SoloView.OPEN_MISERE, "Open misere",
            SoloView.SLAM, "Abondance declaree, all thirteen");

    private static final Kind<TableSeat> SEATS =
            Kinds.named("a seat: N E S W", text -> TableSeat.read(TableSeat.COMPASS, text), TableSeat::toString);
    private static final Field<CardSet> HAND =
            required("hand", Kinds.cards(SoloView.HAND, SoloView.HAND), "your thirteen cards");
    private static final Field<Card> TURN_UP =
            required("turn-up", Kinds.card(), "the dealer's last card, which is turned up");
    private static final Field<TableSeat> DEALER = optional("dealer", SEATS, TableSeat.SOUTH.after(-1), "who dealt");
    private static final Field<TableSeat> SEAT = optional("seat", SEATS, TableSeat.SOUTH, "your seat");
    private static final Field<List<String>> SO_FAR = optional(
            "calls",
            Kinds.listOf(CALLS.json(), 0, MOST_CALLS, "calls", "calls, such as [\"pass\", \"propose\"]"),
            List.of(),
            "all calls so far, from the player on the dealer's left");

    private static final Form<SoloView> FORM = Form.of(
            (hand, turnUp, dealer, seat, calls) -> checked(new SoloView(hand, turnUp, dealer, calls), seat),
            HAND.of(SoloView::hand),
            TURN_UP.of(SoloView::turnUp),
            DEALER.of(SoloView::dealer),
            SEAT.of(SoloView::speaker),
            SO_FAR.of(SoloView::calls));

    SoloCall() {
        super(
                new Head(
                        "solo/call",
                        "The call at solo whist",
                        "solo-whist",
                        "what to call at solo whist, from a proposal to all thirteen; beside it the chance of each call"),
                FORM,
                CALLS,
                RULES,
                SoloCalls.BOOK.sources());
    }

    private static SoloView checked(SoloView view, TableSeat seat) {
        String fault = view.fault();
        if (!fault.isEmpty()) {
            throw new BadQuestion("calls", String.join(", ", view.calls()), "calls that may be made: " + fault);
        }
        if (view.open().isEmpty()) {
            throw new BadQuestion("calls", "the calling is over", "calls after which somebody may speak");
        }
        if (!seat.equals(view.speaker())) {
            throw new BadQuestion(
                    "seat",
                    seat.inWords(),
                    view.speaker().inWords() + ", whose turn it is after "
                            + view.calls().size() + " calls");
        }
        if (!view.turnUp().hasSuit()) {
            throw new BadQuestion("turn-up", "the " + view.turnUp().inWords(), "a card of a suit");
        }
        boolean held = view.hand().contains(view.turnUp());
        if (held != seat.equals(view.dealer())) {
            throw new BadQuestion(
                    "turn-up",
                    "the " + view.turnUp().inWords() + (held ? " is in the hand" : " is not in the dealer's hand"),
                    "a card of the dealer's, who turned it");
        }
        return view;
    }

    @Override
    public SoloView deal(DealRequest request) {
        return DEALING.deal(RULES.asked(request), request.seed());
    }

    @Override
    public Choices<String> choices(SoloView view) {
        return new Choices.Listed<>(List.copyOf(CALLS.labels().keySet()));
    }

    @Override
    public Optional<String> objection(SoloView view, String answer) {
        return view.open().contains(answer) ? Optional.empty() : Optional.of(view.why(answer));
    }

    @Override
    protected Consulted<?, String> consult(SoloView view) {
        return new Consulted<>(SoloCalls.BOOK, view);
    }

    @Override
    public Optional<Reckoning<String>> reckon(SoloView view) {
        return SoloReckoning.of(view);
    }

    @Override
    public List<String> idle() {
        return List.of(SoloView.PASS);
    }

    @Override
    public Prompt ask(SoloView view) {
        return new Prompt(
                "What do you call?",
                List.of(
                        new Exhibit.Fact(
                                "Dealer",
                                view.dealer().equals(view.speaker())
                                        ? "you"
                                        : view.dealer().inWords()),
                        new Exhibit.Row("Turned up", List.of(view.turnUp())),
                        new Exhibit.Fact("Calls", view.calls().isEmpty() ? "none yet" : inOrder(view)),
                        new Exhibit.Held("Your hand", view.hand())));
    }

    private static String inOrder(SoloView view) {
        StringBuilder said = new StringBuilder();
        TableSeat seat = view.dealer().next();
        for (String call : view.calls()) {
            said.append(said.isEmpty() ? "" : ", ")
                    .append(seat.equals(view.speaker()) ? "you" : seat.inWords())
                    .append(": ")
                    .append(CALLS.inside(call));
            seat = seat.next();
        }
        return said.toString();
    }

    @Override
    public Instruction say(String answer) {
        return switch (answer) {
            case SoloView.PASS, SoloView.PROPOSE, SoloView.ACCEPT -> Instruction.to(answer);
            default -> new Instruction("call", CALLS.inside(answer));
        };
    }
}

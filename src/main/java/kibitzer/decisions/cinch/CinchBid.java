package kibitzer.decisions.cinch;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reckoning;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.cards.CardSet;
import kibitzer.conventions.cinch.CinchBids;
import kibitzer.conventions.cinch.CinchGround;
import kibitzer.conventions.cinch.CinchView;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;

/** What to bid at cinch, by Culbertson's pointers (pp. 241-242); 0 passes. */
final class CinchBid extends BookDecision<CinchView, Integer> {
    private static final int GAME = 50;
    private static final Map<Integer, String> OF_ITS_OWN = Map.of(11, "cinch.bid.eleven", 12, "cinch.bid.twelve");

    private static final PractisedRules RULES = PractisedRules.of(CinchBids.BOOK.practised());
    private static final RuleDealer<CinchView, Integer> DEALING = new RuleDealer<>(CinchBids.BOOK, new CinchGround());

    private static final Form<CinchView> FORM = Form.of(
            CinchBid::view,
            required("hand", Kinds.cards(CinchView.HAND, CinchView.HAND), "your nine cards")
                    .of(CinchView::hand),
            optional(
                            "position",
                            Kinds.number(0, CinchView.PLAYERS),
                            0,
                            "your turn to bid, 1 for eldest hand, 4 for the dealer; one more than the calls so far")
                    .of(CinchView::position),
            optional(
                            "calls",
                            Kinds.listOf(Kinds.number(0, CinchView.ALL), "the calls so far, such as [0, 5]"),
                            List.of(),
                            "the calls of those before you, eldest hand first; 0 for a pass")
                    .of(CinchView::calls),
            optional("we", Kinds.number(-GAME, GAME), 0, "points of your side").of(CinchView::we),
            optional("they", Kinds.number(-GAME, GAME), 0, "points of the other side")
                    .of(CinchView::they));

    CinchBid() {
        super(
                new Head(
                        "cinch/bid",
                        "The bid at cinch",
                        "cinch",
                        "how many points to bid at cinch, 0 to pass: what trumps are worth, and what low bids tell; beside it the chance of each"),
                FORM,
                new NumberAnswer.Count(0, CinchView.ALL, "points"),
                RULES,
                CinchBids.BOOK.sources());
    }

    private static CinchView view(CardSet hand, int position, List<Integer> calls, int we, int they) {
        if (calls.size() >= CinchView.PLAYERS) {
            throw new BadQuestion("calls", HowMany.of(calls.size(), "call") + " before yours", "three at most");
        }
        if (position != 0 && position != calls.size() + 1) {
            throw new BadQuestion(
                    "position",
                    position + " after " + HowMany.of(calls.size(), "call"),
                    String.valueOf(calls.size() + 1));
        }
        int called = 0;
        for (int call : calls) {
            if (call != CinchView.PASS && call <= called) {
                throw new BadQuestion("calls", call + " after " + called, "0, or a bid that goes over the last");
            }
            called = Math.max(called, call);
        }
        return new CinchView(hand, calls, we, they);
    }

    @Override
    public CinchView deal(DealRequest request) {
        return DEALING.deal(RULES.asked(request), request.seed());
    }

    @Override
    public Choices<Integer> choices(CinchView view) {
        return new Choices.Listed<>(view.open());
    }

    @Override
    public Optional<String> objection(CinchView view, Integer answer) {
        return view.open().contains(answer)
                ? Optional.empty()
                : Optional.of(answer + " does not go over the bid of " + view.called());
    }

    @Override
    protected Consulted<?, Integer> consult(CinchView view) {
        return new Consulted<>(CinchBids.BOOK, view);
    }

    /** What the book asks for just this bid comes before what it asks for that and less. */
    @Override
    public List<Ruling<Integer>> whyNot(CinchView view, Integer answer) {
        String deciding = advise(view).rulings().getFirst().rule();
        if (deciding.equals(CinchBids.FREE_DEALER)) {
            return List.of(); // no hand is asked for: whatever is held, nothing is won by a bid
        }
        boolean isWorthLess = deciding.equals(CinchBids.NO_OVERBID);
        if (isWorthLess && !OF_ITS_OWN.containsKey(answer)) {
            return List.of(); // what the hand is worth says more than what a higher bid would ask
        }
        return super.whyNot(view, answer).stream()
                .sorted(Comparator.comparing(ruling -> !ruling.rule().equals(OF_ITS_OWN.get(answer))))
                .toList();
    }

    @Override
    public Optional<Reckoning<Integer>> reckon(CinchView view) {
        return CinchReckoning.of(view);
    }

    @Override
    public List<Integer> idle() {
        return List.of(CinchView.PASS);
    }

    /** A lower bid than the hand is worth leaves the others alone. */
    @Override
    public boolean declines(Integer answer, Integer best) {
        return answer < best;
    }

    /** What a bid tells or undertakes that is lower than the hand is worth. */
    @Override
    public Optional<String> claims(CinchView view, Integer answer) {
        int best = advise(view).best().getFirst();
        if (isNothing(answer) || answer >= best) {
            return Optional.empty();
        }
        String told = view.calls().isEmpty() ? CinchBids.TOLD_BY_FIRST.getOrDefault(answer, "") : "";
        if (!OF_ITS_OWN.containsKey(best)) {
            return told.isEmpty() ? Optional.empty() : Optional.of("tells partner of " + told);
        }
        if (!told.isEmpty()) {
            return Optional.of("tells partner of no more than " + told);
        }
        return Optional.of(
                OF_ITS_OWN.containsKey(answer)
                        ? "is the bid for ace, king, knave and two more"
                        : "is less than the hand is worth");
    }

    @Override
    public Prompt ask(CinchView view) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("You bid", place(view)));
        shown.add(new Exhibit.Fact(
                "Calls so far",
                view.calls().isEmpty()
                        ? "none"
                        : view.calls().stream()
                                .map(call -> call == CinchView.PASS ? "pass" : String.valueOf(call))
                                .collect(Collectors.joining(", "))));
        shown.add(new Exhibit.Fact("Score", "we " + view.we() + ", they " + view.they()));
        shown.add(new Exhibit.Held("Your hand", view.hand()));
        return new Prompt("How many points do you bid, from 0, a pass, to 14?", shown);
    }

    private static String place(CinchView view) {
        return switch (view.position()) {
            case 1 -> "first";
            case CinchView.PLAYERS -> "last, as dealer";
            default -> "number " + view.position();
        };
    }

    @Override
    public Instruction say(Integer answer) {
        return answer == CinchView.PASS ? Instruction.to("pass") : new Instruction("bid", String.valueOf(answer));
    }
}

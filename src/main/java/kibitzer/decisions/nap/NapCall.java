package kibitzer.decisions.nap;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reckoning;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.cards.CardSet;
import kibitzer.conventions.nap.NapCalls;
import kibitzer.conventions.nap.NapGround;
import kibitzer.conventions.nap.NapView;
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

/** How many tricks to stand for at nap, by the tactics of Round Games with Cards (pp. 4-6); 0 passes, 5 is nap. */
final class NapCall extends BookDecision<NapView, Integer> {
    private static final PractisedRules RULES = PractisedRules.of(NapCalls.BOOK.practised());
    private static final RuleDealer<NapView, Integer> DEALING = new RuleDealer<>(NapCalls.BOOK, new NapGround());
    private static final int PACK = 52;
    private static final int USUAL_PLAYERS = 4;

    private static final Form<NapView> FORM = Form.of(
            NapCall::view,
            required("hand", Kinds.cards(NapView.HAND, NapView.HAND), "your five cards")
                    .of(NapView::hand),
            optional(
                            "players",
                            Kinds.number(2, NapGround.MOST_PLAYERS),
                            USUAL_PLAYERS,
                            "how many hold cards, you among them")
                    .of(NapView::players),
            optional(
                            "position",
                            Kinds.number(1, NapGround.MOST_PLAYERS),
                            1,
                            "your turn to call: 1 on the dealer's left, the number of players as dealer")
                    .of(NapView::position),
            optional("called", Kinds.number(0, NapView.NAP), 0, "the highest call so far, 0 where there is none")
                    .of(NapView::called));

    NapCall() {
        super(
                new Head(
                        "nap/call",
                        "The call at nap",
                        "nap",
                        "how many tricks to stand for at nap: 0 passes, 5 is nap; beside it the chance of each call"),
                FORM,
                new NumberAnswer.Count(0, NapView.NAP, "tricks"),
                RULES,
                NapCalls.BOOK.sources());
    }

    private static NapView view(CardSet hand, int players, int position, int called) {
        if (position > players) {
            throw new BadQuestion(
                    "position", position + " of " + players + " players", "a number from 1 to " + players);
        }
        if (position == 1 && called > 0) {
            throw new BadQuestion("called", called + " before anybody has spoken", "0 for the first to call");
        }
        return new NapView(hand, players, position, called);
    }

    @Override
    public NapView deal(DealRequest request) {
        return DEALING.deal(RULES.asked(request), request.seed());
    }

    @Override
    public Choices<Integer> choices(NapView view) {
        return new Choices.Listed<>(
                Stream.concat(Stream.of(NapView.PASS), calls(view)).toList());
    }

    /** What may be called beside a pass. */
    static Stream<Integer> calls(NapView view) {
        return IntStream.rangeClosed(view.called() + 1, NapView.NAP).boxed();
    }

    @Override
    public Optional<String> objection(NapView view, Integer answer) {
        return answer == NapView.PASS || answer > view.called()
                ? Optional.empty()
                : Optional.of(answer + " does not go over the call of " + view.called());
    }

    @Override
    protected Consulted<?, Integer> consult(NapView view) {
        return new Consulted<>(NapCalls.BOOK, view);
    }

    /**
     * That nap is not called on three suits tells nobody why a lower call is wrong; of nap on three suits it says all. Of what the page
     * leaves to the player it is told that it does.
     */
    @Override
    public List<Ruling<Integer>> whyNot(NapView view, Integer answer) {
        if (isLeftToThePlayer(view, answer)) {
            return List.of(NapCalls.leftOpen(answer));
        }
        if (answer == NapView.NAP && isDecidedBy(view, NapCalls.NOT_NAP)) {
            return List.of();
        }
        if (answer == NapView.NAP && view.suits() > 2) {
            return List.of(NapCalls.napOnThreeSuits(view));
        }
        return super.whyNot(view, answer).stream()
                .filter(ruling -> !ruling.rule().equals(NapCalls.NOT_NAP))
                .sorted(Comparator.comparing(NapCall::isForAnotherLength)
                        .thenComparing(
                                ruling -> answer == NapView.NAP && ruling.rule().equals(NapCalls.RATHER_THAN_FOUR)))
                .toList();
    }

    /** Of what the page leaves to the player it is told what is certain. */
    @Override
    public Optional<Ruling<Integer>> allowing(NapView view, Integer answer) {
        return isLeftToThePlayer(view, answer) ? Optional.empty() : super.allowing(view, answer);
    }

    /** A rule for suits of another length says less than one for such a hand, and what is perfect least. */
    private static boolean isForAnotherLength(Ruling<Integer> ruling) {
        return ruling.rule().equals("nap.call.perfect")
                || ruling.failing().stream().anyMatch(reason -> reason.fact().equals("longest"));
    }

    /** A bolder call than the hand is worth, up to three, which the page leaves to the player. */
    private boolean isLeftToThePlayer(NapView view, int answer) {
        Advice<Integer> advice = advise(view);
        return !advice.silent()
                && answer > advice.best().getFirst()
                && answer <= NapCalls.THREE
                && advice.acceptable().contains(answer);
    }

    private boolean isDecidedBy(NapView view, String rule) {
        return advise(view).rulings().stream()
                .limit(1)
                .anyMatch(ruling -> ruling.rule().equals(rule));
    }

    @Override
    public Optional<Reckoning<Integer>> reckon(NapView view) {
        return NapReckoning.of(view);
    }

    @Override
    public List<Integer> idle() {
        return List.of(NapView.PASS);
    }

    /** A call of fewer tricks than the hand is worth leaves the others alone. */
    @Override
    public boolean declines(Integer answer, Integer best) {
        return answer < best;
    }

    /** A call below what the hand is worth. */
    @Override
    public Optional<String> claims(NapView view, Integer answer) {
        return !isNothing(answer) && answer < advise(view).best().getFirst()
                ? Optional.of("is fewer than the hand should win")
                : Optional.empty();
    }

    @Override
    public Prompt ask(NapView view) {
        int used = view.players() * NapView.HAND;
        return new Prompt(
                "How many tricks do you call, from 0, a pass, to 5, nap?",
                List.of(
                        new Exhibit.Fact("Players", String.valueOf(view.players())),
                        new Exhibit.Fact("Cards in use", used + ", and " + (PACK - used) + " left in the pack"),
                        new Exhibit.Fact("You speak", place(view)),
                        new Exhibit.Fact(
                                "Highest call",
                                view.called() == 0
                                        ? "none"
                                        : view.called() == NapView.NAP ? "nap" : HowMany.of(view.called(), "trick")),
                        new Exhibit.Held("Your hand", view.hand())));
    }

    private static String place(NapView view) {
        if (view.position() == 1) {
            return "first";
        }
        return view.position() == view.players() ? "last, as dealer" : "number " + view.position();
    }

    @Override
    public Instruction say(Integer answer) {
        return switch (answer) {
            case NapView.PASS -> Instruction.to("pass");
            case NapView.NAP -> new Instruction("call", "nap");
            default -> new Instruction("call", HowMany.of(answer, "trick"));
        };
    }
}

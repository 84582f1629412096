package kibitzer.decisions.trick.euchre;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reckoning;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.cards.CardSet;
import kibitzer.conventions.euchre.HasenpfefferBids;
import kibitzer.conventions.euchre.HasenpfefferGround;
import kibitzer.conventions.euchre.HasenpfefferView;
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
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.trick.TrickFields;
import kibitzer.games.trick.euchre.EuchreGames;

/** What to bid at hasenpfeffer, by Culbertson's count (p. 213); 0 passes. */
public final class HasenpfefferBid extends BookDecision<HasenpfefferView, Integer> {
    private static final PractisedRules RULES = PractisedRules.of(HasenpfefferBids.BOOK.practised());
    private static final int LAST_SCORE = 9;
    private static final int LOWEST_SCORE = -50;

    private static final Form<HasenpfefferView> FORM = Form.of(
            HasenpfefferBid::view,
            required(
                            "hand",
                            Kinds.cardsWithJoker(HasenpfefferView.HAND, HasenpfefferView.HAND),
                            "your six cards, nines to aces and the joker")
                    .of(HasenpfefferView::hand),
            optional("position", Kinds.number(1, HasenpfefferView.PLAYERS), 1, "your turn to bid: 4 as dealer")
                    .of(view -> view.calls().size() + 1),
            required(
                            "calls",
                            Kinds.listOf(Kinds.number(0, HasenpfefferView.HAND), "the bids so far, 0 for a pass"),
                            "the bids so far, 0 for a pass")
                    .of(HasenpfefferView::calls),
            score("we", "points of your side").of(HasenpfefferView::we),
            score("they", "points of the other side").of(HasenpfefferView::they));

    public HasenpfefferBid() {
        super(
                new Head(
                        "hasenpfeffer/bid",
                        "The bid at hasenpfeffer",
                        "hasenpfeffer",
                        "how many tricks to bid at hasenpfeffer, 0 to pass; beside it what each bid brings"),
                FORM,
                new NumberAnswer.Count(0, HasenpfefferView.HAND, "tricks"),
                RULES,
                HasenpfefferBids.BOOK.sources());
    }

    private static Field<Integer> score(String name, String says) {
        return optional(name, Kinds.number(LOWEST_SCORE, LAST_SCORE), 0, says);
    }

    private static HasenpfefferView view(CardSet hand, int position, List<Integer> calls, int we, int they) {
        TrickFields.inThePack(EuchreGames.HASENPFEFFER, "hand", hand.toList(), List.of());
        if (calls.size() != position - 1) {
            throw new BadQuestion("calls", calls.size() + " before number " + position, String.valueOf(position - 1));
        }
        int high = 0;
        for (int call : calls) {
            if (call != HasenpfefferView.PASS && call <= high) {
                throw new BadQuestion("calls", call + " after " + high, "0, or a higher bid");
            }
            high = Math.max(high, call);
        }
        return new HasenpfefferView(hand, calls, we, they);
    }

    @Override
    public HasenpfefferView deal(DealRequest request) {
        return new RuleDealer<>(HasenpfefferBids.BOOK, new HasenpfefferGround())
                .deal(RULES.asked(request), request.seed());
    }

    @Override
    public Choices<Integer> choices(HasenpfefferView view) {
        return new Choices.Listed<>(view.open());
    }

    @Override
    public Optional<String> objection(HasenpfefferView view, Integer answer) {
        return view.open().contains(answer)
                ? Optional.empty()
                : Optional.of(answer + " does not go over the bid of " + view.called());
    }

    @Override
    protected Consulted<?, Integer> consult(HasenpfefferView view) {
        return new Consulted<>(HasenpfefferBids.BOOK, view);
    }

    @Override
    public Optional<Reckoning<Integer>> reckon(HasenpfefferView view) {
        return HasenpfefferReckoning.of(view);
    }

    /** Where one trick in defence is game, what a bid would take does not matter. */
    @Override
    public List<Ruling<Integer>> whyNot(HasenpfefferView view, Integer answer) {
        return isGameInDefence(view)
                ? List.of()
                : Stream.concat(HasenpfefferBids.tooHigh(view, answer).stream(), super.whyNot(view, answer).stream())
                        .toList();
    }

    @Override
    public boolean isSpokenOf(HasenpfefferView view, Integer answer) {
        return !isGameInDefence(view) && HasenpfefferBids.tooHigh(view, answer).isPresent()
                || super.isSpokenOf(view, answer);
    }

    private boolean isGameInDefence(HasenpfefferView view) {
        return advise(view).rulings().getFirst().rule().equals(HasenpfefferBids.GAME_IN_DEFENCE);
    }

    @Override
    public List<Integer> idle() {
        return List.of(HasenpfefferView.PASS);
    }

    @Override
    public boolean declines(Integer answer, Integer best) {
        return answer < best;
    }

    @Override
    public Prompt ask(HasenpfefferView view) {
        int position = view.calls().size() + 1;
        return new Prompt(
                "How many tricks do you bid, from 0, a pass, to 6?",
                List.of(
                        new Exhibit.Fact(
                                "You speak",
                                position == 1
                                        ? "first"
                                        : position == HasenpfefferView.PLAYERS
                                                ? "last, as dealer"
                                                : "number " + position),
                        new Exhibit.Fact(
                                "Bids so far",
                                view.calls().isEmpty()
                                        ? "none"
                                        : String.join(
                                                ", ",
                                                view.calls().stream()
                                                        .map(bid -> bid == 0 ? "pass" : String.valueOf(bid))
                                                        .toList())),
                        new Exhibit.Fact("Score", "we " + view.we() + ", they " + view.they() + ", of ten"),
                        new Exhibit.Held("Your hand", view.hand())));
    }

    @Override
    public Instruction say(Integer answer) {
        return answer == HasenpfefferView.PASS
                ? Instruction.to("pass")
                : new Instruction("bid", HowMany.of(answer, "trick"));
    }
}

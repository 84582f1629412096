package kibitzer.decisions.loo;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reckoning;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.conventions.loo.LooGround;
import kibitzer.conventions.loo.LooStands;
import kibitzer.conventions.loo.LooView;
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
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.form.Part;

/** Whether to stand at three-card loo, take the miss or throw up, by the hints of Round Games with Cards (pp. 29-30). */
final class LooStand extends BookDecision<LooView, String> {
    private static final PractisedRules RULES = PractisedRules.of(LooStands.BOOK.practised());
    private static final RuleDealer<LooView, String> DEALING = new RuleDealer<>(LooStands.BOOK, new LooGround());
    private static final int USUAL_PLAYERS = 5;
    private static final int USUAL_POOL = 9;
    private static final int USUAL_LOO = 6;
    private static final int MOST_COUNTERS = 100_000;

    private static final Field<CardSet> HAND =
            required("hand", Kinds.cards(LooView.HAND, LooView.HAND), "your three cards");
    static final Field<Card> TURN_UP = required("turn-up", Kinds.card(), "the card turned, whose suit is trumps");
    static final Field<Suit> TRUMP =
            optional("trump", Kinds.suit(), Suit.SPADES, "the trump suit, which the card turned tells as well");
    private static final Field<Integer> PLAYERS =
            optional("players", Kinds.number(LooView.FEWEST, LooView.MOST), USUAL_PLAYERS, "how many were dealt cards");
    private static final Field<Integer> POSITION = optional(
            "position",
            Kinds.number(1, LooView.MOST),
            1,
            "your turn to declare: 1 on the dealer's left, the last as dealer");
    private static final Field<Integer> STOOD =
            optional("stood", Kinds.number(0, LooView.MOST), 0, "how many before you stand on their own cards");
    private static final Field<Integer> THROWN_UP = optional(
            "thrown-up",
            Kinds.number(0, LooView.MOST),
            0,
            "how many before you have thrown up; the others if left out");
    private static final Field<Boolean> MISS_TAKEN =
            optional("miss-taken", Kinds.yesOrNo(), false, "whether one before you has taken the miss");
    private static final Field<Integer> POOL =
            optional("pool", Kinds.number(0, MOST_COUNTERS), USUAL_POOL, "counters in the pool");
    private static final Field<Integer> LOO =
            optional("loo", Kinds.number(1, MOST_COUNTERS), USUAL_LOO, "what a loo costs");

    private static final List<Part<LooView, ?>> PARTS = List.of(
            HAND.of(LooView::hand),
            TRUMP.of(LooView::trump),
            TURN_UP.of(LooView::turnUp),
            PLAYERS.of(LooView::players),
            POSITION.of(LooView::position),
            STOOD.of(LooView::stood),
            THROWN_UP.of(LooView::thrownUp),
            MISS_TAKEN.of(LooView::missTaken),
            POOL.of(LooView::pool),
            LOO.of(LooView::loo));

    private static final Form<LooView> FORM = Form.of(PARTS, values -> {
        int others = values.get(POSITION) - 1 - values.get(STOOD) - (values.get(MISS_TAKEN) ? 1 : 0);
        return checked(
                values.find(TRUMP),
                new LooView(
                        values.get(HAND),
                        values.get(TURN_UP),
                        values.get(PLAYERS),
                        values.get(POSITION),
                        values.get(STOOD),
                        values.find(THROWN_UP).orElse(others),
                        values.get(MISS_TAKEN),
                        values.get(POOL),
                        values.get(LOO)));
    });

    LooStand() {
        super(
                new Head(
                        "loo/stand",
                        "Stand or throw up at loo",
                        "three-card-loo",
                        "whether to stand at three-card loo, take the miss or throw up; beside it what each brings"),
                FORM,
                WordAnswer.OneWord.of(
                        LooView.STAND,
                        "Stand",
                        LooView.MISS,
                        "Take the miss",
                        LooView.DEFEND,
                        "Play the miss for the pool",
                        LooView.THROW_UP,
                        "Throw up"),
                RULES,
                sourcesWithRules());
    }

    /** Who takes the miss where the book warns of it is told of the warning. */
    @Override
    public List<Ruling<String>> whyNot(LooView view, String answer) {
        Optional<Ruling<String>> warned =
                answer.equals(LooView.MISS) ? LooStands.againstTheMiss(view) : Optional.empty();
        if (warned.isPresent()) {
            return List.of(warned.get());
        }
        Optional<Ruling<String>> leftOpen = LooStands.leftOpen(view, answer);
        if (leftOpen.isPresent()) {
            return List.of(leftOpen.get());
        }
        boolean givesUpAHand =
                answer.equals(LooView.MISS) && advise(view).best().contains(LooView.STAND);
        return givesUpAHand
                ? List.of()
                : super.whyNot(view, answer).stream()
                        .filter(ruling -> !LooStands.warnsOfTheMiss(ruling.rule()))
                        .sorted(Comparator.comparing(ruling -> view.trumps() == 1 && isForTwoTrumps(ruling)))
                        .toList();
    }

    /** A single trump may be stood on as well, with what the page asks beside it. */
    private static boolean isForTwoTrumps(Ruling<String> ruling) {
        return ruling.failing().stream().anyMatch(reason -> reason.fact().equals("trumps"));
    }

    @Override
    public boolean isSpokenOf(LooView view, String answer) {
        return super.isSpokenOf(view, answer)
                || answer.equals(LooView.MISS) && LooStands.againstTheMiss(view).isPresent();
    }

    @Override
    public boolean isLeftOpen(LooView view, String answer) {
        return LooStands.leftOpen(view, answer).isPresent();
    }

    /** What the miss is. */
    @Override
    public Optional<String> claims(LooView view, String answer) {
        return answer.equals(LooView.MISS) ? Optional.of(view.givenUp()) : Optional.empty();
    }

    /** The rules of declaring are kept by what is refused. */
    private static List<Source> sourcesWithRules() {
        List<Source> sources = new ArrayList<>(LooStands.BOOK.sources());
        sources.add(Source.source("three-card-loo.p17", "three-card-loo.p19"));
        return List.copyOf(sources);
    }

    private static LooView checked(Optional<Suit> trump, LooView view) {
        turnedUp(trump, view.turnUp(), view.hand());
        if (view.position() > view.players()) {
            throw new BadQuestion(
                    "position",
                    view.position() + " of " + view.players() + " players",
                    "a number from 1 to " + view.players());
        }
        int before = view.position() - 1;
        int told = view.stood() + view.thrownUp() + (view.missTaken() ? 1 : 0);
        if (view.thrownUp() < 0 || told != before) {
            throw new BadQuestion(
                    "stood",
                    view.stood() + " standing and " + view.thrownUp() + " thrown up"
                            + (view.missTaken() ? " beside the one with the miss" : "") + ", before number "
                            + view.position(),
                    before + " players in all, whoever took the miss counted apart");
        }
        if (view.open().isEmpty()) {
            throw new BadQuestion(
                    "thrown-up",
                    view.thrownUp() + " before the dealer",
                    "fewer: where all throw up the pool is the dealer's");
        }
        return view;
    }

    /** @throws BadQuestion if the card turned is held, or of another suit than trumps */
    static void turnedUp(Optional<Suit> trump, Card turnUp, CardSet hand) {
        if (!turnUp.hasSuit()) {
            throw new BadQuestion("turn-up", "the " + turnUp.inWords(), "a card of a suit");
        }
        if (hand.contains(turnUp)) {
            throw new BadQuestion("turn-up", "the " + turnUp.inWords() + " is in the hand", "a card of the pack");
        }
        trump.filter(suit -> suit != turnUp.suit()).ifPresent(suit -> {
            throw new BadQuestion("trump", suit.plural(), turnUp.suit().plural() + ", as the card turned");
        });
    }

    @Override
    public LooView deal(DealRequest request) {
        return DEALING.deal(RULES.asked(request), request.seed());
    }

    @Override
    public Choices<String> choices(LooView view) {
        return new Choices.Listed<>(
                view.isAgainstOne()
                        ? List.of(LooView.STAND, LooView.MISS, LooView.DEFEND, LooView.THROW_UP)
                        : List.of(LooView.STAND, LooView.MISS, LooView.THROW_UP));
    }

    @Override
    public Optional<String> objection(LooView view, String answer) {
        return view.open().contains(answer) ? Optional.empty() : Optional.of(view.why(answer));
    }

    @Override
    protected Consulted<?, String> consult(LooView view) {
        return new Consulted<>(LooStands.BOOK, view);
    }

    @Override
    public Optional<Reckoning<String>> reckon(LooView view) {
        return Optional.of(LooStandReckoning.of(view));
    }

    @Override
    public List<String> idle() {
        return List.of(LooView.THROW_UP);
    }

    @Override
    public Prompt ask(LooView view) {
        return new Prompt(
                "Do you stand, take the miss, or throw up?",
                List.of(
                        new Exhibit.Fact("Trumps", view.trump().plural()),
                        new Exhibit.Row("Turned up", List.of(view.turnUp())),
                        new Exhibit.Fact("Players", String.valueOf(view.players())),
                        new Exhibit.Fact("You declare", place(view)),
                        new Exhibit.Fact("Before you", before(view)),
                        new Exhibit.Fact("Pool", view.pool() + "; a loo costs " + view.loo()),
                        new Exhibit.Held("Your hand", view.hand())));
    }

    private static String place(LooView view) {
        return view.position() == 1 ? "first" : view.isDealer() ? "last, as dealer" : "number " + view.position();
    }

    private static String before(LooView view) {
        if (view.position() == 1) {
            return "nobody";
        }
        return view.stood() + " standing, " + view.thrownUp() + " thrown up"
                + (view.missTaken() ? ", and the miss is taken" : "; the miss is there");
    }

    @Override
    public Instruction say(String answer) {
        return switch (answer) {
            case LooView.STAND -> Instruction.to("stand");
            case LooView.MISS -> new Instruction("take", "the miss");
            case LooView.DEFEND -> new Instruction("play", "the miss for the pool");
            default -> Instruction.to("throw up");
        };
    }
}

package kibitzer.decisions.spoilfive;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Reckoning.Column;
import kibitzer.advice.Reckoning.Figure;
import kibitzer.advice.Reckoning.Row;
import kibitzer.advice.RuleDealer;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.conventions.spoilfive.RobGround;
import kibitzer.conventions.spoilfive.RobView;
import kibitzer.conventions.spoilfive.Robbing;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;

/** Whether to rob at spoil five, and which card to lay away for the card turned (Culbertson, p. 194). */
final class SpoilFiveRob extends BookDecision<RobView, Optional<Card>> {
    static final int LAYOUTS = 30;
    private static final String KEEP = "keep";
    private static final int ENOUGH = 3;
    private static final int MOST_SEARCHED = 5;
    private static final PractisedRules RULES = PractisedRules.of(Robbing.BOOK.practised());
    private static final RuleDealer<RobView, Optional<Card>> DEALING = new RuleDealer<>(Robbing.BOOK, new RobGround());

    private static final Field<CardSet> HAND =
            required("hand", Kinds.cards(RobView.HAND, RobView.HAND), "your five cards");
    private static final Field<Boolean> DEALER = optional("dealer", Kinds.yesOrNo(), false, "whether you deal");

    private static final Form<RobView> FORM = Form.of(
            (hand, turnUp, dealer, players) -> {
                SpoilFiveJink.turnedUp(turnUp, hand);
                return new RobView(hand, turnUp, dealer, players);
            },
            HAND.of(RobView::hand),
            SpoilFiveJink.TURN_UP.of(RobView::turnUp),
            DEALER.of(RobView::dealer),
            SpoilFiveJink.PLAYERS.of(RobView::players));

    SpoilFiveRob() {
        super(
                new Head(
                        "spoil-five/rob",
                        "Robbing at spoil five",
                        "spoil-five",
                        "whether to take the card turned at spoil five, and which card to lay away for it"),
                FORM,
                new WordAnswer.Phrase<>(
                        Kinds.named("a card to lay away, or keep", SpoilFiveRob::parse, SpoilFiveRob::write),
                        SpoilFiveRob::inWords),
                RULES,
                Robbing.BOOK.sources());
    }

    private static Optional<Card> parse(String text) {
        return text.strip().toLowerCase(Locale.ROOT).equals(KEEP)
                ? Optional.empty()
                : Optional.of(CardNotation.read(text));
    }

    private static String write(Optional<Card> answer) {
        return answer.map(Card::toString).orElse(KEEP);
    }

    private static String inWords(Optional<Card> answer) {
        return answer.map(card -> "lay away the " + card.inWords()).orElse("keep your cards");
    }

    @Override
    public RobView deal(DealRequest request) {
        return DEALING.deal(RULES.asked(request), request.seed());
    }

    @Override
    public Choices<Optional<Card>> choices(RobView view) {
        return new Choices.Listed<>(Stream.concat(
                        Stream.of(Optional.<Card>empty()), view.hand().stream().map(Optional::of))
                .toList());
    }

    @Override
    public Optional<String> objection(RobView view, Optional<Card> answer) {
        if (answer.isEmpty()) {
            return Optional.empty();
        }
        Card away = answer.get();
        if (!view.hand().contains(away)) {
            return Optional.of("the " + away.inWords() + " is not in this hand");
        }
        return view.mayRob()
                ? Optional.empty()
                : Optional.of(
                        "only the dealer may rob an ace that is turned, and else whoever was dealt the ace of trumps");
    }

    @Override
    protected Consulted<?, Optional<Card>> consult(RobView view) {
        return new Consulted<>(Robbing.BOOK, view);
    }

    @Override
    public List<Optional<Card>> idle() {
        return List.of(Optional.empty());
    }

    /** How often three tricks are won; nothing where there is no choice, or too many cards to search. */
    @Override
    public Optional<Reckoning<Optional<Card>>> reckon(RobView view) {
        if (!view.mayRob() || view.players() > MOST_SEARCHED) {
            return Optional.empty();
        }
        List<Optional<Card>> answers = new ArrayList<>();
        answers.add(Optional.empty());
        view.hand().forEach(card -> answers.add(Optional.of(card)));
        int[] won = new int[answers.size()];
        Chance chance = new Seed(view.hand().bits()).chance();
        CardSet out = CardSet.FULL_PACK.minus(view.hand()).without(view.turnUp());
        for (int layout = 0; layout < LAYOUTS; layout++) {
            List<Card> others = chance.shuffled(out.toList()).subList(0, RobView.HAND * (view.players() - 1));
            int leader = view.dealer() ? 1 : chance.below(view.players());
            for (int number = 0; number < won.length; number++) {
                CardSet hand = answers.get(number).map(view::robbing).orElse(view.hand());
                won[number] += SpoilFiveHands.won(hand, others, view.trump(), leader) >= ENOUGH ? 1 : 0;
            }
        }
        return Optional.of(reckoning(answers, won));
    }

    private static Reckoning<Optional<Card>> reckoning(List<Optional<Card>> answers, int[] won) {
        List<Row<Optional<Card>>> rows = new ArrayList<>();
        for (int number = 0; number < won.length; number++) {
            double share = (double) won[number] / LAYOUTS;
            rows.add(new Row<>(
                    answers.get(number), List.of(percent(share), percent(Math.sqrt(share * (1 - share) / LAYOUTS)))));
        }
        rows.sort(Comparator.comparingDouble(
                (Row<Optional<Card>> row) -> -row.figures().getFirst().value()));
        Row<Optional<Card>> first = rows.getFirst();
        List<Optional<Card>> best = rows.stream()
                .filter(row -> first.figures().getFirst().value()
                                - row.figures().getFirst().value()
                        <= first.figures().getLast().value())
                .map(Row::answer)
                .toList();
        return new Reckoning<>(
                List.of(Column.chance("chance", "Three tricks"), new Column("error", "Error")),
                rows,
                best.size() == rows.size() ? List.of() : best,
                "How often three tricks are won over " + LAYOUTS
                        + " deals of the other hands, the same for each answer, all"
                        + " cards seen and the others playing together. The error is the standard error.");
    }

    private static Figure percent(double value) {
        return new Figure(value, String.format(Locale.ROOT, "%.0f%%", 100 * value));
    }

    @Override
    public Prompt ask(RobView view) {
        return new Prompt(
                "Do you rob the card turned, and which card do you lay away?",
                List.of(
                        new Exhibit.Fact("Trumps", view.trump().plural()),
                        new Exhibit.Row("Turned up", List.of(view.turnUp())),
                        new Exhibit.Fact("You are", view.dealer() ? "the dealer" : "not the dealer"),
                        new Exhibit.Fact("Players", String.valueOf(view.players())),
                        new Exhibit.Held("Your hand", view.hand())));
    }

    @Override
    public Instruction say(Optional<Card> answer) {
        return answer.map(card -> Instruction.to("lay away", card))
                .orElseGet(() -> new Instruction("keep", "your cards"));
    }
}

package kibitzer.decisions.spoilfive;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Reckoning.Column;
import kibitzer.advice.Reckoning.Figure;
import kibitzer.advice.Reckoning.Row;
import kibitzer.advice.RuleDealer;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.conventions.spoilfive.JinkGround;
import kibitzer.conventions.spoilfive.JinkView;
import kibitzer.conventions.spoilfive.Jinks;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.form.Part;

/** Whether to take the pool at spoil five or to go on for all five tricks (Culbertson, p. 194). */
final class SpoilFiveJink extends BookDecision<JinkView, String> {
    static final int LAYOUTS = 300;
    private static final PractisedRules RULES = PractisedRules.of(Jinks.BOOK.practised());
    private static final RuleDealer<JinkView, String> DEALING = new RuleDealer<>(Jinks.BOOK, new JinkGround());
    private static final int USUAL_PLAYERS = 5;
    private static final int MOST_COUNTERS = 100_000;
    private static final int MOST_SEARCHED = 18;

    private static final Field<CardSet> HAND =
            required("hand", Kinds.cards(JinkView.LEFT, JinkView.LEFT), "the two cards that you still hold");
    static final Field<Card> TURN_UP = required("turn-up", Kinds.card(), "the card turned, whose suit is trumps");
    private static final Field<Integer> TRICKS = optional(
            "tricks",
            Kinds.number(JinkView.WON, JinkView.WON),
            JinkView.WON,
            "tricks that you have won: three of three");
    private static final Field<CardSet> PLAYED = optional(
            "played", Kinds.cards(0, 30), CardSet.EMPTY, "the cards of the three tricks, as far as they are known");
    private static final Field<Boolean> ROBBED =
            optional("robbed", Kinds.yesOrNo(), false, "whether the card turned was taken into a hand");
    static final Field<Integer> PLAYERS =
            optional("players", Kinds.number(JinkView.FEWEST, JinkView.MOST), USUAL_PLAYERS, "how many play");
    private static final Field<Integer> POOL =
            optional("pool", Kinds.number(1, MOST_COUNTERS), USUAL_PLAYERS, "counters in the pool");

    private static final List<Part<JinkView, ?>> PARTS = List.of(
            TRICKS.of(view -> JinkView.WON),
            HAND.of(JinkView::hand),
            TURN_UP.of(JinkView::turnUp),
            PLAYED.whereGiven(JinkView::played),
            ROBBED.whereGiven(JinkView::robbed),
            PLAYERS.of(JinkView::players),
            POOL.of(JinkView::pool));

    SpoilFiveJink() {
        super(
                new Head(
                        "spoil-five/jink",
                        "Take the pool or jink",
                        "spoil-five",
                        "whether to take the pool at spoil five after three tricks or to go on for all five"),
                Form.of(
                        PARTS,
                        values -> checked(new JinkView(
                                values.get(HAND),
                                values.get(TURN_UP),
                                values.get(PLAYED),
                                values.get(ROBBED),
                                values.get(PLAYERS),
                                values.get(POOL)))),
                WordAnswer.OneWord.of(JinkView.TAKE, "Take the pool", JinkView.JINK, "Jink: go on for all five"),
                RULES,
                Jinks.BOOK.sources());
    }

    private static JinkView checked(JinkView view) {
        turnedUp(view.turnUp(), view.robbed() ? CardSet.EMPTY : view.hand().union(view.played()));
        if (!view.hand().isDisjoint(view.played())) {
            throw new BadQuestion(
                    "played",
                    "the " + view.hand().intersection(view.played()).first().inWords() + " is in the hand",
                    "cards that have been played");
        }
        int most = JinkView.WON * view.players();
        if (view.played().size() > most) {
            throw new BadQuestion("played", view.played().size() + " cards", "at most " + most + ", three tricks");
        }
        return view;
    }

    /** @throws BadQuestion if the card turned has no suit, or is somewhere else */
    static void turnedUp(Card turnUp, CardSet elsewhere) {
        if (!turnUp.hasSuit()) {
            throw new BadQuestion("turn-up", "the " + turnUp.inWords(), "a card of a suit");
        }
        if (elsewhere.contains(turnUp)) {
            throw new BadQuestion("turn-up", "the " + turnUp.inWords() + " is held or was played", "another card");
        }
    }

    @Override
    public JinkView deal(DealRequest request) {
        return DEALING.deal(RULES.asked(request), request.seed());
    }

    @Override
    protected Consulted<?, String> consult(JinkView view) {
        return new Consulted<>(Jinks.BOOK, view);
    }

    @Override
    public List<String> idle() {
        return List.of(JinkView.TAKE);
    }

    /** Counters that each choice brings on average; nothing where too many cards are out to search. */
    @Override
    public Optional<Reckoning<String>> reckon(JinkView view) {
        int held = JinkView.LEFT * (view.players() - 1);
        if (held > MOST_SEARCHED || held > view.out().size()) {
            return Optional.empty();
        }
        Chance chance = new Seed(view.hand().bits() ^ view.played().bits()).chance();
        int made = 0;
        for (int layout = 0; layout < LAYOUTS; layout++) {
            List<Card> others = chance.shuffled(view.out().toList()).subList(0, held);
            made += SpoilFiveHands.won(view.hand(), others, view.trump(), 0) == JinkView.LEFT ? 1 : 0;
        }
        double share = (double) made / LAYOUTS;
        int all = view.pool() + view.players() - 1;
        double error = Math.sqrt(share * (1 - share) / LAYOUTS);
        Row<String> take = row(JinkView.TAKE, view.pool(), 1, 0);
        Row<String> jink = row(JinkView.JINK, share * all, share, error);
        boolean better = share * all > view.pool();
        boolean sure = Math.abs(share * all - view.pool()) > error * all || error == 0;
        List<Row<String>> rows = better ? List.of(jink, take) : List.of(take, jink);
        return Optional.of(new Reckoning<>(
                List.of(
                        new Column("gain", "Counters", "counter"),
                        new Column("chance", "Won"),
                        new Column("error", "Error")),
                rows,
                sure ? List.of(rows.getFirst().answer()) : List.of(),
                "How often both tricks are won over " + LAYOUTS
                        + " deals of the cards that are out, all cards seen and the"
                        + " others playing together, and what that brings: the pool and a counter from each other player, or"
                        + " nothing. The error is the standard error of the chance."));
    }

    private static Row<String> row(String word, double gain, double chance, double error) {
        return new Row<>(
                word,
                List.of(
                        new Figure(gain, String.format(Locale.ROOT, "%.1f", gain)),
                        new Figure(chance, String.format(Locale.ROOT, "%.0f%%", 100 * chance)),
                        new Figure(error, String.format(Locale.ROOT, "%.0f%%", 100 * error))));
    }

    @Override
    public Prompt ask(JinkView view) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Trumps", view.trump().plural()));
        shown.add(new Exhibit.Row("Turned up", List.of(view.turnUp())));
        shown.add(new Exhibit.Fact("The card turned", view.robbed() ? "was taken into a hand" : "was taken by nobody"));
        shown.add(new Exhibit.Fact("Players", String.valueOf(view.players())));
        shown.add(new Exhibit.Fact("Pool", String.valueOf(view.pool())));
        if (!view.played().isEmpty()) {
            shown.add(new Exhibit.Row("Played", view.played().toList()));
        }
        shown.add(new Exhibit.Held("Your hand", view.hand()));
        return new Prompt("Three tricks are yours. Do you take the pool, or go on for all five?", shown);
    }

    @Override
    public Instruction say(String answer) {
        return answer.equals(JinkView.TAKE) ? new Instruction("take", "the pool") : Instruction.to("jink");
    }
}

package kibitzer.decisions.casino;

import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Why;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.CardAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.casino.CasinoGame;

/** What a card takes at scopa: a card of its rank before a sum, one of them, and one sum alone (p. 263). */
public final class ScopaCapture extends CountedDecision<TableToTake, CardSet> {
    private static final List<CasinoGame> GAMES = CasinoGame.TAKING_ONE;
    private static final int MOST_TABLE = 16;
    private static final int FEWEST_DEALT = 3;
    private static final int MOST_DEALT = 7;
    private static final int TRIES = 200;

    private static final Field<CasinoGame> GAME = Fields.gameField(GAMES);
    private static final Field<CardSet> TABLE = required("table", Kinds.cards(0, MOST_TABLE), "the cards of the table");
    private static final Field<Card> CARD = required("card", Kinds.card(), "the card of the hand that is played");

    private static final Form<TableToTake> FORM = Form.of(
            (game, table, card) -> new TableToTake(game, table, card, List.of()),
            GAME.of(TableToTake::game),
            TABLE.of(TableToTake::table),
            CARD.of(TableToTake::card));

    public ScopaCapture() {
        super(
                new Head(
                        "scopa/capture",
                        "Taking in at scopa",
                        "scopa",
                        "what a card takes at scopa: one card, or one sum"),
                FORM,
                new CardAnswer.SomeCards(0, MOST_TABLE),
                List.of(Fields.taking(CasinoGame.SCOPA)));
    }

    /** As often a card of the rank beside a sum, sums alone, anything. */
    @Override
    public TableToTake deal(DealRequest request) {
        Chance chance = request.seed().chance();
        int wanted = chance.below(3);
        TableToTake table = any(chance);
        for (int tried = 1; tried < TRIES && !isSo(table, wanted); tried++) {
            table = any(chance);
        }
        return table;
    }

    private static boolean isSo(TableToTake table, int wanted) {
        return switch (wanted) {
            case 0 -> true;
            case 1 -> isPaired(table) && hasSum(table);
            default -> !isPaired(table) && !table.all().isEmpty();
        };
    }

    private static boolean hasSum(TableToTake table) {
        CardSet others = table.table().minus(table.table().of(table.card().rank()));
        return !table.game().rules().captures(table.card(), others).isEmpty();
    }

    private static TableToTake any(Chance chance) {
        List<Card> pack = chance.shuffled(CasinoGame.SCOPA.rules().pack().cards());
        int many = FEWEST_DEALT + chance.below(MOST_DEALT - FEWEST_DEALT + 1);
        return new TableToTake(CasinoGame.SCOPA, Fields.some(pack, 1, many), pack.getFirst(), List.of());
    }

    /** The largest captures are best; a smaller sum may be taken too. */
    @Override
    protected CountedAnswer<CardSet> count(TableToTake table) {
        List<CardSet> most = table.most();
        List<CardSet> others =
                table.all().stream().filter(set -> !most.contains(set)).toList();
        CountedAnswer<CardSet> counted = CountedAnswer.of(rule(), Fields.taking(table.game()), most, facts(table))
                .allowing(others);
        return most.getFirst().isEmpty() ? counted : counted.because(WHY);
    }

    private static final Why WHY = Why.practice(
            "Cards taken count at the end, while a card that takes nothing is left for the others to take.");

    private static List<Reason> facts(TableToTake table) {
        int value = table.game().rules().counts().of(table.card().rank());
        String counts = "the " + table.card().inWords() + " counts " + value;
        List<CardSet> all = table.all();
        return List.of(
                Reason.counted("count", value, counts),
                all.isEmpty()
                        ? Reason.counted("captures", 0, "nothing on the table has its rank or its sum")
                        : isPaired(table)
                                ? Reason.counted(
                                        "captures", all.size(), "a card of its rank is there, and goes before a sum")
                                : Reason.counted(
                                        "captures",
                                        all.size(),
                                        all.size() == 1
                                                ? "one sum comes to that, " + all.getFirst()
                                                : all.size() + " sums come to that, such as "
                                                        + table.most().getFirst()));
    }

    private static boolean isPaired(TableToTake table) {
        return !table.table().of(table.card().rank()).isEmpty();
    }

    @Override
    public Optional<String> objection(TableToTake table, CardSet answer) {
        CardSet strange = answer.minus(table.table());
        return strange.isEmpty()
                ? Optional.empty()
                : Optional.of("the " + strange.first().inWords() + " is not on the table");
    }

    @Override
    protected List<Reason> against(TableToTake table, CardSet answer) {
        return wrong(answer, refusal(table, answer), Fields.listed(table.most().getFirst()));
    }

    private static String refusal(TableToTake table, CardSet answer) {
        if (answer.isEmpty()) {
            return isPaired(table)
                    ? "a card of the same rank lies there, and can be taken"
                    : Fields.listed(table.most().getFirst()) + " come to "
                            + table.game().rules().counts().of(table.card().rank()) + ", and can be taken";
        }
        int sum = answer.stream()
                .mapToInt(card -> table.game().rules().counts().of(card.rank()))
                .sum();
        int value = table.game().rules().counts().of(table.card().rank());
        return isPaired(table) && sum == value
                ? "the " + table.table().of(table.card().rank()).first().inWords()
                        + " lies there too, and where one card or several may be taken, the one must be"
                : Fields.listed(answer) + (answer.size() == 1 ? " counts " : " together count ") + sum + ", the "
                        + table.card().inWords() + " " + value
                        + ": it takes a card of its rank, or cards that together count "
                        + value;
    }

    @Override
    public List<CardSet> idle() {
        return List.of(CardSet.EMPTY);
    }

    @Override
    public Prompt ask(TableToTake table) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Held("The table", table.table(), Exhibit.Fan.BY_RANK));
        shown.add(new Exhibit.Row("You play", List.of(table.card())));
        return new Prompt("What does the " + table.card().inWords() + " take, as much as it may?", shown);
    }

    @Override
    public Instruction say(CardSet answer) {
        return new Instruction("take", answer.isEmpty() ? "nothing" : answer.toString());
    }
}

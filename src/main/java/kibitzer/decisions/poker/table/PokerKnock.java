package kibitzer.decisions.poker.table;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.List;
import kibitzer.advice.RuleDealer;
import kibitzer.cards.CardSet;
import kibitzer.conventions.poker.play.KnockTable;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;

/** Knock or play on at knock poker, by the round and the seat (Culbertson p. 77). */
public final class PokerKnock extends BookDecision<KnockTable, String> {
    private static final int HAND = 5;
    private static final int FEWEST = 3;
    private static final int MOST = 5;
    private static final int MOST_ROUNDS = 9;

    private static final PractisedRules RULES = PractisedRules.of(KnockTable.BOOK.practised());
    private static final RuleDealer<KnockTable, String> DEALER =
            new RuleDealer<>(KnockTable.BOOK, new KnockTable.Ground());

    private static final Form<KnockTable> FORM = Form.of(
            PokerKnock::table,
            required("hand", Kinds.cards(HAND, HAND), "the best five cards held")
                    .of(KnockTable::hand),
            optional("round", Kinds.number(1, MOST_ROUNDS), 1, "the round of the table")
                    .of(KnockTable::round),
            optional("players", Kinds.number(FEWEST, MOST), FEWEST + 1, "players at the table")
                    .of(KnockTable::players),
            optional("position", Kinds.number(1, MOST), 1, "the learner's place in the order of playing")
                    .of(KnockTable::seat));

    private static KnockTable table(CardSet hand, int round, int players, int position) {
        if (position > players) {
            throw new BadQuestion("position", position + " of " + players + " players", "1 to " + players);
        }
        return new KnockTable(hand, round, players, position);
    }

    public PokerKnock() {
        super(
                new Head("poker/knock", "The knock at poker", "knock-poker", "when to knock at knock poker"),
                FORM,
                WordAnswer.OneWord.of(KnockTable.KNOCK, "Knock", KnockTable.PLAY_ON, "Play on"),
                RULES,
                KnockTable.BOOK.sources());
    }

    @Override
    public KnockTable deal(DealRequest request) {
        return DEALER.deal(RULES.asked(request), request.seed());
    }

    @Override
    protected Consulted<?, String> consult(KnockTable table) {
        return new Consulted<>(KnockTable.BOOK, table);
    }

    @Override
    public List<String> idle() {
        return List.of(KnockTable.PLAY_ON);
    }

    @Override
    public Prompt ask(KnockTable table) {
        return new Prompt(
                "Do you knock?",
                List.of(
                        new Exhibit.Held("Your hand", table.hand(), Exhibit.Fan.BY_RANK),
                        new Exhibit.Fact("Round", String.valueOf(table.round())),
                        new Exhibit.Fact("You play", "number " + table.seat() + " of " + table.players())));
    }
}

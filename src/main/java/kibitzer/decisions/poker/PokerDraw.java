package kibitzer.decisions.poker;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.CardSet;
import kibitzer.conventions.poker.play.Draws;
import kibitzer.conventions.poker.play.Games;
import kibitzer.conventions.poker.play.PokerTable;
import kibitzer.conventions.poker.play.Stage;
import kibitzer.decisions.AnswerKind;
import kibitzer.decisions.Choices;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.Prompt;

/** Which cards to throw at draw poker (Culbertson pp. 99-107; Round Games with Cards pp. 46-47). */
public final class PokerDraw implements TableDecision<CardSet> {
    private static final int HAND = 5;
    private static final TableBooks<CardSet> BOOKS = new TableBooks<>(
            List.of(
                    Games.STANDARD,
                    Games.ROUND_GAMES,
                    Games.BUG,
                    Games.JOKER_WILD,
                    Games.DEUCES_WILD,
                    Games.LOW,
                    Games.HIGH_LOW),
            Draws.BOOKS,
            Stage.DRAWING);
    private static final TableFields FIELDS = new TableFields(BOOKS.games(), 1);

    @Override
    public DecisionId id() {
        return new DecisionId("poker/draw");
    }

    @Override
    public String title() {
        return "The draw at poker";
    }

    @Override
    public TableBooks<CardSet> books() {
        return BOOKS;
    }

    @Override
    public TableFields fields() {
        return FIELDS;
    }

    @Override
    public AnswerKind<CardSet> answerKind() {
        return new AnswerKind.SomeCards(0, HAND);
    }

    @Override
    public Choices<CardSet> choices(PokerTable table) {
        return new Choices.Open<>();
    }

    @Override
    public Optional<String> objection(PokerTable table, CardSet answer) {
        return answer.minus(table.hand()).stream()
                .findFirst()
                .map(strange -> "the " + strange.inWords() + " is not in the hand");
    }

    @Override
    public Prompt ask(PokerTable table) {
        TableShown shown = new TableShown(table).in().bets().drawn().known();
        return new Prompt("Which cards do you throw?", shown.exhibits());
    }

    @Override
    public String say(CardSet answer) {
        return answer.isEmpty() ? "Stand pat" : "Throw " + answer;
    }
}

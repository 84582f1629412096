package kibitzer.play.poker;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.Kind;
import kibitzer.games.poker.pot.Move;
import kibitzer.games.poker.pot.Outcome;
import kibitzer.games.poker.pot.Phase;
import kibitzer.games.poker.pot.Pot;
import kibitzer.games.poker.pot.PotGame;
import kibitzer.games.poker.pot.PotSeat;
import kibitzer.games.table.TableSeat;
import kibitzer.play.hand.DealtHands;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.Score;
import kibitzer.play.hand.Turn;
import tools.jackson.databind.node.ObjectNode;

/**
 * A pot of poker.
 *
 * @param game with the stakes of the table
 */
public record PlayedPot(PotGame game) implements PlayedGame<Pot, SeenPot, Move> {

    @Override
    public String id() {
        return game.word();
    }

    @Override
    public String title() {
        return game.title();
    }

    @Override
    public int players(DealRequest request) {
        return game.players();
    }

    @Override
    public Pot deal(DealRequest request) {
        return Pot.dealt(game, request.seed());
    }

    @Override
    public Optional<TableSeat> toPlay(Pot pot) {
        return pot.isOver()
                ? Optional.empty()
                : Optional.of(new TableSeat(pot.seats().size(), pot.toAct()));
    }

    @Override
    public SeenPot view(Pot pot, TableSeat seat) {
        return new SeenPot(pot, seat.place());
    }

    /** In the draw, any of the cards held; the 32 ways are listed from standing pat on. */
    @Override
    public Choices<Move> lawful(SeenPot seen) {
        Pot pot = seen.pot();
        return new Choices.Listed<>(
                pot.phase() == Phase.DRAW ? discards(pot.seat(seen.seat()).hand()) : List.copyOf(pot.words()));
    }

    private static List<Move> discards(CardSet hand) {
        List<Card> held = hand.toList();
        return IntStream.range(0, 1 << held.size())
                .mapToObj(chosen -> IntStream.range(0, held.size())
                        .filter(card -> (chosen >> card & 1) == 1)
                        .mapToObj(held::get)
                        .collect(CardSet.toCardSet()))
                .sorted(Comparator.comparingInt(CardSet::size))
                .<Move>map(Move.Discard::new)
                .toList();
    }

    @Override
    public Optional<String> objection(SeenPot seen, Move move) {
        return seen.pot().allows(move)
                ? Optional.empty()
                : Optional.of(
                        seen.pot().phase() == Phase.DRAW
                                ? written(move) + " is not part of the hand"
                                : written(move) + " is not possible here; expected one of "
                                        + String.join(
                                                ", ",
                                                seen.pot().words().stream()
                                                        .map(this::written)
                                                        .toList()));
    }

    @Override
    public Pot after(Pot pot, Move move) {
        return pot.after(move);
    }

    @Override
    public Score score(Pot pot) {
        return new Score(
                pot.seats().stream().map(seat -> seat.chips() - PotGame.CHIPS).toList(),
                switch (pot.outcome().orElseThrow()) {
                    case Outcome.PassedOut passed -> "passed-out";
                    case Outcome.Uncontested won -> "uncontested";
                    case Outcome.Showdown shown -> "showdown";
                });
    }

    /** At stud each hand is the hole card and the first upcard. */
    @Override
    public List<DealtHands> dealt(Pot pot) {
        Pot begun = pot.asDealt();
        return List.of(new DealtHands(
                begun.seats().stream().map(PlayedPot::inOrder).toList(), begun.undealt(), Optional.empty()));
    }

    private static List<Card> inOrder(PotSeat seat) {
        List<Card> cards = new ArrayList<>(seat.hand().toList());
        cards.addAll(seat.up().toList());
        return cards;
    }

    @Override
    public Kind<Move> moves() {
        return PokerMove.KIND;
    }

    @Override
    public Turn<Move> turn(SeenPot seen) {
        return PotTurns.of(seen.pot());
    }

    @Override
    public Move usual(SeenPot seen) {
        return PotTurns.usual(seen.pot());
    }

    @Override
    public ObjectNode table(SeenPot seen, TableSeat seat) {
        return PotTableJson.of(seen);
    }
}

package kibitzer.play.reddog;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.CardSet;
import kibitzer.decisions.Decision;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.banking.HandToBet;
import kibitzer.decisions.banking.RedDogAnswer;
import kibitzer.decisions.banking.RedDogBet;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.banking.reddog.RedDogDeal;
import kibitzer.games.table.TableSeat;
import kibitzer.play.hand.DealtHands;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.Score;
import kibitzer.play.hand.Turn;
import tools.jackson.databind.node.ObjectNode;

/** Red dog deal by deal: three to seven players, one pool, and in each deal one bet or forfeit of each. */
public final class PlayedRedDog implements PlayedGame<RedDogSession, SeenRedDog, RedDogAnswer> {
    /** How many deals are played. */
    public static final Field<Integer> DEALS = Field.optional(
            "deals", Kinds.number(1, RedDogSession.MOST_DEALS), 1, "how many deals are played, one after the other");

    /** How many sit down. */
    public static final Field<Integer> PLAYERS =
            Field.optional("players", Kinds.number(3, TableSeat.MOST), 5, "how many sit at the table");

    /** What each pays into an empty pool. */
    public static final Field<Integer> ANTE =
            Field.optional("ante", Kinds.number(1, 10), 2, "chips that each pays whenever the pool is empty");

    /** How many cards each is dealt. */
    public static final Field<Integer> CARDS =
            Field.optional("cards", Kinds.number(4, 5), 5, "cards that each is dealt");

    private static final Decision<HandToBet, RedDogAnswer> BET = new RedDogBet();

    @Override
    public String id() {
        return "red-dog";
    }

    @Override
    public String title() {
        return "Red dog";
    }

    @Override
    public List<Field<?>> options() {
        return List.of(DEALS, PLAYERS, ANTE, CARDS);
    }

    @Override
    public int players(DealRequest request) {
        return request.get(PLAYERS);
    }

    @Override
    public RedDogSession deal(DealRequest request) {
        return RedDogSession.dealt(
                request.get(PLAYERS), request.get(CARDS), request.get(ANTE), request.seed(), request.get(DEALS));
    }

    @Override
    public Optional<TableSeat> toPlay(RedDogSession session) {
        return session.isOver() ? Optional.empty() : Optional.of(session.toPlay());
    }

    @Override
    public SeenRedDog view(RedDogSession session, TableSeat seat) {
        return SeenRedDog.of(session, seat.place());
    }

    @Override
    public Choices<RedDogAnswer> lawful(SeenRedDog seen) {
        return new Choices.Listed<>(Stream.concat(
                        IntStream.rangeClosed(1, seen.mostBet()).mapToObj(RedDogAnswer::bet),
                        Stream.of(RedDogAnswer.FORFEIT))
                .toList());
    }

    @Override
    public RedDogSession after(RedDogSession session, RedDogAnswer move) {
        return session.after(move.chips());
    }

    /** Chips of all deals, antes taken off; what nobody has won is in the pool. */
    @Override
    public Score score(RedDogSession session) {
        return new Score(
                IntStream.range(0, session.players()).mapToObj(session::won).toList(), "deals");
    }

    @Override
    public List<DealtHands> dealt(RedDogSession session) {
        return session.deals().stream().map(PlayedRedDog::dealt).toList();
    }

    private static DealtHands dealt(RedDogDeal deal) {
        return new DealtHands(deal.hands().stream().map(CardSet::toList).toList(), deal.stock(), Optional.empty());
    }

    @Override
    public Kind<RedDogAnswer> moves() {
        return RedDogAnswer.KIND;
    }

    /** The hand and what was exposed lie above already. */
    @Override
    public Turn<RedDogAnswer> turn(SeenRedDog seen) {
        HandToBet position = seen.position();
        Prompt asked = new Prompt(
                BET.ask(position).ask(),
                List.of(new Exhibit.Fact("You may bet up to", HowMany.of(seen.mostBet(), "chip"))));
        return Turn.Asked.of(BET, position, asked, Function.identity());
    }

    @Override
    public RedDogAnswer usual(SeenRedDog seen) {
        return byTheBook(seen);
    }

    @Override
    public RedDogAnswer byTheBook(SeenRedDog seen) {
        return byTheBook(seen.position());
    }

    /** The least that the book's rule asks for: the pool, a chip, or the forfeit. */
    public static RedDogAnswer byTheBook(HandToBet position) {
        return BET.advise(position).best().getFirst();
    }

    @Override
    public ObjectNode table(SeenRedDog seen, TableSeat seat) {
        return RedDogTableJson.of(seen);
    }
}

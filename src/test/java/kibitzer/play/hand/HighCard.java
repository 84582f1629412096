package kibitzer.play.hand;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.CardAnswer;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.table.TableSeat;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The smallest game: each is dealt a few cards and plays one, and the highest rank wins a point of every other; of equal ones
 * the first. The book says nothing to whoever plays last.
 */
final class HighCard implements PlayedGame<HighCard.State, HighCard.Seen, Card> {
    static final Field<Integer> PLAYERS = Field.optional("players", Kinds.number(2, 7), 3, "how many play");
    private static final int HAND = 3;

    record State(List<CardSet> hands, List<Card> played) {}

    record Seen(CardSet hand, List<Card> played, int players) {}

    /** Which card to play: the highest. */
    static final class Highest extends CountedDecision<CardSet, Card> {
        private static final Field<CardSet> CARDS = Field.required("hand", Kinds.cards(HAND, HAND), "the hand");

        Highest() {
            super(
                    new Head("tests/highest", "The highest card", "whist", "which card is the highest"),
                    Form.of(cards -> cards, CARDS.of(cards -> cards)),
                    new CardAnswer.OneCard(),
                    List.of());
        }

        @Override
        public CardSet deal(DealRequest request) {
            return CardSet.of(request.seed().chance().shuffled(Card.ALL).subList(0, HAND));
        }

        @Override
        public Choices<Card> choices(CardSet hand) {
            return new Choices.Listed<>(hand.toList());
        }

        @Override
        protected CountedAnswer<Card> count(CardSet hand) {
            return CountedAnswer.of(
                    "tests.highest", Source.source("whist.p01"), List.of(highest(hand.toList())), List.of());
        }

        @Override
        public Prompt ask(CardSet hand) {
            return new Prompt("Which card do you play?", List.of(new Exhibit.Held("Your hand", hand)));
        }
    }

    private static Card highest(List<Card> cards) {
        return cards.stream().max(Comparator.comparing(Card::rank)).orElseThrow();
    }

    @Override
    public String id() {
        return "high-card";
    }

    @Override
    public String title() {
        return "High card";
    }

    @Override
    public List<Field<?>> options() {
        return List.of(PLAYERS);
    }

    @Override
    public int players(DealRequest request) {
        return request.get(PLAYERS);
    }

    @Override
    public State deal(DealRequest request) {
        List<Card> pack = request.seed().chance().shuffled(Card.ALL);
        return new State(
                IntStream.range(0, players(request))
                        .mapToObj(place -> CardSet.of(pack.subList(place * HAND, place * HAND + HAND)))
                        .toList(),
                List.of());
    }

    @Override
    public Optional<TableSeat> toPlay(State state) {
        int players = state.hands().size();
        int next = state.played().size();
        return next < players ? Optional.of(new TableSeat(players, next)) : Optional.empty();
    }

    @Override
    public Seen view(State state, TableSeat seat) {
        return new Seen(
                state.hands().get(seat.place()), state.played(), state.hands().size());
    }

    @Override
    public Choices<Card> lawful(Seen seen) {
        return new Choices.Listed<>(seen.hand().toList());
    }

    @Override
    public State after(State state, Card card) {
        int place = state.played().size();
        List<CardSet> hands = new ArrayList<>(state.hands());
        hands.set(place, hands.get(place).without(card));
        List<Card> played = new ArrayList<>(state.played());
        played.add(card);
        return new State(hands, played);
    }

    @Override
    public Score score(State state) {
        int winner = state.played().indexOf(highest(state.played()));
        int players = state.played().size();
        return new Score(
                IntStream.range(0, players)
                        .mapToObj(place -> place == winner ? players - 1 : -1)
                        .toList(),
                "played");
    }

    @Override
    public List<DealtHands> dealt(State state) {
        return List.of(new DealtHands(
                IntStream.range(0, state.hands().size())
                        .mapToObj(place -> state.hands()
                                .get(place)
                                .with(state.played().get(place))
                                .toList())
                        .toList(),
                List.of(),
                Optional.empty()));
    }

    @Override
    public Kind<Card> moves() {
        return Kinds.card();
    }

    @Override
    public Turn<Card> turn(Seen seen) {
        return seen.played().size() == seen.players() - 1
                ? new Turn.Silent<>("The last plays what he likes")
                : Turn.Asked.of(
                        new Highest(),
                        seen.hand(),
                        new Prompt("After " + seen.played().size() + " cards, which do you play?", List.of()),
                        card -> card);
    }

    @Override
    public Card usual(Seen seen) {
        return seen.hand().last();
    }

    @Override
    public ObjectNode table(Seen seen, TableSeat seat) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("hand", seen.hand().toString())
                .put("trick", CardNotation.write(seen.played()));
    }
}

package kibitzer.decisions.trick;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.decisions.answer.CardsNotation;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.form.Part;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.Contract;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.games.trick.search.OpenCards;
import kibitzer.games.trick.search.OpenHands;

/** Everybody's cards as the fields of a position. */
final class SeenHandsForm {
    private static final Field<TrickGame> GAME = TrickFields.gameField(TrickGames.ALL);
    private static final Field<Map<String, Cards>> HANDS =
            required("hands", SeatedHandsNotation.KIND, "what each seat still holds, by seat");
    private static final Field<String> LEADER =
            required("leader", Kinds.text(10), "the seat that led to the trick on the table, or is to lead");
    private static final Field<List<Card>> TRICK = optional(
            "trick",
            CardsNotation.inOrder(TableSeat.MOST),
            List.of(),
            "the cards on the table in order; none when on lead");
    private static final Field<Optional<String>> PLAYER = optional(
            "player",
            Kinds.text(10).as(Optional::of, seat -> seat.orElse("")),
            Optional.empty(),
            "the seat that plays alone against all others, as the Player at skat; if left out, four play as partners");
    private static final Field<Optional<Card>> TURN_UP = optional(
            "turn-up",
            Kinds.named("a card such as KS", CardNotation::readOfAnyPack, Card::toString)
                    .as(Optional::of, card -> card.orElse(Card.JOKER)),
            Optional.empty(),
            "the card turned for trumps, where it compels a lead");

    private static final List<Part<CardsSeen, ?>> PARTS = List.of(
            GAME.of(seen -> seen.hands().game()),
            HANDS.of(SeenHandsForm::bySeat),
            TrickFields.TRUMP.of(seen -> seen.hands().trump()),
            LEADER.of(seen -> seen.seat(seen.hands().leader()).toString()),
            TRICK.of(seen -> seen.hands().trick()),
            TrickFields.CONTRACT.whereGiven(
                    seen -> seen.hands().game().rules().contracts().size() > 1
                            ? Optional.of(seen.hands().contract().word())
                            : Optional.empty()),
            PLAYER.whereGiven(
                    seen -> seen.player().map(number -> seen.seat(number).toString())),
            TrickFields.NAMED.whereGiven(seen -> seen.hands().facts().named()),
            TURN_UP.whereGiven(seen -> seen.hands().facts().turnUp()));

    static final Form<CardsSeen> FORM = Form.of(PARTS, SeenHandsForm::read);

    private SeenHandsForm() {}

    private static Map<String, Cards> bySeat(CardsSeen seen) {
        Map<String, Cards> hands = new LinkedHashMap<>();
        for (int number = 0; number < seen.hands().players(); number++) {
            hands.put(seen.seat(number).toString(), seen.hands().hands().get(number));
        }
        return hands;
    }

    private static int seat(String field, int players, String text) {
        try {
            return TableSeat.read(players, text).place();
        } catch (BadNotation bad) {
            throw new BadQuestion(field, String.valueOf(bad.getMessage()));
        }
    }

    private static CardsSeen read(FieldValues values) {
        TrickGame game = values.get(GAME);
        List<Cards> hands = List.copyOf(values.get(HANDS).values());
        List<Card> trick = values.get(TRICK);
        int players = hands.size();
        OpenCards.barred(game).ifPresent(why -> {
            throw new BadQuestion("game", game.title(), "a game that can be counted with all cards seen; here " + why);
        });
        Contract contract = TrickFields.contract(game, values.get(TrickFields.CONTRACT), values.get(TrickFields.TRUMP));
        if (!game.rules().dealing().players().contains(players)) {
            throw new BadQuestion(
                    "hands",
                    players + " hands",
                    game.title() + " has " + game.rules().dealing().says());
        }
        int leader = seat("leader", players, values.get(LEADER));
        Optional<Integer> player = values.get(PLAYER).map(text -> seat("player", players, text));
        if (player.isEmpty() && CardsSeen.hasPlayer(game)) {
            throw new BadQuestion("player", "missing", "the Player's seat, who plays against the others");
        }
        if (trick.size() >= players) {
            throw new BadQuestion("trick", trick.size() + " cards", "at most " + (players - 1));
        }
        inStep(hands, leader, trick);
        List<Card> held = new ArrayList<>();
        hands.forEach(hand -> held.addAll(hand.list()));
        TrickFields.inThePack(game, "hands", held, List.of());
        TrickFields.inThePack(game, "trick", trick, held);
        Optional<Suit> trump = TrickFields.trump(game, contract, values.get(TrickFields.TRUMP), trick);
        if (trump.isEmpty() && !game.rules().making(contract).noTrump()) {
            throw new BadQuestion(
                    "trump", "missing", game.rules().making(contract).choices() + ", as the first lead fixed it");
        }
        Optional<Suit> named = values.get(TrickFields.NAMED);
        TrickFields.named(!trick.isEmpty() && game.play(contract, trump).leaderNames(trick.getFirst()), named);
        Optional<Card> turnUp = values.get(TURN_UP);
        turnUp.ifPresent(card -> TrickFields.inThePack(game, "turn-up", List.of(card), List.of()));
        CardsSeen seen = CardsSeen.of(game, contract, trump, hands, leader, trick, named, turnUp, player);
        OpenHands open = seen.hands();
        if (!OpenCards.canSearch(open, seen.stake())) {
            throw new BadQuestion(
                    "hands",
                    open.cards().size() + " cards at " + game.title(),
                    "at most " + OpenCards.MOST_CARDS + " cards still to be played");
        }
        return seen;
    }

    /** @throws BadQuestion unless all hold as many, those one fewer who have played to the trick */
    private static void inStep(List<Cards> hands, int leader, List<Card> trick) {
        int players = hands.size();
        int most = hands.get((leader + trick.size()) % players).size();
        TableSeat toPlay = new TableSeat(players, (leader + trick.size()) % players);
        if (most == 0) {
            throw new BadQuestion("hands", toPlay.inWords() + " is to play and holds no card", "at least one card");
        }
        for (int place = 0; place < players; place++) {
            TableSeat seat = new TableSeat(players, (leader + place) % players);
            int wanted = place < trick.size() ? most - 1 : most;
            int cards = hands.get(seat.place()).size();
            if (cards != wanted) {
                throw new BadQuestion(
                        "hands",
                        seat.inWords() + " holds " + cards,
                        wanted + ", as " + toPlay.inWords() + " is to play and holds " + most);
            }
        }
    }
}

package kibitzer.decisions.poker.table;

import static kibitzer.decisions.form.Field.optional;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.CardSet;
import kibitzer.conventions.poker.play.Games;
import kibitzer.conventions.poker.play.SpitTable;
import kibitzer.conventions.poker.play.StudTable;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;

/** The fields of a table at which one stays or drops: those of draw poker, or hole, up and showing at stud. */
final class StayFields {
    private static final int HAND = 5;
    private static final int SPIT_HAND = 4;
    private static final int MOST_HOLE = 3;
    private static final int MOST_UP = 4;
    private static final int MOST_SHOWING = 13;

    private static final Field<CardSet> HAND_HELD = optional(
            "hand",
            Kinds.cardsWithJoker(SPIT_HAND, HAND),
            CardSet.EMPTY,
            "the learner's hand: five cards at draw poker, four at spit in the ocean");
    private static final Field<CardSet> CENTRE =
            optional("centre", Kinds.cards(1, 1), CardSet.EMPTY, "the card turned in the centre at spit in the ocean");
    private static final Field<CardSet> HOLE =
            optional("hole", Kinds.cards(1, MOST_HOLE), CardSet.EMPTY, "the learner's hidden cards at stud");
    private static final Field<CardSet> UP =
            optional("up", Kinds.cards(1, MOST_UP), CardSet.EMPTY, "the learner's upcards at stud");
    private static final Field<List<CardSet>> SHOWING = optional(
            "showing",
            Kinds.listOf(
                    Kinds.cards(1, MOST_UP), "the upcards of each opponent still in, such as [\"KS 4D\", \"9C 2H\"]"),
            List.of(),
            "the upcards of each opponent still in");

    private final TableFields draw;
    private final List<String> games;
    private final Field<String> game;
    private final List<String> studGames;
    private final String spit;

    StayFields(List<String> drawGames, List<String> studGames, String spit) {
        this.draw = new TableFields(drawGames, 1);
        this.studGames = studGames;
        this.spit = spit;
        this.games = Stream.of(drawGames, studGames, List.of(spit))
                .flatMap(List::stream)
                .toList();
        this.game = optional("game", Kinds.word(games), games.getFirst(), "the form of the game");
    }

    Form<StayProblem> form() {
        List<Field<?>> fields = new ArrayList<>(List.of(HAND_HELD, game, HOLE, UP, SHOWING, CENTRE));
        fields.addAll(TableFields.WITHOUT_HAND);
        return new Form<>(fields, this::read, this::write);
    }

    private StayProblem read(FieldValues values) {
        String played = values.get(game);
        if (played.equals(spit)) {
            return new StayProblem.AtSpit(spit(values));
        }
        if (!values.get(CENTRE).isEmpty()) {
            throw new BadQuestion("centre", "stands at " + played.replace('-', ' '), "no such field, or " + spit);
        }
        return studGames.contains(played)
                ? new StayProblem.AtStud(stud(played, values))
                : new StayProblem.AtDraw(draw.read(drawHand(values), played, values));
    }

    private static CardSet drawHand(FieldValues values) {
        if (values.get(HAND_HELD).isEmpty()) {
            throw new BadQuestion("hand", "missing", HAND_HELD.kind().expected());
        }
        if (values.get(HAND_HELD).size() != HAND) {
            throw new BadQuestion("hand", values.get(HAND_HELD).size() + " cards", "5 cards");
        }
        for (Field<CardSet> field : List.of(HOLE, UP)) {
            if (!values.get(field).isEmpty()) {
                throw new BadQuestion(field.name(), "stands at draw poker", "no such field, or a game of stud");
            }
        }
        return values.get(HAND_HELD);
    }

    private static SpitTable spit(FieldValues values) {
        CardSet hand = values.get(HAND_HELD);
        CardSet centre = values.get(CENTRE);
        if (hand.size() != SPIT_HAND || !hand.jokers().isEmpty()) {
            throw new BadQuestion("hand", hand.isEmpty() ? "missing" : hand.toString(), "four cards without a joker");
        }
        if (centre.isEmpty()) {
            throw new BadQuestion("centre", "missing", CENTRE.kind().expected());
        }
        if (centre.subsetOf(hand)) {
            throw new BadQuestion("centre", "the " + centre.first().inWords() + " is in the hand", "another card");
        }
        return new SpitTable(hand, centre.first());
    }

    private static StudTable stud(String game, FieldValues values) {
        if (!values.get(HAND_HELD).isEmpty()) {
            throw new BadQuestion("hand", "stands at stud", "hole, up and showing");
        }
        CardSet hole = values.get(HOLE);
        CardSet up = values.get(UP);
        List<CardSet> showing = values.get(SHOWING);
        boolean five = game.equals(Games.FIVE_CARD_STUD);
        int fewest = five ? 1 : 2;
        int most = five ? 1 : MOST_HOLE;
        if (hole.size() < fewest || hole.size() > most) {
            throw new BadQuestion(
                    "hole",
                    hole.isEmpty() ? "missing" : HowMany.of(hole.size(), "card"),
                    five ? "one card" : "two cards, or three at the end");
        }
        if (up.isEmpty()) {
            throw new BadQuestion("up", "missing", UP.kind().expected());
        }
        if (hole.size() == MOST_HOLE && up.size() < MOST_UP) {
            throw new BadQuestion("up", HowMany.of(up.size(), "upcard") + " beside three hole cards", "four");
        }
        apart(hole, up, showing);
        int told = values.get(TableFields.PLAYERS);
        int players = Math.max(told, showing.size() + 1);
        return new StudTable(
                game, hole, up, showing, players, values.get(TableFields.POT), values.get(TableFields.TO_CALL));
    }

    private static void apart(CardSet hole, CardSet up, List<CardSet> showing) {
        if (showing.size() > MOST_SHOWING) {
            throw new BadQuestion("showing", showing.size() + " opponents", "at most " + MOST_SHOWING);
        }
        CardSet seen = hole;
        List<CardSet> all = new ArrayList<>(showing);
        all.addFirst(up);
        for (int place = 0; place < all.size(); place++) {
            CardSet cards = all.get(place);
            if (!cards.isDisjoint(seen)) {
                throw new BadQuestion(
                        place == 0 ? "up" : "showing",
                        "the " + cards.intersection(seen).first().inWords() + " lies in two places",
                        "each card in one place");
            }
            seen = seen.union(cards);
        }
    }

    private FieldValues write(StayProblem problem) {
        return switch (problem) {
            case StayProblem.AtDraw(var table) ->
                draw.write(table).with(HAND_HELD, table.hand()).with(game, table.game());
            case StayProblem.AtSpit(var table) ->
                FieldValues.none()
                        .with(HAND_HELD, table.hand())
                        .with(game, spit)
                        .with(CENTRE, CardSet.of(table.turned()));
            case StayProblem.AtStud(var table) ->
                FieldValues.none()
                        .with(game, table.game())
                        .with(HOLE, table.hole())
                        .with(UP, table.up())
                        .with(SHOWING, table.showing())
                        .with(TableFields.PLAYERS, table.players())
                        .with(TableFields.POT, table.pot())
                        .with(TableFields.TO_CALL, table.toCall());
        };
    }
}

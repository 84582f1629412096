package kibitzer.decisions.poker.table;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.CardSet;
import kibitzer.conventions.poker.play.ActionAfterDraw;
import kibitzer.conventions.poker.play.Circumstance;
import kibitzer.conventions.poker.play.Opening;
import kibitzer.conventions.poker.play.PokerTable;
import kibitzer.conventions.poker.play.PokerTable.Bets;
import kibitzer.conventions.poker.play.PokerTable.Seat;
import kibitzer.conventions.poker.play.TableView;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;

/** The fields in which a table of draw poker is written; every decision at such a table reads all of them. */
final class TableFields {
    private static final int FEWEST = 2;
    private static final int MOST = 8;
    private static final int MOST_RAISES = 20;
    private static final int MOST_CHIPS = 1_000_000;
    private static final int HAND = 5;
    /** Stands for what was not told and follows from the other fields. */
    private static final int FROM_THE_OTHERS = -1;

    private static final int USUAL_PLAYERS = 6;

    /** His place; the blind sits before him. */
    private static final int STRADDLER = 2;

    static final Field<CardSet> HAND_HELD = required("hand", Kinds.cardsWithJoker(HAND, HAND), "the learner's hand");
    static final Field<String> OPENING = optional(
            "opening",
            Kinds.word(Stream.of(Opening.values()).map(Opening::word).toList()),
            Opening.JACKS.word(),
            "what the pot must be opened on");
    static final Field<Integer> PLAYERS =
            optional("players", Kinds.number(FEWEST, MOST), USUAL_PLAYERS, "players dealt in");
    static final Field<Integer> POSITION = optional(
            "position",
            Kinds.number(1, MOST),
            FROM_THE_OTHERS,
            "1 is the dealer's left, the number of players the dealer; the dealer if left out");
    static final Field<Integer> PLAYERS_IN =
            optional("players-in", Kinds.number(0, MOST - 1), FROM_THE_OTHERS, "opponents already in the pot");
    static final Field<Integer> OPPONENTS = optional(
            "opponents", Kinds.number(1, MOST - 1), FROM_THE_OTHERS, "opponents in the pot, the same as players-in");
    static final Field<Integer> TO_ACT = optional(
            "to-act",
            Kinds.number(0, MOST - 1),
            FROM_THE_OTHERS,
            "players still to speak behind the learner; if left out, those between the learner and the dealer, and in opening at"
                    + " a blind opening the blind and the straddler, if players-in does not count them");
    static final Field<Integer> RAISES =
            optional("raises", Kinds.number(0, MOST_RAISES), 0, "raises so far in this round of betting");
    static final Field<Integer> POT =
            optional("pot", Kinds.number(0, MOST_CHIPS), 0, "chips in the pot; 0 if not told");
    static final Field<Integer> TO_CALL =
            optional("to-call", Kinds.number(0, MOST_CHIPS), 0, "chips it costs to stay; 0 if not told");
    static final Field<Boolean> OPENER = optional("opener", Kinds.yesOrNo(), false, "true if the learner opened");
    static final Field<List<Integer>> DRAWN = optional(
            "drawn", numbers(), List.of(), "cards drawn by each opponent who drew before, in order; 0 stood pat");
    static final Field<List<ActionAfterDraw>> BETTING =
            optional("betting", spoken(), List.of(), "what opponents did after the draw, in order");
    static final Field<List<String>> KNOWN = optional(
            "known",
            Kinds.someOf(
                    Stream.of(Circumstance.values()).map(Circumstance::word).toList()),
            List.of(),
            "what is known beside");

    /** All but the hand and the game. */
    static final List<Field<?>> WITHOUT_HAND = List.of(
            OPENING,
            PLAYERS,
            POSITION,
            PLAYERS_IN,
            OPPONENTS,
            TO_ACT,
            RAISES,
            POT,
            TO_CALL,
            OPENER,
            DRAWN,
            BETTING,
            KNOWN);

    private final Field<String> game;
    private final int playersIn;

    /**
     * @param games the games a decision speaks of, the usual one first
     * @param playersIn opponents in the pot where it is not told
     */
    TableFields(List<String> games, int playersIn) {
        this.game = optional("game", Kinds.word(games), games.getFirst(), "the form of the game");
        this.playersIn = playersIn;
    }

    Form<PokerTable> form() {
        List<Field<?>> all = new ArrayList<>(List.of(HAND_HELD, game));
        all.addAll(WITHOUT_HAND);
        return new Form<>(all, values -> read(values.get(HAND_HELD), values.get(game), values), this::write);
    }

    /** The hand must be five cards of the pack that the game is played with. */
    PokerTable read(CardSet hand, String played, FieldValues values) {
        TableView.form(played).objection(hand).ifPresent(bad -> {
            throw new BadQuestion("hand", String.valueOf(bad.getMessage()));
        });
        return new PokerTable(
                played,
                hand,
                Opening.named(values.get(OPENING)),
                seat(values),
                bets(values),
                values.get(DRAWN),
                values.get(BETTING),
                values.get(KNOWN).stream().map(Circumstance::named).collect(Collectors.toSet()));
    }

    private Seat seat(FieldValues values) {
        int players = values.get(PLAYERS);
        int position = told(values, POSITION).orElse(players);
        if (position > players) {
            throw new BadQuestion("position", position + " of " + players + " players", "1 to " + players);
        }
        Optional<Integer> in = told(values, PLAYERS_IN);
        Optional<Integer> opponents = told(values, OPPONENTS);
        if (in.isPresent() && opponents.isPresent() && !in.equals(opponents)) {
            throw new BadQuestion(
                    "opponents",
                    opponents.get() + " beside players-in " + in.get(),
                    "the same number, or one of the two");
        }
        int drew = Math.max(values.get(DRAWN).size(), values.get(BETTING).size());
        int others = in.or(() -> opponents).orElse(Math.max(playersIn, drew));
        if (others >= players) {
            throw new BadQuestion(
                    opponents.isPresent() ? "opponents" : "players-in",
                    others + " beside the learner, of " + players + " players",
                    "at most " + (players - 1));
        }
        if (values.get(DRAWN).size() > others) {
            throw new BadQuestion(
                    "drawn",
                    HowMany.of(values.get(DRAWN).size(), "draw") + " of " + HowMany.of(others, "opponent"),
                    "at most one each");
        }
        int behind = told(values, TO_ACT)
                .orElseGet(() -> Math.min(behind(values, players, position, others), players - 1 - others));
        if (behind + others > players - 1 && Opening.named(values.get(OPENING)) != Opening.BLIND) {
            throw new BadQuestion(
                    "to-act",
                    behind + " to speak and " + others + " in, of " + players + " players",
                    "at most " + (players - 1 - others));
        }
        return new Seat(players, position, others, behind);
    }

    /** Who sits between him and the dealer; and where nobody has opened, who has bet unseen and speaks last (p. 102). */
    private int behind(FieldValues values, int players, int position, int others) {
        if (playersIn > 0 || Opening.named(values.get(OPENING)) != Opening.BLIND) {
            return players - position;
        }
        boolean hasBetUnseen = position <= STRADDLER;
        int unseen = hasBetUnseen ? STRADDLER - position : STRADDLER;
        return (hasBetUnseen ? 0 : players - position) + (others < unseen ? unseen : 0);
    }

    private static Bets bets(FieldValues values) {
        return new Bets(values.get(RAISES), values.get(POT), values.get(TO_CALL), values.get(OPENER));
    }

    private static Optional<Integer> told(FieldValues values, Field<Integer> field) {
        return Optional.of(values.get(field)).filter(number -> number != FROM_THE_OTHERS);
    }

    FieldValues write(PokerTable table) {
        return FieldValues.none()
                .with(HAND_HELD, table.hand())
                .with(game, table.game())
                .with(OPENING, table.opening().word())
                .with(PLAYERS, table.seat().players())
                .with(POSITION, table.seat().position())
                .with(PLAYERS_IN, table.seat().playersIn())
                .with(TO_ACT, table.seat().toAct())
                .with(RAISES, table.bets().raises())
                .with(POT, table.bets().pot())
                .with(TO_CALL, table.bets().toCall())
                .with(OPENER, table.bets().opener())
                .with(DRAWN, table.drawn())
                .with(BETTING, table.spoken())
                .with(KNOWN, words(table.circumstances()));
    }

    private static List<String> words(Set<Circumstance> circumstances) {
        return circumstances.stream().map(Circumstance::word).toList();
    }

    private static Kind<List<Integer>> numbers() {
        String expected = "a list of numbers from 0 to 5, such as [1, 3]";
        Kind<Integer> one = Kinds.number(0, HAND);
        return Kinds.listOf(one, expected);
    }

    private static Kind<List<ActionAfterDraw>> spoken() {
        Kind<ActionAfterDraw> one = Kinds.named(ActionAfterDraw.NOTATION, ActionAfterDraw::read, Object::toString);
        return Kinds.listOf(one, "a list such as [\"check 3\", \"bet 1\"]");
    }
}

package kibitzer.decisions.bridge.play;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.decisions.bridge.form.BridgeKinds;
import kibitzer.decisions.bridge.form.Declaration;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.turn.CardTurn;
import kibitzer.games.bridge.turn.PlayedTrick;

/** How a turn in the play of a hand is written. */
final class TurnFields {
    private static final String TRICKS = "tricks, such as [{\"leader\": \"W\", \"cards\": \"KS 2S 5S 7S\"}]";
    private static final int ON_THE_TABLE = 3;

    private static final Field<Declaration> CONTRACT = required("contract", Declaration.KIND, "what is played");
    private static final Field<Seat> DECLARER = required("declarer", BridgeKinds.seat(), "who plays it");
    private static final Field<Seat> SEAT =
            required("seat", BridgeKinds.seat(), "from whose hand the card comes; declarer plays dummy's");
    private static final Field<CardSet> HAND = required(
            "hand",
            Kinds.cards(0, CardTurn.TRICKS),
            "the cards that you still hold yourself: declarer's where the card comes from dummy");
    private static final Field<CardSet> DUMMY =
            required("dummy", Kinds.cards(0, CardTurn.TRICKS), "the cards that dummy still holds");
    private static final Field<List<Card>> TRICK =
            optional("trick", Kinds.pile(ON_THE_TABLE), List.of(), "the cards on the table in the order played");
    private static final Field<List<PlayedTrick>> HISTORY = optional(
            "history", tricks(), List.of(), "the tricks played so far, oldest first: who led, and the cards in order");
    private static final Field<Integer> NEEDED = optional(
            "needed",
            Kinds.number(0, CardTurn.TRICKS),
            0,
            "the tricks that your side still wants, to make the contract or to beat it; follows from a whole history");
    private static final Field<CardSet> OUT = optional(
            "out",
            Kinds.cards(0, 2 * CardTurn.TRICKS),
            CardSet.EMPTY,
            "the cards in the two hands that you do not see; follows from a whole history");

    static final Form<CardTurn> FORM = Form.of(
            List.of(
                    CONTRACT.of(turn -> new Declaration(turn.level(), turn.strain())),
                    DECLARER.of(CardTurn::declarer),
                    SEAT.of(CardTurn::seat),
                    HAND.of(CardTurn::hand),
                    DUMMY.of(CardTurn::dummy),
                    TRICK.of(CardTurn::trick),
                    HISTORY.whereGiven(CardTurn::history),
                    NEEDED.ifAny(CardTurn::wanted),
                    OUT.ifAny(CardTurn::told)),
            values -> {
                Declaration contract = values.get(CONTRACT);
                if (contract.level() == 0) {
                    throw new BadQuestion("contract", "no number of tricks", "a contract, 1C to 7NT");
                }
                return TurnCheck.checked(new CardTurn(
                        contract.level(),
                        contract.strain(),
                        values.get(DECLARER),
                        values.get(SEAT),
                        values.get(HAND),
                        values.get(DUMMY),
                        values.get(TRICK),
                        values.get(HISTORY),
                        values.find(NEEDED),
                        values.find(OUT)));
            });

    private TurnFields() {}

    private static Kind<List<PlayedTrick>> tricks() {
        Form<PlayedTrick> form = Form.of(
                PlayedTrick::new,
                required("leader", BridgeKinds.seat(), "who led").of(PlayedTrick::leader),
                required("cards", Kinds.pile(PlayedTrick.FULL), "its cards in the order played")
                        .of(PlayedTrick::cards));
        return Kinds.listOf(form.kind("trick", TRICKS), 0, CardTurn.TRICKS, "tricks", TRICKS);
    }
}

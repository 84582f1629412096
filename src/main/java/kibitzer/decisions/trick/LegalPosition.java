package kibitzer.decisions.trick;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.decisions.answer.CardsNotation;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.form.Part;
import kibitzer.games.trick.Contract;
import kibitzer.games.trick.Stock;
import kibitzer.games.trick.TableFacts;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickPosition;
import kibitzer.games.trick.catalogue.TrickGames;

/** A player to a trick as the fields of a position. */
final class LegalPosition {
    private static final int MOST_CARDS = 60;
    private static final int MOST_PLAYERS = 20;
    private static final String OPEN = "open";
    private static final String OUT = "out";

    private static final Field<TrickGame> GAME = TrickFields.gameField(TrickGames.ALL);
    private static final Field<Cards> HAND = required("hand", CardsNotation.ofAnyPack(1, MOST_CARDS), "the hand");
    private static final Field<List<Card>> TRICK = optional(
            "trick",
            CardsNotation.inOrder(MOST_PLAYERS),
            List.of(),
            "the cards on the table in order; none when on lead");
    private static final Field<Optional<Card>> TURN_UP = optional(
            "turn-up",
            Kinds.named("a card such as KS", CardNotation::readOfAnyPack, Card::toString)
                    .as(Optional::of, card -> card.orElse(Card.JOKER)),
            Optional.empty(),
            "the card turned for trumps");
    private static final Field<Boolean> STOCK = optional(
            "stock",
            Kinds.word(OPEN, OUT).as(OPEN::equals, open -> open ? OPEN : OUT),
            false,
            "open while cards are drawn between tricks, out after");
    private static final Field<Optional<Boolean>> FIRST_LEAD = optional(
            "first-lead",
            Kinds.yesOrNo().as(Optional::of, given -> given.orElse(false)),
            Optional.empty(),
            "whether the lead is the first of the hand; if left out, a full hand tells");
    private static final Field<Integer> STANDERS =
            optional("standers", Kinds.number(0, MOST_PLAYERS), 0, "how many play, where some may drop");

    private static final List<Part<TrickPosition, ?>> PARTS = List.of(
            GAME.of(TrickPosition::game),
            HAND.of(TrickPosition::hand),
            TRICK.of(TrickPosition::trick),
            TrickFields.TRUMP.of(TrickPosition::trump),
            TURN_UP.whereGiven(position -> position.facts().turnUp()),
            TrickFields.CONTRACT.whereGiven(LegalPosition::contract),
            STOCK.whereGiven(position -> position.facts().stockOpen()),
            FIRST_LEAD.whereGiven(LegalPosition::firstLead),
            STANDERS.whereGiven(position -> position.facts().standers()),
            TrickFields.NAMED.whereGiven(position -> position.facts().named()));

    static final Form<TrickPosition> FORM = Form.of(
            PARTS,
            values -> position(
                    values.get(GAME),
                    values.get(HAND),
                    values.get(TRICK),
                    values.get(TrickFields.TRUMP),
                    values.get(TrickFields.CONTRACT),
                    values.get(FIRST_LEAD),
                    new TableFacts(
                            values.get(TURN_UP),
                            values.get(STOCK),
                            false,
                            values.get(STANDERS),
                            values.get(TrickFields.NAMED))));

    private LegalPosition() {}

    /** Written where a game has more kinds of hand than one. */
    static Optional<String> contract(TrickPosition position) {
        return position.game().rules().contracts().size() > 1
                ? Optional.of(position.contract().word())
                : Optional.empty();
    }

    private static Optional<Boolean> firstLead(TrickPosition position) {
        return isFirst(position.game(), position.hand()) == position.facts().firstLead()
                ? Optional.empty()
                : Optional.of(position.facts().firstLead());
    }

    private static boolean isFirst(TrickGame game, Cards hand) {
        return game.rules().dealing().cards().containsValue(hand.size());
    }

    private static TrickPosition position(
            TrickGame game,
            Cards hand,
            List<Card> trick,
            Optional<Suit> givenTrump,
            Optional<String> word,
            Optional<Boolean> firstLead,
            TableFacts given) {
        Contract contract = TrickFields.contract(game, word, givenTrump);
        int most = game.rules().stock() == Stock.DRAWN_UNTIL_ABLE
                ? MOST_CARDS
                : game.rules().dealing().mostCards();
        if (hand.size() > most) {
            throw new BadQuestion("hand", hand.size() + " cards", "at most " + most);
        }
        TrickFields.noLonger(game, trick, game.rules().dealing().mostPlayers() - 1);
        TrickFields.inThePack(game, "hand", hand.list(), List.of());
        TrickFields.inThePack(game, "trick", trick, hand.list());
        Optional<Suit> trump = TrickFields.trump(game, contract, givenTrump, trick);
        boolean isDealt = game.rules().dealing().cards().entrySet().stream()
                .anyMatch(deal -> deal.getKey() * deal.getValue()
                        == game.rules().pack().pack().size());
        given.turnUp()
                .ifPresent(card -> TrickFields.inThePack(
                        game,
                        "turn-up",
                        List.of(card),
                        isDealt ? List.of() : hand.plus(Cards.of(trick)).list()));
        if (given.stockOpen() && !game.rules().stock().isDrawn()) {
            throw new BadQuestion("stock", "open at " + game.title(), "out: no cards are drawn between tricks");
        }
        TrickFields.named(!trick.isEmpty() && game.play(contract, trump).leaderNames(trick.getFirst()), given.named());
        TableFacts facts = new TableFacts(
                given.turnUp(),
                given.stockOpen(),
                firstLead.orElse(isFirst(game, hand)),
                given.standers(),
                given.named());
        return new TrickPosition(game, contract, trump, hand, trick, facts);
    }
}

package kibitzer.decisions.nap;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.conventions.nap.NapGround;
import kibitzer.conventions.nap.NapTurn;
import kibitzer.conventions.nap.NapView;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.form.Part;

/** How turns at nap are written. */
final class NapTurnForm {
    private static final String NAP = "nap";
    private static final String NAPOLEON = "napoleon";
    private static final int USUAL_PLAYERS = 4;
    private static final String TRICKS = "tricks, such as [\"KS 2S 5S 7S\"]";

    private static final Field<CardSet> HAND =
            required("hand", Kinds.cards(1, NapView.HAND), "the cards that you still hold");
    private static final Field<Suit> TRUMP = optional(
            "trump", Kinds.suit(), Suit.SPADES, "the trump suit; left out before the first lead, which makes trumps");
    private static final Field<List<Card>> TRICK = optional(
            "trick", Kinds.pile(NapGround.MOST_PLAYERS - 1), List.of(), "the cards on the table in the order played");
    private static final Field<Integer> WON =
            optional("tricks", Kinds.number(0, NapView.NAP), 0, "tricks that the caller has won");
    private static final Field<Integer> CALL =
            required("call", Kinds.number(1, NapView.NAP), "how many tricks the caller stands for");
    private static final Field<Integer> PLAYERS = optional(
            "players", Kinds.number(2, NapGround.MOST_PLAYERS), USUAL_PLAYERS, "how many hold cards, you among them");
    private static final Field<Integer> CALLER = optional(
            "caller", Kinds.number(1, NapGround.MOST_PLAYERS), 1, "the caller's place in this trick: 1 leads to it");
    private static final Field<List<List<Card>>> HISTORY = optional(
            "history",
            Kinds.listOf(Kinds.pile(NapGround.MOST_PLAYERS), 0, NapView.HAND - 1, "tricks", TRICKS),
            List.of(),
            "the tricks before, oldest first, each in the order played; the caller led to the first");
    private static final Field<String> GAME = optional(
            "game",
            Kinds.word(NAP, NAPOLEON),
            NAP,
            "napoleon where trumps are named before the first lead, of any card");

    private NapTurnForm() {}

    /** @param lead whether the learner is the caller, who leads; else somebody who plays to a trick against the caller */
    static Form<NapTurn> of(boolean lead) {
        List<Part<NapTurn, ?>> parts = List.of(
                HAND.of(NapTurn::hand),
                TRUMP.ifAny(NapTurn::trump),
                TRICK.of(NapTurn::trick),
                WON.of(NapTurn::tricks),
                CALL.of(NapTurn::call),
                PLAYERS.of(NapTurn::players),
                CALLER.whereGiven(turn -> turn.caller() + 1),
                HISTORY.whereGiven(NapTurn::history),
                GAME.whereGiven(turn -> turn.named() ? NAPOLEON : NAP));
        return Form.of(
                parts,
                values -> checked(
                        lead,
                        new NapTurn(
                                values.get(HAND),
                                trump(values.find(TRUMP), values.get(TRICK), values.get(HAND)),
                                values.get(TRICK),
                                values.get(WON),
                                values.get(CALL),
                                values.get(PLAYERS),
                                values.get(CALLER) - 1,
                                values.get(HISTORY),
                                values.get(GAME).equals(NAPOLEON))));
    }

    /** The first card of the first trick makes trumps. */
    private static Optional<Suit> trump(Optional<Suit> given, List<Card> trick, CardSet hand) {
        return given.isEmpty() && hand.size() == NapView.HAND
                ? trick.stream().findFirst().map(Card::suit)
                : given;
    }

    private static NapTurn checked(boolean lead, NapTurn turn) {
        checkTrick(lead, turn);
        checkCall(turn);
        checkTrump(turn);
        checkCards(turn);
        checkHistory(turn);
        return turn;
    }

    private static void checkTrick(boolean lead, NapTurn turn) {
        int cards = turn.trick().size();
        if (lead && cards > 0) {
            throw new BadQuestion(
                    "trick", cards + " cards before your lead", "none: nap/play asks what is played to a trick");
        }
        if (!lead && cards == 0) {
            throw new BadQuestion("trick", "no card", "one at least: nap/lead asks for the caller's lead");
        }
        if (cards >= turn.players()) {
            throw new BadQuestion(
                    "trick", cards + " cards of " + turn.players() + " players", "fewer cards than players");
        }
        if (lead && turn.caller() != 0) {
            throw new BadQuestion("caller", "place " + (turn.caller() + 1), "1: you are the caller, and lead");
        }
        if (!lead && (turn.caller() >= turn.players() || turn.isCaller())) {
            throw new BadQuestion(
                    "caller",
                    "place " + (turn.caller() + 1) + " of " + turn.players(),
                    "the place of another player: you play as number " + (cards + 1));
        }
    }

    private static void checkCall(NapTurn turn) {
        if (turn.tricks() >= turn.call()) {
            throw new BadQuestion("tricks", turn.tricks() + " of a call of " + turn.call(), "fewer: the call is made");
        }
        if (turn.tricks() + turn.hand().size() < turn.call()) {
            throw new BadQuestion(
                    "tricks",
                    turn.tricks() + ", and " + turn.hand().size() + " left, of a call of " + turn.call(),
                    "enough to make the call: it has failed");
        }
        if (turn.tricks() + turn.hand().size() > NapView.HAND) {
            throw new BadQuestion(
                    "tricks", turn.tricks() + " with " + turn.hand().size() + " cards in hand", "five tricks in all");
        }
    }

    private static void checkTrump(NapTurn turn) {
        if (turn.trump().isEmpty() && (!turn.isFirst() || turn.named())) {
            throw new BadQuestion(
                    "trump",
                    "missing",
                    turn.named() ? "the suit that the caller named" : "the suit of the caller's first lead: S H D C");
        }
        if (turn.isFirst()
                && !turn.named()
                && !turn.isLead()
                && turn.trump()
                        .filter(suit -> suit != turn.trick().getFirst().suit())
                        .isPresent()) {
            throw new BadQuestion(
                    "trump",
                    String.valueOf(turn.trump().orElseThrow().letter()),
                    "the suit of the first lead, which makes trumps");
        }
        if (turn.isFirst() && turn.caller() != 0) {
            throw new BadQuestion(
                    "caller", "place " + (turn.caller() + 1) + " in the first trick", "1: the caller leads to it");
        }
    }

    private static void checkCards(NapTurn turn) {
        CardSet seen = CardSet.EMPTY;
        for (List<Card> trick : turn.history()) {
            seen = distinct("history", seen, trick);
        }
        seen = distinct("trick", seen, turn.trick());
        distinct("hand", seen, turn.hand().toList());
    }

    private static CardSet distinct(String field, CardSet seen, List<Card> cards) {
        CardSet all = seen;
        for (Card card : cards) {
            if (all.contains(card)) {
                throw new BadQuestion(field, "the " + card.inWords() + " stands twice", "different cards");
            }
            all = all.with(card);
        }
        return all;
    }

    private static void checkHistory(NapTurn turn) {
        if (turn.history().isEmpty()) {
            return;
        }
        int before = NapView.HAND - turn.hand().size();
        if (turn.history().size() != before) {
            throw new BadQuestion(
                    "history",
                    turn.history().size() + " tricks with " + turn.hand().size() + " cards in hand",
                    before + " tricks, or none where they are not known");
        }
        turn.history().stream()
                .filter(trick -> trick.size() != turn.players())
                .findFirst()
                .ifPresent(trick -> {
                    throw new BadQuestion(
                            "history",
                            "\"" + CardNotation.write(trick) + "\"",
                            turn.players() + " cards in each trick");
                });
        int place = Math.floorMod(-turn.leaderByHistory(), turn.players());
        if (place != turn.caller()) {
            throw new BadQuestion(
                    "caller",
                    "place " + (turn.caller() + 1),
                    String.format(Locale.ROOT, "%d: so the winner of the trick before leads", place + 1));
        }
        if (turn.wonByHistory() != turn.tricks()) {
            throw new BadQuestion(
                    "tricks", String.valueOf(turn.tricks()), turn.wonByHistory() + ", as the history has it");
        }
        turn.renounced().ifPresent(suit -> {
            throw new BadQuestion(
                    "hand", "it has " + suit.plural() + ", which you did not follow", "none of that suit");
        });
    }
}

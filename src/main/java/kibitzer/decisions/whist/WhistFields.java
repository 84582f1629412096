package kibitzer.decisions.whist;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.table.TableSeat;
import kibitzer.games.whist.WhistSight;
import kibitzer.games.whist.WhistTrick;

/** How tables at whist are written. */
final class WhistFields {
    private static final String TRICKS = "tricks, such as [{\"leader\": \"W\", \"cards\": \"KS 2S 5S 7S\"}]";
    private static final int LONGEST_GAME = 9;
    private static final TableSeat EAST = TableSeat.SOUTH.after(3);

    static final Field<Suit> TRUMP = required("trump", Kinds.suit(), "the trump suit");
    static final Field<TableSeat> SEAT = optional("seat", seat(), TableSeat.SOUTH, "your seat");
    private static final Field<CardSet> HAND =
            required("hand", Kinds.cards(1, WhistSight.HAND), "the cards that you still hold");
    private static final Field<TableSeat> DEALER = optional("dealer", seat(), EAST, "who dealt");
    private static final Field<Card> TURN_UP =
            optional("turn-up", Kinds.card(), Card.ALL.getFirst(), "the card turned up, where it is known");
    private static final Field<List<Card>> TRICK =
            optional("trick", Kinds.pile(3), List.of(), "the cards on the table in the order played");
    static final Field<List<WhistTrick>> HISTORY = optional(
            "history", tricks(), List.of(), "the tricks played so far, oldest first: who led, and the cards in order");
    private static final Field<Integer> WE =
            optional("we", Kinds.number(0, LONGEST_GAME), 0, "your side's score in the game");
    private static final Field<Integer> THEY = optional(
            "they", Kinds.number(0, LONGEST_GAME), 0, "the other side's score; eight is a score of long whist");
    private static final Field<Boolean> ODD_TRICK =
            optional("odd-trick", Kinds.yesOrNo(), false, "true if you play for the odd trick");

    private WhistFields() {}

    static Form<WhistSight> form(WhistTurn turn) {
        return Form.of(
                List.of(
                        HAND.of(WhistSight::hand),
                        TRUMP.of(WhistSight::trump),
                        SEAT.whereGiven(WhistSight::seat),
                        DEALER.of(WhistSight::dealer),
                        TURN_UP.ifAny(WhistSight::turnUp),
                        TRICK.of(WhistSight::trick),
                        HISTORY.whereGiven(WhistSight::history),
                        WE.whereGiven(WhistSight::we),
                        THEY.whereGiven(WhistSight::they),
                        ODD_TRICK.whereGiven(WhistSight::oddTrick)),
                values -> checked(
                        turn,
                        new WhistSight(
                                values.get(HAND),
                                values.get(TRUMP),
                                values.get(SEAT),
                                values.get(DEALER),
                                values.find(TURN_UP),
                                values.get(TRICK),
                                values.get(HISTORY),
                                values.get(WE),
                                values.get(THEY),
                                values.get(ODD_TRICK))));
    }

    static Kind<TableSeat> seat() {
        return Kinds.named("a seat: N E S W", text -> TableSeat.read(TableSeat.COMPASS, text), TableSeat::toString);
    }

    static Kind<List<WhistTrick>> tricks() {
        Form<WhistTrick> form = Form.of(
                WhistTrick::new,
                required("leader", seat(), "who led").of(WhistTrick::leader),
                required("cards", Kinds.pile(WhistTrick.FULL), "its cards in the order played")
                        .of(WhistTrick::cards));
        return Kinds.listOf(form.kind("trick", TRICKS), 0, WhistSight.HAND, "tricks", TRICKS);
    }

    /** No card twice, each trick whole but perhaps the last, every leader the winner before, nobody renouncing what he had. */
    static void checkTricks(List<WhistTrick> history, Suit trump, boolean lastMayBeOpen) {
        CardSet seen = CardSet.EMPTY;
        Optional<WhistTrick> before = Optional.empty();
        for (int number = 0; number < history.size(); number++) {
            WhistTrick trick = history.get(number);
            boolean open = lastMayBeOpen
                    && number == history.size() - 1
                    && !trick.cards().isEmpty();
            if (trick.cards().size() != WhistTrick.FULL && !open) {
                throw new BadQuestion("history", trick.cards().size() + " cards in trick " + (number + 1), "four");
            }
            for (Card card : trick.cards()) {
                if (seen.contains(card)) {
                    throw new BadQuestion("history", "the " + card.inWords() + " stands twice", "different cards");
                }
                seen = seen.with(card);
            }
            Optional<TableSeat> winner = before.map(one -> one.winner(trump));
            if (winner.filter(who -> !who.equals(trick.leader())).isPresent()) {
                throw new BadQuestion(
                        "history",
                        trick.leader().inWords() + " leads to trick " + (number + 1),
                        winner.orElseThrow().inWords() + ", who won the trick before");
            }
            before = Optional.of(trick);
        }
        history.forEach(trick -> checkRevoke(trick, history));
    }

    private static void checkRevoke(WhistTrick trick, List<WhistTrick> all) {
        Suit suit = trick.suit().orElseThrow();
        for (TableSeat who : TableSeat.all(TableSeat.COMPASS)) {
            if (trick.isRenouncedBy(who)) {
                all.subList(all.indexOf(trick), all.size()).stream()
                        .flatMap(later -> later.of(who).stream())
                        .filter(card -> card.suit() == suit)
                        .findFirst()
                        .ifPresent(card -> {
                            throw new BadQuestion(
                                    "history",
                                    who.inWords() + " played the " + card.inWords() + " after renouncing "
                                            + suit.plural(),
                                    "tricks without a revoke");
                        });
            }
        }
    }

    private static WhistSight checked(WhistTurn turn, WhistSight sight) {
        int cards = sight.trick().size();
        if (cards < turn.fewest() || cards > turn.most()) {
            throw new BadQuestion("trick", cards + (cards == 1 ? " card" : " cards"), turn.cards());
        }
        checkTricks(sight.history(), sight.trump(), false);
        CardSet before = CardSet.EMPTY;
        for (WhistTrick trick : sight.history()) {
            before = before.union(CardSet.of(trick.cards()));
        }
        disjoint("trick", CardSet.of(sight.trick()), before, "cards that are not in the tricks played");
        disjoint("hand", sight.hand(), sight.played(), "cards that have not been played");
        if (sight.hand().size() + sight.history().size() > WhistSight.HAND) {
            throw new BadQuestion(
                    "hand",
                    sight.hand().size() + " cards after " + sight.history().size() + " tricks",
                    "thirteen less one for each trick");
        }
        checkLeader(sight);
        for (Suit suit : Suit.values()) {
            if (sight.hand().length(suit) > 0 && sight.isOut(sight.seat(), suit)) {
                throw new BadQuestion(
                        "hand", "it has " + suit.plural() + ", which you have renounced", "none of that suit");
            }
        }
        checkTurnUp(sight);
        if (turn.isDiscard() && !sight.cannotFollow()) {
            throw new BadQuestion("hand", "it can follow suit", "no card of the suit led");
        }
        return sight;
    }

    private static void checkLeader(WhistSight sight) {
        TableSeat leader = sight.table().leader();
        Optional<TableSeat> winner = sight.history().isEmpty()
                ? Optional.empty()
                : Optional.of(sight.history().getLast().winner(sight.trump()));
        if (winner.filter(who -> !who.equals(leader)).isPresent()) {
            throw new BadQuestion(
                    "trick",
                    "with " + sight.trick().size() + " cards in it " + leader.inWords() + " led",
                    "a lead from " + winner.orElseThrow().inWords() + ", who won the trick before");
        }
    }

    private static void checkTurnUp(WhistSight sight) {
        sight.turnUp().ifPresent(card -> {
            if (card.isJoker() || card.suit() != sight.trump()) {
                throw new BadQuestion(
                        "turn-up",
                        "the " + card.inWords() + " is no trump",
                        "a card of " + sight.trump().plural());
            }
            boolean held = sight.hand().contains(card);
            if (held && !sight.dealer().equals(sight.seat())) {
                throw new BadQuestion("turn-up", "the " + card.inWords() + " is in your hand", "the dealer's card");
            }
            if (!held
                    && sight.dealer().equals(sight.seat())
                    && sight.isWhole()
                    && !sight.played().contains(card)) {
                throw new BadQuestion(
                        "turn-up", "you dealt, and the " + card.inWords() + " is not in your hand", "a card of yours");
            }
        });
    }

    private static void disjoint(String field, CardSet cards, CardSet others, String expected) {
        if (!cards.isDisjoint(others)) {
            throw new BadQuestion(
                    field, "the " + cards.intersection(others).first().inWords() + " has been played", expected);
        }
    }
}

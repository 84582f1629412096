package kibitzer.decisions.bridge.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.turn.CardTurn;
import kibitzer.games.bridge.turn.PlayedTrick;

/** What speaks against a turn as it is written: fields that contradict one another, or the laws. */
final class TurnCheck {
    private TurnCheck() {}

    static CardTurn checked(CardTurn turn) {
        checkTricks(turn);
        checkLeader(turn);
        checkHands(turn);
        checkSeenOnce(turn);
        checkRenounced(turn);
        checkHidden(turn);
        return turn;
    }

    private static void checkTricks(CardTurn turn) {
        CardSet seen = CardSet.EMPTY;
        Optional<Seat> winner = Optional.empty();
        for (int number = 1; number <= turn.history().size(); number++) {
            PlayedTrick trick = turn.history().get(number - 1);
            if (trick.cards().size() != PlayedTrick.FULL) {
                throw new BadQuestion("history", trick.cards().size() + " cards in trick " + number, "four");
            }
            disjoint("history", seen, CardSet.of(trick.cards()), "stands twice", "different cards");
            seen = seen.union(CardSet.of(trick.cards()));
            if (winner.filter(who -> who != trick.leader()).isPresent()) {
                throw new BadQuestion(
                        "history",
                        trick.leader().inWords() + " leads to trick " + number,
                        winner.get().inWords() + ", who won the trick before");
            }
            winner = Optional.of(trick.winner(turn.strain()));
        }
    }

    private static void checkLeader(CardTurn turn) {
        boolean first = turn.history().isEmpty() && turn.isWhole();
        Seat opening = turn.declarer().next();
        if (first && turn.trick().isEmpty()) {
            throw new BadQuestion(
                    "trick",
                    "no card, and dummy is not open before the first lead",
                    "one card at least, or bridge/lead for the opening lead");
        }
        if (turn.isWhole()
                && !turn.history().isEmpty()
                && turn.history().getFirst().leader() != opening) {
            throw new BadQuestion(
                    "history",
                    turn.history().getFirst().leader().inWords() + " leads to the first trick",
                    opening.inWords() + ", to the left of declarer");
        }
        Optional<Seat> expected = first
                ? Optional.of(opening)
                : turn.history().isEmpty()
                        ? Optional.empty()
                        : Optional.of(turn.history().getLast().winner(turn.strain()));
        Seat leader = turn.table().leader();
        if (expected.filter(who -> who != leader).isPresent()) {
            throw new BadQuestion(
                    turn.trick().isEmpty() ? "seat" : "trick",
                    turn.trick().isEmpty()
                            ? leader.inWords() + " is to lead"
                            : "with " + turn.trick().size() + " cards in it " + leader.inWords() + " led",
                    "a lead from " + expected.get().inWords());
        }
    }

    private static void checkHands(CardTurn turn) {
        if (turn.cards().isEmpty()) {
            throw new BadQuestion(turn.isDummys() ? "dummy" : "hand", "no card to play", "one card at least");
        }
        if (turn.history().size() + turn.tricksLeft() > CardTurn.TRICKS) {
            throw new BadQuestion(
                    "history",
                    turn.history().size() + " tricks before " + turn.tricksLeft() + " cards",
                    "thirteen tricks in all");
        }
        size("hand", turn.hand(), turn.held(turn.player()));
        size("dummy", turn.dummy(), turn.held(turn.dummySeat()));
    }

    private static void size(String field, CardSet cards, int held) {
        if (cards.size() != held) {
            throw new BadQuestion(
                    field,
                    cards.size() == 1 ? "1 card" : cards.size() + " cards",
                    held + ", as many as the other hands hold at this turn");
        }
    }

    private static void checkSeenOnce(CardTurn turn) {
        CardSet played = turn.played();
        String gone = "has been played";
        disjoint("trick", CardSet.of(turn.trick()), inTricks(turn), gone, "cards of this trick");
        disjoint("hand", turn.hand(), played, gone, "the cards left");
        disjoint("dummy", turn.dummy(), played, gone, "the cards left");
        disjoint("dummy", turn.dummy(), turn.hand(), "is in your hand too", "dummy's cards");
        turn.told()
                .ifPresent(out -> disjoint(
                        "out",
                        out,
                        played.union(turn.hand()).union(turn.dummy()),
                        "is seen",
                        "cards in the hands not seen"));
    }

    private static CardSet inTricks(CardTurn turn) {
        return turn.history().stream().flatMap(one -> one.cards().stream()).collect(CardSet.toCardSet());
    }

    private static void disjoint(String field, CardSet cards, CardSet others, String wrong, String expected) {
        if (!cards.isDisjoint(others)) {
            throw new BadQuestion(
                    field, "the " + cards.intersection(others).first().inWords() + " " + wrong, expected);
        }
    }

    /** Nobody plays or holds a suit after he did not follow to it. */
    private static void checkRenounced(CardTurn turn) {
        List<PlayedTrick> all = new ArrayList<>(turn.history());
        all.add(turn.table());
        for (int number = 0; number < all.size(); number++) {
            PlayedTrick trick = all.get(number);
            for (Seat seat : Seat.values()) {
                if (trick.of(seat).filter(card -> isRevoke(trick, card)).isPresent()) {
                    Suit suit = trick.suit().orElseThrow();
                    all.subList(number + 1, all.size()).stream()
                            .flatMap(later -> later.of(seat).stream())
                            .filter(card -> card.suit() == suit)
                            .findFirst()
                            .ifPresent(card -> {
                                throw new BadQuestion(
                                        turn.trick().contains(card) ? "trick" : "history",
                                        seat.inWords() + " plays the " + card.inWords() + " after a discard on "
                                                + suit.plural(),
                                        "no revoke");
                            });
                }
            }
        }
        none("hand", turn.hand(), turn, turn.player());
        none("dummy", turn.dummy(), turn, turn.dummySeat());
    }

    private static boolean isRevoke(PlayedTrick trick, Card card) {
        return trick.suit().filter(led -> led != card.suit()).isPresent();
    }

    private static void none(String field, CardSet cards, CardTurn turn, Seat seat) {
        turn.outOf(seat).stream()
                .filter(suit -> cards.length(suit) > 0)
                .findFirst()
                .ifPresent(suit -> {
                    throw new BadQuestion(
                            field,
                            "it has " + suit.plural() + ", which " + seat.inWords() + " did not follow to",
                            "none of that suit");
                });
    }

    private static void checkHidden(CardTurn turn) {
        if (!turn.isWhole()) {
            if (turn.told().isEmpty()) {
                throw new BadQuestion(
                        "out", "missing", "the cards in the hands not seen, where the history is not whole");
            }
            if (turn.wanted().isEmpty()) {
                throw new BadQuestion("needed", "missing", "the tricks still wanted, where the history is not whole");
            }
        }
        int places = 0;
        for (Seat seat : Seat.values()) {
            places += seat == turn.player() || seat == turn.dummySeat() ? 0 : turn.held(seat);
        }
        if (turn.unseen().size() != places) {
            throw new BadQuestion(
                    "out", turn.unseen().size() + " cards", places + ", as many as the hands not seen hold");
        }
        if (!turn.hidden().isPossible()) {
            throw new BadQuestion(
                    turn.told().isPresent() ? "out" : "history",
                    "the cards not seen fit no two hands, by the suits that were not followed to",
                    "a possible layout");
        }
    }
}

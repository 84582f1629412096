package kibitzer.decisions.poker.odds;

import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.games.poker.odds.FirstHand;

/** A hand or a hole card that is hoped to be the highest, against opponents of whom nothing is known. */
public sealed interface HighProblem {
    int opponents();

    /** Five cards before the draw, a line of the book's table: "a pair of kings", its other cards open. */
    record OfKind(FirstHand kind, int opponents) implements HighProblem {}

    /** These five cards before the draw. */
    record OfCards(CardSet hand, int opponents) implements HighProblem {}

    /** A hole card at stud; one as high counts against it. */
    record InTheHole(Rank card, int opponents) implements HighProblem {}
}

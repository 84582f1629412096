package kibitzer.web.play.poker;

import java.util.Optional;
import kibitzer.cards.CardSet;
import kibitzer.conventions.poker.DrawTarget;
import kibitzer.games.poker.Draw;
import kibitzer.games.poker.pot.Move;
import kibitzer.odds.Fraction;
import kibitzer.odds.Odds;
import kibitzer.play.hand.OwnTurn;
import kibitzer.play.poker.SeenPot;

/** What a draw could bring, counted, in a sentence; where the book throws otherwise, beside what its draw could. */
public final class DrawOdds {
    private DrawOdds() {}

    /** Empty for a turn that is no draw, or where nothing is thrown. */
    public static Optional<String> of(OwnTurn<SeenPot, Move> turn) {
        if (!(turn.move() instanceof Move.Discard(CardSet thrown))) {
            return Optional.empty();
        }
        CardSet hand = turn.before().pot().seat(turn.before().seat()).hand();
        String byTheBook = turn.turn()
                .byTheBook()
                .filter(move -> !move.equals(turn.move()))
                .map(move -> improves(hand, ((Move.Discard) move).cards()))
                .filter(said -> !said.isEmpty())
                .map(said -> " " + said + ".")
                .orElse("");
        String own = improves(hand, thrown);
        return own.isEmpty() && byTheBook.isEmpty()
                ? Optional.empty()
                : Optional.of((own.isEmpty() ? "" : own + ".") + byTheBook);
    }

    private static String improves(CardSet hand, CardSet thrown) {
        if (thrown.isEmpty()) {
            return "";
        }
        Draw draw = new Draw(hand.minus(thrown), thrown);
        Fraction chance = draw.chance(DrawTarget.Named.ANY.reachedBy(draw));
        String percent = chance.times(Fraction.of(100, 1)).rounded(1).toPlainString();
        return "Throwing " + thrown + " improves the hand " + percent + " times in a hundred"
                + (chance.isZero() ? "" : ", " + new Odds(chance).inWords());
    }
}

package kibitzer.decisions.poker.pot;

import java.util.List;
import kibitzer.cards.CardSet;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.poker.StudOrder;

/**
 * The upcards on the table at the start of a betting interval of stud.
 *
 * @param order what the game says of the first to speak
 * @param showing of each player still in, equally many, from the dealer's left
 */
public record Upcards(StudOrder order, List<CardSet> showing) {
    static final int MOST_PLAYERS = 8;

    public Upcards {
        showing = List.copyOf(showing);
        if (showing.size() < 2 || showing.size() > MOST_PLAYERS) {
            throw new BadQuestion("showing", HowMany.of(showing.size(), "player"), "2 to " + MOST_PLAYERS);
        }
        CardSet seen = CardSet.EMPTY;
        for (CardSet cards : showing) {
            if (cards.size() != showing.getFirst().size()) {
                throw new BadQuestion(
                        "showing",
                        HowMany.of(cards.size(), "upcard") + " beside "
                                + showing.getFirst().size(),
                        "equally many before each player");
            }
            if (!cards.isDisjoint(seen)) {
                throw new BadQuestion(
                        "showing",
                        "the " + cards.intersection(seen).first().inWords() + " lies before two players",
                        "each card before one player");
            }
            seen = seen.union(cards);
        }
    }

    /** The number of the player who speaks first, from 1. */
    int first() {
        return order.first(showing) + 1;
    }

    /** True in the first betting interval of five-card stud, where the first must bet (p. 84); at misere checking is free (p. 82). */
    boolean mustBet() {
        return order != StudOrder.LOWEST && showing.getFirst().size() == 1;
    }
}

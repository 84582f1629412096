package kibitzer.conventions.spoilfive;

import java.util.List;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;

/** Two cards left after three tricks, of which all cards are known. */
public record JinkGround() implements DealingGround<JinkView> {
    private static final int MOST_PLAYERS = 6;
    private static final int POOLS = 12;

    @Override
    public JinkView start(Chance chance) {
        int players = JinkView.FEWEST + chance.below(MOST_PLAYERS - 1);
        List<Card> cards = chance.shuffled(Card.ALL);
        int gone = JinkView.LEFT + JinkView.WON * players;
        return new JinkView(
                CardSet.of(cards.subList(0, JinkView.LEFT)),
                cards.get(gone),
                CardSet.of(cards.subList(JinkView.LEFT, gone)),
                false,
                players,
                players + chance.below(POOLS));
    }

    /** A card left, or one that was played, is exchanged for one that is out; or all is other. */
    @Override
    public JinkView step(JinkView here, Chance chance) {
        if (chance.onceIn(POOLS)) {
            return start(chance);
        }
        Card in = chance.oneOf(here.out().toList());
        boolean mine = chance.onceIn(2);
        Card out = chance.oneOf((mine ? here.hand() : here.played()).toList());
        return new JinkView(
                mine ? here.hand().without(out).with(in) : here.hand(),
                here.turnUp(),
                mine ? here.played() : here.played().without(out).with(in),
                here.robbed(),
                here.players(),
                here.pool());
    }
}

package kibitzer.games.casino;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/** One thing that scores in a deal (pp. 260-264). */
public sealed interface ScoreLine {
    CardSet SPADES = CardSet.FULL_PACK.in(Suit.SPADES);
    CardSet DIAMONDS = CardSet.FULL_PACK.in(Suit.DIAMONDS);
    Card BIG_CASINO = Card.of(Rank.TEN, Suit.DIAMONDS);
    Card LITTLE_CASINO = Card.of(Rank.TWO, Suit.SPADES);

    ScoreLine CARDS = new Majority("cards", CardSet.FULL_PACK, 27, 3);
    ScoreLine SWEEPS = new Sweeps("sweeps");
    ScoreLine OVERS = new Over("overs", CardSet.FULL_PACK, 30);
    ScoreLine SPADE_OVERS = new Over("spade overs", SPADES, 8);

    /** The ace that is counted first; in which order the others follow cannot be read in the book. */
    ScoreLine FIRST_ACE = Each.card(Card.of(Rank.ACE, Suit.SPADES));

    ScoreLine OTHER_ACES = new Each("other aces", CardSet.of("AH AD AC"), 1);

    /** Casino (par. 18), in the order of precedence. */
    List<ScoreLine> CASINO = List.of(
            CARDS,
            new Majority("spades", SPADES, 7, 1),
            new Each("Big Casino", CardSet.of(BIG_CASINO), 2),
            new Each("Little Casino", CardSet.of(LITTLE_CASINO), 1),
            FIRST_ACE,
            OTHER_ACES);

    /** Spade casino: every spade scores, and the two points of the two have those of Little Casino in them. */
    List<ScoreLine> SPADE = List.of(
            CARDS,
            new Each("two and jack of spades", CardSet.of("JS 2S"), 2),
            new Each("other spades", SPADES.minus(CardSet.of("JS 2S")), 1),
            new Each("Big Casino", CardSet.of(BIG_CASINO), 2),
            FIRST_ACE,
            OTHER_ACES);

    /** Scopa (par. 9). */
    List<ScoreLine> SCOPA = List.of(
            new Most("cards", CardSet.FULL_PACK),
            new Most("diamonds", DIAMONDS),
            Each.card(Card.of(Rank.SEVEN, Suit.DIAMONDS)),
            new Settanta("settanta"),
            new Sweeps("scoops"));

    /** Stealing bundles: the most cards win the deal. */
    List<ScoreLine> BUNDLES = List.of(new Most("cards", CardSet.FULL_PACK));

    /** "Big Casino". */
    String name();

    /** What one side scores for it beside the other. */
    int points(Pile own, Pile other);

    /** So many of certain cards, out of all there are. */
    record Majority(String name, CardSet of, int needed, int points) implements ScoreLine {
        @Override
        public int points(Pile own, Pile other) {
            return own.in(of) >= needed ? points : 0;
        }
    }

    /** More of certain cards than the other side; nobody's if both have as many. */
    record Most(String name, CardSet of) implements ScoreLine {
        @Override
        public int points(Pile own, Pile other) {
            return own.in(of) > other.in(of) ? 1 : 0;
        }
    }

    /**
     * So many points for each of certain cards.
     *
     * @param isCalledByTheCard true where the name says which card it is: "ace of spades"
     */
    record Each(String name, CardSet of, int points, boolean isCalledByTheCard) implements ScoreLine {
        Each(String name, CardSet of, int points) {
            this(name, of, points, false);
        }

        /** A point for one card, by which the line is called. */
        static Each card(Card card) {
            return new Each(card.inWords(), CardSet.of(card), 1, true);
        }

        @Override
        public int points(Pile own, Pile other) {
            return own.in(of) * points;
        }
    }

    /** A point for each of certain cards beyond a number. */
    record Over(String name, CardSet of, int beyond) implements ScoreLine {
        @Override
        public int points(Pile own, Pile other) {
            return Math.max(0, own.in(of) - beyond);
        }
    }

    /** A point each time the table was cleared. */
    record Sweeps(String name) implements ScoreLine {
        @Override
        public int points(Pile own, Pile other) {
            return own.sweeps();
        }
    }

    /** A point for the higher primiera; nobody's if both count as much. */
    record Settanta(String name) implements ScoreLine {
        @Override
        public int points(Pile own, Pile other) {
            return Primiera.points(own.cards()) > Primiera.points(other.cards()) ? 1 : 0;
        }
    }
}

package kibitzer.games.rummy.family;

import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Rank;

/** What cards count in a game, left in the hand and melded. */
public enum PointValues {
    /** Ace 1, court cards 10, the rest as printed. */
    INDEX(1, 0),
    /** Ace 11. */
    ACES_AND_TENS(11, 0),
    /** Ace 15: round-the-corner gin. */
    ACE_FIFTEEN(15, 0),
    /** Ace 11, joker 15: coon-can. */
    COON_CAN(11, 15),
    /** Ace 15, or 1 where it is melded below the deuce: 500 rum. */
    FIVE_HUNDRED(15, 0) {
        @Override
        public int melded(Card card, Rank as, boolean below) {
            return as == Rank.ACE && below ? 1 : left(card);
        }
    },
    /** Ace 15, joker 20: Persian rummy. */
    PERSIAN(15, 20),
    /** Joker 100 melded and 200 left, the queen of spades 50 and 100, the ace 20; others 10 or 5 (p. 16). */
    OKLAHOMA(20, 200) {
        @Override
        public int left(Card card) {
            if (card.isJoker()) {
                return 200;
            }
            return isBlackLady(card) ? 100 : card.rank() == Rank.TWO ? 20 : plain(card.rank());
        }

        @Override
        public int melded(Card card, Rank as, boolean below) {
            if (card.isJoker()) {
                return 100;
            }
            if (card.rank() == Rank.TWO) {
                return as.compareTo(Rank.SEVEN) > 0 ? 10 : 5;
            }
            return isBlackLady(card) ? 50 : plain(card.rank());
        }

        private int plain(Rank rank) {
            return rank == Rank.ACE ? 20 : rank.compareTo(Rank.SEVEN) > 0 ? 10 : 5;
        }
    },
    /** Joker 50, deuce and ace 20, king to eight 10, the rest 5: canasta and samba; red threes are not counted here. */
    CANASTA(20, 50) {
        @Override
        public int left(Card card) {
            return card.isJoker()
                    ? 50
                    : switch (card.rank()) {
                        case ACE, TWO -> 20;
                        case SEVEN, SIX, FIVE, FOUR, THREE -> 5;
                        default -> 10;
                    };
        }
    },
    /** Ace 15, joker 15: contract rummy. */
    CONTRACT(15, 15),
    /** The same, and the deuce, which is wild, 15 too (p. 26). */
    CONTRACT_WITH_WILD_DEUCES(15, 15) {
        @Override
        public int left(Card card) {
            return !card.isJoker() && card.rank() == Rank.TWO ? 15 : super.left(card);
        }
    },
    /** Ace 15, a joker 25 in the hand and what it stands for in a meld: kaluki. */
    KALUKI(15, 25) {
        @Override
        public int melded(Card card, Rank as, boolean below) {
            return card.isJoker() ? ofRank(as) : left(card);
        }
    },
    /** Ace 1, joker 25: carousel. */
    CAROUSEL(1, 25),
    /** Every card 1: games that are won by going out alone. */
    ONE_EACH(1, 1) {
        @Override
        public int left(Card card) {
            return 1;
        }
    };

    private final int ace;
    private final int joker;

    PointValues(int ace, int joker) {
        this.ace = ace;
        this.joker = joker;
    }

    /** What the card counts left in the hand. */
    public int left(Card card) {
        return card.isJoker() ? joker : ofRank(card.rank());
    }

    /**
     * What the card counts in a meld.
     *
     * @param as the rank it stands for
     * @param below true where that is an ace below the deuce
     */
    public int melded(Card card, Rank as, boolean below) {
        return left(card);
    }

    int ofRank(Rank rank) {
        return switch (rank) {
            case ACE -> ace;
            case KING, QUEEN, JACK -> 10;
            default -> rank.ordinal() + 2;
        };
    }

    static boolean isBlackLady(Card card) {
        return card.toString().equals("QS");
    }

    public int left(Cards cards) {
        return cards.stream().mapToInt(this::left).sum();
    }
}

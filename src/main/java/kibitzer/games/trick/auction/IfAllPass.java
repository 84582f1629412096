package kibitzer.games.trick.auction;

/**
 * What happens where everybody has passed.
 *
 * @param kind what it is
 * @param bid the call that is forced; empty where there is none
 * @param says the same in words
 */
public record IfAllPass(Kind kind, String bid, String says) {
    /** What may happen. */
    enum Kind {
        THROWN_IN,
        ELDEST_MUST,
        DEALER_MUST,
        HOLDER_OF_A_CARD_MUST,
        PLAYED_BY_ALL
    }

    static final IfAllPass THROWN_IN =
            new IfAllPass(Kind.THROWN_IN, "", "all have passed, and the cards are dealt again");

    static IfAllPass eldest(String bid, String says) {
        return new IfAllPass(Kind.ELDEST_MUST, bid, says);
    }

    static IfAllPass dealer(String bid, String says) {
        return new IfAllPass(Kind.DEALER_MUST, bid, says);
    }

    static IfAllPass holder(String bid, String says) {
        return new IfAllPass(Kind.HOLDER_OF_A_CARD_MUST, bid, says);
    }

    static IfAllPass played(String contract, String says) {
        return new IfAllPass(Kind.PLAYED_BY_ALL, contract, says);
    }

    Outcome outcome(CallTable table) {
        return switch (kind) {
            case THROWN_IN -> Outcome.thrownIn(says);
            case ELDEST_MUST -> Outcome.played(table.players(), 0, bid, says);
            case DEALER_MUST -> Outcome.played(table.players(), table.dealer(), bid, says);
            case HOLDER_OF_A_CARD_MUST -> forced(table);
            case PLAYED_BY_ALL -> Outcome.byAll(table.players(), says).contract(bid);
        };
    }

    /** Who holds the card the calls do not tell. */
    private Outcome forced(CallTable table) {
        Outcome all = Outcome.byAll(table.players(), says);
        return new Outcome(all.end(), all.maker(), all.partner(), bid, "", "", false, 0, all.taking(), says);
    }
}

package kibitzer.games.banking.baccarat;

/** How a coup ends for the player against the dealer: the chances that he wins, ties and loses. */
public record Ends(double won, double tied, double lost) {
    static final Ends NONE = new Ends(0, 0, 0);

    static Ends of(int player, int dealer, double chance) {
        return player > dealer
                ? new Ends(chance, 0, 0)
                : player == dealer ? new Ends(0, chance, 0) : new Ends(0, 0, chance);
    }

    Ends plus(Ends other) {
        return new Ends(won + other.won, tied + other.tied, lost + other.lost);
    }

    private double all() {
        return won + tied + lost;
    }

    /** What the player gains on a bet of one, on average. */
    public double gain() {
        return (won - lost) / all();
    }

    /** The player's share, ties counted half. */
    public double share() {
        return (won + tied / 2) / all();
    }

    /** How likely a tie is. */
    public double tie() {
        return tied / all();
    }

    /** The same coup as the dealer sees it. */
    public Ends asDealer() {
        double wonByDealer = lost;
        double lostByDealer = won;
        return new Ends(wonByDealer, tied, lostByDealer);
    }

    /** The chances of all that is counted, made to come to one. */
    public Ends whole() {
        return new Ends(won / all(), tied / all(), lost / all());
    }
}

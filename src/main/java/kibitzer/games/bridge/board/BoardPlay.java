package kibitzer.games.bridge.board;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.games.bridge.problems.proof.PartPlayedDeal;
import kibitzer.games.bridge.scoring.DuplicateScoring;

/**
 * A board as far as it is bid and played: the calls and cards of all seats, played again by the rules. Which of them a robot made
 * is not asked, so that a record stands whatever robots do later.
 *
 * @param deal all four hands as dealt
 * @param auction the calls of all seats
 * @param cards of all seats in the order played; none before the auction is over
 */
public record BoardPlay(Deal deal, Vulnerability vulnerability, Auction auction, List<Card> cards) {
    private static final int PACK = 52;
    private static final int TRICKS = 13;
    private static final int TABLE = 4;

    /** @throws BadNotation at the first card that could not be played where it stands */
    public BoardPlay {
        cards = List.copyOf(cards);
        if (!deal.isFull()) {
            throw BadNotation.because("the hands have " + deal.cardsEach() + " cards", "13 each");
        }
        if (!cards.isEmpty()) {
            FinalContract contract = FinalContract.of(auction)
                    .orElseThrow(() -> BadNotation.because(
                            "cards are played, but no contract was reached", "an auction to its end, and then cards"));
            requireLawful(deal, contract, cards);
        }
    }

    /**
     * What these calls and cards make of a board.
     *
     * @throws BadNotation at the first that is not lawful where it stands
     */
    public static BoardPlay of(
            Deal deal, Seat dealer, Vulnerability vulnerability, List<Call> calls, List<Card> cards) {
        return new BoardPlay(deal, vulnerability, new Auction(dealer, calls), cards);
    }

    private static void requireLawful(Deal deal, FinalContract contract, List<Card> cards) {
        if (cards.size() > PACK) {
            throw BadNotation.because(cards.size() + " cards", "at most " + PACK);
        }
        try {
            PartPlayedDeal before = beforeTheLast(deal, contract, cards);
            if (cards.size() == PACK && !before.left().hand(before.turn()).contains(cards.getLast())) {
                throw new IllegalArgumentException("the " + cards.getLast().inWords() + " is not "
                        + before.turn().inWords() + "'s to play");
            }
        } catch (IllegalArgumentException unlawful) {
            throw BadNotation.because(String.valueOf(unlawful.getMessage()), "cards as they may be played");
        }
    }

    /** What is played; empty while the auction goes on, and where all have passed. */
    public Optional<FinalContract> contract() {
        return FinalContract.of(auction);
    }

    public boolean isPassedOut() {
        return auction.isFinished() && contract().isEmpty();
    }

    public boolean isOver() {
        return isPassedOut() || cards.size() == PACK;
    }

    /** Whose call it is, or from whose hand the next card comes; empty when the board is over. */
    public Optional<Seat> turn() {
        if (isOver()) {
            return Optional.empty();
        }
        return Optional.of(contract().map(contract -> now(contract).turn()).orElseGet(auction::turn));
    }

    /** True if a seat has the next call or card to choose; declarer's side is played by the one of it who is asked about. */
    public boolean isToDecide(Seat seat) {
        return turn().filter(turn -> contract()
                        .filter(contract -> contract.isDeclaring(turn))
                        .map(contract -> contract.isDeclaring(seat))
                        .orElse(turn == seat))
                .isPresent();
    }

    /** As it stands, or before the very last card, after which nobody holds any. */
    private static PartPlayedDeal beforeTheLast(Deal deal, FinalContract contract, List<Card> cards) {
        return PartPlayedDeal.of(
                deal, contract.strain(), contract.leader(), cards.subList(0, Math.min(cards.size(), PACK - 1)));
    }

    private PartPlayedDeal now(FinalContract contract) {
        return beforeTheLast(deal, contract, cards);
    }

    private int wonByNorthSouth(FinalContract contract) {
        PartPlayedDeal now = now(contract);
        if (cards.size() < PACK) {
            return now.wonByNorthSouth();
        }
        List<Card> last = cards.subList(PACK - TABLE, PACK);
        return now.wonByNorthSouth()
                + (PartPlayedDeal.winner(contract.strain(), now.leader(), last).isNorthSouth() ? 1 : 0);
    }

    /**
     * The tricks of declarer's side as the board stands: those that are not played are the other side's of the seat asked about.
     * Empty where no contract was reached.
     */
    public Optional<Integer> declarersTricks(Seat learner) {
        return contract().map(contract -> {
            int northSouth = wonByNorthSouth(contract);
            int played = cards.size() / TABLE;
            int own = learner.isNorthSouth() ? northSouth : played - northSouth;
            return contract.isDeclaring(learner) ? own : TRICKS - own;
        });
    }

    /** What it scores for a seat's side at match points, as it stands; empty while the auction goes on. */
    public Optional<Integer> score(Seat learner) {
        if (isPassedOut()) {
            return Optional.of(0);
        }
        return contract().map(contract -> {
            int own = DuplicateScoring.atMatchPoints(
                    contract, vulnerability, declarersTricks(learner).orElseThrow());
            return contract.isDeclaring(learner) ? own : -own;
        });
    }
}

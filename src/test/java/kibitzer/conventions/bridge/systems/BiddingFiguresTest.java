package kibitzer.conventions.bridge.systems;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.BiddingSystem;
import kibitzer.conventions.bridge.BiddingTable;
import kibitzer.conventions.bridge.Forcing;
import kibitzer.conventions.bridge.Stage;
import kibitzer.conventions.bridge.value.HighCardPoints;
import kibitzer.conventions.bridge.value.Stoppers;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.games.bridge.doubledummy.DoubleDummy;
import kibitzer.games.bridge.doubledummy.DoubleDummyTable;
import kibitzer.games.bridge.par.Par;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Where four robots come to rest, against what their hands hold: games missed, no trump with a suit open, and with
 * {@code -Dkibitzer.double-dummy=1000} the distance from par on so many of the deals. {@code -Dkibitzer.deals=1000} is the
 * run whose figures stand in docs/bidding.md.
 */
@Execution(ExecutionMode.CONCURRENT)
class BiddingFiguresTest {
    private static final int DEALS = Integer.getInteger("kibitzer.deals", 300);
    private static final int DOUBLE_DUMMY = Integer.getInteger("kibitzer.double-dummy", 0);
    private static final boolean AUCTIONS = Boolean.getBoolean("kibitzer.auctions");
    private static final int SEED = 20_261_121;
    private static final int GAME = 26;
    private static final int SLAM = 31;

    /**
     * No goal, which is one in a hundred (docs/bidding.md), but a guard against a rule that goes astray: in one deal of four
     * a side holds 26 points, so at one in twenty a fifth of these games would be missed, or be no trump with a suit open.
     */
    private static final double GUARD = 0.05;

    private enum Fault {
        FORCING_BID_PASSED,
        GAME_MISSED,
        NO_TRUMP_GAME_WITH_A_SUIT_OPEN,
        NO_TRUMP_GAME_WITH_A_VOID,
        EIGHT_SOLID_OF_A_MAJOR_IN_NO_TRUMP,
        GAME_BELOW_22,
        SLAM_BELOW_31,
        SIX_TRUMPS_OR_FEWER,
        LEFT_TO_THE_OPPONENTS,
    }

    static Stream<Agreement> agreements() {
        return Systems.ids().stream().map(Agreement::of);
    }

    @ParameterizedTest
    @MethodSource("agreements")
    void robotsSeldomComeToRestWhereTheirHandsDoNotBelong(Agreement agreement) {
        BiddingSystem system = Systems.of(agreement);
        Map<Fault, Integer> faults = new TreeMap<>();
        Distance distance = new Distance();
        for (int number = 0; number < DEALS; number++) {
            Deal deal = Deal.shuffled(new Seed(SEED).deal(number));
            Vulnerability vulnerability = Vulnerability.values()[number / 4 % 4];
            BiddingSoFar end = BiddingTable.bidOut(
                    deal, BiddingSoFar.opened(Seat.values()[number % 4], vulnerability, system, system));
            List<Fault> found = faults(agreement, deal, end);
            found.forEach(fault -> faults.merge(fault, 1, Integer::sum));
            if (AUCTIONS && !found.isEmpty()) {
                System.out.println(agreement.system() + " " + number + " " + found + " " + deal + " dealer "
                        + Seat.values()[number % 4] + " " + end.auction().calls());
            }
            if (number < DOUBLE_DUMMY) {
                Board board = distance.add(deal, vulnerability, end.auction());
                if (AUCTIONS) {
                    System.out.printf(
                            "%s %d: %s, %s vulnerable %s, dealer %s, %s%n",
                            agreement.system(),
                            number,
                            board,
                            deal,
                            vulnerability,
                            Seat.values()[number % 4],
                            end.auction().calls());
                }
            }
        }
        System.out.println("Where robots come to rest, " + agreement.system() + ", " + DEALS + " deals: " + faults);
        distance.print();

        assertThat(faults).doesNotContainKeys(Fault.FORCING_BID_PASSED, Fault.EIGHT_SOLID_OF_A_MAJOR_IN_NO_TRUMP);
        assertThat(share(faults, Fault.GAME_MISSED)).isLessThan(GUARD);
        assertThat(share(faults, Fault.NO_TRUMP_GAME_WITH_A_SUIT_OPEN) + share(faults, Fault.NO_TRUMP_GAME_WITH_A_VOID))
                .isLessThan(GUARD);
    }

    private static double share(Map<Fault, Integer> faults, Fault fault) {
        return (double) faults.getOrDefault(fault, 0) / DEALS;
    }

    private static List<Fault> faults(Agreement agreement, Deal deal, BiddingSoFar end) {
        List<Fault> found = new ArrayList<>();
        if (passesAForcingBid(end) && !(agreement.system().equals("acol") && isTheOneException(deal, end))) {
            found.add(Fault.FORCING_BID_PASSED);
        }
        Auction auction = end.auction();
        Optional<Seat> declarer = auction.declarer();
        Optional<Call.Bid> contract = auction.lastBid();
        for (Seat seat : List.of(Seat.NORTH, Seat.EAST)) {
            boolean ours =
                    declarer.filter(by -> by == seat || by == seat.partner()).isPresent();
            if (points(deal, seat) >= GAME && !ours && !isDoubled(auction)) {
                found.add(Fault.LEFT_TO_THE_OPPONENTS);
            }
        }
        if (declarer.isPresent() && contract.isPresent()) {
            contractFaults(deal, end, declarer.get(), contract.get(), found);
        }
        return found;
    }

    private static void contractFaults(
            Deal deal, BiddingSoFar end, Seat declarer, Call.Bid contract, List<Fault> found) {
        int together = points(deal, declarer);
        if (together >= GAME && !BiddingSoFar.isGame(contract)) {
            found.add(Fault.GAME_MISSED);
        }
        if (together < 22 && BiddingSoFar.isGame(contract) && contract.level() < 6 && !isDoubled(end.auction())) {
            found.add(Fault.GAME_BELOW_22);
        }
        if (together < SLAM && contract.level() >= 6) {
            found.add(Fault.SLAM_BELOW_31);
        }
        CardSet own = deal.hand(declarer);
        CardSet partners = deal.hand(declarer.partner());
        if (contract.strain() == Strain.NO_TRUMP) {
            if (contract.level() >= 3) {
                if (Arrays.stream(Suit.values()).anyMatch(suit -> isOpen(own, partners, suit))) {
                    found.add(Fault.NO_TRUMP_GAME_WITH_A_SUIT_OPEN);
                } else if (Arrays.stream(Suit.values())
                        .anyMatch(suit -> own.length(suit) == 0 || partners.length(suit) == 0)) {
                    found.add(Fault.NO_TRUMP_GAME_WITH_A_VOID);
                }
            }
            if (Stream.of(own, partners).anyMatch(hand -> isSolid(hand, Suit.SPADES) || isSolid(hand, Suit.HEARTS))) {
                found.add(Fault.EIGHT_SOLID_OF_A_MAJOR_IN_NO_TRUMP);
            }
        } else if (contract.strain().suit().stream().anyMatch(suit -> own.length(suit) + partners.length(suit) <= 6)) {
            found.add(Fault.SIX_TRUMPS_OR_FEWER);
        }
    }

    /** No stopper in either hand, nor in both together. */
    private static boolean isOpen(CardSet own, CardSet partners, Suit suit) {
        CardSet both = own.union(partners);
        boolean together = both.contains(Rank.QUEEN, suit)
                && both.contains(Rank.JACK, suit)
                && Math.max(own.length(suit), partners.length(suit)) >= 3;
        return !together && !Stoppers.isStopped(own, suit) && !Stoppers.isStopped(partners, suit);
    }

    private static boolean isSolid(CardSet hand, Suit suit) {
        return hand.length(suit) >= 8
                && Stream.of(Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK).allMatch(rank -> hand.contains(rank, suit));
    }

    private static boolean passesAForcingBid(BiddingSoFar end) {
        List<Call> calls = end.auction().calls();
        for (int i = 0; i < calls.size(); i++) {
            BiddingSoFar before = end.course().get(i);
            boolean ended = i + 1 < calls.size()
                    && calls.subList(i, calls.size()).stream().allMatch(Call.PASS::equals)
                    && before.stage() != Stage.OPENING;
            if (ended && before.forced() != Forcing.NONE && calls.get(i).equals(Call.PASS)) {
                return true;
            }
        }
        return false;
    }

    /** Acol's two clubs, two diamonds, two no trump: fewer than 3 points may drop it (p. 141). */
    private static boolean isTheOneException(Deal deal, BiddingSoFar end) {
        Auction auction = end.auction();
        List<Call> bids =
                auction.calls().stream().filter(call -> !call.equals(Call.PASS)).toList();
        return bids.equals(Stream.of("2C", "2D", "2NT").map(Call::of).toList())
                && HighCardPoints.of(deal.hand(auction.declarer().orElseThrow().partner())) < 3;
    }

    private static boolean isDoubled(Auction auction) {
        return auction.calls().reversed().stream()
                .takeWhile(call -> !(call instanceof Call.Bid))
                .anyMatch(Call.DOUBLE::equals);
    }

    private static int points(Deal deal, Seat seat) {
        return HighCardPoints.of(deal.hand(seat)) + HighCardPoints.of(deal.hand(seat.partner()));
    }

    /** What an auction brings north and south, and what both sides' best would. */
    private record Board(int score, double par) {
        int imps() {
            return Par.imps(score - par);
        }

        @Override
        public String toString() {
            return "%d IMPs (%d for %.0f)".formatted(imps(), score, par);
        }
    }

    /** How far from par the auctions end, and what of them can be made. */
    private static final class Distance {
        private int deals;
        private int imps;
        private int contracts;
        private int made;
        private int games;
        private int gamesMade;
        private int lightGames;
        private int lightSlams;

        Board add(Deal deal, Vulnerability vulnerability, Auction auction) {
            var tricks = Tables.of(deal);
            Par par = new Par(tricks, vulnerability);
            deals++;
            Board board = new Board(par.of(auction), par.northSouth());
            imps += board.imps();
            par.made().ifPresent(bid -> {
                int together = points(deal, par.northSouth() > 0 ? Seat.NORTH : Seat.EAST);
                if (bid.level() >= 6) {
                    lightSlams += together < SLAM ? board.imps() : 0;
                } else if (BiddingSoFar.isGame(bid)) {
                    lightGames += together < GAME ? board.imps() : 0;
                }
            });
            auction.lastBid().ifPresent(bid -> {
                boolean makes = tricks.tricks(bid.strain(), auction.declarer().orElseThrow()) >= 6 + bid.level();
                contracts++;
                made += makes ? 1 : 0;
                if (BiddingSoFar.isGame(bid)) {
                    games++;
                    gamesMade += makes ? 1 : 0;
                }
            });
            return board;
        }

        private double mean(int sum) {
            return (double) sum / deals;
        }

        void print() {
            if (deals > 0) {
                System.out.printf(
                        "  double dummy, %d deals: %d of %d contracts make, %d of %d games; %.2f IMPs from par,"
                                + " %.2f of them where par is a game on fewer than %d points, %.2f a slam on fewer than %d%n",
                        deals,
                        made,
                        contracts,
                        gamesMade,
                        games,
                        mean(imps),
                        mean(lightGames),
                        GAME,
                        mean(lightSlams),
                        SLAM);
            }
        }
    }

    /** The tricks of a deal, counted once for all systems. */
    private static final class Tables {
        private static final Map<Deal, DoubleDummyTable> KNOWN = new ConcurrentHashMap<>();

        static DoubleDummyTable of(Deal deal) {
            return KNOWN.computeIfAbsent(deal, cards -> DoubleDummy.of(cards).table());
        }
    }
}

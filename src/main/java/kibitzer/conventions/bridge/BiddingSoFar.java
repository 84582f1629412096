package kibitzer.conventions.bridge;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import kibitzer.advice.RuleBook;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.Vulnerability;
import org.jspecify.annotations.Nullable;

/**
 * An auction as all four players understand it: the calls, and what each has told by the system of its side. It knows
 * no cards; whatever depends on it alone is public.
 */
public final class BiddingSoFar {
    private final Auction auction;
    private final Vulnerability vulnerability;
    private final BiddingSystem northSouth;
    private final BiddingSystem eastWest;
    private final List<BiddingSoFar> before;
    private final List<Meaning> meanings;
    private final Map<Seat, Shown> shown;
    private final List<Call> legalCalls;
    private final List<Call> callsOfOurSide;
    private final List<Call> callsOfTheirSide;
    private final Map<Seat, List<Suit>> suits;
    private final Stage stage;
    private final Forcing forced;
    private volatile @Nullable RuleBook<Bidding, Call> speaking;

    private BiddingSoFar(
            Auction auction,
            Vulnerability vulnerability,
            BiddingSystem northSouth,
            BiddingSystem eastWest,
            List<BiddingSoFar> before,
            List<Meaning> meanings,
            Map<Seat, Shown> shown) {
        this.auction = auction;
        this.vulnerability = vulnerability;
        this.northSouth = northSouth;
        this.eastWest = eastWest;
        this.before = List.copyOf(before);
        this.meanings = List.copyOf(meanings);
        this.shown = Collections.unmodifiableMap(shown);
        this.legalCalls = auction.legalCalls();
        // every rule asks these again and again
        this.callsOfOurSide = listedCallsOfSide(turn());
        this.callsOfTheirSide = listedCallsOfSide(turn().next());
        this.suits = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.values()) {
            suits.put(seat, naturalSuitsOf(seat));
        }
        this.stage = reckonedStage();
        this.forced = reckonedForcing();
    }

    /** Nobody has called; the dealer is to speak. */
    public static BiddingSoFar opened(
            Seat dealer, Vulnerability vulnerability, BiddingSystem northSouth, BiddingSystem eastWest) {
        Map<Seat, Shown> nothing = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.values()) {
            nothing.put(seat, Shown.NOTHING);
        }
        return new BiddingSoFar(
                Auction.opened(dealer), vulnerability, northSouth, eastWest, List.of(), List.of(), nothing);
    }

    /** An auction read from its first call to its last, all four playing one system. */
    public static BiddingSoFar of(Auction auction, Vulnerability vulnerability, BiddingSystem system) {
        return of(auction, vulnerability, system, system);
    }

    public static BiddingSoFar of(
            Auction auction, Vulnerability vulnerability, BiddingSystem northSouth, BiddingSystem eastWest) {
        BiddingSoFar soFar = opened(auction.dealer(), vulnerability, northSouth, eastWest);
        for (Call call : auction.calls()) {
            soFar = soFar.with(call);
        }
        return soFar;
    }

    /** The auction after one more call, which is read by the caller's system. */
    public BiddingSoFar with(Call call) {
        Meaning meaning = Meanings.of(this, call);
        Map<Seat, Shown> known = new EnumMap<>(shown);
        known.merge(auction.turn(), meaning.shown(), Shown::meet);
        List<BiddingSoFar> course = new ArrayList<>(before);
        course.add(this);
        List<Meaning> all = new ArrayList<>(meanings);
        all.add(meaning);
        return new BiddingSoFar(auction.with(call), vulnerability, northSouth, eastWest, course, all, known);
    }

    /** The same auction with the table turned, so that this seat is to speak. */
    public BiddingSoFar turnedTo(Seat seat) {
        int turn = (seat.ordinal() - turn().ordinal() + 4) % 4;
        if (turn == 0) {
            return this;
        }
        boolean across = turn % 2 == 1;
        return of(
                new Auction(auction.dealer().after(turn), auction.calls()),
                across ? vulnerability.ofTheOthers() : vulnerability,
                across ? eastWest : northSouth,
                across ? northSouth : eastWest);
    }

    public Auction auction() {
        return auction;
    }

    public Vulnerability vulnerability() {
        return vulnerability;
    }

    /** The seat whose turn it is. */
    public Seat turn() {
        return auction.turn();
    }

    /** The system of the side whose turn it is. */
    public BiddingSystem system() {
        return systemOf(turn());
    }

    /** The rules of the seat whose turn it is, for this stage. */
    public RuleBook<Bidding, Call> book() {
        return system().book(stage());
    }

    /** Of these rules those that speak at this turn, whatever the cards, with their calls; looked for once. */
    public RuleBook<Bidding, Call> speaking() {
        RuleBook<Bidding, Call> known = speaking;
        if (known == null) {
            known = book().at(Bidding.unseen(this));
            speaking = known;
        }
        return known;
    }

    public BiddingSystem systemOf(Seat seat) {
        return seat.isNorthSouth() ? northSouth : eastWest;
    }

    public List<Call> legalCalls() {
        return legalCalls;
    }

    /** The auction as it stood before each call, the first call's first. */
    public List<BiddingSoFar> course() {
        return before;
    }

    /** What each call told, in the order of the calls. */
    public List<Meaning> meanings() {
        return meanings;
    }

    /** What the bidding has told of a seat's hand. */
    public Shown shown(Seat seat) {
        return shown.getOrDefault(seat, Shown.NOTHING);
    }

    public Shown shownByPartner() {
        return shown(turn().partner());
    }

    public Seat seatOf(int call) {
        return auction.dealer().after(call);
    }

    public Optional<Call> lastCallOf(Seat seat) {
        return indexOfLastCall(seat).stream()
                .mapToObj(i -> auction.calls().get(i))
                .findFirst();
    }

    public Optional<Meaning> lastMeaningOf(Seat seat) {
        return indexOfLastCall(seat).stream().mapToObj(i -> meanings.get(i)).findFirst();
    }

    private OptionalInt indexOfLastCall(Seat seat) {
        return IntStream.iterate(auction.calls().size() - 1, i -> i >= 0, i -> i - 1)
                .filter(i -> seatOf(i) == seat)
                .findFirst();
    }

    /** Who made the first bid. */
    public Optional<Seat> opener() {
        return IntStream.range(0, auction.calls().size())
                .filter(i -> auction.calls().get(i) instanceof Call.Bid)
                .mapToObj(this::seatOf)
                .findFirst();
    }

    /** What a seat's side has called since its first call that is not a pass, passes between included. */
    public List<Call> callsOfSide(Seat seat) {
        return isOurs(seat) ? callsOfOurSide : callsOfTheirSide;
    }

    private List<Call> listedCallsOfSide(Seat seat) {
        return IntStream.range(0, auction.calls().size())
                .filter(i -> seatOf(i) == seat || seatOf(i) == seat.partner())
                .mapToObj(auction.calls()::get)
                .dropWhile(Call.PASS::equals)
                .toList();
    }

    /** What one seat has called since the opening bid, its own opening included. */
    public List<Call> callsSinceOpening(Seat seat) {
        int opening = firstBid();
        return IntStream.range(opening, auction.calls().size())
                .filter(i -> seatOf(i) == seat)
                .mapToObj(auction.calls()::get)
                .toList();
    }

    /** True if a seat passed before anybody had opened. */
    public boolean passedAtFirst(Seat seat) {
        return IntStream.range(0, firstBid()).anyMatch(i -> seatOf(i) == seat);
    }

    private int firstBid() {
        return IntStream.range(0, auction.calls().size())
                .filter(i -> auction.calls().get(i) instanceof Call.Bid)
                .findFirst()
                .orElse(auction.calls().size());
    }

    /** True if the other side has bid, doubled or redoubled. */
    public boolean isContested() {
        return !callsOfSide(turn().next()).isEmpty();
    }

    /** The suits a seat has bid naturally, each once, first bid first. */
    public List<Suit> suitsOf(Seat seat) {
        return suits.getOrDefault(seat, List.of());
    }

    private List<Suit> naturalSuitsOf(Seat seat) {
        return IntStream.range(0, auction.calls().size())
                .filter(i -> seatOf(i) == seat && !meanings.get(i).conventional())
                .mapToObj(auction.calls()::get)
                .filter(Call.Bid.class::isInstance)
                .map(call -> ((Call.Bid) call).strain())
                .flatMap(strain -> strain.suit().stream())
                .distinct()
                .toList();
    }

    public boolean isVulnerable() {
        return vulnerability.of(turn());
    }

    /** How far the bidding has come for the seat whose turn it is. */
    public Stage stage() {
        return stage;
    }

    private Stage reckonedStage() {
        Optional<Seat> opener = opener();
        if (opener.isEmpty()) {
            return Stage.OPENING;
        }
        Seat me = turn();
        List<Call> mine = callsSinceOpening(me);
        boolean silent = mine.stream().allMatch(Call.PASS::equals);
        if (opener.get() == me) {
            return Stage.OPENERS_REBID;
        }
        if (opener.get() == me.partner()) {
            return mine.isEmpty() ? Stage.RESPONSE : Stage.RESPONDERS_REBID;
        }
        if (!silent) {
            return Stage.AFTER_COMING_IN;
        }
        boolean partnerSilent = callsSinceOpening(me.partner()).stream().allMatch(Call.PASS::equals);
        return partnerSilent ? Stage.OVERCALL : Stage.ADVANCE;
    }

    /** How long the seat whose turn it is must keep the bidding open: partner's force, unless an opponent relieves it. */
    public Forcing forced() {
        return forced;
    }

    private Forcing reckonedForcing() {
        if (gameIsForced() && !hasGame()) {
            return Forcing.GAME;
        }
        Forcing asked = lastMeaningOf(turn().partner()).map(Meaning::forcing).orElse(Forcing.NONE);
        return givesPartnerATurn() || asked != Forcing.ONE_ROUND ? Forcing.NONE : Forcing.ONE_ROUND;
    }

    /** True if an opponent has just called: partner speaks again, though this seat passes. */
    boolean givesPartnerATurn() {
        List<Call> calls = auction.calls();
        return !calls.isEmpty() && !calls.getLast().equals(Call.PASS);
    }

    /** True if a call of the side whose turn it is has committed it to game. */
    public boolean gameIsForced() {
        return IntStream.range(0, meanings.size())
                .anyMatch(i -> isOurs(seatOf(i)) && meanings.get(i).forcing() == Forcing.GAME);
    }

    /** True if no force to game is left: the side has bid one, or has doubled what the opponents bid last. */
    private boolean hasGame() {
        return lastBidder()
                .map(seat -> isOurs(seat)
                        ? auction.lastBid().map(BiddingSoFar::isGame).orElse(false)
                        : isDoubled() || hasBidGame())
                .orElse(false);
    }

    private boolean hasBidGame() {
        return IntStream.range(0, meanings.size())
                .filter(i -> isOurs(seatOf(i)) && !meanings.get(i).conventional())
                .mapToObj(auction.calls()::get)
                .anyMatch(call -> call instanceof Call.Bid bid && isGame(bid));
    }

    private boolean isDoubled() {
        return auction.calls().reversed().stream()
                .takeWhile(call -> !(call instanceof Call.Bid))
                .anyMatch(Call.DOUBLE::equals);
    }

    /** Who made the last bid. */
    public Optional<Seat> lastBidder() {
        List<Call> calls = auction.calls();
        return IntStream.iterate(calls.size() - 1, i -> i >= 0, i -> i - 1)
                .filter(i -> calls.get(i) instanceof Call.Bid)
                .mapToObj(this::seatOf)
                .findFirst();
    }

    public boolean isOurs(Seat seat) {
        return seat == turn() || seat == turn().partner();
    }

    /** True if the contract would make game from a score of nothing: 3NT, four of a major, five of a minor. */
    public static boolean isGame(Call.Bid bid) {
        return bid.level() >= gameLevel(bid.strain());
    }

    /** 3 for no trump, 4 for a major, 5 for a minor. */
    public static int gameLevel(Strain strain) {
        return switch (strain) {
            case NO_TRUMP -> 3;
            case HEARTS, SPADES -> 4;
            case CLUBS, DIAMONDS -> 5;
        };
    }

    /** The least level at which a strain can still be bid; 8 where it cannot. */
    public int leastLevel(Strain strain) {
        Optional<Call.Bid> last = auction.lastBid();
        if (last.isEmpty()) {
            return 1;
        }
        int level = last.get().level();
        return strain.compareTo(last.get().strain()) > 0 ? level : level + 1;
    }

    /** Everything else follows from the calls and from what the sides play. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof BiddingSoFar that
                && auction.equals(that.auction)
                && vulnerability == that.vulnerability
                && northSouth.equals(that.northSouth)
                && eastWest.equals(that.eastWest);
    }

    @Override
    public int hashCode() {
        return Objects.hash(auction, vulnerability, northSouth, eastWest);
    }
}

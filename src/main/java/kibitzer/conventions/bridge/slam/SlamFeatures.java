package kibitzer.conventions.bridge.slam;

import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.Answers;
import kibitzer.advice.Need;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.BidFeatures;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.Meaning;
import kibitzer.conventions.bridge.Reply;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;

/** What slam bidding measures: aces, kings, the suit agreed on, and where the asking stands. */
final class SlamFeatures {
    private static final int FIT = 8;
    private static final int SMALL_SLAM = 6;
    private static final int GRAND_SLAM = 7;

    static final Quantity<Bidding> ACES = Quantity.of("aces", "ace", bidding -> count(bidding, Rank.ACE));

    /** The answer that tells how many aces are held. */
    static final Trait<Option<Bidding, Call>> SHOWS_ACES = shows("aces", Reply.ACES, Rank.ACE);

    /** The answer that tells how many kings are held. */
    static final Trait<Option<Bidding, Call>> SHOWS_KINGS = shows("kings", Reply.KINGS, Rank.KING);

    /** True if every answer short of all four kings leaves six of the agreed suit to bid. */
    static final Trait<Bidding> ROOM_FOR_KINGS = Trait.either(
            "room-for-kings",
            "any answer but the best leaves room for six",
            "an answer might pass six of the agreed suit",
            bidding -> {
                int missing = 3 - count(bidding, Rank.KING);
                return missing < 0
                        || trumps(bidding.soFar())
                                .filter(suit -> Reply.KINGS.get(missing).call() instanceof Call.Bid worst
                                        && worst.compareTo(Call.bid(6, suit)) <= 0)
                                .isPresent();
            });

    /** Own aces and those of partner's answer. */
    static final Quantity<Bidding> ACES_TOGETHER = new Quantity<>(
            "aces-together",
            "ace between both hands",
            "aces between both hands",
            bidding -> together(bidding, Reply.ACES, Rank.ACE));

    static final Quantity<Bidding> KINGS_TOGETHER = new Quantity<>(
            "kings-together",
            "king between both hands",
            "kings between both hands",
            bidding -> together(bidding, Reply.KINGS, Rank.KING));

    /** Trumps between both hands as far as is known here, in the suit agreed on, or in the one bid last. */
    static final Quantity<Bidding> FIT_TO_COME = new Quantity<>(
            "fit-to-come",
            "trump between both hands at least",
            "trumps between both hands at least",
            bidding -> trumps(bidding.soFar())
                    .map(suit -> bidding.hand().length(suit)
                            + bidding.soFar().shownByPartner().length(suit).least())
                    .orElse(0.0));

    private static final Trait<Bidding> SUIT_AGREED = new Trait<>(
            "suit-agreed",
            "a trump suit is agreed on",
            "no trump suit is agreed on",
            bidding -> agreed(bidding.soFar()).isPresent());

    private static final Trait<Bidding> PARTNER_ASKS_ACES = partnerTells(Tells.ASKS_FOR_ACES, "partner asks for aces");
    private static final Trait<Bidding> PARTNER_ASKS_KINGS =
            partnerTells(Tells.ASKS_FOR_KINGS, "partner asks for kings");
    private static final Trait<Bidding> I_ASKED_ACES =
            iTold(Tells.ASKS_FOR_ACES, "partner has answered your four no trump");
    private static final Trait<Bidding> I_ASKED_KINGS =
            iTold(Tells.ASKS_FOR_KINGS, "partner has answered your five no trump");

    private static final Trait<Bidding> PARTNER_ASKED = new Trait<>(
            "partner-settled",
            "partner has asked, and settled the contract",
            "partner has not asked",
            bidding -> asked(bidding.soFar(), bidding.soFar().turn().partner())
                    && !tells(bidding.soFar(), bidding.soFar().turn().partner(), Tells.ASKS_FOR_ACES)
                    && !tells(bidding.soFar(), bidding.soFar().turn().partner(), Tells.ASKS_FOR_KINGS));

    private static final Trait<Bidding> ROOM_TO_ASK = new Trait<>(
            "room-to-ask",
            "four no trump can still be bid",
            "four no trump cannot be bid any more",
            bidding -> bidding.soFar().legalCalls().contains(Call.bid(4, Strain.NO_TRUMP)));

    private SlamFeatures() {}

    static Need<Bidding> suitAgreed() {
        return has(SUIT_AGREED);
    }

    static Need<Bidding> noSuitAgreed() {
        return lacks(SUIT_AGREED);
    }

    /** Public: what both have told leaves room for twelve tricks; else four no trump asks nothing (p. 147). */
    static Need<Bidding> slamNotExcluded(SlamZone zone) {
        return has(new Trait<>(
                "slam-not-excluded",
                "the bidding so far leaves a slam possible",
                "the bidding so far leaves no slam possible",
                bidding -> {
                    BiddingSoFar soFar = bidding.soFar();
                    return zone.scale().of(soFar.shown(soFar.turn())).most()
                                    + zone.scale().of(soFar.shownByPartner()).most()
                            >= zone.small();
                }));
    }

    static Need<Bidding> partnerAsksAces() {
        return has(PARTNER_ASKS_ACES);
    }

    static Need<Bidding> partnerAsksKings() {
        return has(PARTNER_ASKS_KINGS);
    }

    static Need<Bidding> iAskedAces() {
        return has(I_ASKED_ACES);
    }

    static Need<Bidding> iAskedKings() {
        return has(I_ASKED_KINGS);
    }

    static Need<Bidding> partnerSettled() {
        return has(PARTNER_ASKED);
    }

    static Need<Bidding> roomToAsk() {
        return has(ROOM_TO_ASK);
    }

    /** The trump suit at this level, no trump where no suit was bid; or pass where partner's answer happens to be it. */
    static Answers<Bidding, Call> settle(int level) {
        return new Answers<>(
                level + " of the trump suit", bidding -> settled(bidding.soFar(), strain(bidding.soFar()), level));
    }

    /** The lowest bid of the trump suit that is still possible, pass where the last bid is that suit. */
    static Answers<Bidding, Call> settleLow() {
        return new Answers<>("the trump suit as low as possible", bidding -> {
            BiddingSoFar soFar = bidding.soFar();
            Strain strain = strain(soFar);
            boolean there = soFar.auction()
                    .lastBid()
                    .filter(bid -> bid.strain() == strain)
                    .isPresent();
            // five no trump would ask for kings
            int least = strain == Strain.NO_TRUMP ? SMALL_SLAM : soFar.leastLevel(strain);
            return there ? List.of(Call.PASS) : settled(soFar, strain, Math.min(least, GRAND_SLAM));
        });
    }

    private static List<Call> settled(BiddingSoFar soFar, Strain strain, int level) {
        Call.Bid wanted = Call.bid(level, strain);
        if (soFar.auction().lastBid().filter(wanted::equals).isPresent()) {
            return List.of(Call.PASS);
        }
        return soFar.legalCalls().contains(wanted) ? List.of(wanted) : List.of();
    }

    private static Strain strain(BiddingSoFar soFar) {
        return trumps(soFar).map(Strain::of).orElse(Strain.NO_TRUMP);
    }

    /** The suit agreed on; where none is, the last one that the side has bid naturally is taken to be meant. */
    static Optional<Suit> trumps(BiddingSoFar soFar) {
        return agreed(soFar).or(() -> lastBidOfSide(soFar));
    }

    private static Optional<Suit> lastBidOfSide(BiddingSoFar soFar) {
        return IntStream.iterate(soFar.meanings().size() - 1, i -> i >= 0, i -> i - 1)
                .filter(i -> soFar.isOurs(soFar.seatOf(i))
                        && !soFar.meanings().get(i).conventional())
                .mapToObj(soFar.auction().calls()::get)
                .flatMap(call -> BidFeatures.suitOf(call).stream())
                .findFirst();
    }

    /** The suit both partners have bid, or in which they have shown eight cards together; the last one of several. */
    static Optional<Suit> agreed(BiddingSoFar soFar) {
        Seat me = soFar.turn();
        List<Suit> mine = soFar.suitsOf(me);
        List<Suit> partners = soFar.suitsOf(me.partner());
        Stream<Suit> bothBid = mine.stream().filter(partners::contains);
        Stream<Suit> bothShowed = Arrays.stream(Suit.values())
                .filter(suit -> mine.contains(suit) || partners.contains(suit))
                .filter(suit -> soFar.shown(me).length(suit).least()
                                + soFar.shown(me.partner()).length(suit).least()
                        >= FIT);
        return Stream.concat(bothShowed, bothBid).reduce((earlier, later) -> later);
    }

    /** The suits the own side has bid naturally. */
    static List<Suit> bidSuits(BiddingSoFar soFar) {
        Seat me = soFar.turn();
        return Stream.concat(soFar.suitsOf(me).stream(), soFar.suitsOf(me.partner()).stream())
                .distinct()
                .toList();
    }

    private static double together(Bidding bidding, List<Reply> table, Rank rank) {
        int held = count(bidding, rank);
        return bidding.soFar()
                .lastCallOf(bidding.soFar().turn().partner())
                .flatMap(answer -> Reply.shown(table, answer, held))
                .map(shown -> held + shown)
                .orElse(held);
    }

    private static Trait<Option<Bidding, Call>> shows(String what, List<Reply> table, Rank rank) {
        return new Trait<Option<Bidding, Call>>(
                        what + "-shown",
                        "the number of " + what + " told: " + Reply.inWords(table),
                        "another number of " + what,
                        option -> table.stream()
                                .anyMatch(reply -> reply.call().equals(option.answer())
                                        && reply.counts().contains(count(option.position(), rank))))
                .saying(option -> {
                    int held = count(option.position(), rank);
                    return held + " " + (held == 1 ? what.substring(0, what.length() - 1) : what);
                });
    }

    private static int count(Bidding bidding, Rank rank) {
        return bidding.hand().of(rank).size();
    }

    private static Trait<Bidding> partnerTells(String what, String words) {
        return new Trait<>(
                what.replace(' ', '-'),
                words,
                "not: " + words,
                bidding -> tells(bidding.soFar(), bidding.soFar().turn().partner(), what));
    }

    private static Trait<Bidding> iTold(String what, String words) {
        return new Trait<>(
                "you-" + what.replace(' ', '-'),
                words,
                "not: " + words,
                bidding -> tells(bidding.soFar(), bidding.soFar().turn(), what));
    }

    private static boolean tells(BiddingSoFar soFar, Seat seat, String what) {
        return soFar.lastMeaningOf(seat).map(meaning -> tells(meaning, what)).orElse(false);
    }

    /** By its first rule, as everywhere: a system's own no-trump bid stands before the question. */
    private static boolean tells(Meaning meaning, String what) {
        return meaning.rules().stream()
                .findFirst()
                .filter(rule -> rule.tells().contains(what))
                .isPresent();
    }

    private static boolean asked(BiddingSoFar soFar, Seat seat) {
        return IntStream.range(0, soFar.meanings().size())
                .anyMatch(i -> soFar.seatOf(i) == seat && tells(soFar.meanings().get(i), Tells.ASKS_FOR_ACES));
    }
}

package kibitzer.conventions.bridge.slam;

import static kibitzer.advice.Needs.has;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Answers;
import kibitzer.advice.Need;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;

/** What slam bidding measures: aces, kings, the suit agreed on, and where the asking stands. */
final class SlamFeatures {
    private static final int FIT = 8;

    static final Quantity<Bidding> ACES = Quantity.of("aces", "ace", bidding -> count(bidding, Rank.ACE));

    /** The answer that tells how many aces are held. */
    static final Trait<Option<Bidding, Call>> SHOWS_ACES = shows("aces", Reply.ACES, Rank.ACE);

    /** The answer that tells how many kings are held. */
    static final Trait<Option<Bidding, Call>> SHOWS_KINGS = shows("kings", Reply.KINGS, Rank.KING);

    /** True if every answer short of all four kings leaves six of the agreed suit to bid. */
    static final Trait<Bidding> ROOM_FOR_KINGS = new Trait<>(
            "room-for-kings",
            "any answer but the best leaves room for six",
            "an answer might pass six of the agreed suit",
            bidding -> {
                int missing = 3 - count(bidding, Rank.KING);
                return missing < 0
                        || agreed(bidding.soFar())
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

    /** The agreed suit at this level, or pass where partner's answer happens to be it. */
    static Answers<Bidding, Call> settle(int level) {
        return new Answers<>(
                level + " of the agreed suit",
                bidding -> agreed(bidding.soFar()).stream()
                        .map(suit -> settled(bidding.soFar(), Call.bid(level, suit)))
                        .flatMap(Optional::stream)
                        .filter(bidding.soFar().legalCalls()::contains)
                        .toList());
    }

    /** The lowest bid of the agreed suit that is still possible, pass where the last bid is that suit. */
    static Answers<Bidding, Call> settleLow() {
        return new Answers<>(
                "the agreed suit as low as possible",
                bidding -> agreed(bidding.soFar()).stream()
                        .map(suit -> {
                            BiddingSoFar soFar = bidding.soFar();
                            boolean there = soFar.auction()
                                    .lastBid()
                                    .filter(bid -> bid.strain() == Strain.of(suit))
                                    .isPresent();
                            return there
                                    ? Call.PASS
                                    : (Call) Call.bid(Math.min(7, soFar.leastLevel(Strain.of(suit))), suit);
                        })
                        .filter(bidding.soFar().legalCalls()::contains)
                        .toList());
    }

    private static Optional<Call> settled(BiddingSoFar soFar, Call.Bid wanted) {
        Optional<Call.Bid> last = soFar.auction().lastBid();
        if (last.filter(wanted::equals).isPresent()) {
            return Optional.of(Call.PASS);
        }
        return soFar.legalCalls().contains(wanted) ? Optional.of(wanted) : Optional.empty();
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
                        "the answer that tells the number of " + what,
                        "another number of " + what,
                        option -> table.stream()
                                .anyMatch(reply -> reply.call().equals(option.answer())
                                        && reply.counts().contains(count(option.position(), rank))))
                .saying(option -> count(option.position(), rank) + " " + what);
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
        return soFar.lastMeaningOf(seat)
                .map(meaning ->
                        meaning.rules().stream().anyMatch(rule -> rule.tells().contains(what)))
                .orElse(false);
    }

    private static boolean asked(BiddingSoFar soFar, Seat seat) {
        for (int i = 0; i < soFar.meanings().size(); i++) {
            if (soFar.seatOf(i) == seat
                    && soFar.meanings().get(i).rules().stream()
                            .anyMatch(rule -> rule.tells().contains(Tells.ASKS_FOR_ACES))) {
                return true;
            }
        }
        return false;
    }
}

package kibitzer.decisions.bridge.bidding;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.bridge.form.BiddingShown;
import kibitzer.decisions.bridge.form.BridgeKinds;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.Vulnerability;

/** Who plays the hand: the first of the side that won the auction to name its strain (Culbertson, p. 134). */
public final class BridgeDeclarer extends CountedDecision<BridgeDeclarer.FinishedAuction, String> {

    /** An auction that is over. */
    public record FinishedAuction(Auction auction) {
        public FinishedAuction {
            if (!auction.isFinished()) {
                throw new BadQuestion("auction", "the auction is not over", "three passes at its end");
            }
        }
    }

    private static final String NOBODY = "nobody";
    private static final String RULE = "procedure.declarer";
    private static final Source SOURCE = Source.source("contract-bridge.p134", "contract-bridge.p135");
    private static final int MOST_CALLS = 10;

    private static final Form<FinishedAuction> FORM = Form.of(
            FinishedAuction::new,
            BridgeKinds.auction("all calls, the passes at the end among them").inside(FinishedAuction::auction));

    public BridgeDeclarer() {
        super(
                new Head(
                        "bridge/declarer", "Who is declarer", "contract-bridge", "who plays the hand after an auction"),
                FORM,
                kind(),
                List.of(SOURCE));
    }

    private static AnswerKind<String> kind() {
        Map<String, String> labels = new LinkedHashMap<>();
        for (Seat seat : Seat.values()) {
            labels.put(word(seat), named(seat));
        }
        Set<String> names = new HashSet<>(labels.keySet());
        labels.put(NOBODY, "Nobody: the deal is passed out");
        return new WordAnswer.OneWord(labels, names);
    }

    @Override
    public FinishedAuction deal(DealRequest request) {
        return new FinishedAuction(
                ClimbingAuction.closed(ClimbingAuction.of(request.seed().chance(), MOST_CALLS)));
    }

    @Override
    public Choices<String> choices(FinishedAuction position) {
        return new Choices.Listed<>(List.of("north", "east", "south", "west", NOBODY));
    }

    @Override
    protected CountedAnswer<String> count(FinishedAuction position) {
        Auction auction = position.auction();
        Optional<Seat> declarer = auction.declarer();
        return CountedAnswer.of(
                RULE,
                SOURCE,
                List.of(declarer.map(BridgeDeclarer::word).orElse(NOBODY)),
                declarer.map(seat -> List.of(contract(auction), firstToName(auction, seat)))
                        .orElseGet(() -> List.of(Reason.counted("contract", "none", "all four passed"))));
    }

    private static Reason contract(Auction auction) {
        Call.Bid last = auction.lastBid().orElseThrow();
        return Reason.counted("contract", last.toString(), "the contract is " + last.inWords());
    }

    private static Reason firstToName(Auction auction, Seat declarer) {
        Strain strain = auction.lastBid().orElseThrow().strain();
        return Reason.counted(
                "first-to-name",
                word(declarer),
                named(declarer) + " was the first of the side to bid " + strain.inWords());
    }

    @Override
    protected List<Reason> against(FinishedAuction position, String answer) {
        if (position.auction().declarer().isEmpty()) {
            return wrong(answer, "all four have passed, so the deal is not played", "");
        }
        String right = position.auction().declarer().map(BridgeDeclarer::named).orElse("nobody");
        Reason other = Reason.missing(
                "first-to-name",
                answer,
                answer.equals(NOBODY) ? "somebody has bid" : notFirst(position.auction(), answer),
                right);
        return List.of(other);
    }

    /** Of the other side; or of the side that plays, where partner named the strain first. */
    private static String notFirst(Auction auction, String answer) {
        Call.Bid last = auction.lastBid().orElseThrow();
        Seat declarer = auction.declarer().orElseThrow();
        boolean partner = answer.equals(word(declarer.partner()));
        return partner
                ? named(auction)
                : "the last bid, " + last.inWords() + ", is "
                        + (declarer.isNorthSouth() ? "North's and South's" : "East's and West's")
                        + ", so one of those two plays it";
    }

    /** "of East and West, it was West who bid no trump first": the other side may have bid it before. */
    private static String named(Auction auction) {
        Seat declarer = auction.declarer().orElseThrow();
        return "of " + side(declarer) + ", it was " + named(declarer) + " who bid "
                + auction.lastBid().orElseThrow().strain().inWords() + " first";
    }

    private static String side(Seat seat) {
        return seat.isNorthSouth() ? "North and South" : "East and West";
    }

    /** The last to bid, the first of either side to name the strain, the opener, the partner. */
    @Override
    public List<Slip<String>> slips(FinishedAuction position) {
        Auction auction = position.auction();
        if (auction.declarer().isEmpty()) {
            return List.of();
        }
        List<Slip<String>> slips = new ArrayList<>();
        Strain strain = auction.lastBid().orElseThrow().strain();
        Seat declarerOf = auction.declarer().orElseThrow();
        Optional<Seat> last = Optional.empty();
        boolean named = false;
        boolean opened = false;
        for (int place = 0; place < auction.calls().size(); place++) {
            if (auction.calls().get(place) instanceof Call.Bid bid) {
                Seat seat = auction.dealer().after(place);
                last = Optional.of(seat);
                if (!opened) {
                    slips.add(Slip.of(
                            seat.isNorthSouth()
                                            == auction.declarer().orElseThrow().isNorthSouth()
                                    ? "who opened the bidding in another strain, but " + named(auction)
                                    : "who opened the bidding, but " + side(declarerOf) + " won the contract",
                            word(seat)));
                    opened = true;
                }
                if (bid.strain() == strain && !named) {
                    slips.add(Slip.of(
                            "who bid " + strain.inWords() + " first"
                                    + (seat.isNorthSouth() == declarerOf.isNorthSouth()
                                            ? ""
                                            : ", but " + side(declarerOf) + " won the contract"),
                            word(seat)));
                    named = true;
                }
            }
        }
        last.ifPresent(seat -> slips.addFirst(Slip.of("who made the last bid, but " + named(auction), word(seat))));
        return slips;
    }

    @Override
    public Prompt ask(FinishedAuction position) {
        return new Prompt(
                "The auction is over: who is declarer?",
                List.of(new BiddingShown(position.auction(), Vulnerability.NONE)));
    }

    private static String word(Seat seat) {
        return seat.inWords();
    }

    /** "North". */
    private static String named(Seat seat) {
        return seat.name().charAt(0) + seat.inWords().substring(1);
    }
}

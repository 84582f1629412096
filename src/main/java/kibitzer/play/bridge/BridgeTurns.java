package kibitzer.play.bridge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import kibitzer.advice.RuleBook;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingTable;
import kibitzer.conventions.bridge.chances.line.Line;
import kibitzer.conventions.bridge.leads.LeadContract;
import kibitzer.conventions.bridge.leads.opening.OpeningLead;
import kibitzer.conventions.bridge.leads.opening.OpeningLeads;
import kibitzer.conventions.bridge.play.FollowPlay;
import kibitzer.conventions.bridge.play.Following;
import kibitzer.conventions.bridge.play.ThirdHand;
import kibitzer.conventions.bridge.play.ThirdHandPlay;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.bridge.bidding.BiddingProblem;
import kibitzer.decisions.bridge.bidding.BridgeCall;
import kibitzer.decisions.bridge.card.FollowCard;
import kibitzer.decisions.bridge.card.OpeningLeadCard;
import kibitzer.decisions.bridge.card.ThirdHandCard;
import kibitzer.decisions.bridge.chance.BetterLine;
import kibitzer.decisions.bridge.chance.LineChoice;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.Seat;
import kibitzer.games.trick.plain.PlainPlayer;
import kibitzer.games.trick.plain.PlayerView;
import kibitzer.play.hand.Turn;

/** The question that the player in turn has before him, and what a robot does that follows the books. */
final class BridgeTurns {
    private static final BridgeCall CALL = new BridgeCall();
    private static final OpeningLeadCard LEAD = new OpeningLeadCard();
    private static final ThirdHandCard THIRD = new ThirdHandCard();
    private static final FollowCard FOLLOW = new FollowCard();
    private static final BetterLine LINE = new BetterLine();

    /** Fewer layouts than usual: the page plays a deal again from its first card when it is opened. */
    private static final PlainPlayer PLAIN = new PlainPlayer(6, 12);

    private static final String FORCED = "It is the only card that may be played";
    private static final String DECLARER =
            "The books leave this card to declarer; when the deal is over you see what it was worth with all cards seen";
    private static final String SILENT =
            "The books say nothing of this card; when the deal is over you see what it was worth with all cards seen";

    private static final String PROBLEM =
            "In a problem hand no book is asked; when the deal is over you see what was counted of it";

    private BridgeTurns() {}

    static Turn<BridgeMove> of(SeenBridge seen) {
        if (seen.phase() == BridgePhase.BIDDING) {
            BiddingProblem problem = seen.practice().problem(seen.hand(), seen.bidding());
            return Turn.Asked.of(CALL, problem, CALL.ask(problem), BridgeMove::of);
        }
        if (seen.lawful().size() == 1) {
            return new Turn.Silent<>(FORCED);
        }
        if (seen.problem().isPresent()) {
            return new Turn.Silent<>(PROBLEM);
        }
        return asked(seen)
                .orElseGet(() ->
                        new Turn.Silent<>(seen.contract().orElseThrow().isDeclaring(seen.seat()) ? DECLARER : SILENT));
    }

    /** The lead, and a card to a trick on which a book has a word or its tables a figure. */
    private static Optional<Turn<BridgeMove>> asked(SeenBridge seen) {
        if (isOpeningLead(seen)) {
            OpeningLead lead = lead(seen);
            return Optional.of(Turn.Asked.of(LEAD, lead, LEAD.ask(lead), BridgeMove::of));
        }
        return thirdHand(seen)
                .filter(trick -> speaks(ThirdHandPlay.BOOK, trick))
                .<Turn<BridgeMove>>map(
                        trick -> Turn.Asked.of(THIRD, trick, prompt(seen, "You play third. Which card?"), ofSuit(seen)))
                .or(() -> following(seen)
                        .filter(trick -> speaks(FollowPlay.BOOK, trick))
                        .map(trick -> Turn.Asked.of(
                                FOLLOW,
                                trick,
                                prompt(seen, "You play " + (trick.last() ? "last" : "second") + ". Which card?"),
                                ofSuit(seen))))
                .or(() -> FinesseOrDrop.of(seen).map(choice -> line(seen, choice)));
    }

    private static Turn<BridgeMove> line(SeenBridge seen, FinesseOrDrop choice) {
        String ask = "The " + choice.honour().inWords() + " is out. In this suit alone, which line is the better one?";
        Turn.Asked<LineChoice, Line, BridgeMove> asked =
                Turn.Asked.of(LINE, choice.choice(), prompt(seen, ask), line -> BridgeMove.of(choice.card(line)));
        return asked.orElse(seen.lawful().stream()
                .filter(card -> !card.equals(choice.finesse()) && !card.equals(choice.top()))
                .map(BridgeMove::of)
                .toList());
    }

    private static <P> boolean speaks(RuleBook<P, Rank> book, P trick) {
        return !book.bestAsPrinted(trick).isEmpty();
    }

    /** The table lies above already, without the hand from which the next card comes. */
    private static Prompt prompt(SeenBridge seen, String ask) {
        Suit led = seen.onTheTable().getFirst().suit();
        String whose = seen.from() == seen.seat() ? "Your " : "Partner's ";
        CardSet hand = seen.hand(seen.from());
        List<Exhibit> exhibits = new ArrayList<>();
        exhibits.add(new Exhibit.Held(whose + led.plural(), hand.in(led)));
        if (hand.size() > hand.length(led)) {
            exhibits.add(new Exhibit.Row(
                    whose + "other cards", hand.minus(hand.in(led)).toList()));
        }
        return new Prompt(ask, exhibits);
    }

    private static Function<Rank, BridgeMove> ofSuit(SeenBridge seen) {
        Suit led = seen.onTheTable().getFirst().suit();
        return rank -> BridgeMove.of(Card.of(rank, led));
    }

    private static boolean isOpeningLead(SeenBridge seen) {
        return seen.history().isEmpty() && seen.onTheTable().isEmpty();
    }

    private static OpeningLead lead(SeenBridge seen) {
        return seen.bidding().auction().isFinished()
                ? OpeningLead.after(seen.bidding().auction(), seen.hand())
                : OpeningLead.against(seen.contract().orElseThrow().bid(), Optional.empty(), seen.hand());
    }

    /** A defender who follows suit to his partner's lead, dummy before him. */
    private static Optional<ThirdHand> thirdHand(SeenBridge seen) {
        FinalContract contract = seen.contract().orElseThrow();
        List<Card> table = seen.onTheTable();
        Seat leader = seen.leader().orElseThrow();
        if (table.size() != 2 || leader.next() != contract.dummy() || !followsPlainSuit(seen)) {
            return Optional.empty();
        }
        Card led = table.getFirst();
        Card fromDummy = table.getLast();
        boolean follows = fromDummy.suit() == led.suit();
        CardSet dummy = seen.hand(contract.dummy()).in(led.suit());
        return isRuffed(contract, led, fromDummy)
                ? Optional.empty()
                : Optional.of(new ThirdHand(
                        led.rank(),
                        contract.trump().isPresent() ? LeadContract.SUIT : LeadContract.NO_TRUMP,
                        hasBid(seen, led.suit()),
                        asSpades(follows ? dummy.with(fromDummy) : dummy),
                        follows ? Optional.of(fromDummy.rank()) : Optional.empty(),
                        asSpades(seen.hand().in(led.suit()))));
    }

    private static boolean isRuffed(FinalContract contract, Card led, Card played) {
        return played.suit() != led.suit()
                && contract.trump().filter(trump -> played.suit() == trump).isPresent();
    }

    private static boolean hasBid(SeenBridge seen, Suit suit) {
        return Stream.of(seen.seat(), seen.seat().partner())
                .anyMatch(seat -> seen.bidding().suitsOf(seat).contains(suit));
    }

    /** A defender who follows suit, second or last, to a trick that an opponent is winning. */
    private static Optional<Following> following(SeenBridge seen) {
        FinalContract contract = seen.contract().orElseThrow();
        List<Card> table = seen.onTheTable();
        boolean second = table.size() == 1;
        boolean last = table.size() == BridgeHand.TABLE - 1;
        if (contract.isDeclaring(seen.seat()) || !(second || last) || !followsPlainSuit(seen)) {
            return Optional.empty();
        }
        Card led = table.getFirst();
        if (table.stream().anyMatch(card -> isRuffed(contract, led, card))) {
            return Optional.empty();
        }
        List<Card> ofSuit =
                table.stream().filter(card -> card.suit() == led.suit()).toList();
        Card highest = CardSet.of(ofSuit).first();
        boolean partners = last && table.indexOf(highest) == 1;
        return partners
                ? Optional.empty()
                : Optional.of(new Following(
                        false, last, highest.rank(), asSpades(seen.hand().in(led.suit()))));
    }

    private static boolean followsPlainSuit(SeenBridge seen) {
        return !seen.hand().in(seen.onTheTable().getFirst().suit()).isEmpty();
    }

    /** The questions of one suit write it as spades. */
    private static CardSet asSpades(CardSet suit) {
        return CardSet.of(
                suit.stream().map(card -> Card.of(card.rank(), Suit.SPADES)).toList());
    }

    static BridgeMove byTheBook(SeenBridge seen) {
        if (seen.phase() == BridgePhase.BIDDING) {
            return call(seen);
        }
        List<Card> lawful = seen.lawful();
        return lawful.size() == 1
                ? BridgeMove.of(lawful.getFirst())
                : ProblemSeats.card(seen)
                        .or(() -> spoken(seen))
                        .filter(lawful::contains)
                        .map(BridgeMove::of)
                        .orElseGet(() -> plain(seen));
    }

    /** The card that the books put first; empty where they say nothing. */
    private static Optional<Card> spoken(SeenBridge seen) {
        if (isOpeningLead(seen)) {
            return OpeningLeads.SUITS.best(lead(seen)).stream().findFirst();
        }
        Suit led = seen.onTheTable().isEmpty()
                ? Suit.SPADES
                : seen.onTheTable().getFirst().suit();
        return seen.onTheTable().isEmpty()
                ? Optional.empty()
                : thirdHand(seen)
                        .flatMap(trick ->
                                ThirdHandPlay.BOOK.bestAsPrinted(trick).stream().findFirst())
                        .or(() -> following(seen)
                                .flatMap(trick -> FollowPlay.BOOK.bestAsPrinted(trick).stream()
                                        .findFirst()))
                        .map(rank -> Card.of(rank, led))
                        .or(() -> FinesseOrDrop.of(seen).map(FinesseOrDrop::best));
    }

    /** The book's call; a pass where it has none. */
    static BridgeMove call(SeenBridge seen) {
        Call call = BiddingTable.call(Bidding.of(seen.hand(), seen.bidding()));
        return BridgeMove.of(call);
    }

    /** The card of the plain player, who tries layouts. */
    static BridgeMove plain(SeenBridge seen) {
        PlayerView sight = seen.sight().orElseThrow();
        return BridgeMove.of(PLAIN.play(sight).card());
    }
}

package kibitzer.decisions.ohhell;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reckoning;
import kibitzer.advice.RuleDealer;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.conventions.ohhell.OhHellBids;
import kibitzer.conventions.ohhell.OhHellGround;
import kibitzer.conventions.ohhell.OhHellView;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;

/** How many tricks to bid at oh hell; the dealer may not make the bids come out even (p. 251). */
public final class OhHellBid extends BookDecision<OhHellView, Integer> {
    private static final int FEWEST = 3;
    private static final int MOST = 7;
    private static final int USUAL = 4;
    private static final int MOST_CARDS = 17;
    private static final int PACK = 52;
    private static final String NO_TRUMP = "NT";
    private static final PractisedRules RULES = PractisedRules.of(OhHellBids.BOOK.practised());
    private static final RuleDealer<OhHellView, Integer> DEALING =
            new RuleDealer<>(OhHellBids.BOOK, new OhHellGround());

    private static final Kind<Optional<Suit>> TRUMP = Kinds.named(
            "a suit, S H D C, or NT where nothing is trump",
            text -> text.strip().toUpperCase(Locale.ROOT).equals(NO_TRUMP)
                    ? Optional.empty()
                    : Optional.of(CardNotation.readSuit(text)),
            trump -> trump.map(suit -> String.valueOf(suit.letter())).orElse(NO_TRUMP));

    /** A position as it is written: where it stands must agree with the bids. */
    private static final Form<OhHellView> FORM = Form.of(
            OhHellBid::view,
            required("hand", Kinds.cards(1, MOST_CARDS), "your cards").of(OhHellView::hand),
            optional(
                            "trump",
                            TRUMP,
                            Optional.empty(),
                            "the suit of the card turned; NT in the last deal of four players")
                    .of(OhHellView::trump),
            optional(
                            "bids",
                            Kinds.listOf(Kinds.number(0, MOST_CARDS), "the bids so far, such as [1, 0, 2]"),
                            List.of(),
                            "the bids of those before you, eldest hand first")
                    .of(OhHellView::bids),
            optional("players", Kinds.number(FEWEST, MOST), USUAL, "how many play")
                    .of(OhHellView::players),
            optional(
                            "position",
                            Kinds.number(0, MOST),
                            0,
                            "your turn to bid, 1 for eldest hand, the number of players for the dealer; one more than the bids so far")
                    .of(OhHellView::position),
            optional("uneven", Kinds.yesOrNo(), true, "false where the dealer may make the bids come out even")
                    .of(OhHellView::uneven));

    public OhHellBid() {
        super(
                new Head(
                        "oh-hell/bid",
                        "The bid at oh hell",
                        "oh-hell",
                        "how many tricks to bid at oh hell, and which number the dealer may not; beside it the chance of each bid"),
                FORM,
                new NumberAnswer.Count(0, MOST_CARDS, "tricks"),
                RULES,
                OhHellBids.BOOK.sources());
    }

    private static OhHellView view(
            CardSet hand, Optional<Suit> trump, List<Integer> bids, int players, int position, boolean uneven) {
        if (hand.size() * players > PACK) {
            throw new BadQuestion(
                    "hand", hand.size() + " cards for each of " + players + " players", "at most " + PACK / players);
        }
        if (bids.size() >= players) {
            throw new BadQuestion("bids", bids.size() + " bids before yours", "fewer than the " + players + " players");
        }
        if (position != 0 && position != bids.size() + 1) {
            throw new BadQuestion(
                    "position", position + " after " + HowMany.of(bids.size(), "bid"), String.valueOf(bids.size() + 1));
        }
        if (bids.stream().anyMatch(bid -> bid > hand.size())) {
            throw new BadQuestion(
                    "bids", "a bid over " + HowMany.of(hand.size(), "trick"), "bids from 0 to " + hand.size());
        }
        return new OhHellView(hand, trump, bids, players, uneven);
    }

    @Override
    public OhHellView deal(DealRequest request) {
        return DEALING.deal(RULES.asked(request), request.seed());
    }

    @Override
    public Choices<Integer> choices(OhHellView view) {
        return new Choices.Listed<>(view.open());
    }

    @Override
    public Optional<String> objection(OhHellView view, Integer answer) {
        if (answer > view.tricks()) {
            return Optional.of("the deal has " + HowMany.of(view.tricks(), "trick"));
        }
        return view.open().contains(answer)
                ? Optional.empty()
                : Optional.of("the dealer may not bid " + answer + ", for then all bids could come true");
    }

    @Override
    protected Consulted<?, Integer> consult(OhHellView view) {
        return new Consulted<>(OhHellBids.BOOK, view);
    }

    @Override
    public Optional<Reckoning<Integer>> reckon(OhHellView view) {
        return Optional.of(OhHellReckoning.of(view));
    }

    @Override
    public Prompt ask(OhHellView view) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Players", String.valueOf(view.players())));
        shown.add(new Exhibit.Fact("Trumps", view.trump().map(Suit::plural).orElse("none")));
        shown.add(new Exhibit.Fact(
                "Bids so far",
                view.bids().isEmpty()
                        ? "none"
                        : view.bids().stream().map(String::valueOf).collect(Collectors.joining(", "))));
        shown.add(new Exhibit.Fact("You bid", place(view)));
        shown.add(new Exhibit.Held("Your hand", view.hand()));
        return new Prompt("How many tricks will you win exactly?", shown);
    }

    private static String place(OhHellView view) {
        if (view.position() == view.players()) {
            return "last, as dealer" + (view.uneven() ? ", and may not make it even" : "");
        }
        return view.position() == 1 ? "first" : "number " + view.position();
    }

    @Override
    public Instruction say(Integer answer) {
        return new Instruction("bid", String.valueOf(answer));
    }
}

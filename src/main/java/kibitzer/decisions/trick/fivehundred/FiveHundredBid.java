package kibitzer.decisions.trick.fivehundred;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Reckoning;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.cards.CardSet;
import kibitzer.conventions.fivehundred.BidGround;
import kibitzer.conventions.fivehundred.BidView;
import kibitzer.conventions.fivehundred.FiveHundredBids;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.trick.table.CallsNotation;
import kibitzer.wording.Sentence;

/** What to bid at five hundred, by Culbertson's count (pp. 217-219); beside it how often the widow brings the count to a bid. */
public final class FiveHundredBid extends BookDecision<BidView, String> {
    private static final String NO_TRUMP = "NT";
    private static final String SEVEN_NO_TRUMP = 7 + NO_TRUMP;
    private static final PractisedRules RULES = PractisedRules.of(FiveHundredBids.BOOK.practised());
    private static final String NULLO_RULE = "five-hundred.bid.nullo";
    private static final int MOST_PLAYERS = 5;
    private static final int USUAL_PLAYERS = 3;

    private static final Field<Boolean> NULLO = optional(
                    "nullo", Kinds.yesOrNo(), false, "true if nullo may be bid, which stands between 8S and 8C")
            .called("Nullo may be bid");

    private static final Form<BidView> FORM = Form.of(
            FiveHundredBid::view,
            required("hand", Kinds.cardsWithJoker(BidView.HAND, BidView.HAND), "your ten cards")
                    .of(BidView::hand),
            optional("players", Kinds.number(2, MOST_PLAYERS), USUAL_PLAYERS, "how many play")
                    .of(BidView::players),
            optional("position", Kinds.number(1, MOST_PLAYERS), 1, "your turn to bid: 1 on the dealer's left")
                    .of(view -> view.calls().size() + 1),
            required("calls", CallsNotation.KIND, "the bids so far, P for a pass")
                    .of(BidView::calls),
            optional("schedule", Kinds.word(BidView.SCHEDULES), BidView.AVONDALE, "the schedule that is scored by")
                    .of(BidView::schedule),
            NULLO.whereGiven(BidView::nullo));

    public FiveHundredBid() {
        super(
                new Head(
                        "five-hundred/bid",
                        "The bid at five hundred",
                        "five-hundred",
                        "what to bid at five hundred; beside it how often the widow brings the count to a bid"),
                FORM,
                new WordAnswer.Phrase<>(CallsNotation.ONE, FiveHundredBid::inWords),
                RULES,
                FiveHundredBids.BOOK.sources(),
                NULLO);
    }

    private static BidView view(
            CardSet hand, int players, int position, List<String> calls, String schedule, boolean nullo) {
        FiveHundredFields.inThePack("hand", hand, players);
        if (nullo && !schedule.equals(BidView.AVONDALE)) {
            throw new BadQuestion(
                    "nullo", "with the " + schedule + " schedule", "the Avondale schedule, in which it ranks");
        }
        if (position > players) {
            throw new BadQuestion(
                    "position", position + " of " + players + " players", "a number from 1 to " + players);
        }
        if (calls.size() != position - 1) {
            throw new BadQuestion("calls", calls.size() + " before number " + position, String.valueOf(position - 1));
        }
        BidView view = new BidView(hand, players, calls, schedule, nullo);
        view.calling().fault(calls).ifPresent(fault -> {
            throw new BadQuestion("calls", "call " + (fault.at() + 1) + ", \"" + fault.call() + "\": " + fault.why());
        });
        return view;
    }

    @Override
    public BidView deal(DealRequest request) {
        boolean nullo = request.get(NULLO) || RULES.named(request).contains(NULLO_RULE);
        List<String> asked = RULES.asked(request).stream()
                .filter(rule -> nullo || !rule.equals(NULLO_RULE))
                .toList();
        return new RuleDealer<>(FiveHundredBids.BOOK, new BidGround(nullo)).deal(asked, request.seed());
    }

    @Override
    public Choices<String> choices(BidView view) {
        return new Choices.Listed<>(view.open());
    }

    @Override
    public Optional<String> objection(BidView view, String answer) {
        return view.open().contains(answer)
                ? Optional.empty()
                : Optional.of("\"" + answer + "\" cannot be bid here: "
                        + view.calling().why(view.calls(), answer));
    }

    @Override
    protected Consulted<?, String> consult(BidView view) {
        return new Consulted<>(FiveHundredBids.BOOK, view);
    }

    /** Of a bid in another suit than the best, how many trumps it would have; of one in the best, how far beyond the count it goes. */
    @Override
    public List<Ruling<String>> whyNot(BidView view, String answer) {
        return Stream.concat(
                        shorter(view, answer)
                                .map(reason -> new Ruling<>(
                                        "five-hundred.bid.pass",
                                        Source.source("five-hundred.p01"),
                                        List.of(answer),
                                        List.of(),
                                        Standing.FAILS,
                                        List.of(reason)))
                                .stream(),
                        super.whyNot(view, measuredAs(view, answer)).stream())
                .toList();
    }

    /** No page speaks of more than the seven at no trump that a rule may give: what a hand lacks for it, it lacks for more. */
    private String measuredAs(BidView view, String answer) {
        return answer.endsWith(NO_TRUMP)
                        && tricks(answer) > tricks(SEVEN_NO_TRUMP)
                        && !advise(view).best().getFirst().endsWith(NO_TRUMP)
                ? SEVEN_NO_TRUMP
                : answer;
    }

    /** A hand that is worth no bid is told the count of the suit that was bid. */
    private Optional<Reason> shorter(BidView view, String answer) {
        return advise(view).best().contains(BidView.PASS)
                ? view.tooFew(answer)
                : view.shorter(answer).or(() -> view.tooHigh(answer));
    }

    @Override
    public boolean isSpokenOf(BidView view, String answer) {
        return shorter(view, answer).isPresent() || super.isSpokenOf(view, measuredAs(view, answer));
    }

    /** A bid at no trump for more tricks than the best one. */
    @Override
    public Optional<String> claims(BidView view, String answer) {
        String best = advise(view).best().getFirst();
        return answer.endsWith(NO_TRUMP) && !best.equals(BidView.PASS) && tricks(answer) > tricks(best)
                ? Optional.of("undertakes " + HowMany.of(tricks(answer), "trick"))
                : Optional.empty();
    }

    /** What a bid undertakes; 0 for a pass and for nullo, which wins none. */
    private static int tricks(String call) {
        return call.chars()
                .filter(Character::isDigit)
                .map(Character::getNumericValue)
                .reduce(0, (tens, ones) -> tens * 10 + ones);
    }

    @Override
    public Optional<Reckoning<String>> reckon(BidView view) {
        return WidowReckoning.of(view);
    }

    @Override
    public List<String> idle() {
        return List.of(BidView.PASS);
    }

    @Override
    public Prompt ask(BidView view) {
        List<Exhibit> shown = new ArrayList<>();
        int position = view.calls().size() + 1;
        shown.add(new Exhibit.Fact("Players", String.valueOf(view.players())));
        shown.add(new Exhibit.Fact(
                "You speak",
                position == 1 ? "first" : position == view.players() ? "last, as dealer" : "number " + position));
        shown.add(new Exhibit.Fact("Bids so far", view.calls().isEmpty() ? "none" : told(view.calls())));
        shown.add(new Exhibit.Fact("Schedule", Sentence.capital(view.schedule())));
        if (view.nullo()) {
            shown.add(new Exhibit.Fact("Nullo", "may be bid"));
        }
        shown.add(new Exhibit.Held("Your hand", view.hand()));
        return new Prompt("What do you bid?", shown);
    }

    private static String told(List<String> calls) {
        return String.join(", ", calls.stream().map(FiveHundredBid::inWords).toList());
    }

    /** "8 spades", "pass". */
    static String inWords(String call) {
        if (call.equals(BidView.PASS)) {
            return "pass";
        }
        String suit = call.replaceAll("\\d", "");
        return suit.equals(call)
                ? call
                : call.substring(0, call.length() - suit.length()) + " " + FiveHundredFields.suit(suit);
    }

    @Override
    public Instruction say(String answer) {
        return answer.equals(BidView.PASS) ? Instruction.to("pass") : new Instruction("bid", inWords(answer));
    }
}

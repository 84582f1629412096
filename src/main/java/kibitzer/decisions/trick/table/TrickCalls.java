package kibitzer.decisions.trick.table;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Chance;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.trick.TrickFields;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.RulePart;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.auction.Bidding;
import kibitzer.games.trick.auction.CallRules;
import kibitzer.games.trick.auction.Calls;
import kibitzer.games.trick.auction.ExactBids;
import kibitzer.games.trick.auction.Turn;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.games.trick.settle.Seating;
import kibitzer.wording.Sentence;

/** Which calls may be made after those that were, at any game of tricks that has calls. */
public final class TrickCalls extends CountedDecision<CallsSoFar, List<String>> {
    private static final int MOST_PLAYERS = 12;
    private static final int MOST_CARDS = 60;
    private static final int MOST_POINTS = 10_000;
    private static final int SHORT = 12;
    private static final int MOST_TO_NAME = 24;

    private static final List<TrickGame> GAMES = TrickGames.ALL.stream()
            .filter(game -> CallRules.of(game).isPresent())
            .toList();
    private static final Field<List<String>> GAMES_TO_DEAL = TrickFields.gamesToDeal(GAMES);

    private static final Field<List<String>> CALLS =
            required("calls", CallsNotation.KIND, "the calls so far, from the first to speak");
    private static final Field<String> DEALER =
            optional("dealer", Kinds.text(5), "S", "the dealer's seat: N E S W where four play, else a number");
    private static final Field<Integer> PLAYERS =
            optional("players", Kinds.number(2, MOST_PLAYERS), 4, "how many play, where it is not the usual number");
    private static final Field<Card> TURN_UP = optional(
            "turn-up",
            Kinds.named("a card such as KS", CardNotation::readOfAnyPack, Card::toString),
            Card.JOKER,
            "the card turned, where there is one");
    private static final Field<Integer> CARDS =
            optional("cards", Kinds.number(1, MOST_CARDS), 1, "cards dealt to each, where it is not the usual number");
    private static final Field<Integer> WE =
            optional("we", Kinds.number(-MOST_POINTS, MOST_POINTS), 0, "points of the side that is to speak");
    private static final Field<Integer> THEY =
            optional("they", Kinds.number(-MOST_POINTS, MOST_POINTS), 0, "points of the others");
    private static final Field<String> SCHEDULE = optional(
            "schedule", Kinds.word("avondale", "original", "inverted"), "avondale", "the schedule of five hundred");
    private static final Field<Boolean> NULLO =
            optional("nullo", Kinds.yesOrNo(), false, "whether nullo may be bid at five hundred");
    private static final Field<Boolean> UNEVEN =
            optional("uneven", Kinds.yesOrNo(), false, "whether the bids of oh hell may not add up to the tricks");

    private static final Form<CallsSoFar.Scores> SCORES = Form.of(
            CallsSoFar.Scores::new, WE.whereGiven(CallsSoFar.Scores::we), THEY.whereGiven(CallsSoFar.Scores::they));

    private static final Form<CallsSoFar.Agreed> AGREED = Form.of(
            CallsSoFar.Agreed::new,
            SCHEDULE.whereGiven(CallsSoFar.Agreed::schedule),
            NULLO.whereGiven(CallsSoFar.Agreed::nullo),
            UNEVEN.whereGiven(CallsSoFar.Agreed::uneven));

    private static final Form<CallsSoFar> FORM = Form.of(
            CallsSoFar::new,
            TrickFields.gameField(GAMES).of(CallsSoFar::game),
            CALLS.of(CallsSoFar::calls),
            DEALER.ifAny(CallsSoFar::dealer),
            PLAYERS.ifAny(CallsSoFar::players),
            TURN_UP.ifAny(CallsSoFar::turnUp),
            CARDS.ifAny(CallsSoFar::cards),
            SCORES.inside(CallsSoFar::scores),
            AGREED.inside(CallsSoFar::agreed));

    public TrickCalls() {
        super(
                new Head(
                        "trick/calls",
                        "What may be called",
                        "solo-whist",
                        "which calls may be made next, at any game of tricks that has calls"),
                FORM,
                new CallsAnswer(),
                GAMES.stream().map(TrickFields::source).toList(),
                GAMES_TO_DEAL);
    }

    /** After some calls made at random, where not too many are open. */
    @Override
    public CallsSoFar deal(DealRequest request) {
        Chance chance = request.seed().chance();
        TrickGame game = TrickFields.gameOf(request, GAMES_TO_DEAL, GAMES, chance);
        int players = TrickFields.table(game, Optional.empty());
        List<String> seats = Seating.EACH.columns(players);
        String dealer = players == TableSeat.COMPASS ? chance.oneOf(seats) : seats.getLast();
        Optional<Card> turned = CallRules.of(game).orElseThrow().needsTurnUp()
                ? Optional.of(chance.oneOf(game.rules().pack().pack().cards().stream()
                        .filter(Card::hasSuit)
                        .toList()))
                : Optional.empty();
        CallsSoFar best = position(game, List.of(), dealer, turned);
        List<String> calls = new ArrayList<>();
        for (int call = 1 + chance.below(SHORT); call > 0; call--) {
            Turn turn = best.calling().bidding().turn(best.calling().table(), calls);
            List<String> open = turn.calls();
            calls.add(chance.onceIn(2) ? open.getFirst() : open.get(chance.below(Math.min(open.size(), 6))));
            if (best.calling().over(calls)) {
                return best;
            }
            best = position(game, calls, dealer, turned);
        }
        return best;
    }

    private static CallsSoFar position(TrickGame game, List<String> calls, String dealer, Optional<Card> turned) {
        return new CallsSoFar(
                game,
                calls,
                Optional.of(dealer),
                Optional.empty(),
                turned,
                Optional.empty(),
                new CallsSoFar.Scores(0, 0),
                CallsSoFar.Agreed.NOTHING);
    }

    @Override
    protected CountedAnswer<List<String>> count(CallsSoFar position) {
        Calls calling = position.calling();
        Turn turn = calling.bidding().turn(calling.table(), position.calls());
        Map<String, List<String>> byReason = turn.open().entrySet().stream()
                .collect(Collectors.groupingBy(
                        Map.Entry::getValue,
                        LinkedHashMap::new,
                        Collectors.mapping(Map.Entry::getKey, Collectors.toList())));
        List<Reason> facts = new ArrayList<>();
        byReason.forEach((why, calls) -> facts.add(Reason.counted("calls", named(calls), named(calls) + ": " + why)));
        String rule = calling.bidding().says();
        facts.add(Reason.counted("rule", rule, rule));
        return CountedAnswer.of(
                rule(), TrickFields.source(position.game(), RulePart.CALLS), List.of(turn.calls()), facts);
    }

    /** A long row by its ends. */
    private static String named(List<String> calls) {
        return calls.size() > MOST_TO_NAME
                ? CallsNotation.told(calls.subList(0, 2)) + " and so on to " + CallsNotation.said(calls.getLast())
                : CallsNotation.told(calls);
    }

    /** With a pass as the game writes it: "pass", "P" or 0, any of which may be said; but at oh hell 0 is a bid. */
    private static List<String> asWritten(CallsSoFar position, List<String> answer) {
        Bidding bidding = position.calling().bidding();
        return bidding.words(position.calling().table()).stream()
                .filter(CallsAnswer::isPass)
                .filter(pass -> !(bidding instanceof ExactBids))
                .findFirst()
                .map(pass -> answer.stream()
                        .map(call -> CallsAnswer.isPass(call) ? pass : call)
                        .toList())
                .orElse(answer);
    }

    @Override
    protected List<Reason> against(CallsSoFar position, List<String> given) {
        Calls calling = position.calling();
        List<String> answer = asWritten(position, given);
        List<String> open = calling.next(position.calls());
        Map<String, String> unlawful = new LinkedHashMap<>(); // by the ground, which is told once
        answer.stream()
                .filter(call -> !open.contains(call))
                .forEach(call -> unlawful.putIfAbsent(calling.why(position.calls(), call), CallsNotation.said(call)));
        Stream<String> left = open.stream()
                .filter(call -> !answer.contains(call))
                .limit(SHORT)
                .map(call -> CallsNotation.said(call) + " may be called, for " + calling.why(position.calls(), call));
        String told = Stream.concat(
                        unlawful.entrySet().stream()
                                .map(call -> call.getValue() + " may not be called, for " + call.getKey()),
                        unlawful.isEmpty() ? left : Stream.<String>of())
                .collect(Collectors.joining("; "));
        return told.isEmpty() ? List.of() : wrong(answer, told, unlawful.isEmpty() ? named(open) : "");
    }

    /** A call that the game does not know is no answer. */
    @Override
    public Optional<String> objection(CallsSoFar position, List<String> answer) {
        Calls calling = position.calling();
        List<String> words = calling.bidding().words(calling.table());
        return asWritten(position, answer).stream()
                .filter(call -> !words.contains(call))
                .findFirst()
                .map(call -> "\"" + call + "\" is no call of " + position.game().title() + "; its calls are "
                        + named(words));
    }

    @Override
    public Prompt ask(CallsSoFar position) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Game", position.game().title()));
        position.dealer().ifPresent(dealer -> shown.add(new Exhibit.Fact("Dealer", inWords(position, dealer))));
        shown.add(new Exhibit.Fact("Players", String.valueOf(position.players(position.game()))));
        position.turnUp().ifPresent(card -> shown.add(new Exhibit.Row("Turned up", List.of(card))));
        shown.add(new Exhibit.Fact("Calls so far", CallsNotation.told(position.calls())));
        if (!position.agreed().equals(CallsSoFar.Agreed.NOTHING)) {
            shown.add(new Exhibit.Fact(
                    "Agreed", String.join(", ", position.agreed().words())));
        }
        return new Prompt(
                Sentence.of(inWords(position, position.speaker()) + " is to speak") + " Which calls may be made?",
                shown);
    }

    /** "west", "player 5". */
    private static String inWords(CallsSoFar position, String seat) {
        return TableSeat.read(position.players(position.game()), seat).inWords();
    }

    @Override
    public Instruction say(List<String> answer) {
        return answer.isEmpty()
                ? new Instruction("call", "nothing")
                : new Instruction(answer.size() == 1 ? "call" : "call one of", named(answer));
    }
}

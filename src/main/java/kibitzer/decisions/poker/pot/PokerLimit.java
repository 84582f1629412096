package kibitzer.decisions.poker.pot;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.advice.Why;
import kibitzer.cards.Chance;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.poker.BettingLimit;

/** The most chips a player may put in at his turn, call and raise together (Culbertson pp. 61-63). */
public final class PokerLimit extends CountedDecision<PokerLimit.Turn, Integer> {
    /** The limits stand on p. 62, and on the next that nobody bets more than he has before him. */
    private static final int LIMITS_PAGE = 62;

    /**
     * A turn to bet at a table with a limit.
     *
     * @param limit how the limit is fixed
     * @param pot chips in the pot, all bets included
     * @param bet what the highest bet of this betting interval comes to
     * @param own what the player has already bet in it
     * @param largest the greatest number of chips put in at one time so far
     * @param chips before the player, table stakes being played; 0 where it does not matter
     */
    public record Turn(BettingLimit limit, int pot, int bet, int own, int largest, int chips) {
        public Turn {
            if (own > bet) {
                throw new BadQuestion("own", own + " of a bet of " + bet, "at most the highest bet");
            }
            if (bet > pot) {
                throw new BadQuestion("bet", bet + " in a pot of " + pot, "at most what the pot holds");
            }
        }

        int toCall() {
            return bet - own;
        }

        int mostAtOnce() {
            return largest == 0 ? bet : largest;
        }

        int mostRaise() {
            return limit.mostRaise(pot, bet, own, mostAtOnce());
        }

        int mostByTheLimit() {
            return toCall() + mostRaise();
        }

        int most() {
            return chips == 0 ? mostByTheLimit() : Math.min(chips, mostByTheLimit());
        }
    }

    private static final String RULE = "poker.limit";
    private static final int MOST = 100_000;

    private static final Field<List<String>> LIMITS_TO_DEAL = optional(
                    "limits", Kinds.someOf(BettingLimit.words()), List.of(), "these limits; any if none is named")
            .called("Betting limits");

    private static final Form<Turn> FORM = Form.of(
            Turn::new,
            required(
                            "limit",
                            Kinds.word(BettingLimit.words()).as(BettingLimit::named, BettingLimit::word),
                            "how the limit is fixed")
                    .of(Turn::limit),
            required("pot", Kinds.number(1, MOST), "chips in the pot, all bets included")
                    .of(Turn::pot),
            required("bet", Kinds.number(1, MOST), "what the highest bet of this betting interval comes to")
                    .of(Turn::bet),
            optional("own", Kinds.number(0, MOST), 0, "chips the player has already bet in it")
                    .of(Turn::own),
            optional(
                            "largest",
                            Kinds.number(0, MOST),
                            0,
                            "the greatest number of chips put in at one time so far; the highest bet where it is left out")
                    .of(Turn::largest),
            optional(
                            "chips",
                            Kinds.number(0, MOST),
                            0,
                            "chips before the player at table stakes; 0 where it does not matter")
                    .of(Turn::chips));

    public PokerLimit() {
        super(
                new Head(
                        "poker/limit",
                        "The most you may bet",
                        "poker",
                        "how many chips may be put in at most, by the limit that is played"),
                FORM,
                new NumberAnswer.Count(0, 4 * MOST, "chips"),
                Stream.concat(BettingLimit.words().stream(), Stream.of("table-stakes"))
                        .map(Source::source)
                        .toList(),
                LIMITS_TO_DEAL);
    }

    /** A bet, one or two raises within the limit, and the turn of the next player or of the first again. */
    @Override
    public Turn deal(DealRequest request) {
        Chance chance = request.seed().chance();
        List<String> asked = request.get(LIMITS_TO_DEAL);
        BettingLimit limit = BettingLimit.named(chance.oneOf(asked.isEmpty() ? BettingLimit.words() : asked));
        int pot = 4 * (2 + chance.below(8));
        int first = 2 * (1 + chance.below(Math.min(5, pot / 4)));
        int bet = first;
        int largest = first;
        pot += first;
        for (int raises = chance.below(3); raises > 0; raises--) {
            int most = limit.mostRaise(pot, bet, 0, largest);
            int raise = most < 2 ? 0 : 2 * (1 + chance.below(most / 2));
            if (raise == 0) {
                break;
            }
            bet += raise;
            pot += bet;
            largest = Math.max(largest, bet);
        }
        boolean firstAgain = bet > first && chance.onceIn(2);
        int chips = chance.onceIn(4) ? bet + 2 * chance.below(20) : 0;
        return new Turn(limit, pot, bet, firstAgain ? first : 0, largest, chips);
    }

    @Override
    protected CountedAnswer<Integer> count(Turn turn) {
        List<Reason> reasons = new ArrayList<>();
        reasons.add(Reason.counted("to-call", turn.toCall(), turn.toCall() + " to call"));
        if (turn.most() < turn.mostByTheLimit()) {
            reasons.add(Reason.counted(
                    "chips", turn.chips(), "no more than the " + HowMany.of(turn.chips(), "chip") + " before you"));
        }
        reasons.add(
                Reason.counted("raise", turn.mostRaise(), why(turn) + ", so a raise of at most " + turn.mostRaise()));
        return CountedAnswer.of(RULE, source(turn), List.of(turn.most()), reasons)
                .because(WHY);
    }

    private static String why(Turn turn) {
        return switch (turn.limit()) {
            case POT_LIMIT -> "the pot then holds " + (turn.pot() + turn.toCall());
            case POT_LIMIT_TOTAL -> "call and raise together may not pass the pot of " + turn.pot();
            case DOUBLING_LIMIT -> "the bet of " + turn.bet() + " may be doubled";
            case PREVIOUS_BET_LIMIT -> "the most put in at one time is " + turn.mostAtOnce();
        };
    }

    private static final Why WHY =
            Why.practice("A limit keeps a player with more chips from driving everyone out by the size of a bet.");

    private static Source source(Turn turn) {
        return turn.most() < turn.mostByTheLimit()
                ? Source.source(turn.limit().word(), "table-stakes").onPage(LIMITS_PAGE, LIMITS_PAGE + 1)
                : Source.source(turn.limit().word());
    }

    @Override
    protected List<Reason> against(Turn turn, Integer answer) {
        String most = String.valueOf(turn.most());
        return List.of(
                answer < turn.toCall() && turn.toCall() <= turn.most()
                        ? Reason.missing("chips", answer, doesNotCall(turn), most, "")
                        : Reason.given("chips", answer, "you put in " + answer, most));
    }

    /** Of an answer that does not even call: the call, and what bounds the raise. */
    private static String doesNotCall(Turn turn) {
        String call = "that is less than the " + turn.toCall() + " to call; ";
        return turn.most() < turn.mostByTheLimit()
                ? call + "the limit allows " + turn.mostByTheLimit() + ", but only " + HowMany.of(turn.chips(), "chip")
                        + (turn.chips() == 1 ? " lies" : " lie") + " before you"
                : call + why(turn) + ", so you may raise by " + turn.mostRaise() + " more";
    }

    @Override
    public List<Slip<Integer>> slips(Turn turn) {
        List<Slip<Integer>> slips = new ArrayList<>();
        slips.add(Slip.by("leave out what it costs to call", turn.mostRaise()));
        slips.add(Slip.by("count the call and no raise", turn.toCall()));
        if (turn.own() > 0) {
            int forgotten = new Turn(turn.limit(), turn.pot(), turn.bet(), 0, turn.largest(), turn.chips()).most();
            int twice = turn.most() + turn.own();
            slips.add(Slip.by("forget what you have bet already", forgotten));
            if (twice != forgotten) { // else the two are the same slip, and to offer both would only confuse
                slips.add(Slip.by("count what you have bet already once more", twice));
            }
        }
        if (turn.most() < turn.mostByTheLimit()) {
            slips.add(Slip.by("forget how many chips lie before you", turn.mostByTheLimit()));
        }
        boolean isByThePot = turn.limit() == BettingLimit.POT_LIMIT || turn.limit() == BettingLimit.POT_LIMIT_TOTAL;
        slips.add(Slip.by(
                isByThePot
                        ? "raise by the pot as it lies, before your call"
                        : "raise by the pot, which sets no limit here: " + why(turn),
                turn.toCall() + turn.pot()));
        for (BettingLimit other : BettingLimit.values()) {
            if (other != turn.limit()) {
                slips.add(Slip.by(
                        byAnother(other, turn) + ", where " + here(turn),
                        new Turn(other, turn.pot(), turn.bet(), turn.own(), turn.largest(), turn.chips()).most()));
            }
        }
        return slips;
    }

    private static String byAnother(BettingLimit limit, Turn turn) {
        return switch (limit) {
            case POT_LIMIT -> "raise by the pot as it is after your call";
            case POT_LIMIT_TOTAL -> "put in as much as the pot holds";
            case DOUBLING_LIMIT -> "double the bet of " + turn.bet();
            case PREVIOUS_BET_LIMIT -> "raise by the most put in at one time, " + turn.mostAtOnce();
        };
    }

    private static String here(Turn turn) {
        return switch (turn.limit()) {
            case POT_LIMIT -> "you may raise by the pot as it is after your call, " + (turn.pot() + turn.toCall());
            case POT_LIMIT_TOTAL -> why(turn);
            case DOUBLING_LIMIT -> "you may only double the bet of " + turn.bet();
            case PREVIOUS_BET_LIMIT -> "you may only raise by " + turn.mostAtOnce() + ", the most put in at once";
        };
    }

    @Override
    public Prompt ask(Turn turn) {
        List<Exhibit> facts = new ArrayList<>();
        facts.add(new Exhibit.Fact("The limit", turn.limit().title()));
        facts.add(new Exhibit.Fact("In the pot, all bets included", String.valueOf(turn.pot())));
        facts.add(new Exhibit.Fact("The highest bet", String.valueOf(turn.bet())));
        if (turn.own() > 0) {
            facts.add(new Exhibit.Fact("You have bet", String.valueOf(turn.own())));
        }
        if (turn.limit() == BettingLimit.PREVIOUS_BET_LIMIT) {
            facts.add(new Exhibit.Fact("The most put in at one time", String.valueOf(turn.mostAtOnce())));
        }
        if (turn.chips() > 0) {
            facts.add(new Exhibit.Fact("Chips before you, at table stakes", String.valueOf(turn.chips())));
        }
        return new Prompt("How many chips may you put in at most, call and raise together?", facts);
    }
}

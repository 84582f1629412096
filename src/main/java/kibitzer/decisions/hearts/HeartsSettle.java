package kibitzer.decisions.hearts;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;
import static kibitzer.games.trick.hearts.HeartsSettling.ALL;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Chance;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.trick.hearts.HeartsSettling;

/** What each player wins or loses at hearts, by sweepstake, on the score sheet or by Howell (p. 244). */
final class HeartsSettle extends CountedDecision<HeartsTaken, List<Integer>> {
    private static final int FEWEST = 3;
    private static final int MOST = 6;
    private static final int MOST_TOTAL = 999;
    private static final int MOST_STAKE = 100;
    private static final List<String> METHODS =
            Arrays.stream(HeartsSettling.values()).map(HeartsSettle::word).toList();

    private static final Source SWEEPSTAKE = Source.source("hearts-sweepstake");
    private static final Source CUMULATIVE = Source.source("hearts-cumulative", "hearts.cumulative-example");
    private static final Source HOWELL = Source.source("hearts-howell", "hearts.howell-example", "hearts-howell.e01");

    private static final Kind<HeartsSettling> METHOD =
            Kinds.word(METHODS).as(word -> HeartsSettling.valueOf(word.toUpperCase(Locale.ROOT)), HeartsSettle::word);
    private static final Field<List<String>> METHODS_TO_DEAL = optional(
                    "methods", Kinds.someOf(METHODS), METHODS, "deal for one of these ways of paying")
            .called("Ways of paying");

    private static final Form<HeartsTaken> FORM = Form.of(
            HeartsTaken::new,
            required(
                            "hearts",
                            Kinds.listOf(
                                    Kinds.number(0, MOST_TOTAL),
                                    FEWEST,
                                    MOST,
                                    "numbers",
                                    "numbers of hearts, such as [6, 4, 2, 1]"),
                            "how many hearts each player took, in order; final totals where the score is cumulative")
                    .of(HeartsTaken::hearts),
            required("method", METHOD, "how hearts are paid for").of(HeartsTaken::method),
            optional("stake", Kinds.number(1, MOST_STAKE), 1, "chips for a heart")
                    .of(HeartsTaken::stake),
            optional("pool", Kinds.number(0, MOST_TOTAL), 0, "chips in the pool from hands before, at sweepstake")
                    .of(HeartsTaken::pool));

    HeartsSettle() {
        super(
                new Head(
                        "hearts/settle",
                        "Paying for hearts",
                        "hearts",
                        "what each player wins or loses at hearts: by sweepstake, on a running score, or by Howell"),
                FORM,
                new WordAnswer.Phrase<>(ChipsNotation.KIND, ChipsNotation::write),
                List.of(SWEEPSTAKE, CUMULATIVE, HOWELL),
                METHODS_TO_DEAL);
    }

    private static String word(HeartsSettling method) {
        return method.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public HeartsTaken deal(DealRequest request) {
        Chance chance = request.seed().chance();
        HeartsSettling method = METHOD.readText(chance.oneOf(request.get(METHODS_TO_DEAL)));
        int players = chance.onceIn(2) ? 4 : FEWEST + chance.below(MOST - FEWEST + 1);
        int stake = chance.onceIn(4) ? 2 + chance.below(4) : 1;
        if (method == HeartsSettling.CUMULATIVE) {
            return totals(players, stake, chance);
        }
        int pool = method == HeartsSettling.SWEEPSTAKE && chance.onceIn(3) ? stake * ALL : 0;
        return new HeartsTaken(taken(players, chance), method, stake, pool);
    }

    /** Totals that can be read in one way. */
    private static HeartsTaken totals(int players, int stake, Chance chance) {
        while (true) {
            List<Integer> totals = IntStream.range(0, players)
                    .mapToObj(player -> 20 + chance.below(110))
                    .toList();
            if (HeartsSettling.cumulative(totals, stake).size() == 1) {
                return new HeartsTaken(totals, HeartsSettling.CUMULATIVE, stake, 0);
            }
        }
    }

    /** Each heart to one of those who were not clear; one time in three nobody was. */
    private static List<Integer> taken(int players, Chance chance) {
        int painted = chance.onceIn(3) ? players : 1 + chance.below(players);
        Integer[] taken = new Integer[players];
        Arrays.fill(taken, 0);
        List<Integer> who =
                chance.shuffled(IntStream.range(0, players).boxed().toList()).subList(0, painted);
        who.forEach(player -> taken[player]++);
        for (int heart = painted; heart < ALL; heart++) {
            taken[chance.oneOf(who)]++;
        }
        return List.of(taken);
    }

    @Override
    protected CountedAnswer<List<Integer>> count(HeartsTaken hand) {
        return switch (hand.method()) {
            case SWEEPSTAKE -> counted(hand, List.of(chips(hand)), SWEEPSTAKE, pooled(hand));
            case HOWELL -> counted(hand, List.of(chips(hand)), HOWELL, "");
            case CUMULATIVE ->
                counted(hand, HeartsSettling.cumulative(hand.hearts(), hand.stake()), CUMULATIVE, averaged(hand));
        };
    }

    private static List<Integer> chips(HeartsTaken hand) {
        return switch (hand.method()) {
            case SWEEPSTAKE -> HeartsSettling.sweepstake(hand.hearts(), hand.stake(), hand.pool());
            case HOWELL -> HeartsSettling.howell(hand.hearts(), hand.stake());
            case CUMULATIVE ->
                HeartsSettling.cumulative(hand.hearts(), hand.stake()).getFirst();
        };
    }

    private CountedAnswer<List<Integer>> counted(
            HeartsTaken hand, List<List<Integer>> answers, Source source, String first) {
        List<Reason> facts = new ArrayList<>();
        if (!first.isEmpty()) {
            facts.add(Reason.counted("together", first, first));
        }
        for (int player = 0; player < hand.players(); player++) {
            String step = step(hand, player);
            facts.add(
                    Reason.counted("player-" + (player + 1), answers.getFirst().get(player), step));
        }
        return CountedAnswer.of(rule() + "." + word(hand.method()), source, answers, facts);
    }

    /** Who takes the pool, and what is in it. */
    private static String pooled(HeartsTaken hand) {
        int pool = ALL * hand.stake() + hand.pool();
        int clear = HeartsSettling.clear(hand.hearts());
        if (hand.hearts().contains(ALL)) {
            return "one player took all the hearts, so the pool of " + pool + " is kept for the next hand";
        }
        return switch (clear) {
            case 0 -> "everybody took a heart, so the pool of " + pool + " is kept for the next hand";
            case 1 ->
                "each heart costs " + hand.stake() + ", and the one player who is clear takes the pool of " + pool;
            default ->
                clear + " players are clear and divide the pool of " + pool + ": " + pool / clear + " each"
                        + (pool % clear == 0 ? "" : ", and " + pool % clear + " left in it");
        };
    }

    private static String averaged(HeartsTaken hand) {
        int sum = hand.hearts().stream().mapToInt(Integer::intValue).sum();
        int average = HeartsSettling.averages(hand.hearts()).getFirst();
        return "the totals add up to " + sum + ", and the average is " + (sum % hand.players() == 0 ? "" : "about ")
                + average;
    }

    private static String step(HeartsTaken hand, int player) {
        int taken = hand.hearts().get(player);
        int stake = hand.stake();
        String who = "player " + (player + 1);
        return switch (hand.method()) {
            case HOWELL ->
                who + " took " + taken + (taken == 1 ? " heart" : " hearts")
                        + (taken == 0
                                ? " and pays nothing"
                                : " and pays " + forEach(taken, (hand.players() - 1) * stake))
                        + (taken == ALL
                                ? "; nothing comes back"
                                : "; the other " + (ALL - taken) + " bring back " + forEach(ALL - taken, stake));
            case SWEEPSTAKE ->
                taken == 0
                        ? who + " is clear"
                        : who + " took " + taken + (taken == 1 ? " heart" : " hearts") + " and pays "
                                + (stake == 1 ? String.valueOf(taken) : forEach(taken, stake));
            case CUMULATIVE -> who + difference(hand, player);
        };
    }

    /** "9 for each, 27"; of one heart, "9". */
    private static String forEach(int hearts, int chips) {
        return hearts == 1 ? String.valueOf(chips) : chips + " each, " + hearts * chips;
    }

    private static String difference(HeartsTaken hand, int player) {
        int difference = HeartsSettling.averages(hand.hearts()).getFirst()
                - hand.hearts().get(player);
        int chips = chips(hand).get(player);
        String times = hand.stake() == 1 ? "" : ", at " + hand.stake() + " each";
        String borne = chips == difference * hand.stake()
                ? ""
                : ", and " + (chips > difference * hand.stake() ? "takes" : "bears") + " what does not come out even: "
                        + ChipsNotation.signed(chips);
        if (difference == 0) {
            return " has the average" + borne;
        }
        return " is " + Math.abs(difference) + (difference > 0 ? " below it" : " above it") + times + borne;
    }

    /** "player 1 is 20 below it, so "; of who bears what does not come out even, with what that comes to. */
    private static String toldOf(HeartsTaken hand, int player) {
        String step = step(hand, player);
        return step.endsWith(ChipsNotation.signed(chips(hand).get(player))) ? step : step + ", so ";
    }

    /** The pool or the average, where that decides, and the first player who is wrong. */
    @Override
    protected List<Reason> against(HeartsTaken hand, List<Integer> answer) {
        List<Integer> right = chips(hand);
        int player = IntStream.range(0, hand.players())
                .filter(one -> !right.get(one).equals(answer.get(one)))
                .findFirst()
                .orElse(0);
        boolean pool = hand.method() == HeartsSettling.SWEEPSTAKE
                && (hand.hearts().get(player) == 0 || answer.get(player) > 0);
        String step = pool
                ? pooled(hand) + ", so player " + (player + 1) + " has "
                : hand.method() == HeartsSettling.CUMULATIVE
                        ? averaged(hand).replaceFirst("^.*, and ", "") + "; " + toldOf(hand, player)
                        : step(hand, player) + ", so ";
        String told = step
                + (step.endsWith(" ") ? ChipsNotation.signed(right.get(player)) : "")
                + ", not " + ChipsNotation.signed(answer.get(player));
        return List.of(missing("player-" + (player + 1), ChipsNotation.write(answer), told, right));
    }

    @Override
    public Optional<String> objection(HeartsTaken hand, List<Integer> answer) {
        return answer.size() == hand.players()
                ? Optional.empty()
                : Optional.of(answer.size() + " numbers for " + hand.players() + " players");
    }

    @Override
    public List<Slip<List<Integer>>> slips(HeartsTaken hand) {
        List<Integer> right = chips(hand);
        List<Slip<List<Integer>>> slips = new ArrayList<>();
        List<Integer> turned = right.stream().map(chips -> -chips).toList();
        switch (hand.method()) {
            case HOWELL -> howellSlips(hand, slips);
            case SWEEPSTAKE -> sweepstakeSlips(hand, slips);
            case CUMULATIVE -> {
                List<Integer> unborne = HeartsSettling.unborne(
                        hand.hearts(), HeartsSettling.averages(hand.hearts()).getFirst());
                slips.add(Slip.by("let nobody bear what does not come out even", times(hand.stake(), unborne)));
                if (hand.stake() > 1) {
                    slips.add(Slip.by(
                            "leave out the stake",
                            HeartsSettling.cumulative(hand.hearts(), 1).getFirst()));
                }
            }
        }
        slips.add(Slip.by("take what is lost for won", turned));
        return slips.stream().filter(slip -> !slip.answer().equals(right)).toList();
    }

    private static void howellSlips(HeartsTaken hand, List<Slip<List<Integer>>> slips) {
        int stake = hand.stake();
        List<Integer> hearts = hand.hearts();
        int others = hand.players() - 1;
        slips.add(Slip.by(
                "pay for yourself too",
                hearts.stream()
                        .map(taken -> stake * (ALL - taken - taken * hand.players()))
                        .toList()));
        slips.add(Slip.by(
                "take nothing back",
                hearts.stream().map(taken -> -stake * taken * others).toList()));
        slips.add(Slip.by(
                "pay one chip a heart, whatever the number of players",
                hearts.stream().map(taken -> stake * (ALL - taken - taken)).toList()));
        if (stake > 1) {
            slips.add(Slip.by("leave out the stake", HeartsSettling.howell(hearts, 1)));
        }
        if (hearts.equals(List.of(6, 4, 2, 1)) && stake == 1) {
            slips.add(Slip.of("what the book prints, though it does not add up to nothing", List.of(-11, -4, 5, 9)));
        }
    }

    private static void sweepstakeSlips(HeartsTaken hand, List<Slip<List<Integer>>> slips) {
        int stake = hand.stake();
        List<Integer> hearts = hand.hearts();
        int clear = HeartsSettling.clear(hearts);
        if (hearts.contains(ALL)) {
            slips.add(Slip.by(
                    "let the clear players divide the pool, though one took all the hearts",
                    shared(hearts, stake, (ALL * stake + hand.pool()) / clear)));
        }
        if (hand.pool() > 0) {
            slips.add(Slip.by("leave out the pool that stood", HeartsSettling.sweepstake(hearts, stake, 0)));
        }
        if (stake > 1) {
            slips.add(Slip.by("leave out the stake", HeartsSettling.sweepstake(hearts, 1, hand.pool())));
        }
        if (clear > 1) {
            slips.add(
                    Slip.by("give each clear player the whole pool", shared(hearts, stake, ALL * stake + hand.pool())));
        }
        slips.add(Slip.by(
                "leave out what was paid in",
                HeartsSettling.sweepstake(hearts, stake, hand.pool()).stream()
                        .map(chips -> Math.max(0, chips))
                        .toList()));
    }

    private static List<Integer> shared(List<Integer> hearts, int stake, int share) {
        return hearts.stream().map(taken -> taken == 0 ? share : -stake * taken).toList();
    }

    private static List<Integer> times(int stake, List<Integer> chips) {
        return chips.stream().map(one -> stake * one).toList();
    }

    @Override
    public Prompt ask(HeartsTaken hand) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact(
                "Paid by",
                switch (hand.method()) {
                    case SWEEPSTAKE -> "sweepstake";
                    case CUMULATIVE -> "cumulative score, settled at the end";
                    case HOWELL -> "Howell settlement";
                }));
        shown.add(new Exhibit.Fact(
                hand.method() == HeartsSettling.CUMULATIVE ? "Final totals, in order" : "Hearts taken, in order",
                hand.hearts().stream().map(String::valueOf).collect(Collectors.joining(", "))));
        shown.add(new Exhibit.Fact("Chips for a heart", String.valueOf(hand.stake())));
        if (hand.method() == HeartsSettling.SWEEPSTAKE) {
            shown.add(new Exhibit.Fact("In the pool before", String.valueOf(hand.pool())));
        }
        return new Prompt("What does each player win or lose, in order?", shown);
    }

    @Override
    public Instruction say(List<Integer> answer) {
        return new Instruction("write", ChipsNotation.write(answer));
    }
}

package kibitzer.decisions.rummy.score;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.CardsNotation;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.rummy.form.CardSum;
import kibitzer.decisions.rummy.form.RulePages;
import kibitzer.decisions.rummy.form.RummyFields;
import kibitzer.decisions.rummy.meld.NearMelds;
import kibitzer.games.rummy.family.Divider;
import kibitzer.games.rummy.family.RummyGame;
import kibitzer.games.rummy.family.RummyRules;

/** What you collect from the whole table when a deal ends, or pay. */
public final class Settlement extends CountedDecision<Settlement.End, Integer> {
    /**
     * The hands when play ends.
     *
     * @param own yours: what you went out with in queen city rum; empty where you went out; the knocker's where you
     *     knocked
     * @param others those of the other players
     * @param rummy true if you went rummy: your whole hand in one turn
     */
    public record End(RummyGame game, Cards own, List<Cards> others, boolean rummy) {
        public End {
            others = List.copyOf(others);
            List<Cards> all = new ArrayList<>(others);
            all.add(own);
            RummyFields.inThePack(game, "others", all);
            if (others.isEmpty()) {
                throw new BadQuestion("others", "none", "the hand of one other player at least");
            }
            if (WENT_OUT.contains(game) && !own.isEmpty()) {
                throw new BadQuestion("own", own.size() + " cards left to the player who went out", "none");
            }
            if (!WENT_OUT.contains(game) && own.isEmpty()) {
                throw new BadQuestion("own", "missing", "your hand");
            }
        }
    }

    private static final List<RummyGame> WENT_OUT = List.of(RummyGame.RUMMY, RummyGame.COON_CAN, RummyGame.KALUKI);
    private static final List<RummyGame> KNOCKED = List.of(RummyGame.KNOCK_RUMMY, RummyGame.CAROUSEL);
    private static final List<RummyGame> GAMES = List.of(
            RummyGame.RUMMY,
            RummyGame.COON_CAN,
            RummyGame.KALUKI,
            RummyGame.QUEEN_CITY,
            RummyGame.BLOCK_RUMMY,
            RummyGame.KNOCK_RUMMY,
            RummyGame.CAROUSEL);
    private static final int MOST = 5000;
    private static final int PENALTY = 10;
    private static final int RUM = 25;
    private static final Field<RummyGame> GAME = RummyFields.gameField(GAMES);
    private static final Field<Cards> OWN = Field.optional("own", CardsNotation.kind(0, 16), Cards.NONE, "your hand");
    private static final Field<List<Cards>> OTHERS =
            Field.required("others", RummyFields.lots(7), "the other players' hands");
    private static final Field<Boolean> RUMMY =
            Field.optional("rummy", Kinds.yesOrNo(), false, "you went rummy: the whole hand in one turn");
    private static final Field<List<String>> GAMES_TO_DEAL = RummyFields.gamesToDeal(GAMES);

    private static final Form<End> FORM =
            Form.of(End::new, GAME.of(End::game), OWN.of(End::own), OTHERS.of(End::others), RUMMY.of(End::rummy));

    public Settlement() {
        super(
                new Head("rummy/settlement", "The settlement", "rummy", "what is collected from the whole table"),
                FORM,
                new NumberAnswer.Count(-MOST, MOST, ""),
                GAMES.stream().map(game -> RulePages.SCORE.source(game)).toList(),
                GAMES_TO_DEAL);
    }

    /** Without shares that do not come out even, where the book says no more. */
    @Override
    public End deal(DealRequest request) {
        Chance chance = request.seed().chance();
        RummyGame game = RummyFields.gameOf(request, GAMES_TO_DEAL, GAMES, chance);
        End end = end(game, chance);
        while (!count(end).allowed().isEmpty()) {
            end = end(game, chance);
        }
        return end;
    }

    private static End end(RummyGame game, Chance chance) {
        RummyRules rules = game.rules();
        List<Card> pack = new ArrayList<>(rules.pack().shuffled(new Seed(chance.next())));
        int players = 2 + chance.below(2);
        List<Cards> others = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            int size = KNOCKED.contains(game) ? rules.handSize(players + 1) : 2 + chance.below(4);
            others.add(take(pack, size));
        }
        Cards own = WENT_OUT.contains(game)
                ? Cards.NONE
                : game == RummyGame.QUEEN_CITY
                        ? winning(rules, chance)
                        : take(pack, KNOCKED.contains(game) ? rules.handSize(players + 1) : 1 + chance.below(4));
        if (game == RummyGame.QUEEN_CITY) {
            List<Card> rest = new ArrayList<>(rules.pack().cards());
            own.stream().forEach(rest::remove);
            List<Card> mixed = chance.shuffled(rest);
            others = List.of(Cards.of(mixed.subList(0, 7)), Cards.of(mixed.subList(7, 14)));
        }
        boolean rummy = WENT_OUT.contains(game) && game == RummyGame.RUMMY && chance.onceIn(3);
        return new End(game, own, others, rummy);
    }

    private static Cards take(List<Card> pack, int size) {
        List<Card> taken = new ArrayList<>(pack.subList(0, size));
        pack.subList(0, size).clear();
        return Cards.of(taken);
    }

    /** Seven cards that are all matched. */
    private static Cards winning(RummyRules rules, Chance chance) {
        while (true) {
            Cards one = NearMelds.natural(rules, chance);
            Cards other = NearMelds.natural(rules, chance);
            if (one.size() + other.size() == 7 && one.minus(other).size() == one.size()) {
                return one.plus(other);
            }
        }
    }

    @Override
    protected CountedAnswer<Integer> count(End end) {
        Source source = RulePages.SCORE.source(end.game());
        List<Integer> counts =
                end.others().stream().map(hand -> counted(end.game(), hand)).toList();
        int sum = counts.stream().mapToInt(Integer::intValue).sum();
        List<String> steps = new ArrayList<>();
        IntStream.range(0, counts.size()).forEach(i -> steps.add(end.others().get(i) + " counts " + counts.get(i)));
        if (WENT_OUT.contains(end.game())) {
            steps.add(end.rummy() ? "together " + sum + ", doubled for going rummy" : "together " + sum);
            return inSteps(end.rummy() ? 2 * sum : sum, source, steps);
        }
        int own = counted(end.game(), end.own());
        if (end.game() == RummyGame.QUEEN_CITY) {
            return inSteps(
                    own * counts.size(),
                    source,
                    List.of("your own hand counts " + own, "each of " + counts.size() + " players pays that"));
        }
        steps.addFirst("your hand counts " + own);
        int low = counts.stream().mapToInt(Integer::intValue).min().orElseThrow();
        Collected collected = switch (end.game()) {
            case BLOCK_RUMMY -> blocked(own, low, counts, steps);
            case KNOCK_RUMMY -> Collected.whole(knocked(own, low, counts, steps));
            default -> carousel(own, low, counts, steps);
        };
        return inSteps(collected.points(), source, steps).allowing(collected.allowed());
    }

    /**
     * What is collected or paid.
     *
     * @param allowed what it may be as well, where equal shares leave something over
     */
    private record Collected(int points, List<Integer> allowed) {
        static Collected whole(int points) {
            return new Collected(points, List.of());
        }

        /** The book says "equally" and no more: who takes what is over is left open. */
        static Collected share(int won, int sharing, List<String> steps) {
            int each = won / sharing;
            int over = won % sharing;
            if (sharing == 1) {
                return whole(won);
            }
            steps.add("shared equally by " + sharing + ": " + each + " each"
                    + (over == 0
                            ? ""
                            : ", and " + HowMany.points(over)
                                    + " over; the book does not say who takes what is over, so " + (each + 1)
                                    + " is allowed too"));
            return over == 0 ? whole(each) : new Collected(each, List.of(each + 1));
        }

        Collected plus(int bonus) {
            return new Collected(
                    points + bonus,
                    allowed.stream().map(points -> points + bonus).toList());
        }
    }

    private static int counted(RummyGame game, Cards hand) {
        return KNOCKED.contains(game)
                ? game.rules()
                        .values()
                        .left(Divider.leastLeft(game.rules(), hand).unmatched())
                : game.rules().values().left(hand);
    }

    private static int differences(int own, List<Integer> counts) {
        return counts.stream().mapToInt(count -> count - own).sum();
    }

    private static int sharing(int own, List<Integer> counts) {
        return 1 + (int) counts.stream().filter(count -> count == own).count();
    }

    private static Collected blocked(int own, int low, List<Integer> counts, List<String> steps) {
        if (own > low) {
            steps.add("yours is not the lowest hand, so you pay that alone the difference, " + own + " less " + low);
            return Collected.whole(low - own);
        }
        int won = differences(own, counts);
        steps.add("yours is the lowest hand, so you win the differences, " + won);
        return Collected.share(won, sharing(own, counts), steps);
    }

    private static int knocked(int own, int low, List<Integer> counts, List<String> steps) {
        if (own < low || own == 0) {
            int bonus = own == 0 ? RUM * counts.size() : 0;
            steps.add("you knocked and are lowest, so you win the differences, " + differences(own, counts)
                    + (bonus > 0 ? ", and 25 for rum from each" : ""));
            return differences(own, counts) + bonus;
        }
        if (own == low) {
            steps.add("a hand that ties yours, the knocker's, wins in your place; you pay it the difference, 0");
            return 0;
        }
        steps.add("you knocked and are not lowest, so you pay the lowest hand the difference, " + own + " less " + low
                + ", and " + PENALTY);
        return low - own - PENALTY;
    }

    /** Who ties for low divides the winnings, and pays nothing: they are the counts of all the others. */
    private static Collected carousel(int own, int low, List<Integer> counts, List<String> steps) {
        if (own > low) {
            steps.add("you knocked and are not lowest, so you pay your count and " + PENALTY);
            return Collected.whole(-own - PENALTY);
        }
        int won = counts.stream()
                .filter(count -> count > own)
                .mapToInt(Integer::intValue)
                .sum();
        steps.add("yours is the lowest hand, so you win the counts of the others, " + won);
        Collected collected = Collected.share(won, sharing(own, counts), steps);
        if (own > 0) {
            return collected;
        }
        steps.add("and " + RUM + " for gin");
        return collected.plus(RUM);
    }

    /** Who pays whom, and the counts that it is reckoned from. */
    @Override
    protected List<Reason> against(End end, Integer answer) {
        int right = count(end).best().getFirst();
        String side = answer < 0 && right > 0
                ? "you collect here and do not pay; "
                : answer > 0 && right < 0 ? "you pay here and do not collect; " : "";
        return wrong(
                answer,
                (WENT_OUT.contains(end.game()) || right > 0 ? side : "")
                        + switch (end.game().usually()) {
                            case RUMMY, COON_CAN, KALUKI -> added(end);
                            case QUEEN_CITY ->
                                "each of " + end.others().size() + " players pays what your hand counts, "
                                        + sum(end.game(), end.own()).added();
                            default -> lowest(end);
                        },
                answerKind().inside(right));
    }

    /** "the others count 10+5 = 15 and 10+10+5+4+3 = 32, together 47". */
    private static String added(End end) {
        List<String> counts =
                end.others().stream().map(hand -> sum(end.game(), hand).added()).toList();
        int together = end.others().stream()
                .mapToInt(hand -> counted(end.game(), hand))
                .sum();
        return (counts.size() == 1 ? "the other counts " : "the others count ")
                + String.join(" and ", counts)
                + (counts.size() == 1 ? "" : ", together " + together)
                + (end.rummy() ? ", doubled for going rummy" : "");
    }

    /** "you knocked with 45 and are not lowest, so you pay the lowest hand, 34, the difference and 10 more". */
    private static String lowest(End end) {
        List<Integer> counts =
                end.others().stream().map(hand -> counted(end.game(), hand)).toList();
        int own = counted(end.game(), end.own());
        int low = Collections.min(counts);
        String others = counts.stream().map(String::valueOf).collect(Collectors.joining(", "));
        if (end.game() == RummyGame.KNOCK_RUMMY && own == low && own > 0) {
            return "a hand ties yours, the knocker's " + own + ", and wins in its place; the difference is 0";
        }
        if (own <= low) {
            boolean whole = end.game() == RummyGame.CAROUSEL;
            String won = counts.stream()
                    .filter(count -> !whole || count > own)
                    .map(count -> String.valueOf(whole ? count : count - own))
                    .collect(Collectors.joining("+"));
            return "yours, " + own + ", is the lowest hand against " + others + ", so you win "
                    + (whole ? "the counts of the others, " : "the differences, ") + won
                    + (own == 0 && KNOCKED.contains(end.game())
                            ? ", and " + RUM + (whole ? " for gin" : " from each")
                            : "")
                    + (sharing(own, counts) > 1 ? ", shared by " + sharing(own, counts) : "");
        }
        return switch (end.game()) {
            case BLOCK_RUMMY ->
                "the others count " + others + "; yours, " + own
                        + ", is not the lowest, so you pay the lowest hand alone the difference, " + own + " less "
                        + low;
            case KNOCK_RUMMY ->
                "the others count " + others + "; you knocked with " + own
                        + ", not the lowest, so pay the lowest the difference, " + (own - low) + ", and " + PENALTY
                        + " more";
            default ->
                "you knocked with " + own + ", not the lowest beside " + others + ": you pay your own count and "
                        + PENALTY;
        };
    }

    private static CardSum sum(RummyGame game, Cards hand) {
        return new CardSum(game, hand);
    }

    @Override
    public List<Slip<Integer>> slips(End end) {
        List<Integer> counts =
                end.others().stream().map(hand -> counted(end.game(), hand)).toList();
        int sum = counts.stream().mapToInt(Integer::intValue).sum();
        int right = count(end).best().getFirst();
        int own = counted(end.game(), end.own());
        List<Slip<Integer>> slips = new ArrayList<>();
        if (end.rummy()) {
            slips.add(Slip.by("forget to double for going rummy", sum));
        } else if (WENT_OUT.contains(end.game())) {
            slips.add(Slip.by("double it as for going rummy", 2 * sum));
        }
        if (end.game() == RummyGame.QUEEN_CITY) {
            slips.add(Slip.by("take one player's payment alone", own));
            slips.add(Slip.by("count the hands of the others", sum));
        } else if (!WENT_OUT.contains(end.game())) {
            slips.add(Slip.by("collect all they count, not the difference", sum));
            slips.add(Slip.by("collect the differences, though you are not low", differences(own, counts)));
            slips.add(Slip.by("leave out the " + PENALTY + " that you pay besides, having knocked", right + PENALTY));
            slips.add(Slip.by("leave out the " + RUM + " for matching all", right - RUM));
        }
        for (int count : counts) {
            slips.add(Slip.by("leave out one hand of the others", right - count));
        }
        if (WENT_OUT.contains(end.game()) && !end.rummy()) {
            end.others().forEach(hand -> slips.addAll(sum(end.game(), hand).slips(Cards.NONE, right)));
        }
        slips.add(Slip.by("take paying for collecting", -right));
        return slips;
    }

    @Override
    public Prompt ask(End end) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Game", end.game().title()));
        shown.add(new Exhibit.Fact(
                "Play ended",
                switch (end.game()) {
                    case BLOCK_RUMMY -> "blocked";
                    case KNOCK_RUMMY, CAROUSEL -> "you knocked";
                    default -> end.rummy() || end.game() == RummyGame.QUEEN_CITY ? "you went rummy" : "you went out";
                }));
        if (!end.own().isEmpty()) {
            shown.add(new Exhibit.Row("Your hand", end.own().list()));
        }
        end.others().forEach(hand -> shown.add(new Exhibit.Row("Another player", hand.list())));
        return new Prompt("How many points do you collect from all the others together, or pay (with a minus)?", shown);
    }
}

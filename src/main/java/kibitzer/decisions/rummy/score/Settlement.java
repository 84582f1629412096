package kibitzer.decisions.rummy.score;

import java.util.ArrayList;
import java.util.List;
import kibitzer.advice.Reason;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.CardsNotation;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.rummy.form.CardSum;
import kibitzer.decisions.rummy.form.RulePages;
import kibitzer.decisions.rummy.form.RummyFields;
import kibitzer.games.rummy.family.Divider;
import kibitzer.games.rummy.family.RummyGame;

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
        private static final List<RummyGame> WENT_OUT = List.of(RummyGame.RUMMY, RummyGame.COON_CAN, RummyGame.KALUKI);
        private static final List<RummyGame> KNOCKED = List.of(RummyGame.KNOCK_RUMMY, RummyGame.CAROUSEL);

        public End {
            others = List.copyOf(others);
            List<Cards> all = new ArrayList<>(others);
            all.add(own);
            RummyFields.inThePack(game, "others", all);
            if (others.isEmpty()) {
                throw new BadQuestion("others", "none", "the hand of one other player at least");
            }
            if (byGoingOut(game) && !own.isEmpty()) {
                throw new BadQuestion("own", own.size() + " cards left to the player who went out", "none");
            }
            if (!byGoingOut(game) && own.isEmpty()) {
                throw new BadQuestion("own", "missing", "your hand");
            }
        }

        /** Whether play ends in this game when a player has put down all his cards. */
        static boolean byGoingOut(RummyGame game) {
            return WENT_OUT.contains(game);
        }

        /** Whether play ends in this game by a knock: what is matched then counts nothing. */
        static boolean byKnocking(RummyGame game) {
            return KNOCKED.contains(game);
        }

        int counted(Cards hand) {
            return game.rules()
                    .values()
                    .left(
                            byKnocking(game)
                                    ? Divider.leastLeft(game.rules(), hand).unmatched()
                                    : hand);
        }

        /** What your own hand counts. */
        int ownCount() {
            return counted(own);
        }

        /** What the hands of the others count. */
        List<Integer> counts() {
            return others.stream().map(this::counted).toList();
        }

        CardSum sum(Cards hand) {
            return new CardSum(game, hand);
        }
    }

    private static final List<RummyGame> GAMES = List.of(
            RummyGame.RUMMY,
            RummyGame.COON_CAN,
            RummyGame.KALUKI,
            RummyGame.QUEEN_CITY,
            RummyGame.BLOCK_RUMMY,
            RummyGame.KNOCK_RUMMY,
            RummyGame.CAROUSEL);
    private static final int MOST = 5000;
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
        End end = SettlementDeal.of(game, chance);
        while (!SettlementCount.of(end).allowed().isEmpty()) {
            end = SettlementDeal.of(game, chance);
        }
        return end;
    }

    @Override
    protected CountedAnswer<Integer> count(End end) {
        SettlementCount count = SettlementCount.of(end);
        return inSteps(count.points(), RulePages.SCORE.source(end.game()), count.steps())
                .allowing(count.allowed());
    }

    /** Who pays whom, and the counts that it is reckoned from. */
    @Override
    protected List<Reason> against(End end, Integer answer) {
        int right = SettlementCount.of(end).points();
        String side = answer < 0 && right > 0
                ? "you collect here and do not pay; "
                : answer > 0 && right < 0 ? "you pay here and do not collect; " : "";
        return wrong(
                answer,
                (End.byGoingOut(end.game()) || right > 0 ? side : "") + SettlementInWords.of(end),
                answerKind().inside(right));
    }

    @Override
    public List<Slip<Integer>> slips(End end) {
        List<Integer> counts = end.counts();
        int sum = counts.stream().mapToInt(Integer::intValue).sum();
        int right = SettlementCount.of(end).points();
        int own = end.ownCount();
        List<Slip<Integer>> slips = new ArrayList<>();
        if (end.rummy()) {
            slips.add(Slip.by("forget to double for going rummy", sum));
        } else if (End.byGoingOut(end.game())) {
            slips.add(Slip.by("double it as for going rummy", 2 * sum));
        }
        if (end.game() == RummyGame.QUEEN_CITY) {
            slips.add(Slip.by("take one player's payment alone", own));
            slips.add(Slip.by("count the hands of the others", sum));
        } else if (!End.byGoingOut(end.game())) {
            slips.add(Slip.by("collect all they count, not the difference", sum));
            slips.add(Slip.by(
                    "collect the differences, though you are not low", SettlementCount.differences(own, counts)));
            slips.add(Slip.by(
                    "leave out the " + SettlementCount.PENALTY + " that you pay besides, having knocked",
                    right + SettlementCount.PENALTY));
            slips.add(
                    Slip.by("leave out the " + SettlementCount.RUM + " for matching all", right - SettlementCount.RUM));
        }
        for (int count : counts) {
            slips.add(Slip.by("leave out one hand of the others", right - count));
        }
        if (End.byGoingOut(end.game()) && !end.rummy()) {
            end.others().forEach(hand -> slips.addAll(end.sum(hand).slips(Cards.NONE, right)));
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

package kibitzer.decisions.rummy.score;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.rummy.form.CardSum;
import kibitzer.decisions.rummy.form.RulePages;
import kibitzer.decisions.rummy.form.RummyFields;
import kibitzer.decisions.rummy.meld.MeldWords;
import kibitzer.decisions.rummy.meld.NearMelds;
import kibitzer.games.rummy.family.Divider;
import kibitzer.games.rummy.family.Division;
import kibitzer.games.rummy.family.RummyGame;
import kibitzer.games.rummy.family.RummyRules;

/** What one player scores or pays when a deal ends. */
public final class RummyScore extends CountedDecision<RummyScore.End, Integer> {
    /** A player when play ends: what he has melded, what he still holds, and whether he went out. */
    public record End(RummyGame game, List<Cards> melds, Cards hand, boolean out) {
        public End {
            melds = List.copyOf(melds);
            List<Cards> all = new ArrayList<>(melds);
            all.add(hand);
            RummyFields.inThePack(game, "hand", all);
            RummyFields.melds(game, "melds", melds);
            if (out && !hand.isEmpty()) {
                throw new BadQuestion("hand", hand.size() + " cards left to a player who went out", "none");
            }
            if (!MELDED.contains(game.usually()) && !melds.isEmpty()) {
                throw new BadQuestion("melds", "melds do not score in " + game.title(), "none");
            }
        }
    }

    private static final List<RummyGame> MELDED =
            List.of(RummyGame.FIVE_HUNDRED_RUM, RummyGame.PERSIAN, RummyGame.OKLAHOMA);
    private static final List<RummyGame> UNMATCHED = List.of(
            RummyGame.BOATHOUSE,
            RummyGame.KNOCK_RUMMY,
            RummyGame.CAROUSEL,
            RummyGame.TUNK,
            RummyGame.ROUND_THE_CORNER_GIN);
    private static final List<RummyGame> WHOLE_HAND =
            List.of(RummyGame.RUMMY, RummyGame.BLOCK_RUMMY, RummyGame.COON_CAN, RummyGame.CONTRACT, RummyGame.KALUKI);
    private static final List<RummyGame> GAMES =
            Stream.of(WHOLE_HAND, UNMATCHED, MELDED).flatMap(List::stream).toList();
    private static final int MOST = 5000;
    private static final Field<RummyGame> GAME = RummyFields.gameField(GAMES);
    private static final Field<List<Cards>> MELDS = Field.optional(
            "melds", RummyFields.lots(12), List.of(), "what the player has melded, a group of four at once");
    private static final Field<Cards> HAND =
            Field.optional("hand", CardsNotation.kind(0, 30), Cards.NONE, "the cards left in the hand");
    private static final Field<Boolean> OUT =
            Field.optional("out", Kinds.yesOrNo(), false, "whether the player went out");
    private static final Field<List<String>> GAMES_TO_DEAL = RummyFields.gamesToDeal(GAMES);

    private static final Form<End> FORM = Form.of(
            (game, melds, hand, out, deuces, packs) ->
                    new End(RummyFields.played(game, deuces, packs), melds, hand, out),
            GAME.of(End::game),
            MELDS.of(End::melds),
            HAND.of(End::hand),
            OUT.of(End::out),
            RummyFields.deuces(End::game),
            RummyFields.packs(End::game));

    public RummyScore() {
        super(
                new Head("rummy/score", "The score of a hand", "rummy", "what a hand scores or pays"),
                FORM,
                new NumberAnswer.Count(-MOST, MOST, ""),
                GAMES.stream().map(RummyScore::source).toList(),
                GAMES_TO_DEAL);
    }

    private static Source source(RummyGame game) {
        return switch (game.usually()) {
            // they follow basic rummy, whose page says what cards count
            case BLOCK_RUMMY -> RulePages.SCORE.source(game).onPage(3, 5);
            case QUEEN_CITY -> RulePages.SCORE.source(game).onPage(3, 6);
            case FIVE_HUNDRED_RUM -> RulePages.SCORE.source(game, "500-rum.values");
            case PERSIAN -> RulePages.SCORE.source(game, "persian-rummy.scores");
            case OKLAHOMA -> RulePages.SCORE.source(game, "oklahoma.values", "oklahoma.bonuses");
            case CONTRACT -> RulePages.SCORE.source(game, "contract-rummy.values");
            default -> RulePages.SCORE.source(game);
        };
    }

    @Override
    public End deal(DealRequest request) {
        Chance chance = request.seed().chance();
        RummyGame game = RummyFields.gameOf(request, GAMES_TO_DEAL, GAMES, chance);
        RummyRules rules = game.rules();
        List<Card> pack = new ArrayList<>(rules.pack().shuffled(new Seed(chance.next())));
        List<Cards> melds = new ArrayList<>();
        boolean melding = MELDED.contains(game);
        int number = melding ? 1 + chance.below(3) : 0;
        while (melds.size() < number) {
            Cards meld = game == RummyGame.PERSIAN && chance.onceIn(4)
                    ? Cards.of("JK JK JK")
                    : NearMelds.natural(rules, chance);
            if (meld.isPartOf(Cards.of(pack))) {
                meld.stream().forEach(pack::remove);
                melds.add(meld);
            }
        }
        boolean out = melding && chance.onceIn(3);
        int size = UNMATCHED.contains(game) ? rules.handSize(3) : 2 + chance.below(5);
        Cards hand = Cards.of(pack.subList(0, size));
        for (int i = 0; i < 50 && UNMATCHED.contains(game); i++) {
            if (!Divider.leastLeft(rules, hand).melds().isEmpty()) {
                break;
            }
            hand = Cards.of(rules.pack().shuffled(new Seed(chance.next())).subList(0, size));
        }
        return new End(game, melds, out ? Cards.NONE : hand, out);
    }

    @Override
    protected CountedAnswer<Integer> count(End end) {
        RummyGame game = end.game();
        RummyRules rules = game.rules();
        int left = rules.values().left(end.hand());
        if (WHOLE_HAND.contains(game.usually())) {
            List<String> steps = new ArrayList<>();
            steps.add(each(game, end.hand(), left));
            RummyFields.onDeuces(game, List.of(end.hand())).ifPresent(steps::add);
            return inSteps(left, source(game), steps);
        }
        if (UNMATCHED.contains(game)) {
            Division division = Divider.leastLeft(rules, end.hand());
            int unmatched = rules.values().left(division.unmatched());
            return inSteps(
                    unmatched,
                    source(game),
                    List.of(
                            division.melds().isEmpty()
                                    ? "no cards match, so all of them count"
                                    : "only cards outside " + division.inWords()
                                            + MeldWords.wilds(division.melds(), rules) + " count",
                            division.unmatched().isEmpty()
                                    ? "nothing is left"
                                    : "left: " + division.unmatched() + ", "
                                            + new CardSum(game, division.unmatched()).added()
                                            + (unmatched == 1 ? " point" : " points")));
        }
        List<String> steps = new ArrayList<>();
        int total = 0;
        for (Cards meld : end.melds()) {
            boolean twice = game == RummyGame.PERSIAN && isFourOfAKind(meld);
            int points = rules.mostPoints(meld) * (twice ? 2 : 1);
            steps.add(meld + " counts " + points + (twice ? ", doubled" : ""));
            total += points;
        }
        if (end.out()) {
            int bonus = bonus(game);
            steps.add("going out " + bonus);
            total += bonus;
        } else {
            steps.add("left in hand: minus " + left + " (" + new CardSum(game, end.hand()).each() + ")");
        }
        return inSteps(total - left, source(game), steps);
    }

    /** What the melds count, and what is taken off for the rest: "the melds count 30+30 = 60, going out 25". */
    @Override
    protected List<Reason> against(End end, Integer answer) {
        if (!MELDED.contains(end.game().usually())) {
            return super.against(end, answer);
        }
        int right = count(end).best().getFirst();
        List<Integer> counts = end.melds().stream()
                .map(meld -> end.game().rules().mostPoints(meld)
                        * (end.game() == RummyGame.PERSIAN && isFourOfAKind(meld) ? 2 : 1))
                .toList();
        String melds = counts.stream().map(String::valueOf).collect(Collectors.joining("+"))
                + (counts.size() > 1
                        ? " = " + counts.stream().mapToInt(Integer::intValue).sum()
                        : "");
        return wrong(
                answer,
                (counts.isEmpty()
                                ? "nothing is melded"
                                : (counts.size() == 1
                                        ? "the meld counts " + ofOne(end, counts.getFirst())
                                        : "the melds count " + melds))
                        + (end.out()
                                ? (bonus(end.game()) > 0
                                        ? ", going out " + bonus(end.game()) + ", together " + right
                                        : "")
                                : ", less " + new CardSum(end.game(), end.hand()).added() + " left in the hand"),
                answerKind().inside(right));
    }

    /** One meld card by card where the cards add up to what it counts. */
    private static String ofOne(End end, int counts) {
        CardSum sum = new CardSum(end.game(), end.melds().getFirst());
        return sum.cards().size() > 1 && sum.total() == counts
                ? sum.each() + ", together " + counts
                : String.valueOf(counts);
    }

    @Override
    public List<Slip<Integer>> slips(End end) {
        RummyRules rules = end.game().rules();
        int left = rules.values().left(end.hand());
        int right = count(end).best().getFirst();
        if (UNMATCHED.contains(end.game())) {
            Division division = Divider.leastLeft(rules, end.hand());
            return Stream.concat(
                            Stream.of(Slip.by("count the whole hand, matched cards too", left)),
                            new CardSum(end.game(), division.unmatched())
                                    .slips(end.hand().minus(division.unmatched()), right).stream())
                    .toList();
        }
        if (WHOLE_HAND.contains(end.game().usually())) {
            int unmatched =
                    rules.values().left(Divider.leastLeft(rules, end.hand()).unmatched());
            return Stream.concat(
                            Stream.of(Slip.by("leave out the cards that match", unmatched)),
                            new CardSum(end.game(), end.hand()).slips(Cards.NONE, right).stream())
                    .toList();
        }
        List<Slip<Integer>> slips = new ArrayList<>();
        slips.add(Slip.by("add what is left in the hand", right + 2 * left));
        slips.add(Slip.by("leave out what is left in the hand", right + left));
        for (Cards meld : end.melds()) {
            boolean twice = end.game() == RummyGame.PERSIAN && isFourOfAKind(meld);
            int points = rules.mostPoints(meld);
            slips.add(Slip.by("leave out the meld " + meld, right - (twice ? 2 : 1) * points));
            if (twice) {
                slips.add(Slip.by("do not double the four melded at once", right - points));
            }
        }
        if (end.out()) {
            int bonus = bonus(end.game());
            slips.add(Slip.by("leave out the bonus for going out", right - bonus));
        }
        return slips;
    }

    /** "AD 1, TH 10, KC 10: together 21". */
    private static String each(RummyGame game, Cards hand, int left) {
        String cards = new CardSum(game, hand).each();
        return hand.size() < 2 ? cards : cards + ": together " + left;
    }

    private static int bonus(RummyGame game) {
        return game == RummyGame.OKLAHOMA ? 100 : game == RummyGame.PERSIAN ? 25 : 0;
    }

    private static boolean isFourOfAKind(Cards meld) {
        return meld.size() == 4
                && !RummyGame.PERSIAN.rules().readings(meld).getFirst().run();
    }

    @Override
    public Prompt ask(End end) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Game", end.game().title()));
        if (end.out()) {
            shown.add(new Exhibit.Fact("The player", "went out"));
        }
        boolean four = end.game() == RummyGame.PERSIAN;
        end.melds().forEach(meld -> shown.add(new Exhibit.Row(four ? "Melded at once" : "Melded", meld.list())));
        if (!end.hand().isEmpty()) {
            shown.add(new Exhibit.Row("Left in the hand", end.hand().list()));
        }
        return new Prompt(
                MELDED.contains(end.game().usually())
                        ? "What does this player score in the deal?"
                        : "How many points count against this hand?",
                shown);
    }
}

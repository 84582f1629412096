package kibitzer.decisions.rummy.gin.score;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.CardSet;
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
import kibitzer.games.rummy.Melding;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.games.rummy.gin.HandWon;
import kibitzer.games.rummy.gin.KnockScore;
import kibitzer.games.rummy.gin.KnockScore.Ending;

/** Score a hand of gin after the knock: lay off, compare, and say who scores what (p. 32). */
public final class GinScore extends CountedDecision<KnockToScore, HandWon> {
    private static final String RULE = "gin.score.after-the-knock";
    private static final Source SOURCE =
            Source.source("gin-rummy", "gin.bonuses", "gin.values").onPage(32);
    private static final int LAYING_OFF_ONCE_IN = 2;

    private static final Field<CardSet> KNOCKER =
            Field.required("knocker", Kinds.cards(Gin.HAND, Gin.HAND), "the ten cards the knocker keeps");
    private static final Field<CardSet> DISCARD = Field.optional(
            "discard", Kinds.cards(0, 1), CardSet.EMPTY, "the card thrown face down, which does not score");
    private static final Field<CardSet> DEFENDER =
            Field.required("defender", Kinds.cards(Gin.HAND, Gin.HAND), "the other player's hand");

    private static final List<String> ENDINGS =
            Stream.of(Ending.values()).map(GinScore::word).toList();
    private static final Field<List<String>> ENDINGS_TO_DEAL = Field.optional(
                    "endings", Kinds.someOf(ENDINGS), List.of(), "deal hands that end so; any of them if none is named")
            .called("How the hand ends");
    private static final Field<Boolean> LAY_OFFS = Field.optional(
                    "lay-offs",
                    Kinds.yesOrNo(),
                    false,
                    "only hands in which the defender does best to lay off, gin aside")
            .called("Only hands to lay off on");

    private static final Kind<HandWon> ANSWER = Kinds.named(HandWon.NOTATION, HandWon::read, Object::toString);

    private static final Form<KnockToScore> FORM = Form.of(
            KnockToScore::new,
            KNOCKER.of(KnockToScore::knocker),
            DISCARD.of(KnockToScore::discard),
            DEFENDER.of(KnockToScore::defender));

    private static String word(Ending ending) {
        return ending.name().toLowerCase(Locale.ROOT);
    }

    public GinScore() {
        super(
                new Head("gin/score", "The score of a hand", "gin-rummy", "what a hand scores, layoffs counted"),
                FORM,
                new WordAnswer.Phrase<>(ANSWER, GinScore::words),
                List.of(SOURCE),
                ENDINGS_TO_DEAL,
                LAY_OFFS);
    }

    @Override
    public KnockToScore deal(DealRequest request) {
        Chance chance = request.seed().chance();
        List<String> asked = request.get(ENDINGS_TO_DEAL);
        String ending = chance.oneOf(asked.isEmpty() ? ENDINGS : asked);
        boolean layingOff = request.get(LAY_OFFS) || chance.onceIn(LAYING_OFF_ONCE_IN);
        return KnockedHands.deal(Ending.valueOf(ending.toUpperCase(Locale.ROOT)), layingOff, chance);
    }

    @Override
    protected CountedAnswer<HandWon> count(KnockToScore hands) {
        KnockScore score = hands.score();
        Map<String, Object> beside = new LinkedHashMap<>();
        beside.put("ending", word(score.ending()));
        beside.put("knocker-melds", texts(score.knocker().melds()));
        beside.put("knocker-count", score.knocker().deadwood());
        beside.put("laid-off", score.defender().laidOff().toString());
        beside.put("defender-melds", texts(score.defender().rest().melds()));
        beside.put("defender-count", score.defender().deadwood());
        return CountedAnswer.of(RULE, SOURCE, List.of(won(score)), reasons(score))
                .figures(beside);
    }

    private static HandWon won(KnockScore score) {
        return new HandWon(score.knockerWins(), score.points());
    }

    private static List<String> texts(List<CardSet> melds) {
        return melds.stream().map(CardSet::toString).toList();
    }

    private static List<Reason> reasons(KnockScore score) {
        CardSet laidOff = score.defender().laidOff();
        int defender = score.defender().deadwood();
        List<Reason> reasons = new ArrayList<>();
        reasons.add(Reason.counted(
                "knocker-count", score.knocker().deadwood(), "the knocker has " + left(score.knocker())));
        if (score.ending() != Ending.GIN) {
            reasons.add(Reason.counted(
                    "laid-off",
                    laidOff.toString(),
                    laidOff.isEmpty() ? "laying off saves the defender nothing" : "the defender lays off " + laidOff));
        }
        reasons.add(Reason.counted(
                "defender-count",
                defender,
                "the defender has " + left(score.defender().rest())));
        reasons.add(Reason.counted(
                "ending",
                word(score.ending()),
                switch (score.ending()) {
                    case KNOCK -> "the knocker counts less and scores the difference";
                    case GIN ->
                        "gin: nothing may be laid off, and the knocker scores " + KnockScore.BONUS
                                + " and the difference";
                    case UNDERCUT ->
                        "the defender does not count more: they undercut, and score " + KnockScore.BONUS
                                + " and the difference";
                }));
        return reasons;
    }

    private static String left(Melding melding) {
        int points = melding.deadwood();
        return points == 0
                ? "nothing unmatched"
                : points + (points == 1 ? " point" : " points") + " unmatched: " + melding.unmatched();
    }

    @Override
    protected List<Reason> against(KnockToScore hands, HandWon answer) {
        KnockScore score = hands.score();
        int knocker = score.knocker().deadwood();
        int defender = score.defender().deadwood();
        CardSet off = score.defender().laidOff();
        int difference = Math.abs(knocker - defender);
        String counts = "the knocker has " + knocker + " left, the defender " + (defender == 0 ? "none" : defender)
                + (off.isEmpty() ? "" : " after laying off " + off);
        String end = switch (score.ending()) {
            case KNOCK -> ", and the difference counts, " + difference;
            case GIN ->
                defender == 0
                        ? " too: equal counts undercut a knock, but not gin, which scores " + KnockScore.BONUS
                        : ", on gin nothing may be laid off: " + KnockScore.BONUS + " and the difference";
            case UNDERCUT ->
                ", an undercut: " + KnockScore.BONUS
                        + (difference == 0 ? ", for equal counts undercut" : " and the difference, " + difference);
        };
        String told = score.ending() == Ending.GIN
                ? "the knocker has none left, the defender " + (defender == 0 ? "none" : defender)
                : counts;
        return List.of(missing("score", answer.toString(), told + end, won(score)));
    }

    private static String words(HandWon won) {
        return won.points() + (won.byKnocker() ? " to the knocker" : " to the defender");
    }

    @Override
    public List<Slip<HandWon>> slips(KnockToScore hands) {
        return KnockSlips.of(hands);
    }

    @Override
    public Prompt ask(KnockToScore hands) {
        List<Exhibit> table = new ArrayList<>();
        table.add(new Exhibit.Held("The knocker's hand", hands.knocker()));
        if (!hands.discard().isEmpty()) {
            table.add(new Exhibit.Fact("Thrown face down", hands.discard().toString()));
        }
        table.add(new Exhibit.Held("The defender's hand", hands.defender()));
        return new Prompt("Who scores, and how many points?", table);
    }

    @Override
    public Instruction say(HandWon answer) {
        return new Instruction(
                answer.byKnocker() ? "the knocker scores" : "the defender scores", String.valueOf(answer.points()));
    }
}

package kibitzer.decisions.rummy.gin.score;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.advice.Why;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.CardAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.form.Places;
import kibitzer.decisions.rummy.form.Melds;
import kibitzer.games.rummy.LayingOff;
import kibitzer.games.rummy.Melding;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.games.rummy.gin.KnockScore;
import kibitzer.games.rummy.gin.KnockScore.Ending;

/** Which cards the defender lays off on the knocker's melds, so that as little as possible is left to him (p. 32, 37). */
public final class GinLayoff extends CountedDecision<GinLayoff.Spread, CardSet> {

    /**
     * A knocker's hand as it is spread, and the defender's.
     *
     * @param knocker his melds and what is unmatched, ten cards together
     * @param defender ten cards
     * @param onGin true where laying off on a gin hand is allowed, as many play it
     */
    public record Spread(Melding knocker, CardSet defender, boolean onGin) {

        /** @throws BadQuestion naming the field, where the hand is no knock or a card stands in two places */
        public Spread {
            if (knocker.cards().size() != Gin.HAND) {
                throw new BadQuestion(
                        "knocker",
                        knocker.cards().size() == 1 ? "1 card" : knocker.cards().size() + " cards",
                        Gin.HAND + " cards, melds and unmatched together");
            }
            for (CardSet meld : knocker.melds()) {
                if (!Gin.MELDS.isMeld(meld)) {
                    throw new BadQuestion(
                            "knocker", meld + " is no meld", "three or four of a rank, or three in sequence, ace low");
                }
            }
            if (knocker.deadwood() > Gin.KNOCK_LIMIT) {
                throw new BadQuestion(
                        "knocker",
                        knocker.deadwood() + " points are unmatched",
                        "at most " + Gin.KNOCK_LIMIT + " for a knock");
            }
            Places.apart("defender", defender, "knocker", knocker.cards());
        }

        boolean isClosed() {
            return knocker.deadwood() == 0 && !onGin;
        }

        List<LayingOff> best() {
            return isClosed()
                    ? List.of(LayingOff.none(Gin.MELDER, knocker.melds(), defender))
                    : LayingOff.all(Gin.MELDER, knocker.melds(), defender);
        }
    }

    private static final int TRIES = 50;
    private static final int PLAIN_ONCE_IN = 6;

    private static final Field<Melding> KNOCKER =
            required("knocker", new Melds(Gin.HAND).json(), "the knocker's hand as spread, ten cards");
    private static final Field<CardSet> DEFENDER =
            required("defender", Kinds.cards(Gin.HAND, Gin.HAND), "the other player's hand");
    private static final Field<Boolean> ON_GIN = optional(
            "on-gin", Kinds.yesOrNo(), false, "true where laying off on a gin hand is allowed, as many play it");
    private static final Form<Spread> FORM = Form.of(
            Spread::new, KNOCKER.of(Spread::knocker), DEFENDER.of(Spread::defender), ON_GIN.whereGiven(Spread::onGin));

    private static final Source SOURCE =
            Source.source("gin-rummy", "gin.values").onPage(32);

    private static final Source UNDERCUTTING = Source.source("gin-rummy").onPage(32);

    private static final Why LESS =
            Why.practice("What is laid off no longer counts against you, and the knocker wins that much less.");

    private static final Why UNDERCUT =
            new Why("With no more left than the knocker you undercut, and score the bonus yourself.", UNDERCUTTING);

    /** Many play that cards may be laid off on gin. */
    private static final Source OPTION =
            Source.source("gin-rummy", "gin-option-layoff-on-gin", "gin.values").onPage(32);

    public GinLayoff() {
        super(
                new Head(
                        "gin/layoff",
                        "Laying off",
                        "gin-rummy",
                        "which cards the defender lays off, so that least is left"),
                FORM,
                new CardAnswer.SomeCards(0, Gin.HAND),
                List.of(SOURCE, OPTION));
    }

    /** Mostly hands in which laying off pays, and one time in six one in which it does not. */
    @Override
    public Spread deal(DealRequest request) {
        Chance chance = request.seed().chance();
        boolean plain = chance.onceIn(PLAIN_ONCE_IN);
        Spread dealt = spread(chance, plain);
        for (int i = 0; i < TRIES && dealt.best().getFirst().laidOff().isEmpty() != plain; i++) {
            dealt = spread(chance, plain);
        }
        return dealt;
    }

    private static Spread spread(Chance chance, boolean plain) {
        Ending ending = plain && chance.onceIn(2) ? Ending.GIN : chance.onceIn(3) ? Ending.UNDERCUT : Ending.KNOCK;
        KnockToScore hands = KnockedHands.deal(ending, !plain && ending != Ending.GIN, chance);
        KnockScore score = hands.score();
        return new Spread(score.knocker(), hands.defender(), false);
    }

    @Override
    public Optional<String> objection(Spread spread, CardSet answer) {
        CardSet strange = answer.minus(spread.defender());
        if (!strange.isEmpty()) {
            return Optional.of("the " + strange.first().inWords() + " is not in the defender's hand");
        }
        if (spread.isClosed() && !answer.isEmpty()) {
            return Optional.of("the knocker is gin, and nothing may be laid off on a gin hand");
        }
        return LayingOff.isPossible(Gin.MELDER, spread.knocker().melds(), answer)
                ? Optional.empty()
                : Optional.of(answer + " cannot all be laid off: not every card of it fits the knocker's melds");
    }

    @Override
    protected CountedAnswer<CardSet> count(Spread spread) {
        List<LayingOff> best = spread.best();
        LayingOff first = best.getFirst();
        int before = Gin.MELDER.leastDeadwood(spread.defender());
        List<Reason> reasons = new ArrayList<>();
        reasons.add(
                Reason.counted("count-before", before, HowMany.points(before) + " unmatched with nothing laid off"));
        if (spread.isClosed()) {
            reasons.add(Reason.counted("gin", true, "the knocker is gin: nothing may be laid off"));
        } else {
            reasons.add(Reason.counted(
                    "laid-off",
                    first.laidOff().toString(),
                    first.laidOff().isEmpty()
                            ? "laying off saves nothing"
                            : first.laidOff() + (first.laidOff().size() == 1 ? " goes" : " go") + " on "
                                    + where(spread, first.laidOff())));
        }
        reasons.add(Reason.counted(
                "count-left",
                first.deadwood(),
                HowMany.points(first.deadwood()) + " left"
                        + (first.rest().unmatched().isEmpty()
                                ? ""
                                : ": " + first.rest().unmatched())));
        CountedAnswer<CardSet> counted = CountedAnswer.of(
                        rule(),
                        spread.onGin() ? OPTION : SOURCE,
                        best.stream().map(LayingOff::laidOff).toList(),
                        reasons)
                .figures(Map.of("deadwood", first.deadwood()));
        boolean isUndercut = spread.knocker().deadwood() > 0
                && first.deadwood() <= spread.knocker().deadwood();
        return first.laidOff().isEmpty() ? counted : counted.because(isUndercut ? UNDERCUT : LESS);
    }

    @Override
    protected List<Reason> against(Spread spread, CardSet answer) {
        int left = Gin.MELDER.leastDeadwood(spread.defender().minus(answer));
        int least = spread.best().getFirst().deadwood();
        String told = better(spread, answer) + HowMany.points(least) + ", not " + left;
        return List.of(Reason.missing("answer", left, told, String.valueOf(least), ""));
    }

    /** What the nearest of the best ways does otherwise. */
    private static String better(Spread spread, CardSet answer) {
        LayingOff best = spread.best().stream()
                .min(Comparator.comparingInt(way -> way.laidOff().minus(answer).size()
                        + answer.minus(way.laidOff()).size()))
                .orElseThrow();
        CardSet more = best.laidOff().minus(answer);
        CardSet fewer = answer.minus(best.laidOff());
        if (fewer.isEmpty()) {
            return more + (more.size() == 1 ? " goes" : " go") + " on " + where(spread, more)
                    + " too, which leaves you ";
        }
        String kept = fewer + (fewer.size() == 1 ? " belongs" : " belong") + " in " + own(best.rest(), fewer);
        return more.isEmpty()
                ? kept + ", which leaves you "
                : kept + ", and " + more + " on the knocker's melds: that leaves you ";
    }

    /** The one meld of one's own that cards are kept for: "your own 5H 5D 5C". */
    private static String own(Melding rest, CardSet kept) {
        return rest.melds().stream()
                .filter(kept::subsetOf)
                .findFirst()
                .map(meld -> "your own " + meld)
                .orElse("melds of your own");
    }

    /** The one meld of the knocker's that a single card goes on; of several cards only whose melds they are. */
    private static String where(Spread spread, CardSet laidOff) {
        return spread.knocker().melds().stream()
                .filter(meld -> laidOff.size() == 1 && Gin.MELDS.isMeld(meld.union(laidOff)))
                .findFirst()
                .map(CardSet::toString)
                .orElse("the knocker's melds");
    }

    @Override
    public List<CardSet> idle() {
        return List.of(CardSet.EMPTY);
    }

    @Override
    public Prompt ask(Spread spread) {
        List<Exhibit> table = new ArrayList<>();
        table.add(new Exhibit.Held("Your hand, the defender's", spread.defender()));
        spread.knocker().melds().forEach(meld -> table.add(new Exhibit.Row("The knocker's meld", meld.toList())));
        if (!spread.knocker().unmatched().isEmpty()) {
            table.add(new Exhibit.Row(
                    "Unmatched, " + spread.knocker().deadwood(),
                    spread.knocker().unmatched().toList()));
        }
        if (spread.onGin()) {
            table.add(new Exhibit.Fact("You play that", "cards may be laid off on gin"));
        }
        return new Prompt("Your opponent has knocked. Which of your cards do you lay off, if any?", table);
    }

    @Override
    public Instruction say(CardSet answer) {
        return new Instruction("lay off", answer.isEmpty() ? "nothing" : answer.toString());
    }
}

package kibitzer.decisions.rummy.score;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import kibitzer.advice.Source;
import kibitzer.advice.Why;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Suit;
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
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.rummy.form.RummyFields;
import kibitzer.decisions.rummy.meld.NearMelds;
import kibitzer.games.rummy.family.RummyGame;
import kibitzer.games.rummy.panguingue.Condition;

/** How many chips does this meld bring from every active player at panguingue? */
public final class PanguingueCondition extends CountedDecision<PanguingueCondition.Laid, Integer> {
    /** A meld as it is laid down. */
    public record Laid(Cards meld) {
        public Laid {
            RummyFields.inThePack(RummyGame.PANGUINGUE, "meld", List.of(meld));
            RummyFields.melds(RummyGame.PANGUINGUE, "meld", List.of(meld));
        }
    }

    private static final Source SOURCE =
            Source.source("panguingue", "panguingue.conditions").onPage(48);
    private static final int TRIES = 20;
    private static final Field<Cards> MELD = Field.required("meld", CardsNotation.kind(3, 11), "the meld");

    private static final Form<Laid> FORM = Form.of(Laid::new, MELD.of(Laid::meld));

    public PanguingueCondition() {
        super(
                new Head("panguingue/condition", "Conditions", "panguingue", "what a meld collects at panguingue"),
                FORM,
                new NumberAnswer.Count(0, 40, "chips"),
                List.of(SOURCE));
    }

    /** Half of them groups of one suit, which pure chance seldom makes. */
    @Override
    public Laid deal(DealRequest request) {
        Chance chance = request.seed().chance();
        Cards meld = NearMelds.natural(RummyGame.PANGUINGUE.rules(), chance);
        for (int i = 0; i < TRIES && Condition.of(meld).chips() == 0 && !chance.onceIn(4); i++) {
            meld = NearMelds.natural(RummyGame.PANGUINGUE.rules(), chance);
        }
        if (chance.onceIn(3)) {
            var rank = meld.get(0).rank();
            var suit = chance.onceIn(2) ? Suit.SPADES : chance.oneOf(Suit.DOWNWARDS);
            var card = Card.of(rank, suit);
            meld = Cards.of(Collections.nCopies(3 + chance.below(2), card));
        }
        return new Laid(meld);
    }

    @Override
    protected CountedAnswer<Integer> count(Laid laid) {
        Condition condition = Condition.of(laid.meld());
        return inSteps(condition.chips(), SOURCE, List.of(condition.words() + ": " + paid(condition)))
                .because(condition.run() ? OF_RUNS : WHY);
    }

    private static String paid(Condition condition) {
        return condition.chips() == 0
                ? "it pays nothing"
                : HowMany.of(condition.first(), "chip")
                        + (condition.cards() > 3
                                ? " for three cards and " + condition.more() + " for every card more"
                                : " for three cards");
    }

    private static final Why WHY = Why.book(
            "Valle cards, the threes, fives and sevens, pay more than others; one suit pays more than several, and spades most.",
            "panguingue.conditions");

    private static final Why OF_RUNS = Why.book(
            "Of sequences only those at the two ends of a suit pay, in spades twice.", "panguingue.conditions");

    @Override
    public List<Slip<Integer>> slips(Laid laid) {
        Condition condition = Condition.of(laid.meld());
        List<Slip<Integer>> slips = new ArrayList<>(List.of(
                Slip.by("count the first three cards alone", condition.first()),
                Slip.by(
                        "add for every card, not for those after the third",
                        condition.first() + condition.more() * condition.cards()),
                switch (condition.suits()) {
                    case SPADES -> Slip.by("forget that spades pay double", condition.chips() / 2);
                    case ANOTHER -> Slip.by("pay this as if it were in spades", 2 * condition.chips());
                    case SEVERAL -> Slip.by("pay this as if it were all of one suit", condition.inOneSuit());
                }));
        if (condition.suits() == Condition.InSuits.SEVERAL) {
            slips.add(Slip.by("pay this as if it were all in spades", 2 * condition.inOneSuit()));
        }
        return List.copyOf(slips);
    }

    @Override
    public Prompt ask(Laid laid) {
        return new Prompt(
                "How many chips does every active player pay you for this meld?",
                List.of(new Exhibit.Row("Your meld", laid.meld().list())));
    }
}

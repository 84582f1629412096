package kibitzer.conventions.poker.play;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.below;
import static kibitzer.advice.Needs.reaches;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;

import java.util.List;
import kibitzer.advice.DealingGround;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.Quantity;
import kibitzer.advice.Range;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Scale;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.MadeHand;
import kibitzer.games.poker.PokerForm;

/**
 * A turn at knock poker, after the draw and with five cards chosen (Culbertson p. 77).
 *
 * @param hand five cards
 * @param round of the table, from 1
 * @param players 3 to 5, or more
 * @param seat in the order of playing, from 1
 */
public record KnockTable(CardSet hand, int round, int players, int seat) {
    public static final String KNOCK = "knock";
    public static final String PLAY_ON = "play-on";

    private static final int FIVE_PLAYERS = 5;
    private static final int FOURTH = 4;
    private static final int THIRD_ROUND = 3;
    private static final String LATER = "the book stops at the third round; its hand is kept to";

    private static final Scale<KnockTable> HAND = new Scale<>(
            "hand",
            "how good a hand",
            KnockTable::strength,
            table -> MadeHand.of(table.hand).inWords());
    private static final Quantity<KnockTable> ROUND =
            new Quantity<>("round", "round of the table", "rounds of the table", KnockTable::round);
    private static final Quantity<KnockTable> PLAYERS = Quantity.of("players", "player", KnockTable::players);
    private static final Quantity<KnockTable> SEAT =
            new Quantity<>("seat", "seat in the order of playing", "seats in the order of playing", KnockTable::seat);

    /** A straight is taken to be high from the ten. */
    private static final Scale.Degree HIGH_STRAIGHT = Strength.degree(HandClass.STRAIGHT, Rank.TEN, "a high straight");

    /** P. 77 stops at the third round: what it asks there is asked later too. */
    private static final Scale.Degree STRAIGHT_OF_THE_THIRD =
            Strength.degree(HandClass.STRAIGHT, Rank.TEN, "the high straight of the third round");

    /** When to knock. */
    public static final RuleBook<KnockTable, String> BOOK = RuleBook.<KnockTable, String>named(
                    "Culbertson on knock poker")
            .then(rule("poker.knock.first-round-late-seat", source("knock-poker.p03", "knock-poker.p01"))
                    .when(first(), atLeast(PLAYERS, FIVE_PLAYERS), atLeast(SEAT, FOURTH))
                    .needs(reaches(HAND, Strength.QUEENS_UP))
                    .answers(Words.say(KNOCK))
                    .whyByBook(
                            "From the fourth seat on so much is enough, and whoever drops then pays at once.",
                            "knock-poker.p03",
                            "knock-poker.p01")
                    .title("First round, late seat: knock"))
            .then(rule("poker.knock.first-round-late-seat-waits", source("knock-poker.p03"))
                    .when(first(), atLeast(PLAYERS, FIVE_PLAYERS), atLeast(SEAT, FOURTH))
                    .needs(below(HAND, Strength.QUEENS_UP))
                    .answers(Words.say(PLAY_ON))
                    .why("In a late seat others have improved already, so a lower hand is too likely beaten.")
                    .title("First round, late seat: wait"))
            .then(rule("poker.knock.first-round", source("knock-poker.p02", "knock-poker.p01"))
                    .when(first())
                    .needs(reaches(HAND, Strength.TWO_PAIRS))
                    .answers(Words.say(KNOCK))
                    .whyByBook(
                            "Two pairs or more are probably better than what one more draw brings the others, and whoever "
                                    + "drops pays at once.",
                            "knock-poker.p01")
                    .title("First round: knock"))
            .then(rule("poker.knock.second-round", source("knock-poker.p04"))
                    .when(within(ROUND, Range.exactly(2)))
                    .needs(reaches(HAND, Strength.TRIPS))
                    .answers(Words.say(KNOCK))
                    .whyByBook(
                            "Three of a kind is still likely to lead when each of the others has drawn once more.",
                            "knock-poker.p01")
                    .title("Second round: knock"))
            .then(rule("poker.knock.third-round", source("knock-poker.p05"))
                    .when(within(ROUND, Range.exactly(THIRD_ROUND)))
                    .needs(reaches(HAND, HIGH_STRAIGHT))
                    .answers(Words.say(KNOCK))
                    .why("After three draws only a high straight or better is likely to stay ahead through one more.")
                    .title("Third round: knock"))
            .then(rule(
                            "poker.knock.later-round",
                            source("knock-poker.p05")
                                    .withFigureFromPractice(LATER)
                                    .reckoning("hand"))
                    .when(atLeast(ROUND, THIRD_ROUND + 1))
                    .needs(reaches(HAND, STRAIGHT_OF_THE_THIRD))
                    .answers(Words.say(KNOCK))
                    .why(
                            "{It} was enough in the third round; for later ones the book has no figure, and it is kept to.")
                    .title("Later round: knock"))
            // What the book asks rises with the rounds: more may be wanted than in the third, and less is never enough.
            .then(rule("poker.knock.later-round-waits-for-more", source("knock-poker.p01"))
                    .when(atLeast(ROUND, THIRD_ROUND + 1))
                    .needs(reaches(HAND, STRAIGHT_OF_THE_THIRD))
                    .answers(Words.say(PLAY_ON))
                    .manner(Manner.MAY)
                    .whyByBook("The others draw once more, and whether the hand then still leads must be judged.")
                    .title("Later round: wait for more"))
            .then(rule("poker.knock.first-round-waits", source("knock-poker.p02", "knock-poker.p01"))
                    .when(first())
                    .needs(below(HAND, Strength.TWO_PAIRS))
                    .answers(Words.say(PLAY_ON))
                    .whyByBook(
                            "Everybody else draws once more after a knock, which less than two pairs seldom survive.",
                            "knock-poker.p01")
                    .title("First round: wait"))
            .then(rule("poker.knock.second-round-waits", source("knock-poker.p04"))
                    .when(within(ROUND, Range.exactly(2)))
                    .needs(below(HAND, Strength.TRIPS))
                    .answers(Words.say(PLAY_ON))
                    .why("By now two pairs are often beaten, and a knock gives each other player one more draw.")
                    .title("Second round: wait"))
            .then(rule("poker.knock.third-round-waits", source("knock-poker.p05"))
                    .when(within(ROUND, Range.exactly(THIRD_ROUND)))
                    .needs(below(HAND, HIGH_STRAIGHT))
                    .answers(Words.say(PLAY_ON))
                    .why("By now the others may well hold three of a kind or more, and each gets one more draw.")
                    .title("Third round: wait"))
            .then(rule(
                            "poker.knock.later-round-waits",
                            source("knock-poker.p05")
                                    .withFigureFromPractice(LATER)
                                    .reckoning("hand"))
                    .when(atLeast(ROUND, THIRD_ROUND + 1))
                    .needs(below(HAND, STRAIGHT_OF_THE_THIRD))
                    .answers(Words.say(PLAY_ON))
                    .why("With each round the book asks a better hand, and this is less than in the third already.")
                    .title("Later round: wait"))
            .book();

    private static Need<KnockTable> first() {
        return atMost(ROUND, 1);
    }

    private double strength() {
        return Strength.of(PokerForm.STANDARD, PokerForm.STANDARD.value(hand));
    }

    /** All turns at knock poker. */
    public record Ground() implements DealingGround<KnockTable> {
        private static final int HAND_SIZE = 5;

        @Override
        public KnockTable start(Chance chance) {
            CardSet hand = CardSet.EMPTY;
            while (hand.size() < HAND_SIZE) {
                hand = hand.with(chance.oneOf(Card.ALL));
            }
            return seated(hand, chance);
        }

        private static KnockTable seated(CardSet hand, Chance chance) {
            int players = THIRD_ROUND + chance.below(THIRD_ROUND);
            return new KnockTable(hand, 1 + chance.below(FOURTH), players, 1 + chance.below(players));
        }

        @Override
        public KnockTable step(KnockTable here, Chance chance) {
            if (chance.onceIn(4)) {
                return seated(here.hand, chance);
            }
            List<Card> unseen = CardSet.FULL_PACK.minus(here.hand).toList();
            CardSet hand = here.hand.without(chance.oneOf(here.hand.toList())).with(chance.oneOf(unseen));
            return new KnockTable(hand, here.round, here.players, here.seat);
        }
    }
}

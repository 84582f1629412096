package kibitzer.conventions.poker.play;

import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.advice.Answers;
import kibitzer.advice.Bound;
import kibitzer.advice.DealingGround;
import kibitzer.advice.Quantity;
import kibitzer.advice.Range;
import kibitzer.advice.Reason;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Ruling;
import kibitzer.advice.Standing;
import kibitzer.advice.Trait;
import kibitzer.cards.Chance;

/**
 * A bluff that is thought of (Culbertson p. 98; Round Games with Cards p. 46).
 *
 * @param game "standard" for Culbertson, "round-games" for the hints of 1891
 * @param pot chips in the pot, 1 or more
 * @param chance that all others drop to a bet of the pot, in hundredths as the learner judges it
 * @param asWithTheHand true if the hand that is pretended to have would have been played just so
 * @param winning true if the learner has been winning
 */
public record Bluff(String game, int pot, int chance, boolean asWithTheHand, boolean winning) {
    private static final int EVEN = 50;
    private static final int NEARLY = 5;
    private static final String FAILS_TOO_OFTEN = "poker.bluff.fails-too-often";

    private static final Quantity<Bluff> CHANCE = new Quantity<>(
            "chance-of-success",
            "of a hundred such bluffs would win",
            "of a hundred such bluffs would win",
            Bluff::chance);

    private static final Trait<Bluff> AS_WITH_THE_HAND = Trait.either(
            "same-line",
            "the hand you pretend to have would have been played just so",
            "the hand you pretend to have would have been played otherwise",
            Bluff::asWithTheHand);

    private static final Trait<Bluff> WINNING = new Trait<>(
            "winning",
            "you have been winning, and who wins is feared",
            "you have been losing, and who loses is not feared",
            Bluff::winning);

    /** That who wins is feared speaks for a bluff: against it speaks the page's own word. */
    private static final Trait<Bluff> ADVISED_AGAINST = new Trait<>(
            "advised-against",
            "it is advised against, though you have been winning",
            "you have been losing, and who loses is not feared",
            Bluff::winning);

    private static final Answers<Bluff, Integer> NO_BET = new Answers<>("no bet", bluff -> List.of(0));

    private static final Answers<Bluff, Integer> THE_SIZE_OF_THE_POT =
            new Answers<>("the size of the pot", bluff -> List.of(bluff.pot()));

    private static final RuleBook<Bluff, Integer> CULBERTSON = RuleBook.<Bluff, Integer>named("Culbertson on bluffing")
            .then(rule("poker.bluff.as-with-the-hand", source("poker.p10"))
                    .when(lacks(AS_WITH_THE_HAND))
                    .needs(lacks(AS_WITH_THE_HAND))
                    .answers(NO_BET)
                    .whyByBook("A story that does not fit the play is not believed, so the bluff loses.")
                    .title("Play as with the hand"))
            // "Half your bluffs, or nearly so": on the edge both are right.
            .then(rule("poker.bluff.the-size-of-the-pot", source("poker.p11", "poker.p12"))
                    .needs(within(CHANCE, Range.atLeast(Bound.about(EVEN, NEARLY))), has(AS_WITH_THE_HAND))
                    .answers(THE_SIZE_OF_THE_POT)
                    .whyByBook("A bet of the pot is normal, and risks no more than it can win.")
                    .title("Bet the size of the pot"))
            .then(rule(FAILS_TOO_OFTEN, source("poker.p12"))
                    .needs(within(CHANCE, Range.atMost(Bound.under(EVEN))))
                    .answers(NO_BET)
                    .whyByBook(
                            "Bluffs make others call your good hands, but those that mostly fail cost more than that "
                                    + "returns.")
                    .title("A bluff that fails too often"))
            .book();

    private static final RuleBook<Bluff, Integer> OF_1891 = RuleBook.<Bluff, Integer>named("Round Games with Cards")
            .then(rule("poker.bluff.1891.not-while-losing", source("english-draw-poker.p17", "english-draw-poker.p16"))
                    .needs(lacks(WINNING))
                    .answers(NO_BET)
                    .whyByBook(
                            "Only a player who has been winning is feared enough for the others to drop.",
                            "english-draw-poker.p16")
                    .title("No bluff while losing"))
            .then(rule(
                            "poker.bluff.1891.while-winning",
                            source("english-draw-poker.p16")
                                    .withFigureFromPractice(
                                            "the book does not say how much; the pot is Culbertson's figure")
                                    .meaning("a bluff while winning", "chance-of-success"))
                    .needs(has(WINNING), within(CHANCE, Range.atLeast(EVEN)))
                    .answers(THE_SIZE_OF_THE_POT)
                    .whyByBook("Your winnings have taught the others to fear your hands, so they are readier to drop.")
                    .title("Bluff while winning"))
            // P. 46 advises against bluffing at all: not to bluff is never wrong by it.
            .then(rule("poker.bluff.1891.seldom", source("english-draw-poker.p15"))
                    .needs(has(ADVISED_AGAINST))
                    .answers(NO_BET)
                    .whyByBook("A bluff rests on reading the others well, and is seldom worth its risk.")
                    .title("Seldom worth the risk"))
            .book();

    /** By game, the book that advises on it. */
    public static final Map<String, RuleBook<Bluff, Integer>> BOOKS =
            Map.of(Games.STANDARD, CULBERTSON, Games.ROUND_GAMES, OF_1891);

    /** Where a bet of the pot fails too often, why one of this size is no better; empty where something else decides. */
    public static Optional<Ruling<Integer>> failsTooOften(Bluff bluff, int bet) {
        boolean fails = bluff.game().equals(Games.STANDARD) && bluff.asWithTheHand() && bluff.chance() < EVEN;
        if (!fails || bet == 0) {
            return Optional.empty();
        }
        String ofThePot = "a bet of the pot would win only " + bluff.chance() + " times in a hundred";
        String told = bet == bluff.pot()
                ? "what you can win is what you risk, so every other bluff must win, and only " + bluff.chance()
                        + " in a hundred do"
                : (bet < bluff.pot()
                                ? "so small a bet seldom frightens anyone out, and even "
                                : "it risks more than the pot holds, and even ")
                        + ofThePot;
        return Optional.of(new Ruling<>(
                FAILS_TOO_OFTEN,
                source("poker.p11", "poker.p12"),
                List.of(bet),
                List.of(),
                Standing.FAILS,
                List.of(Reason.missing(CHANCE.key(), bluff.chance(), told, String.valueOf(EVEN), ""))));
    }

    /**
     * All bluffs that are thought of at one game.
     *
     * @param game by its word
     */
    public record Ground(String game) implements DealingGround<Bluff> {
        private static final int MOST_CHIPS = 60;
        private static final int STEP = 5;

        @Override
        public Bluff start(Chance chance) {
            return new Bluff(game, 4 + chance.below(MOST_CHIPS), percent(chance), !chance.onceIn(4), chance.onceIn(2));
        }

        @Override
        public Bluff step(Bluff here, Chance chance) {
            return switch (chance.below(4)) {
                case 0 -> new Bluff(game, 4 + chance.below(MOST_CHIPS), here.chance, here.asWithTheHand, here.winning);
                case 1 -> new Bluff(game, here.pot, percent(chance), here.asWithTheHand, here.winning);
                case 2 -> new Bluff(game, here.pot, here.chance, !here.asWithTheHand, here.winning);
                default -> new Bluff(game, here.pot, here.chance, here.asWithTheHand, !here.winning);
            };
        }

        private static int percent(Chance chance) {
            return 2 * STEP + chance.below(80);
        }
    }
}

package kibitzer.conventions.rummy;

import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.rummy.PlanRules.either;
import static kibitzer.conventions.rummy.PlanRules.plan;
import static kibitzer.conventions.rummy.PlanRules.say;
import static kibitzer.conventions.rummy.Topics.*;

import java.util.List;
import kibitzer.advice.Manner;
import kibitzer.advice.RuleBuilder.Answering;
import kibitzer.advice.Trait;

/** Rummy itself, block rummy, pif-paf and queen city: the draw and the meld (Culbertson pp. 5-11). */
final class BasicPlans {
    /** What is missing of the one case in which a mere combination is taken up (p. 9). */
    private static final Trait<Situation> ONLY_A_COMBINATION = new Trait<Situation>(
                    "only-a-combination", "it makes a combination only", "it does more", situation -> true)
            .saying(situation -> "it makes a combination at most, and "
                    + (situation.of(EARLY) == 0
                            ? "the hand is no longer young"
                            : situation.of(BARREN) == 0
                                    ? "your hand has combinations already"
                                    : "fewer than four cards would fill it"));

    static final List<Answering<Situation, String>> ALL = List.of(
            plan("rummy.plan.double-combination", RUMMY_DRAW, "rummy.p07", EARLY.so(), BARREN.so(), PLACES.atLeast(4))
                    .answers(say("take"))
                    .whyByBook(
                            "Three cards that four others can fill give a barren hand a fresh start while there is time.")
                    .title("Take a double combination"),
            plan("rummy.plan.around-a-player", RUMMY_DRAW, "rummy.p15", AROUND.so(), PLACES.atLeast(1))
                    .answers(say("take"))
                    .manner(Manner.USUALLY)
                    .whyByBook("You must hold that card anyway, so a set of another kind is built round it.")
                    .title("A set around a card they want"),
            plan("rummy.plan.only-a-combination", RUMMY_DRAW, source("rummy.p06", "rummy.p07"), has(ONLY_A_COMBINATION))
                    .answers(say("stock"))
                    .why("An unseen card might fill a set.")
                    .title("No discard for a mere combination"),
            plan("pif-paf.plan.a-combination-pays", PIF_PAF_DRAW, "pif-paf.p03", PLACES.atLeast(1))
                    .answers(say("take"))
                    .manner(Manner.USUALLY)
                    .whyByBook("Here a mere combination pays, for any discard can be claimed.", "pif-paf.p01"),
            plan("pif-paf.plan.nothing-in-it", PIF_PAF_DRAW, "pif-paf.p03", PLACES.atMost(0))
                    .answers(say("stock"))
                    .why("A card that makes no combination brings you no nearer; an unseen one may."),
            plan("rummy.plan.meld-after-others", RUMMY_MELD, "rummy.p18", OTHERS_MELDED.so(), PLAYERS.atLeast(3))
                    .answers(say("meld"))
                    .whyByBook(
                            "Someone may go out by laying off, and whoever still holds everything then pays for it all.")
                    .title("Meld after others have"),
            plan(
                            "rummy.plan.meld-one-is-near",
                            RUMMY_MELD,
                            source("rummy.p20")
                                    .leaving("pickups")
                                    .meaning("a player who often took the discard", "pickups"),
                            PICKUPS.atLeast(2))
                    .answers(say("meld"))
                    .whyByBook("Who takes many is close to going out, and melded cards no longer count.")
                    .title("Meld when someone is near"),
            plan("rummy.plan.start-the-stampede", RUMMY_MELD, "rummy.p21", POOR.so())
                    .answers(say("meld"))
                    .whyByBook("It cuts the loss of a poor hand early, and the melds of the others show what is safe."),
            plan("rummy.plan.break-the-ice", RUMMY_MELD, "rummy.p16", LATE.so(), PLAYER_CARDS.atLeast(1))
                    .answers(say("meld"))
                    .manner(Manner.USUALLY)
                    .whyByBook("Others are led to meld too, and then your cards that fit their sets can be laid off."),
            plan("rummy.plan.hold", RUMMY_MELD, "rummy.p19")
                    .answers(say("hold"))
                    .whyByBook(
                            "Sets on the table let others lay off on them and show how near you are to going out.",
                            "rummy.p17")
                    .title("Hold the melds back"),
            plan("rummy.plan.unload", NO_GOING_RUMMY, "rummy-option-no-going-rummy.p01", OTHERS_MELDED.so())
                    .answers(say("meld"))
                    .whyByBook("The first meld warns that they may go out next turn, while you still hold everything.")
                    .title("Unload after their first meld"),
            plan("rummy.plan.no-warning-yet", NO_GOING_RUMMY, "rummy.p19", OTHERS_MELDED.notSo())
                    .answers(say("hold"))
                    .whyByBook(
                            "Nobody is close to going out yet, and cards shown now would only help the others.",
                            "rummy.p17"),
            plan("block.plan.go-out", BLOCK_MELD, "block-rummy.p03", GOING_OUT.so())
                    .answers(say("meld"))
                    .why("Going out ends the deal while the others still hold their cards."),
            plan("block.plan.never-two-left", BLOCK_MELD, "block-rummy.p01", LEFT.exactly(2))
                    .answers(say("hold"))
                    .whyByBook("From two cards you go out only by laying off, while one or three leave other ways.")
                    .title("Never leave two cards"),
            plan("block.plan.three-of-a-set", BLOCK_MELD, "block-rummy.p03", IN_SET.atLeast(4))
                    .answers(say("hold"))
                    .whyByBook("The fourth card is laid off later, when that does not leave you with two.")
                    .title("Meld three of a set"),
            plan("block.plan.three-or-one-left", BLOCK_MELD, "block-rummy.p02")
                    .answers(say("meld"))
                    .why(
                            "Melding leaves you not two cards, the number to avoid: three may still become a set, and one may be laid off.")
                    .title("Leave three cards or one"),
            plan("queen-city.plan.save-low", QUEEN_CITY, "queen-city-rum.p02", LOW_THROWN.so())
                    .answers(say("low"))
                    .why("What others throw away is the easiest to collect, and so the quickest way out.")
                    .title("Save low cards"),
            plan("queen-city.plan.quicker", QUEEN_CITY, "queen-city-rum.p01", LOW_THROWN.notSo())
                    .answers(either())
                    .whyByBook("Going out first is worth more on average than a high count in hand.")
                    .title("Whichever is quicker"));

    private BasicPlans() {}
}

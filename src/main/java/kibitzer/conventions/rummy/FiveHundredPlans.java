package kibitzer.conventions.rummy;

import static kibitzer.advice.Source.source;
import static kibitzer.conventions.rummy.PlanRules.either;
import static kibitzer.conventions.rummy.PlanRules.plan;
import static kibitzer.conventions.rummy.PlanRules.say;
import static kibitzer.conventions.rummy.Topics.*;

import java.util.List;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.Needs;
import kibitzer.advice.Quantity;
import kibitzer.advice.Range;
import kibitzer.advice.RuleBuilder.Answering;
import kibitzer.advice.Trait;

/** Five hundred rum, alone and in partnership: going out, the pile, what is fed to whom (Culbertson pp. 14-15). */
final class FiveHundredPlans {
    /** The pile is worth this much to the others (p. 14). */
    private static final int EQUITY = 20;

    private static final Quantity<Situation> GAIN_500 = new Quantity<>(
            "gain",
            "point gained, with 20 for keeping the cards from the others",
            "points gained, with 20 for keeping the cards from the others",
            situation -> situation.of(MELD) + EQUITY - situation.of(DEADWOOD));

    /** The book warns only of stopping too soon: that there is an end where even the twenty do not cover the cost is ours. */
    private static final Trait<Situation> PILE_TOO_DEAR = new Trait<Situation>(
                    "gain",
                    "near the end the pile brings no more than it costs",
                    "the pile brings more than it costs, or the hand is young",
                    situation -> situation.of(EARLY) == 0 && GAIN_500.of(situation) <= 0)
            .saying(situation -> "our line: stop where melds and the book's " + EQUITY
                    + " for what others do not get fall short of the hand, " + (situation.of(MELD) + EQUITY)
                    + " against "
                    + situation.of(DEADWOOD));

    static final List<Answering<Situation, String>> ALL = List.of(
            plan("500.plan.out-before-melds", OUT_500, "500-rum.p01", OTHERS_MELDED.notSo())
                    .answers(say("out"))
                    .why("All that they hold still counts against them.")
                    .title("Out before they have melded"),
            plan("500.plan.out-is-second", OUT_500, "500-rum.p01", OTHERS_MELDED.so())
                    .answers(say("play-on"))
                    .manner(Manner.USUALLY)
                    .why("Further melds score more than an early end does, and going out stops yours too.")
                    .title("Going out comes second"),
            plan("500.plan.out-all-the-same", OUT_500, "500-rum.p01", OTHERS_MELDED.so())
                    .answers(say("out"))
                    .manner(Manner.MAY)
                    .why("What the others have not melded is charged to them, and they get no turn to mend it.")
                    .title("Going out all the same"),
            plan(
                            "500.plan.gather",
                            PILE_500,
                            source("500-rum.p02").leaving("depth").meaning("big batches", "depth"),
                            EARLY.so(),
                            DEPTH.atLeast(4))
                    .answers(say("take"))
                    .whyByBook("Melds use up the hand; a big batch brings the cards for more of them.")
                    .title("Gather cards early"),
            plan(
                            "500.plan.dig-late",
                            PILE_500,
                            source("500-rum.p10").onPage(14, 15),
                            EARLY.notSo(),
                            new Need.Within<>(GAIN_500, Range.atLeast(1)))
                    .answers(say("take"))
                    .whyByBook(
                            "Cards taken are also kept from the others, which is worth about twenty points on its own."),
            plan(
                            "500.plan.too-dear",
                            PILE_500,
                            source("500-rum.p10")
                                    .onPage(15)
                                    .takenOver("the book warns only of stopping too soon; where to stop is our line"),
                            Needs.has(PILE_TOO_DEAR))
                    .answers(say("stock"))
                    .why("The cards that stay unmelded would cost more than the meld brings, even though the "
                            + "others do not get them.")
                    .title("The pile is too dear"),
            plan("500.plan.small-batch", PILE_500, source("500-rum.p02").leaving("depth"), EARLY.so(), DEPTH.atMost(3))
                    .answers(either())
                    .why("A small batch brings little and costs little, so it is a matter of taste.")
                    .title("A small batch"),
            plan("500.plan.feed-the-lowest", FEED_500, "500-rum.p09", LOWEST.so())
                    .answers(say("yes"))
                    .whyByBook("What the lowest scorer takes is kept from the leader, who must be stopped."),
            plan("500.plan.not-to-the-leader", FEED_500, "500-rum.p09", LOWEST.notSo())
                    .answers(say("no"))
                    .why("A card for someone who is not last brings them nearer to winning, and you nothing.")
                    .title("Do not feed the others"),
            plan(
                            "partnership-500.plan.feed-partner",
                            PARTNER_500,
                            "partnership-500-rum.p01",
                            PARTNER_USES.so(),
                            OPPONENTS_USE.notSo())
                    .answers(say("yes"))
                    .whyByBook("Sets that your discards help partner to form score for your side."),
            plan("partnership-500.plan.not-to-them", PARTNER_500, "rummy.p13", OPPONENTS_USE.so())
                    .answers(say("no"))
                    .why("Whatever the opponents can use would score against your side.")
                    .title("No card for the opponents"),
            plan("partnership-500.plan.harmless", PARTNER_500, "rummy.p10", OPPONENTS_USE.notSo())
                    .answers(say("yes"))
                    .why("Nothing is given away by throwing it.")
                    .title("A harmless card"));

    private FiveHundredPlans() {}
}

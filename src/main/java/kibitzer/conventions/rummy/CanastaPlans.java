package kibitzer.conventions.rummy;

import static kibitzer.advice.Needs.all;
import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.rummy.PlanRules.either;
import static kibitzer.conventions.rummy.PlanRules.plan;
import static kibitzer.conventions.rummy.PlanRules.say;
import static kibitzer.conventions.rummy.Topics.*;

import java.util.List;
import kibitzer.advice.Manner;
import kibitzer.advice.RuleBuilder.Answering;

/** Canasta: the first meld, the pack, wild cards, going out (Culbertson p. 24). */
final class CanastaPlans {
    static final List<Answering<Situation, String>> ALL = List.of(
            plan(
                            "canasta.plan.wait-with-jokers",
                            CANASTA_FIRST,
                            "canasta.p10",
                            JOKERS.atLeast(2),
                            MINIMUM.atLeast(120),
                            WAITED.atMost(2),
                            WITH_PACK.notSo())
                    .answers(say("hold"))
                    .whyByBook("Your two jokers make it unlikely that the opponents can meld soon, so there is time to "
                            + "win the pack."),
            plan("canasta.plan.meld-with-the-pack", CANASTA_FIRST, "canasta.p02", WITH_PACK.so())
                    .answers(say("meld"))
                    .whyByBook(
                            "The pack is nearly always a big gain, and the meld that takes it opens the game for your "
                                    + "side."),
            plan("canasta.plan.not-for-fifty", CANASTA_FIRST, "canasta.p04", WITH_PACK.notSo(), MINIMUM.atMost(50))
                    .answers(say("hold"))
                    .why(
                            "So small a minimum is soon met again, and the cards it would cost are needed to win the pack.")
                    .title("No first meld for fifty"),
            plan("canasta.plan.three-or-four-cards", CANASTA_FIRST, "canasta.p05", CARDS.atMost(4), MINIMUM.atLeast(90))
                    .answers(say("meld"))
                    .why("So few cards buy the meld, and enough stay for the pack.")
                    .title("A first meld of three or four cards"),
            plan(
                            "canasta.plan.too-many-cards",
                            CANASTA_FIRST,
                            source("canasta.p05").leaving("minimum").meaning("90 or 120", "minimum"),
                            MINIMUM.atLeast(60),
                            CARDS.atLeast(5))
                    .answers(either())
                    .why("The meld would empty the hand that is needed for the pack, but it frees partner to meld.")
                    .title("A first meld of too many cards"),
            plan("canasta.plan.three-cards-or-more", CANASTA_PACK, "canasta.p02", DEPTH.atLeast(3))
                    .answers(say("take"))
                    .whyByBook("A pack of this size is worth more than any other move.")
                    .title("A pack of three cards or more"),
            plan("canasta.plan.small-pack", CANASTA_PACK, "canasta.p02", DEPTH.atMost(2))
                    .answers(say("take"))
                    .manner(Manner.USUALLY)
                    .why("Even a small pack brings cards for melds, and keeps them from the opponents.")
                    .title("Take a small pack"),
            plan("canasta.plan.small-pack-left", CANASTA_PACK, "canasta.p02", DEPTH.atMost(2))
                    .answers(say("stock"))
                    .manner(Manner.MAY)
                    .why("Two cards or fewer may not be worth the pair that it takes to win them.")
                    .title("Leave a small pack"),
            plan(
                            "canasta.plan.wild-card-for-a-canasta",
                            CANASTA_WILD,
                            "canasta.p01",
                            all(COMPLETES.so(), OUT_THREAT.so()))
                    .answers(say("yes"))
                    .whyByBook(
                            "The opponents may go out at any turn, and a finished canasta counts its bonus before they do."),
            plan(
                            "canasta.plan.keep-the-wild-card",
                            CANASTA_WILD,
                            "canasta.p01",
                            any(COMPLETES.notSo(), OUT_THREAT.notSo()))
                    .answers(say("no"))
                    .why("A wild card in hand can still win the pack, or finish a canasta when needed."),
            plan("canasta.plan.catch-them", CANASTA_OUT, "canasta.p03", FAR_AHEAD.so(), CAUGHT.so())
                    .answers(say("out"))
                    .whyByBook("Going out now charges them for all they hold, which makes up much of their lead.")
                    .title("Go out and catch them"),
            plan("canasta.plan.meld-on", CANASTA_OUT, "canasta.p03", any(FAR_AHEAD.notSo(), CAUGHT.notSo()))
                    .answers(say("play-on"))
                    .manner(Manner.USUALLY)
                    .whyByBook("More melds usually bring more than an early end.")
                    .title("Go on melding"),
            plan("canasta.plan.out-all-the-same", CANASTA_OUT, "canasta.p03", any(FAR_AHEAD.notSo(), CAUGHT.notSo()))
                    .answers(say("out"))
                    .manner(Manner.MAY)
                    .why("It keeps what is won so far and gives the opponents no more time to meld.")
                    .title("Going out all the same"));

    private CanastaPlans() {}
}

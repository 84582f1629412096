package kibitzer.conventions.rummy;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.rummy.PlanRules.plan;
import static kibitzer.conventions.rummy.PlanRules.say;
import static kibitzer.conventions.rummy.Topics.*;

import java.util.List;
import kibitzer.advice.RuleBuilder.Answering;

/** The stake at pif-paf, and what is forced on others at panguingue and conquian (Culbertson pp. 11, 49-50). */
final class StakesAndForcing {
    static final List<Answering<Situation, String>> ALL = List.of(
            plan(
                            "pif-paf.plan.freeze-out",
                            PIF_PAF_STAKE,
                            source("pif-paf.p08").leaving("opponents").meaning("several players", "opponents"),
                            GOOD.so(),
                            OPPONENTS.atLeast(2))
                    .answers(say("raise"))
                    .whyByBook("A raise makes players drop, and against fewer of them a good hand wins more often.")
                    .title("Raise to freeze them out"),
            plan("pif-paf.plan.one-or-two", PIF_PAF_STAKE, "pif-paf.p09", OPPONENTS.atMost(2))
                    .answers(say("call"))
                    .whyByBook("Against one or two the better player wins more often, and few are left to freeze out.")
                    .title("One or two opponents"),
            plan("pif-paf.plan.too-many", PIF_PAF_STAKE, "pif-paf.p09", OPPONENTS.atLeast(3), GOOD.notSo())
                    .answers(say("drop"))
                    .whyByBook("With three or more still in, somebody's lucky draw beats skill.")
                    .title("Too many opponents"),
            plan("panguingue.plan.force", PAN_FORCE, "panguingue.p01", FITS_HIM.so())
                    .answers(say("yes"))
                    .whyByBook("Each forced card leaves the opponent fewer of their own to start a new meld with.")
                    .title("Force the card on them"),
            plan("panguingue.plan.nothing-to-force", PAN_FORCE, "panguingue", FITS_HIM.notSo())
                    .answers(say("no"))
                    .why("A card that fits nothing of theirs cannot weaken their hand."),
            plan(
                            "panguingue.plan.do-not-put-him-out",
                            PAN_DISCARD,
                            "panguingue.p02",
                            NO_CARD.so(),
                            USES.so(),
                            SAFE.so())
                    .answers(say("no"))
                    .whyByBook(
                            "Putting that player out without need makes you pay the losses of all.", "panguingue.p03")
                    .title("Do not put them out"),
            plan("panguingue.plan.no-safe-card", PAN_DISCARD, "panguingue.p03", NO_CARD.so(), USES.so(), SAFE.notSo())
                    .answers(say("yes"))
                    .whyByBook("Where no safe card is held nothing could be avoided, so no penalty falls on you."),
            plan("panguingue.plan.no-danger", PAN_DISCARD, "panguingue.p03", any(NO_CARD.notSo(), USES.notSo()))
                    .answers(say("yes"))
                    .why("The player to act cannot go out on it, so your own hand may decide."),
            plan("conquian.plan.force", CONQUIAN_FORCE, "conquian.p01", FITS_HIM.so())
                    .answers(say("yes"))
                    .whyByBook("They must add it if you demand it, which leaves them fewer chances to start new melds.")
                    .title("Force the card on them"),
            plan("conquian.plan.nothing-to-force", CONQUIAN_FORCE, "conquian.p01", FITS_HIM.notSo())
                    .answers(say("no"))
                    .whyByBook("Only a card that fits their melds can be forced on them."));

    private StakesAndForcing() {}
}

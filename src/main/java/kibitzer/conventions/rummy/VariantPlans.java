package kibitzer.conventions.rummy;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.rummy.PlanRules.either;
import static kibitzer.conventions.rummy.PlanRules.plan;
import static kibitzer.conventions.rummy.PlanRules.say;
import static kibitzer.conventions.rummy.Topics.*;

import java.util.List;
import kibitzer.advice.Manner;
import kibitzer.advice.RuleBuilder.Answering;
import kibitzer.advice.Trait;

/** Persian rummy, Oklahoma, kaluki, contract and continental rummy (Culbertson pp. 15-46). */
final class VariantPlans {
    private static final Trait<Situation> PAYS = new Trait<Situation>(
                    "gain",
                    "it melds more points than it adds to the hand",
                    "it melds no more points than it adds to the hand",
                    situation -> situation.of(MELD) > situation.of(DEADWOOD))
            .saying(situation ->
                    "it melds " + situation.of(MELD) + " points and adds " + situation.of(DEADWOOD) + " to the hand");

    static final List<Answering<Situation, String>> ALL = List.of(
            plan("persian.signal.after-a-meld", SIGNAL, "persian-rummy.p03", PARTNER_MELDED.so())
                    .answers(say("own-choice"))
                    .why("After a meld the discard is only what was left over, and asks for nothing.")
                    .title("No signal after a meld"),
            plan("persian.signal.closing", SIGNAL, "persian-rummy.p04", CLOSING.so())
                    .answers(say("own-choice"))
                    .whyByBook(
                            "Near the end players throw what they must, so the card says nothing of what partner wants.")
                    .title("No signal near the end"),
            plan("persian.signal.joker", SIGNAL, "persian-rummy.p01", THREW_ACE.so())
                    .answers(say("joker"))
                    .why("Partner's ace asked for it, and a joker is worth most in the hand that can use it.")
                    .title("Partner asks for a joker"),
            plan("persian.signal.ace", SIGNAL, "persian-rummy.p02", THREW_COURT.so())
                    .answers(say("ace"))
                    .why("Partner has told what that hand needs.")
                    .title("Partner asks for an ace"),
            plan("persian.signal.none", SIGNAL, "persian-rummy")
                    .answers(say("own-choice"))
                    .why("Nothing was asked for, so the card goes that suits your own hand.")
                    .title("No signal was given"),
            plan("oklahoma.plan.not-too-early", OKLAHOMA_MELD, "oklahoma.p01", DRAWS.atMost(3))
                    .answers(say("hold"))
                    .whyByBook("A few more draws may find combinations that use more of the cards.")
                    .title("Do not meld too early"),
            plan("oklahoma.plan.four-or-five-draws", OKLAHOMA_MELD, "oklahoma.p01", DRAWS.atLeast(4), DRAWS.atMost(5))
                    .answers(either())
                    .why("Waiting may still improve the melds, but the risk of being caught with them grows.")
                    .title("After four or five draws"),
            plan(
                            "oklahoma.plan.time-to-meld",
                            OKLAHOMA_MELD,
                            source("oklahoma.p01")
                                    .withFigureFromPractice("the book waits for four or five draws; more than that is"
                                            + " taken as time to meld")
                                    .reckoning("draws"),
                            DRAWS.atLeast(6))
                    .answers(say("meld"))
                    .why("The longer sets stay in hand, the dearer they are when somebody goes out."),
            plan("oklahoma.plan.fourth-elsewhere", OKLAHOMA_FOURTH, "oklahoma.p07", ELSEWHERE.so())
                    .answers(say("three"))
                    .whyByBook("A foursome takes no more cards, while a card in another meld leaves a place for your "
                            + "last lay-off.")
                    .title("The fourth card in another meld"),
            plan("oklahoma.plan.three-rather", OKLAHOMA_FOURTH, "oklahoma.p07", ELSEWHERE.notSo())
                    .answers(either())
                    .why("No other meld can use the fourth card, so little hangs on where it goes.")
                    .title("No other use for the fourth"),
            plan("oklahoma.plan.pile-pays", OKLAHOMA_PILE, "oklahoma.p03", has(PAYS))
                    .answers(say("take"))
                    .why("The melds score at once for more than the rest of the pile can cost you.")
                    .title("The pile pays"),
            plan("oklahoma.plan.pile-costs", OKLAHOMA_PILE, "oklahoma.p03", lacks(PAYS))
                    .answers(say("stock"))
                    .why("Cards that find no meld count against you, here for as much as the meld would bring or more.")
                    .title("The pile costs more"),
            plan("oklahoma.plan.next-player-out", OKLAHOMA_NEXT, "oklahoma.p06", CONCEALED_THREAT.so())
                    .answers(say("yes"))
                    .whyByBook("A concealed end costs more than an ordinary one.")
                    .title("Put the next player out"),
            plan("oklahoma.plan.nobody-threatens", OKLAHOMA_NEXT, "oklahoma.p06", CONCEALED_THREAT.notSo())
                    .answers(say("no"))
                    .why("There is no worse end to fear, so nobody is helped out of the game."),
            plan("kaluki.plan.use-the-joker", KALUKI_MELD, "kaluki.p03", MELDED.so(), JOKER.so())
                    .answers(say("meld"))
                    .whyByBook("A joker can seldom be saved up safely: in hand it is a loss when someone goes out."),
            plan("kaluki.plan.do-not-hold-up", KALUKI_MELD, "kaluki.p02", MELDED.so())
                    .answers(say("meld"))
                    .whyByBook(
                            "Someone usually goes out within six rounds, and what you hold back then counts against you."),
            plan("kaluki.plan.fifty-one", KALUKI_MELD, "kaluki.p01", FIRST_MELD.atLeast(51))
                    .answers(say("meld"))
                    .whyByBook("Melding opens the discard pile to you for the rest of the deal.")
                    .title("Meld fifty-one at once"),
            plan("kaluki.plan.below-fifty-one", KALUKI_MELD, "kaluki", FIRST_MELD.atMost(50))
                    .answers(say("hold"))
                    .whyByBook("The first meld must come to fifty-one, so smaller ones wait until more fits.")
                    .title("Less than fifty-one"),
            plan("contract.plan.run-of-five", CONTRACT_DRAW, "contract-rummy.p02", RUN_OF_FIVE.so(), DEAL.atLeast(7))
                    .answers(say("take"))
                    .whyByBook("The missing link of a long run is too hard to come by otherwise.")
                    .title("The link of a run of five")
                    .onlyWhen(DEAL.atLeast(7)),
            plan("contract.plan.last-deal", CONTRACT_DRAW, "contract-rummy.p02", DEAL.atLeast(7))
                    .answers(say("stock"))
                    .why("In the last deal the whole hand must be laid down at once, and a penalty card makes that "
                            + "harder.")
                    .onlyWhen(DEAL.atLeast(7)),
            plan("contract.plan.mostly-lay-offs", CONTRACT_DRAW, "contract-rummy.p01", LAY_OFFS.atLeast(6))
                    .answers(say("take"))
                    .onlyWhen(DEAL.atMost(6))
                    .manner(Manner.USUALLY)
                    .whyByBook("Extra cards do no harm when most can be laid off later.")
                    .title("A hand of lay-offs"),
            plan("contract.plan.let-it-go", CONTRACT_DRAW, "contract-rummy.p01", LAY_OFFS.atMost(5))
                    .answers(say("stock"))
                    .whyByBook("The penalty card usually costs more than the card taken brings.")
                    .title("Let the card go"),
            plan(
                            "continental.plan.wait-for-the-bonus",
                            CONTINENTAL_OUT,
                            source("continental-rum.p03")
                                    .and("continental-rum.p04")
                                    .leaving("live")
                                    .meaning("many dead", "live"),
                            LIVE.atLeast(7))
                    .answers(say("play-on"))
                    .onlyWhen(BONUSES.so())
                    .onlyWhen(ONE_DEUCE.so())
                    .manner(Manner.USUALLY)
                    .whyByBook("Many live cards could take the deuce's place, so the bonus is worth a short wait."),
            plan(
                            "continental.plan.too-few-fillers",
                            CONTINENTAL_OUT,
                            source("continental-rum.p04").leaving("live"),
                            LIVE.atMost(3))
                    .answers(say("out"))
                    .onlyWhen(BONUSES.so())
                    .onlyWhen(ONE_DEUCE.so())
                    .whyByBook("So few seldom bring the bonus in time."),
            plan("continental.plan.between", CONTINENTAL_OUT, "continental-rum.p04", BONUSES.so(), ONE_DEUCE.so())
                    .answers(either())
                    .why("Chance and risk are about even here, so waiting and going out are both reasonable.")
                    .title("Neither many fillers nor few"),
            plan(
                            "continental.plan.go-out",
                            CONTINENTAL_OUT,
                            "continental-rum.p02",
                            any(BONUSES.notSo(), ONE_DEUCE.notSo()))
                    .answers(say("out"))
                    .why("Winning the deal now is worth more than a bonus that may never come."));

    private VariantPlans() {}
}

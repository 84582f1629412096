package kibitzer.conventions.poker.play;

import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.notLessThan;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.poker.play.Features.AGAINST_FILLING;
import static kibitzer.conventions.poker.play.Features.OFFERED;
import static kibitzer.conventions.poker.play.Features.ON_THE_COME;
import static kibitzer.conventions.poker.play.Features.POT_TOLD;
import static kibitzer.conventions.poker.play.Standards.NOBODY_BEHIND;
import static kibitzer.conventions.poker.play.Standards.SOMEBODY_BEHIND;
import static kibitzer.conventions.poker.play.Words.CALL;
import static kibitzer.conventions.poker.play.Words.DROP;
import static kibitzer.conventions.poker.play.Words.either;
import static kibitzer.conventions.poker.play.Words.say;

import java.util.List;
import kibitzer.advice.Manner;
import kibitzer.advice.RuleBuilder.Answering;

/** Four cards that want a fifth, before the draw: they never raise, and call where the pot pays for it (Culbertson pp. 97-98, 101). */
final class OnTheCome {
    static final List<Answering<TableView, String>> RULES = List.of(
            rule("poker.raise.on-the-come.the-pot-pays", source("draw-poker.p41", "draw-poker.p42", "poker.p03"))
                    .when(has(POT_TOLD), has(ON_THE_COME))
                    .needs(has(ON_THE_COME), notLessThan(OFFERED, AGAINST_FILLING), NOBODY_BEHIND)
                    .answers(say(CALL))
                    .whyByBook(
                            "The pot pays for the draw as it stands: to drop gives that up, and to raise cuts the odds.")
                    .title("On the come: the pot pays"),
            rule(
                            "poker.raise.on-the-come.the-pot-pays-well",
                            source("draw-poker.p41", "poker.p04")
                                    .withFigureFromPractice(
                                            "for the danger of a raise behind, half as much again is asked of the pot"))
                    .when(has(POT_TOLD), has(ON_THE_COME), notLessThan(OFFERED, Standards.AGAINST_WITH_A_MARGIN))
                    .needs(has(ON_THE_COME), notLessThan(OFFERED, Standards.AGAINST_WITH_A_MARGIN))
                    .answers(say(CALL))
                    .whyByBook("The pot pays well enough for the draw even if somebody behind you raises.", "poker.p04")
                    .title("On the come: the pot pays well"),
            rule(
                            "poker.raise.on-the-come.more-than-barely",
                            source("draw-poker.p41", "poker.p03", "poker.p08")
                                    .withFigureFromPractice(Standards.MORE_THAN_BARELY))
                    .when(has(POT_TOLD), has(ON_THE_COME), notLessThan(OFFERED, Standards.AGAINST_AND_A_TENTH))
                    .needs(has(ON_THE_COME), notLessThan(OFFERED, Standards.AGAINST_AND_A_TENTH), SOMEBODY_BEHIND)
                    .answers(say(CALL))
                    .manner(Manner.MAY)
                    .whyByBook(Standards.WINS_UNLESS_RAISED, "poker.p03")
                    .title("On the come: the pot pays clearly"),
            rule("poker.raise.on-the-come.raise-behind", source("draw-poker.p41", "poker.p04", "poker.p08"))
                    .when(has(POT_TOLD), has(ON_THE_COME))
                    .needs(has(ON_THE_COME), notLessThan(OFFERED, AGAINST_FILLING), SOMEBODY_BEHIND)
                    .answers(say(DROP))
                    .whyByBook(
                            "The pot pays more than the odds against filling, but a raise from behind could undo that.",
                            "poker.p04")
                    .title("On the come: a raise may follow"),
            rule("poker.raise.on-the-come.too-dear", source("draw-poker.p41", "draw-poker.p42", "poker.p04"))
                    .when(has(POT_TOLD), has(ON_THE_COME))
                    .needs(has(ON_THE_COME), notLessThan(AGAINST_FILLING, OFFERED))
                    .answers(say(DROP))
                    .whyByBook(
                            "The pot pays less than the odds against filling, so the draw loses in the long run.",
                            "poker.p03")
                    .title("On the come: too dear"),
            rule("poker.raise.on-the-come.never", source("draw-poker.p41", "draw-poker.p42"))
                    .when(lacks(POT_TOLD), has(ON_THE_COME))
                    .needs(has(ON_THE_COME))
                    .answers(either(CALL, DROP))
                    .whyByBook(
                            "Against several players a raise cuts the odds that the pot offers; against one it wins even money at "
                                    + "best, and the draw needs more.")
                    .title("On the come: never raise"));

    private OnTheCome() {}
}

package kibitzer.conventions.poker.play;

import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.notLessThan;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.poker.play.Features.AGAINST_FILLING;
import static kibitzer.conventions.poker.play.Features.OFFERED;
import static kibitzer.conventions.poker.play.Features.POT_TOLD;
import static kibitzer.conventions.poker.play.Features.lessThan;
import static kibitzer.conventions.poker.play.Standards.AGAINST_WITH_A_MARGIN;
import static kibitzer.conventions.poker.play.Words.DROP;
import static kibitzer.conventions.poker.play.Words.STAY;
import static kibitzer.conventions.poker.play.Words.say;

import java.util.List;
import kibitzer.advice.Manner;
import kibitzer.advice.RuleBuilder.Answering;
import kibitzer.advice.Trait;

/** What cats and dogs change about a draw to a straight (Culbertson pp. 102-103). */
final class CatsAndDogs {
    /** An open straight has eight cards that fill it. */
    private static final int OPEN_STRAIGHT = 8;

    private static final Trait<TableView> MIDDLE_BOBTAIL = new Trait<TableView>(
                    "draw",
                    "four in sequence that make neither cat nor dog",
                    "no four in sequence that make neither cat nor dog",
                    view -> view.wants(FourCards.Kind.OPEN_STRAIGHT) && outs(view) <= OPEN_STRAIGHT)
            .saying(CatsAndDogs::said)
            .tellingInstead(view -> view.four().isPresent());

    private static final Trait<TableView> CAT_OR_DOG_DRAW = new Trait<TableView>(
                    "draw",
                    "four cards that make a straight, a cat or a dog",
                    "no four cards that make a straight, a cat or a dog",
                    view -> view.wants(FourCards.Kind.OPEN_STRAIGHT) && outs(view) > OPEN_STRAIGHT)
            .saying(CatsAndDogs::said)
            .tellingInstead(view -> view.four().isPresent());

    private CatsAndDogs() {}

    private static int outs(TableView view) {
        return view.four().map(FourCards::outs).orElse(0);
    }

    private static String said(TableView view) {
        return view.four()
                .map(four -> four.keep() + ", which " + four.outs() + " cards fill")
                .orElse("no four cards that want a fifth");
    }

    static List<Answering<TableView, String>> stays() {
        return List.of(
                rule("poker.stay.cats-and-dogs.middle-straight", source("cats-and-dogs.p02"))
                        .needs(lessThan(Strength.ANY_PAIR), has(MIDDLE_BOBTAIL))
                        .answers(say(DROP))
                        .manner(Manner.USUALLY)
                        .whyByBook(
                                "Cats and dogs beat a straight, so that even a filled one is too often second best."),
                rule(
                                "poker.stay.cats-and-dogs.the-pot-pays-well",
                                source("cats-and-dogs.p04")
                                        .withFigureFromPractice("substantially better is taken as half as much again"))
                        .when(notLessThan(OFFERED, AGAINST_WITH_A_MARGIN))
                        .needs(
                                lessThan(Strength.ANY_PAIR),
                                has(CAT_OR_DOG_DRAW),
                                has(POT_TOLD),
                                notLessThan(OFFERED, AGAINST_WITH_A_MARGIN))
                        .answers(say(STAY))
                        .whyByBook(
                                "Straight, cat or dog may fill it, and the pot pays clearly more than the odds against that.")
                        .title("Cats and dogs: the pot pays well"),
                rule("poker.stay.cats-and-dogs.too-dear", source("cats-and-dogs.p04"))
                        .needs(
                                lessThan(Strength.ANY_PAIR),
                                has(CAT_OR_DOG_DRAW),
                                has(POT_TOLD),
                                notLessThan(AGAINST_FILLING, OFFERED))
                        .answers(say(DROP))
                        .whyByBook(
                                "Even with cats and dogs to fill it the draw costs more than the pot pays for it.",
                                "poker.p03")
                        .title("Cats and dogs: too dear"));
    }
}

package kibitzer.conventions.euchre;

import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;

import kibitzer.advice.Answers;
import kibitzer.advice.Manner;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.Range;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Trait;
import kibitzer.cards.Card;

/** What to lead to the first trick at euchre (p. 208): the book's trump lead, and the highest card of whatever suit is led. */
public final class EuchreLeads {
    private static final Quantity<EuchreLeadView> TRUMPS = Quantity.of("trumps", "trump", EuchreLeadView::trumps);
    private static final Trait<EuchreLeadView> HIGH_TRUMP = new Trait<>(
            "high-trump",
            "a bower or the ace of trumps",
            "neither a bower nor the ace of trumps",
            EuchreLeadView::hasHighTrump);
    private static final Trait<EuchreLeadView> ALL_TRUMPS = Trait.either(
            "all-trumps",
            "nothing but trumps",
            "cards beside the trumps",
            view -> view.cards(false).isEmpty());
    private static final Trait<EuchreLeadView> SIDE_PAIR = new Trait<>(
            "side-pair",
            "two cards of a side suit, ace or king among them",
            "no two cards of a side suit with ace or king",
            EuchreLeadView::hasSidePair);
    private static final Trait<Option<EuchreLeadView, Card>> HIGHEST = new Trait<Option<EuchreLeadView, Card>>(
                    "highest",
                    "it is your highest of the suit",
                    "it is not your highest of the suit",
                    option -> option.position().isAsGoodAsHighest(option.answer()))
            .namingOnly()
            .saying(option -> option.position().isHighest(option.answer())
                    ? "it is your highest of the suit"
                    : option.position().isAsGoodAsHighest(option.answer())
                            ? "it is as good as your highest of the suit"
                            : "it is not your highest of the suit");
    /** The same of a trump, where a side card could be led as well. */
    private static final Trait<Option<EuchreLeadView, Card>> HIGHEST_TRUMP = HIGHEST.saying(option -> HIGHEST.of(option)
            ? "it is your highest trump, or as good"
            : "of your trumps the " + option.position().highestTrump().inWords() + " is the highest, and goes first");

    /** The same of a side card: which card of its suit goes before it. */
    private static final Trait<Option<EuchreLeadView, Card>> HIGHEST_OF_SUIT =
            HIGHEST.saying(option -> HIGHEST.of(option)
                    ? "it is your highest of the suit, or as good"
                    : "of your " + option.answer().suit().plural() + " the "
                            + option.position().highestBeside(option.answer()).inWords()
                            + " goes first, for a suit hardly goes round twice");

    private static final Quantity<Option<EuchreLeadView, Card>> HEIGHT = new Quantity<>(
            "height",
            "place from the bottom of its suit",
            "places from the bottom of its suit",
            option -> option.position().height(option.answer()));
    private static final Answers<EuchreLeadView, Card> TRUMP = new Answers<>("a trump", view -> view.cards(true));
    private static final Answers<EuchreLeadView, Card> PLAIN =
            new Answers<>("a card of a plain suit", view -> view.cards(false));

    private static final String LEADER_TOO =
            "the book says it of every player while a suit is led for the first time; the leader is one of them";

    public static final RuleBook<EuchreLeadView, Card> BOOK = RuleBook.<EuchreLeadView, Card>named(
                    "Culbertson on euchre")
            .then(rule(
                            "euchre.lead.trump",
                            source("euchre.p11", "euchre.p10")
                                    .withFigureFromPractice(
                                            "a high trump is a bower or the ace, a high side card an ace or king")
                                    .printing("trumps")
                                    .leaving("high-trump", "side-pair"))
                    .needs(within(TRUMPS, Range.exactly(2)), has(HIGH_TRUMP), has(SIDE_PAIR))
                    .answers(TRUMP)
                    .prefer(most(HEIGHT).inGeneral().because("the highest"))
                    .manner(Manner.USUALLY)
                    .why(
                            "Each round takes trumps out of the other hands, and your high side card is then less easily ruffed.")
                    .title("Lead a trump"))
            .then(rule("euchre.lead.highest", source("euchre.p10").takenOver(LEADER_TOO))
                    .answers(PLAIN)
                    .each(has(HIGHEST_OF_SUIT))
                    .prefer(most(HEIGHT).inGeneral().because("the nearest to the top"))
                    .manner(Manner.USUALLY)
                    .why("With five cards each a suit hardly goes round twice, so a high card kept back wins nothing.")
                    .title("The highest of a suit"))
            .then(rule("euchre.lead.highest-trump", source("euchre.p10").takenOver(LEADER_TOO))
                    .needs(has(ALL_TRUMPS))
                    .answers(TRUMP)
                    .each(has(HIGHEST))
                    .prefer(most(HEIGHT).inGeneral())
                    .why(
                            "{It} is your highest trump, so the least likely to be beaten, and you have no other suit to open.")
                    .title("Nothing but trumps"))
            .then(rule("euchre.lead.any-trump", source("euchre.p11").takenOver("it is never barred either"))
                    .answers(TRUMP)
                    .each(has(HIGHEST_TRUMP))
                    .manner(Manner.MAY)
                    .why("A trump lead costs nothing where there is no better suit to open."))
            .book();

    private EuchreLeads() {}
}

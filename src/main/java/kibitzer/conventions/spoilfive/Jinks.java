package kibitzer.conventions.spoilfive;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;

import kibitzer.advice.Answers;
import kibitzer.advice.Manner;
import kibitzer.advice.Quantity;
import kibitzer.advice.RuleBook;

/** Whether to take the pool at spoil five after three tricks, or to go on for all five (Culbertson, p. 194). */
public final class Jinks {
    private static final Quantity<JinkView> BEATABLE = new Quantity<JinkView>(
                    "beatable",
                    "card of yours that a card still out beats",
                    "cards of yours that a card still out beats",
                    JinkView::beatable)
            .saying(0, "no card still out beats yours (our count)");

    private static final Answers<JinkView, String> JINK = Answers.only(JinkView.JINK);
    private static final Answers<JinkView, String> TAKE = Answers.only("to take the pool", JinkView.TAKE);

    public static final RuleBook<JinkView, String> BOOK = RuleBook.<JinkView, String>named(
                    "Culbertson on jinking at spoil five")
            .then(rule(
                            "spoil-five.jink.certain",
                            source("spoil-five")
                                    .onPage(195)
                                    .takenOver(
                                            "the book leaves the choice; what it pays makes a certain jink the better one"))
                    .needs(atMost(BEATABLE, 0))
                    .answers(JINK)
                    .whyByBook("All five tricks bring a chip from every other player beside the pool.")
                    .title("Two certain tricks"))
            .then(rule(
                            "spoil-five.jink.take",
                            source("spoil-five.p03")
                                    .onPage(194)
                                    .takenOver("the book leaves the choice; to take what is won is general practice"))
                    .needs(atLeast(BEATABLE, 1))
                    .answers(TAKE)
                    .manner(Manner.USUALLY)
                    .whyByBook("Whoever goes on and loses a trick has spoiled the deal, and the pool with it.")
                    .title("Take the pool"))
            .then(rule("spoil-five.jink.risk", generalPractice("whoever is confident may go on"))
                    .answers(JINK)
                    .manner(Manner.MAY)
                    .why("A likely pair of tricks may be worth the risk where many players would have to pay."))
            .book();

    private Jinks() {}
}

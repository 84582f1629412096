package kibitzer.conventions.euchre;

import static kibitzer.advice.Needs.all;
import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.euchre.EuchreFeatures.ACCEPT;
import static kibitzer.conventions.euchre.EuchreFeatures.ALONE;
import static kibitzer.conventions.euchre.EuchreFeatures.AT_THE_BRIDGE;
import static kibitzer.conventions.euchre.EuchreFeatures.CROSS_BOWER;
import static kibitzer.conventions.euchre.EuchreFeatures.DEALER;
import static kibitzer.conventions.euchre.EuchreFeatures.DEALERS_PARTNER;
import static kibitzer.conventions.euchre.EuchreFeatures.FIRST_NAMED;
import static kibitzer.conventions.euchre.EuchreFeatures.FIRST_ROUND;
import static kibitzer.conventions.euchre.EuchreFeatures.FIRST_TO_SPEAK;
import static kibitzer.conventions.euchre.EuchreFeatures.GAIN;
import static kibitzer.conventions.euchre.EuchreFeatures.NAME;
import static kibitzer.conventions.euchre.EuchreFeatures.NO_SCORE;
import static kibitzer.conventions.euchre.EuchreFeatures.OPPONENT_DEALS;
import static kibitzer.conventions.euchre.EuchreFeatures.PASSING;
import static kibitzer.conventions.euchre.EuchreFeatures.SET_BACK;
import static kibitzer.conventions.euchre.EuchreFeatures.SIDE_HONOUR;
import static kibitzer.conventions.euchre.EuchreFeatures.SURE;
import static kibitzer.conventions.euchre.EuchreFeatures.SURE_ALONE;
import static kibitzer.conventions.euchre.EuchreFeatures.SURE_HERE;
import static kibitzer.conventions.euchre.EuchreFeatures.THEY;
import static kibitzer.conventions.euchre.EuchreFeatures.TRUMPS;
import static kibitzer.conventions.euchre.EuchreFeatures.TRUMPS_NAMED;
import static kibitzer.conventions.euchre.EuchreFeatures.TURNED_HIGH;

import java.util.List;
import kibitzer.advice.Basis;
import kibitzer.advice.Manner;
import kibitzer.advice.Meaning;
import kibitzer.advice.Range;
import kibitzer.advice.Reason;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;

/**
 * What to call at euchre (pp. 207-208): the urgencies of the score first, then by the seat.
 *
 * <p>The book says which tricks it counts nowhere, asks no figure of a lone hand, and names no suit for anybody in the second
 * round; what practice supplies there is told as practice.
 */
public final class EuchreCalls {
    /** Where a bower or the ace is turned for partner. */
    public static final String LEAVE_THE_LONE_HAND = "euchre.call.leave-the-lone-hand";

    static final String SURE_TRICKS =
            "fairly sure are bowers and ace of trumps, or each trump beyond the second if that is more, and every ace beside";

    private static final String OTHER_SCORES =
            "the book says it for a score of nothing to nothing; where no urgency of the score arises it is taken over";

    private static final String NAMED_OR_LESS = "two trumps and a side ace or king, or even less";

    private static final int THREE = 3;
    private static final int ALONE_ON = 4;

    public static final RuleBook<EuchreView, String> BOOK = RuleBook.<EuchreView, String>named("Culbertson on euchre")
            .then(rule(
                            "euchre.call.alone",
                            generalPractice("a lone hand is tried on three fairly sure tricks or more: " + SURE_TRICKS))
                    .when(
                            atLeast(SURE_HERE, THREE),
                            // what the page asks of ordering an opponent up it asks of doing so alone
                            any(lacks(FIRST_ROUND), lacks(OPPONENT_DEALS), has(AT_THE_BRIDGE), atLeast(TRUMPS, 2)))
                    .answers(ALONE)
                    .manner(Manner.MAY)
                    .why("Five tricks without a partner score four points, twice what a march scores with one.")
                    .title("Alone on a strong hand"))
            .then(rule("euchre.call.to-keep-the-game-alive", source("set-back-euchre.p01"))
                    .when(has(FIRST_ROUND), has(SET_BACK), has(FIRST_TO_SPEAK), within(THEY, Range.exactly(4)))
                    .answers(ACCEPT)
                    .manner(Manner.USUALLY)
                    .whyByBook("A set-back costs two chips, but it gives everybody at least one deal more."))
            .then(rule("euchre.call.at-the-bridge", source("euchre.p07"))
                    .when(has(AT_THE_BRIDGE), has(FIRST_ROUND), lacks(SET_BACK))
                    .answers(ACCEPT)
                    .manner(Manner.USUALLY)
                    .whyByBook("A euchre gives them only two points, while their lone march would end the game.")
                    .title("At the bridge"))
            .then(rule(
                            "euchre.call.conservative",
                            source("euchre.p08")
                                    .withFigureFromPractice(
                                            "a make is doubtful on fewer than three fairly sure tricks; " + SURE_TRICKS)
                                    .meaning("a doubtful make", SURE_HERE.key()))
                    .when(within(THEY, Range.exactly(3)), lacks(SET_BACK))
                    .needs(atMost(SURE_HERE, 2))
                    .answers(PASSING)
                    .whyByBook(
                            "If you make trumps three tricks are enough for their game; if they do, they need all five.")
                    .title("Careful when they have three"))
            .then(rule(
                            "euchre.call.assist-alone",
                            source("euchre.p04")
                                    .withFigureFromPractice(
                                            "a lone hand is tried on four fairly sure tricks; " + SURE_TRICKS)
                                    .meaning("a strong hand", SURE_ALONE.key()))
                    .when(has(FIRST_ROUND), has(DEALERS_PARTNER), has(TURNED_HIGH))
                    .needs(atLeast(SURE_ALONE, ALONE_ON))
                    .answers(ALONE)
                    .manner(Manner.USUALLY)
                    .why("The high card turned cannot hurt you then, and a march alone scores four.")
                    .title("Assist alone"))
            .then(rule(LEAVE_THE_LONE_HAND, source("euchre.p04"))
                    .when(has(TURNED_HIGH), has(FIRST_ROUND), has(DEALERS_PARTNER))
                    .answers(PASSING)
                    .manner(Manner.USUALLY)
                    .whyByBook("Partner gets the high card turned, and may play alone if nobody has called before.")
                    .title("Leave the lone hand to the dealer"))
            .then(rule("euchre.call.assist", source("euchre.p03"))
                    .when(has(FIRST_ROUND), has(DEALERS_PARTNER))
                    .needs(atLeast(TRUMPS, 2), has(SIDE_HONOUR))
                    .answers(ACCEPT)
                    .why("With the trump that partner takes up your side has three at least, and a trick beside.")
                    .title("Assist"))
            .then(rule(
                            "euchre.call.assist-on-trumps",
                            source("euchre.p03")
                                    .withFigureFromPractice("three trumps are strength enough by themselves")
                                    .meaning(NAMED_OR_LESS, TRUMPS.key()))
                    .when(has(FIRST_ROUND), has(DEALERS_PARTNER))
                    .needs(atLeast(TRUMPS, THREE))
                    .answers(ACCEPT)
                    .why("With the trump that partner takes up your side has four, and may draw those of the others.")
                    .title("Assist on three trumps"))
            .then(rule("euchre.call.assist-on-two-trumps", lessThanTheBookNames())
                    .when(has(FIRST_ROUND), has(DEALERS_PARTNER))
                    .needs(atLeast(TRUMPS, 2))
                    .answers(ACCEPT)
                    .manner(Manner.USUALLY)
                    .why(
                            "Your two trumps and the one that partner takes up are three, and partner plays last at first.")
                    .title("Assist on two trumps"))
            .then(rule("euchre.call.assist-on-less", lessThanTheBookNames())
                    .when(has(FIRST_ROUND), has(DEALERS_PARTNER))
                    .needs(atLeast(TRUMPS, 1), has(SIDE_HONOUR))
                    .answers(ACCEPT)
                    .manner(Manner.MAY)
                    .why("Partner, as dealer, adds the card turned and plays last to the first lead."))
            .then(rule("euchre.call.no-help", source("euchre.p03").takenOver("what is not enough to assist is passed"))
                    .when(has(FIRST_ROUND), has(DEALERS_PARTNER))
                    .answers(PASSING)
                    .why("The dealer can still accept, and knows best what the card turned is worth.")
                    .title("No help for the dealer"))
            .then(rule("euchre.call.order-up", sureTricks(source("euchre.p02"), "three tricks that look secure"))
                    .when(has(FIRST_ROUND), has(OPPONENT_DEALS), has(NO_SCORE))
                    .needs(atLeast(SURE, THREE), atLeast(TRUMPS, 2))
                    .answers(ACCEPT)
                    .whyByBook("{It} gives the dealer a trump, so three tricks must be in your own hand.")
                    .title("Order up"))
            .then(rule(
                            "euchre.call.order-up-later",
                            sureTricks(
                                    source("euchre.p02").takenOver(OTHER_SCORES),
                                    "three tricks that look secure at 0-0"))
                    .when(has(FIRST_ROUND), has(OPPONENT_DEALS))
                    .needs(atLeast(SURE, THREE), atLeast(TRUMPS, 2))
                    .answers(ACCEPT)
                    .why("The dealer's trump is paid for only by three tricks that need no help.")
                    .title("Order up at another score"))
            .then(rule("euchre.call.wait", source("euchre.p01"))
                    .when(has(FIRST_ROUND), has(OPPONENT_DEALS), has(NO_SCORE))
                    .answers(PASSING)
                    .whyByBook("If the dealer turns it down, your side is the first that may name another suit.")
                    .title("Wait for the second round"))
            .then(rule("euchre.call.wait-later", source("euchre.p01").takenOver(OTHER_SCORES))
                    .when(has(FIRST_ROUND), has(OPPONENT_DEALS), lacks(AT_THE_BRIDGE))
                    .answers(PASSING)
                    .whyByBook("If the card is turned down, the first to name a new suit sits on your side.")
                    .title("Wait at another score"))
            .then(rule(
                            "euchre.call.turn-down",
                            source("euchre.p06")
                                    .withFigureFromPractice(
                                            "better prepared is one trick more with a jack of the other colour, else two; "
                                                    + SURE_TRICKS)
                                    .meaning("a clearly stronger suit", GAIN.key()))
                    .when(has(FIRST_ROUND), has(DEALER))
                    .needs(any(all(has(CROSS_BOWER), atLeast(GAIN, 1)), atLeast(GAIN, 2)))
                    .answers(PASSING)
                    .manner(Manner.USUALLY)
                    .why("The hand is worth more with another suit, and the others have shown little by passing.")
                    .title("Turn it down for a better suit"))
            .then(rule("euchre.call.take-up", source("euchre.p05"))
                    .when(has(FIRST_ROUND), has(DEALER))
                    .answers(ACCEPT)
                    .manner(Manner.USUALLY)
                    .whyByBook("You gain a trump, and keep the others from naming a suit or playing alone.")
                    .title("Take it up"))
            .then(rule(
                            "euchre.call.turn-down-a-poor-hand",
                            source("euchre.p05")
                                    .withFigureFromPractice(
                                            "a hand with one fairly sure trick at most may be an exception"))
                    .when(has(FIRST_ROUND), has(DEALER))
                    .needs(atMost(SURE, 1))
                    .answers(PASSING)
                    .manner(Manner.MAY)
                    .why("A euchre costs two points, and a hand without tricks is likely to suffer one."))
            .then(rule(
                            "euchre.call.the-better-suit",
                            source("euchre.p06")
                                    .withFigureFromPractice("a suit is named on two fairly sure tricks; " + SURE_TRICKS)
                                    .meaning("a clearly stronger suit", SURE_HERE.key()))
                    .when(lacks(FIRST_ROUND), has(DEALER))
                    .needs(atLeast(SURE_HERE, 2), has(CROSS_BOWER))
                    .answers(NAME)
                    .prefer(most(FIRST_NAMED).inGeneral().because("longer or higher trumps"))
                    .why("A jack of yours is a bower in it, and for that the card turned was refused.")
                    .title("Name the better suit"))
            .then(rule("euchre.call.name", generalPractice("a suit is named on two fairly sure tricks and two trumps"))
                    .when(lacks(FIRST_ROUND))
                    .needs(atLeast(SURE_HERE, 2), atLeast(TRUMPS_NAMED, 2))
                    .answers(NAME)
                    .prefer(most(FIRST_NAMED).inGeneral().because("longer or higher trumps"))
                    .why("Two tricks of your own and one of partner's win the point."))
            .then(rule("euchre.call.nothing-to-name", generalPractice("less than that is passed"))
                    .answers(PASSING)
                    .why("A euchre would give two points away, and the next deal gives none."))
            .book();

    /** A hand that may well be called on, and is not worth a march without partner. */
    public static Ruling<String> tooWeakAlone(EuchreView view, String call) {
        int tricks = view.sureHere();
        String sure = tricks == 0 ? "no trick is" : tricks == 1 ? "1 trick is" : tricks + " tricks are";
        String cards = view.sureCardsHere();
        return new Ruling<>(
                "euchre.call.too-weak-alone", // a ground of its own: the rule of the lone hand may not speak at this
                // score
                source("euchre.p05").takenOver("a lone hand is tried on three fairly sure tricks: " + SURE_TRICKS),
                List.of(call),
                List.of(),
                Standing.FAILS,
                List.of(new Reason(
                        SURE_HERE.key(),
                        SURE_HERE.inWords(tricks),
                        sure + " fairly sure" + (cards.isEmpty() ? "" : ", " + cards)
                                + ", too few to win all five without partner",
                        "3",
                        "",
                        Standing.FAILS,
                        Basis.PRACTICE)));
    }

    /** No trump at all, where the book's "even less strength" than two of them is put into figures by practice alone. */
    public static Ruling<String> withoutTrumps(String call) {
        return new Ruling<>(
                "euchre.call.assist-on-less",
                source("euchre.p03").takenOver("less are two trumps, or one and an ace or king beside"),
                List.of(call),
                List.of(),
                Standing.FAILS,
                List.of(new Reason(
                        TRUMPS.key(),
                        TRUMPS.inWords(0),
                        "you hold no trump, and usual is one at least with an ace or king beside",
                        "1",
                        "",
                        Standing.FAILS,
                        Basis.PRACTICE)));
    }

    private static Source lessThanTheBookNames() {
        return source("euchre.p03")
                .withFigureFromPractice("less are two trumps, or one and an ace or king beside")
                .meaning(NAMED_OR_LESS, TRUMPS.key());
    }

    private static Source sureTricks(Source source, String word) {
        return source.withFigureFromPractice(SURE_TRICKS)
                .printing(TRUMPS.key())
                .meaning(Meaning.ofTheBook(word).sayingEnough(), SURE.key());
    }

    private EuchreCalls() {}
}

package kibitzer.conventions.bridge.play;

import static kibitzer.advice.Needs.among;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.not;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.play.PlayFeatures.ACE_QUEEN;
import static kibitzer.conventions.bridge.play.PlayFeatures.AS_GOOD_AS_QUEEN;
import static kibitzer.conventions.bridge.play.PlayFeatures.AS_SURELY;
import static kibitzer.conventions.bridge.play.PlayFeatures.BEATS;
import static kibitzer.conventions.bridge.play.PlayFeatures.BELOW_DUMMYS_HONOUR;
import static kibitzer.conventions.bridge.play.PlayFeatures.BID;
import static kibitzer.conventions.bridge.play.PlayFeatures.CAN_BEAT_DUMMY;
import static kibitzer.conventions.bridge.play.PlayFeatures.CONTRACT;
import static kibitzer.conventions.bridge.play.PlayFeatures.DECLARERS_HIGHER;
import static kibitzer.conventions.bridge.play.PlayFeatures.DUMMY_GAINS;
import static kibitzer.conventions.bridge.play.PlayFeatures.LED;
import static kibitzer.conventions.bridge.play.PlayFeatures.NO_TRUMP;
import static kibitzer.conventions.bridge.play.PlayFeatures.PARTNER_WINS;
import static kibitzer.conventions.bridge.play.PlayFeatures.UNDER_DUMMYS_HONOUR;

import kibitzer.advice.Manner;
import kibitzer.advice.Option;
import kibitzer.advice.Preference;
import kibitzer.advice.Range;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.cards.Rank;

/** Third hand to partner's lead, first choice first. */
public final class ThirdHandPlay {
    private static final String LOW = "a low card";
    private static final Preference<Option<ThirdHand, Rank>> LOWEST =
            least(PlayFeatures.<ThirdHand>rank()).because("the lowest");
    private static final Preference<Option<ThirdHand, Rank>> HIGHEST = most(PlayFeatures.<ThirdHand>worth())
            .because("the highest that you hold")
            .namingOnly();
    private static final Preference<Option<ThirdHand, Rank>> LOWEST_OF_EQUALS =
            least(PlayFeatures.<ThirdHand>rank()).because("the lowest of equal cards");

    private static final Source RULE_OF_ELEVEN = source("contract-bridge.p90")
            .withFigureFromPractice("The book says what the rule of eleven tells, and leaves the card to play to you")
            .meaning("the rule of eleven", "declarers-higher");

    public static final RuleBook<ThirdHand, Rank> BOOK = RuleBook.<ThirdHand, Rank>named("Third hand")
            .then(
                    rule("third-hand.ace-asks-for-the-highest", source("contract-bridge.p91"))
                            .when(among(CONTRACT, NO_TRUMP), among(LED, "the ace"), lacks(BID))
                            .needs(lacks(DUMMY_GAINS))
                            .answers(PlayFeatures.<ThirdHand>anyCard())
                            .title("An ace led asks for your highest")
                            .prefer(most(PlayFeatures.<ThirdHand>rank()).because("the highest, which the ace asks for"))
                            .why(
                                    "The ace at no trump is led from a long strong suit, and the highest card here clears the way for it."))
            .then(rule(
                            "third-hand.ace-but-dummy-would-gain",
                            source("contract-bridge.p91")
                                    .withFigureFromPractice("The book excepts a highest card that would cost a trick,"
                                            + " and does not say how dummy shows it"))
                    .when(among(CONTRACT, NO_TRUMP), among(LED, "the ace"), lacks(BID))
                    .needs(has(DUMMY_GAINS))
                    .answers(PlayFeatures.<ThirdHand>anyCard())
                    .title("The ace is led, but dummy would gain")
                    .prefer(LOWEST)
                    .whyByBook(
                            "Your highest card under the ace would leave dummy's guarded card as a winner, so the lowest is played.",
                            "contract-bridge.p91"))
            .then(rule(
                            "third-hand.cannot-beat",
                            generalPractice("The books say nothing of a trick that cannot be won: a low card is usual"))
                    .when(lacks(CAN_BEAT_DUMMY))
                    .answers(PlayFeatures.<ThirdHand>anyCard())
                    .title("You cannot beat it")
                    .prefer(LOWEST)
                    .why("Nothing here beats the cards already played, so the higher ones are kept for later tricks."))
            .then(rule("third-hand.declarer-cannot-beat-it", RULE_OF_ELEVEN)
                    .when(among(LED, LOW))
                    .needs(within(DECLARERS_HIGHER, Range.exactly(0)), has(PARTNER_WINS))
                    .answers(PlayFeatures.<ThirdHand>anyCard())
                    .title("Declarer cannot beat it")
                    .prefer(LOWEST)
                    .whyByBook(
                            "By the rule of eleven declarer has nothing higher, so partner's card wins by itself and a high one is kept.",
                            "contract-bridge.p90"))
            .then(rule("third-hand.cheapest-above-dummy", RULE_OF_ELEVEN)
                    .when(among(LED, LOW))
                    .needs(within(DECLARERS_HIGHER, Range.exactly(0)), lacks(PARTNER_WINS))
                    .answers(PlayFeatures.<ThirdHand>anyCard())
                    .title("The cheapest card above dummy's")
                    .each(has(BEATS))
                    .prefer(least(PlayFeatures.<ThirdHand>rank()).inGeneral().because("the lowest that wins"))
                    .whyByBook(
                            "By the rule of eleven declarer has nothing higher, so beating dummy as cheaply as possible is enough.",
                            "contract-bridge.p90"))
            .then(rule(
                            "third-hand.as-surely",
                            source("contract-bridge.p87")
                                    .withFigureFromPractice("The book speaks of equal cards; dummy's, once it has"
                                            + " played, part no two of yours"))
                    .answers(PlayFeatures.<ThirdHand>anyCard())
                    .each(has(AS_SURELY))
                    .manner(Manner.MAY)
                    .why("Between it and the higher card lies nothing that declarer can hold, so it does as much."))
            .then(rule(
                            "third-hand.queen-of-ace-queen",
                            source("whist-maxims.p24", "contract-bridge.p87")
                                    .withFigureFromPractice("Third hand's finesse is a maxim of whist; the bridge pages"
                                            + " add the lowest of equal cards"))
                    .when(among(LED, LOW))
                    .needs(has(ACE_QUEEN))
                    .answers(PlayFeatures.<ThirdHand>anyCard())
                    .title("The queen from ace and queen")
                    .each(has(BEATS), has(AS_GOOD_AS_QUEEN))
                    .prefer(LOWEST_OF_EQUALS)
                    .why("The lower card may hold the trick by itself, and the ace is kept for the king."))
            .then(
                    rule(
                                    "third-hand.under-dummys-honour",
                                    generalPractice(
                                            "The books do not speak of a finesse against dummy: a high card is kept over"
                                                    + " dummy's honour"))
                            .when(among(LED, LOW))
                            .answers(PlayFeatures.<ThirdHand>anyCard())
                            .title("Under dummy's honour")
                            .each(has(BEATS), has(UNDER_DUMMYS_HONOUR))
                            .prefer(HIGHEST, LOWEST_OF_EQUALS)
                            .why(
                                    "The ten or better is enough to make declarer spend an honour, while the higher card waits over dummy's."))
            .then(
                    rule(
                                    "third-hand.one-card-above",
                                    generalPractice(
                                            "The books do not speak of a finesse against dummy: where the rule of"
                                                    + " eleven leaves declarer one card above the lead, a low one may hold the trick"))
                            .when(among(LED, LOW))
                            .needs(within(DECLARERS_HIGHER, Range.exactly(1)))
                            .answers(PlayFeatures.<ThirdHand>anyCard())
                            .each(has(BEATS), has(BELOW_DUMMYS_HONOUR))
                            .manner(Manner.MAY)
                            .why(
                                    "Declarer has one card above the lead, perhaps below this one, and your high card waits over dummy's."))
            .then(rule(
                            "third-hand.highest",
                            source("whist-maxims.p24", "contract-bridge.p87")
                                    .withFigureFromPractice("Third hand's best card is a maxim of whist; the bridge"
                                            + " pages add the lowest of equal cards"))
                    .when(among(LED, LOW))
                    .answers(PlayFeatures.<ThirdHand>anyCard())
                    .title("Third hand high")
                    .each(has(BEATS))
                    .prefer(HIGHEST, LOWEST_OF_EQUALS)
                    .why("{It} wins, or makes declarer spend a higher card, so that partner's next ones become good."))
            .then(rule(
                            "third-hand.partners-honour-holds",
                            generalPractice("The books speak of a low lead only: under partner's honour a low card is"
                                    + " usual"))
                    .when(not(among(LED, LOW)))
                    .needs(has(PARTNER_WINS))
                    .answers(PlayFeatures.<ThirdHand>anyCard())
                    .title("Partner's honour holds")
                    .prefer(LOWEST)
                    .why("Partner's card is winning already, and a second high card on it would be wasted."))
            .then(
                    rule(
                                    "third-hand.honour-covered",
                                    generalPractice(
                                            "The books speak of a low lead only: where dummy covers an honour, a higher"
                                                    + " one is usual"))
                            .when(not(among(LED, LOW)))
                            .needs(lacks(PARTNER_WINS))
                            .answers(PlayFeatures.<ThirdHand>anyCard())
                            .title("An honour covered")
                            .each(has(BEATS))
                            .prefer(HIGHEST, LOWEST_OF_EQUALS)
                            .why(
                                    "Dummy's card would win the trick; beating it is the only way to keep declarer from a cheap one."))
            .book();

    private ThirdHandPlay() {}

    /** True where nothing is found against an answer but that it is the higher of equal cards. */
    public static boolean isOfEqualCards(Ruling<Rank> ruling) {
        return PlayFeatures.isOfEqualCards(ruling, BOOK, LOWEST_OF_EQUALS, reason -> false);
    }
}

package kibitzer.conventions.fivehundred;

import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.advice.Answers;
import kibitzer.advice.Manner;
import kibitzer.advice.Option;
import kibitzer.advice.Preference;
import kibitzer.advice.Quantity;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Trait;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;

/** What a contractor lays away at five hundred (p. 218): what trumps, long side suits and guarded kings can spare. */
public final class FiveHundredDiscards {
    private static final String KEPT_KINGS = "side aces and kings are kept, the kings with a card beside them";

    private static final Trait<Option<LayAwayHand, CardSet>> TRUMPS_KEPT = new Trait<Option<LayAwayHand, CardSet>>(
                    "keeps-trumps",
                    "all trumps are kept",
                    "a trump is thrown",
                    option -> option.answer().isDisjoint(option.position().trumps()))
            .tellingInstead()
            .saying(option -> thrown(option, option.position().trumps(), "all trumps are kept", "it throws away trumps")
                    + option.position()
                            .leftBower()
                            .filter(option.answer()::contains)
                            .map(bower -> " (" + bower + " is the left bower)")
                            .orElse(""));
    private static final Trait<Option<LayAwayHand, CardSet>> LONG_KEPT = new Trait<Option<LayAwayHand, CardSet>>(
                    "keeps-long-suits",
                    "side suits of four or more are kept whole",
                    "a card of a side suit of four or more is thrown",
                    option -> option.answer().isDisjoint(option.position().longSuits()))
            .tellingInstead()
            .saying(option -> thrown(
                    option,
                    option.position().longSuits(),
                    "side suits of four or more are kept whole",
                    "it breaks a side suit of four or more"));
    private static final Trait<Option<LayAwayHand, CardSet>> KINGS_KEPT = new Trait<Option<LayAwayHand, CardSet>>(
                    "keeps-kings",
                    KEPT_KINGS,
                    "a side ace or king is thrown, or a king left bare",
                    option -> option.position().keepsKings(option.answer()))
            .tellingInstead()
            .saying(option -> option.position().lossOfKings(option.answer()).orElse(KEPT_KINGS));
    private static final Trait<Option<LayAwayHand, CardSet>> GUARDS_KEPT = Trait.either(
            "keeps-guards",
            "side kings and their guards are kept",
            "a side king is thrown or left bare",
            option -> option.position().keepsGuards(option.answer()));
    private static final Quantity<Option<LayAwayHand, CardSet>> QUEENS = new Quantity<>(
            "queens-bared",
            "queen thrown or left unguarded",
            "queens thrown or left unguarded",
            option -> option.position().queensBared(option.answer()));
    private static final Quantity<Option<LayAwayHand, CardSet>> STOPS_LOST = new Quantity<>(
            "stops-lost",
            "side ace or king thrown or left bare",
            "side aces and kings thrown or left bare",
            option -> option.position().stopsLost(option.answer()));
    private static final Quantity<Option<LayAwayHand, CardSet>> HEIGHT =
            new Quantity<>("height", "rank thrown", "ranks thrown", option -> LayAwayHand.height(option.answer()));
    private static final Answers<LayAwayHand, CardSet> ANY = new Answers<>("three cards", LayAwayHand::options);
    private static final List<Preference<Option<LayAwayHand, CardSet>>> LOW = List.of(
            least(QUEENS).because("side queens keep their guards").inGeneral(),
            least(HEIGHT).because("the lowest that can be spared").inGeneral());
    private static final List<Preference<Option<LayAwayHand, CardSet>>> STOPS_THEN_LOW =
            Stream.concat(Stream.of(least(STOPS_LOST)), LOW.stream()).toList();
    private static final String ACES = "that side aces and kings themselves stay is taken for granted";

    public static final RuleBook<LayAwayHand, CardSet> BOOK = RuleBook.<LayAwayHand, CardSet>named(
                    "Culbertson on five hundred")
            .then(rule("five-hundred.discard.spare", source("five-hundred.p08").takenOver(ACES))
                    .answers(ANY)
                    .each(has(TRUMPS_KEPT), has(LONG_KEPT), has(KINGS_KEPT))
                    .prefer(LOW)
                    .why(
                            "Tricks come from trumps, from length once trumps are gone, and from kings that nobody can catch.")
                    .title("What can be spared"))
            .then(rule(
                            "five-hundred.discard.an-ace-before-a-long-suit",
                            source("five-hundred.p08").takenOver("no ace stands among what the page saves"))
                    .answers(ANY)
                    .each(has(TRUMPS_KEPT), has(LONG_KEPT), has(GUARDS_KEPT))
                    .manner(Manner.MAY)
                    .why("A long side suit may win more tricks in the end than an ace."))
            .then(rule(
                            "five-hundred.discard.break-a-long-suit",
                            source("five-hundred.p08")
                                    .takenOver("where all cannot be kept, trumps and kings come before length"))
                    .answers(ANY)
                    .each(has(TRUMPS_KEPT), has(KINGS_KEPT))
                    .prefer(LOW)
                    .why("A long suit wins only late, after the trumps that protect it and the stops beside it.")
                    .title("When a long suit must be broken"))
            .then(rule(
                            "five-hundred.discard.keep-trumps",
                            source("five-hundred.p08").takenOver("where all cannot be kept, trumps come first"))
                    .answers(ANY)
                    .each(has(TRUMPS_KEPT))
                    .prefer(STOPS_THEN_LOW)
                    .whyByBook("Each trump led takes two of theirs, which no side card does.", "five-hundred.p09")
                    .title("Trumps before all"))
            .book();

    private FiveHundredDiscards() {}

    /** "it throws away trumps, JH KD". */
    private static String thrown(Option<LayAwayHand, CardSet> option, CardSet dear, String kept, String thrown) {
        List<Card> gone = option.answer().stream().filter(dear::contains).toList();
        return gone.isEmpty() ? kept : thrown + ", " + CardNotation.write(gone);
    }
}

package kibitzer.conventions.bridge.play;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import kibitzer.advice.Answers;
import kibitzer.advice.Option;
import kibitzer.advice.Preference;
import kibitzer.advice.Quality;
import kibitzer.advice.Quantity;
import kibitzer.advice.Reason;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Trait;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;
import kibitzer.conventions.bridge.leads.LeadContract;

/** What the rules of playing to a trick measure. */
public final class PlayFeatures {
    /** Of equal cards the lowest is played (p. 151). */
    private static final Source EQUALS = Source.source("contract-bridge.p87");

    private static final String RANK = "rank";

    /** True where nothing is found but that an equal card is higher, or what else tells of equal cards. */
    static <X extends SuitTrick> boolean isOfEqualCards(
            Ruling<Rank> ruling,
            RuleBook<X, Rank> book,
            Preference<Option<X, Rank>> lowestOfEquals,
            Predicate<Reason> telling) {
        boolean isByRank = book.rule(ruling.rule())
                .filter(rule -> rule.order().contains(lowestOfEquals))
                .isPresent();
        return !ruling.failing().isEmpty()
                && ruling.failing().stream()
                        .allMatch(reason -> isByRank && reason.fact().equals(RANK) || telling.test(reason));
    }

    /** The same with which of equal cards is the lower, the best if it is one of them, and the page that says so. */
    public static <A> Ruling<A> citingEqualCards(Ruling<A> ruling, SuitTrick trick, Rank answer, Rank best) {
        return new Ruling<>(
                ruling.rule(),
                EQUALS,
                ruling.answers(),
                ruling.allowed(),
                ruling.standing(),
                ruling.reasons().stream()
                        .map(reason -> reason.holds() ? reason : lowerOfEquals(reason, trick, answer, best))
                        .toList(),
                ruling.why());
    }

    /** True of the higher of two equal cards of which the lower is best: that alone parts them (p. 151). */
    public static boolean isHigherEqual(SuitTrick trick, Rank answer, Rank best) {
        return answer.isHigherThan(best) && trick.highestEqual(best) == trick.highestEqual(answer);
    }

    private static Reason lowerOfEquals(Reason reason, SuitTrick trick, Rank answer, Rank best) {
        Rank lower = isHigherEqual(trick, answer, best) ? best : trick.lowestEqual(answer);
        return new Reason(
                        reason.fact(),
                        reason.actual(),
                        "the " + lower.word() + " takes the same tricks, and of equal cards the lower is played",
                        reason.required(),
                        reason.asked(),
                        reason.standing(),
                        reason.basis())
                .asking(reason.question());
    }

    static final Quality<ThirdHand> CONTRACT = new Quality<>(
            "contract",
            "against",
            "against what contract",
            trick -> trick.contract().inWords());

    static final Quality<ThirdHand> LED = new Quality<>(
            "led",
            "partner led",
            "what did partner lead",
            trick -> trick.ledLow() ? "a low card" : "the " + trick.led().word());

    static final Trait<ThirdHand> BID =
            new Trait<>("bid", "our side had bid the suit", "our side had not bid the suit", ThirdHand::bid);

    static final Trait<ThirdHand> CAN_BEAT_DUMMY = new Trait<>(
            "can-beat",
            "you can beat the cards on the table",
            "you cannot beat the cards on the table",
            PlayFeatures::canBeat);

    static final Trait<ThirdHand> PARTNER_WINS = Trait.either(
            "partner-wins", "partner's card wins so far", "dummy's card wins so far", ThirdHand::partnerIsWinning);

    static final Quantity<ThirdHand> DECLARERS_HIGHER = new Quantity<>(
            "declarers-higher",
            "card above the lead with declarer by the rule of eleven",
            "cards above the lead with declarer by the rule of eleven",
            ThirdHand::declarersHigher);

    static final Quantity<ThirdHand> DUMMYS_CARDS = new Quantity<>(
            "dummys-cards",
            "card in dummy",
            "cards in dummy",
            trick -> trick.dummy().size());

    /** Dummy's highest is what third hand's highest held down: with it gone, dummy's card is promoted. */
    static final Trait<ThirdHand> DUMMY_GAINS = new Trait<>(
            "dummy-gains",
            "dummy holds the next card below your highest, guarded twice",
            "dummy would gain nothing",
            trick -> {
                Rank highest = trick.own().first().rank();
                return trick.dummy().size() > 2
                        && highest.ordinal() > 0
                        && SuitTrick.highest(trick.dummy())
                                .filter(dummys -> dummys.ordinal() == highest.ordinal() - 1)
                                .isPresent();
            });

    static final Trait<ThirdHand> ACE_QUEEN = new Trait<>(
            "ace-queen",
            "you hold ace and queen without the king",
            "you do not hold ace and queen without the king",
            trick -> trick.own().contains(Rank.ACE, SuitTrick.SUIT)
                    && trick.own().contains(Rank.QUEEN, SuitTrick.SUIT)
                    && !trick.own().contains(Rank.KING, SuitTrick.SUIT));

    static final Trait<Option<ThirdHand, Rank>> BEATS = new Trait<>(
            "beats",
            "it beats the cards on the table",
            "it does not beat the cards on the table",
            option -> option.position().beats(option.answer()));

    static final Trait<Option<ThirdHand, Rank>> AS_GOOD_AS_QUEEN = new Trait<Option<ThirdHand, Rank>>(
                    "queen",
                    "it is the queen, or as good",
                    "it is not the queen, nor as good",
                    option -> option.position().highestEqual(option.answer()) == Rank.QUEEN)
            .namingOnly();

    /** A ten or better just below dummy's highest, which a card above it still guards. */
    static final Trait<Option<ThirdHand, Rank>> UNDER_DUMMYS_HONOUR = new Trait<>(
            "under-dummys-honour",
            "it is a ten or better below dummy's honour, and you keep a card above that",
            "it does not leave a card above dummy's honour",
            option -> SuitTrick.highest(option.position().leftInDummy())
                    .filter(honour -> honour.isAtLeast(Rank.JACK))
                    .filter(honour -> honour.isHigherThan(option.answer())
                            && option.answer().isAtLeast(Rank.TEN))
                    .filter(honour -> option.position().own().first().rank().isHigherThan(honour))
                    .isPresent());

    /** Less than a ten below it: worth it only where declarer can hardly beat it. */
    static final Trait<Option<ThirdHand, Rank>> BELOW_DUMMYS_HONOUR = new Trait<>(
            "below-dummys-honour",
            "it is below dummy's honour, and you keep a card above that",
            "it does not leave a card above dummy's honour",
            option -> SuitTrick.highest(option.position().leftInDummy())
                    .filter(honour -> honour.isAtLeast(Rank.JACK) && honour.isHigherThan(option.answer()))
                    .filter(honour -> option.position().own().first().rank().isHigherThan(honour))
                    .isPresent());

    /** The lowest of equal cards (p. 151) that does what a higher card would: the highest, the queen of ace and queen, the best below dummy's honour. */
    static final Trait<Option<ThirdHand, Rank>> AS_SURELY = new Trait<>(
            "as-surely",
            "no card that you cannot see comes between it and the higher one",
            "a card that you cannot see may come between it and the higher one",
            option -> isLowestOfEquals(option.position(), option.answer())
                    && option.position().own().stream()
                            .map(Card::rank)
                            .filter(higher -> higher.isHigherThan(option.answer())
                                    && option.position().beats(higher)
                                    && isAimedAt(option.position(), higher))
                            .anyMatch(higher -> option.position().doesAsMuch(option.answer(), higher)));

    private PlayFeatures() {}

    /** One that does not win itself, because partner's card does, is lower than those that do and no equal of theirs. */
    private static boolean isLowestOfEquals(ThirdHand trick, Rank rank) {
        Rank lowest = trick.lowestEqual(rank);
        return lowest == rank || !trick.beats(lowest);
    }

    private static boolean isAimedAt(ThirdHand trick, Rank higher) {
        return ACE_QUEEN.of(trick)
                ? higher == Rank.QUEEN
                : higher == trick.own().first().rank() || UNDER_DUMMYS_HONOUR.of(new Option<>(trick, higher));
    }

    static boolean canBeat(SuitTrick trick) {
        return trick.beats(trick.own().first().rank());
    }

    static <X extends SuitTrick> Quantity<Option<X, Rank>> rank() {
        return Quantity.of(RANK, "rank", option -> option.answer().ordinal());
    }

    /** The highest card that is as good: by it equal cards are equal. */
    static <X extends SuitTrick> Quantity<Option<X, Rank>> worth() {
        return Quantity.of(
                "worth",
                "rank",
                option -> option.position().highestEqual(option.answer()).ordinal());
    }

    static <X extends SuitTrick> Answers<X, Rank> anyCard() {
        return new Answers<>("a card of the suit", PlayFeatures::ranks);
    }

    private static <X extends SuitTrick> List<Rank> ranks(X trick) {
        Function<Card, Rank> rank = Card::rank;
        return trick.own().stream().map(rank).toList();
    }

    static final String NO_TRUMP = LeadContract.NO_TRUMP.inWords();
}

package kibitzer.conventions.bridge.play;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Basis;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.cards.Rank;

/** What a card would do in this trick that the better one does not: "declarer could win with the ten, which the queen beats". */
public final class CardTold {
    private static final Source EQUALS = Source.source("contract-bridge.p87");
    private static final String FACT = "told";

    private CardTold() {}

    /** The ruling against third hand's card with what that card does here; as it is where nothing closer can be told. */
    public static Ruling<Rank> ofThirdHand(Ruling<Rank> ruling, ThirdHand trick, Rank answer, Rank best) {
        return told(ruling, ofThirdHand(ruling.rule(), trick, answer, best));
    }

    /** The same of second and fourth hand. */
    public static Ruling<Rank> ofFollowing(Ruling<Rank> ruling, Following trick, Rank answer, Rank best) {
        return isEqualToSmall(ruling.rule(), trick, answer)
                ? told(
                        ruling,
                        EQUALS,
                        printed("the " + trick.lowestEqual(answer).word()
                                + " does the same work: of equal cards the lowest is played"))
                : told(ruling, ofFollowing(ruling.rule(), trick, answer, best));
    }

    /** Where a small card is asked for: one that is no better than a small one beside it. */
    private static boolean isEqualToSmall(String rule, Following trick, Rank answer) {
        Rank lowest = trick.lowestEqual(answer);
        boolean isSmall =
                Rank.NINE.isHigherThan(lowest) || lowest == trick.own().last().rank();
        return rule.equals("follow.one-honour-and-small")
                && Rank.JACK.isHigherThan(answer)
                && lowest != answer
                && isSmall;
    }

    private static Ruling<Rank> told(Ruling<Rank> ruling, Optional<Reason> reason) {
        return told(ruling, ruling.source(), reason);
    }

    private static Ruling<Rank> told(Ruling<Rank> ruling, Source source, Optional<Reason> reason) {
        return reason.filter(told -> !ruling.failing().isEmpty())
                .map(told -> new Ruling<>(
                        ruling.rule(),
                        source,
                        ruling.answers(),
                        ruling.allowed(),
                        ruling.standing(),
                        List.of(told),
                        ruling.why()))
                .orElse(ruling);
    }

    private static Optional<Reason> ofThirdHand(String rule, ThirdHand trick, Rank answer, Rank best) {
        String card = the(answer);
        return switch (rule) {
            case "third-hand.ace-asks-for-the-highest" ->
                printed("partner's ace at no trump asks for your highest card, and that is " + the(best));
            case "third-hand.ace-but-dummy-would-gain" ->
                answer == trick.own().first().rank()
                        ? Optional.empty()
                        : practice("partner's ace wins this trick, so that your lowest, " + the(best) + ", is enough");
            case "third-hand.cannot-beat" ->
                practice("nothing you hold beats " + the(trick.toBeat()) + ", so that " + card + " would be wasted; "
                        + the(best) + ", your lowest, goes");
            case "third-hand.declarer-cannot-beat-it" ->
                printed("by the rule of eleven declarer has nothing above " + the(trick.led())
                        + (trick.beats(answer)
                                ? ", so that partner's card wins and " + card + " would be wasted"
                                : ", so that partner's card wins by itself and your lowest, " + the(best)
                                        + ", is enough"));
            case "third-hand.cheapest-above-dummy" -> aboveDummy(trick, answer, best);
            case "third-hand.queen-of-ace-queen" ->
                answer.isHigherThan(best) ? underDummysKing(trick, answer, best) : tooLow(trick, answer, best);
            case "third-hand.honour-covered" -> trick.beats(answer) ? Optional.empty() : tooLow(trick, answer, best);
            case "third-hand.under-dummys-honour" -> underDummy(trick, answer, best);
            case "third-hand.highest" ->
                tooLow(trick, answer, best)
                        .or(() -> printed(
                                "partner led low, and to a low lead third hand plays its best card, " + the(best)));
            case "third-hand.partners-honour-holds" ->
                practice("partner's " + trick.led().word() + " is winning already, and " + card
                        + " on it would be wasted");
            default -> Optional.empty();
        };
    }

    private static Optional<Reason> aboveDummy(ThirdHand trick, Rank answer, Rank best) {
        String declarer = "by the rule of eleven declarer has nothing above " + the(trick.led());
        return trick.beats(answer)
                ? printed(declarer + ", so that " + the(best) + " wins and " + the(answer) + " can be kept")
                : printed("it does not beat dummy's " + trick.toBeat().word() + ", and " + the(best) + " does; "
                        + declarer);
    }

    /** Where the king lies in dummy, which has played, nothing that declarer holds of the suit beats the lower card. */
    private static Optional<Reason> underDummysKing(ThirdHand trick, Rank answer, Rank best) {
        return trick.fromDummy()
                .filter(played -> answer == Rank.ACE && trick.leftInDummy().contains(Rank.KING, SuitTrick.SUIT))
                .flatMap(played -> practice("dummy holds the king and has played " + the(played)
                        + ", so declarer has nothing above " + the(best) + "; keep the ace to beat the king"));
    }

    private static Optional<Reason> underDummy(ThirdHand trick, Rank answer, Rank best) {
        return SuitTrick.highest(trick.leftInDummy())
                .filter(dummys -> answer.isHigherThan(dummys))
                .map(dummys -> the(answer) + " is kept to beat dummy's " + dummys.word() + " later, and " + the(best)
                        + " is enough here")
                .map(CardTold::practice)
                .orElseGet(() -> tooLow(trick, answer, best));
    }

    /** A card that leaves the trick to dummy, or that declarer can beat with one that the better card beats. */
    private static Optional<Reason> tooLow(ThirdHand trick, Rank answer, Rank best) {
        if (!trick.beats(answer) && !trick.partnerIsWinning()) {
            return printed("it leaves the trick to dummy's " + trick.toBeat().word() + ", which " + the(best)
                    + (!isHighest(trick, best)
                            ? " beats while the ace is kept"
                            : best == trick.own().first().rank()
                                    ? ", your best card, beats"
                                    : ", as good as your best card, beats"));
        }
        Rank winning = trick.beats(answer) ? answer : trick.led();
        return unseenBetween(trick, winning, best)
                .flatMap(declarers -> printed("declarer could win with " + the(declarers) + ", which " + the(best)
                        + " beats; third hand plays its best card"
                        + (isHighest(trick, best) ? "" : ", but the queen before the ace")));
    }

    /** False of the queen from ace and queen. */
    private static boolean isHighest(ThirdHand trick, Rank best) {
        return !trick.own().contains(Rank.ACE, SuitTrick.SUIT)
                || best == Rank.ACE
                || trick.own().contains(Rank.KING, SuitTrick.SUIT);
    }

    /** The lowest card between the two that neither lies on the table or in dummy nor is in hand. */
    private static Optional<Rank> unseenBetween(ThirdHand trick, Rank low, Rank high) {
        return List.of(Rank.values()).stream()
                .filter(rank -> rank.isHigherThan(low) && high.isHigherThan(rank))
                .filter(rank -> !trick.own().contains(rank, SuitTrick.SUIT)
                        && !trick.dummy().contains(rank, SuitTrick.SUIT)
                        && rank != trick.led())
                .min(Rank::compareTo);
    }

    private static Optional<Reason> ofFollowing(String rule, Following trick, Rank answer, Rank best) {
        boolean wins = trick.beats(answer);
        return switch (rule) {
            case "follow.declarer-may-deceive", "follow.last-wins-cheaply" ->
                practice(
                        wins
                                ? "you play last, and " + the(best) + " wins the trick as well"
                                : "you play last, and " + the(best) + " wins the trick that " + the(answer)
                                        + " would leave to " + the(trick.highest()));
            case "follow.ace-king-queen" ->
                answer.isHigherThan(best)
                        ? Optional.empty()
                        : printed("with ace, king and queen second hand wins the trick with the queen"
                                + (best == Rank.QUEEN ? "" : ", or with " + the(best) + ", which is as good"));
            case "follow.king-queen-and-small" -> betweenHonourAndSmall(trick, answer);
            case "follow.one-honour-and-small" ->
                answer.isAtLeast(Rank.JACK)
                        ? printed("with " + the(answer) + " as your only honour and a small card, second hand plays the"
                                + " small one")
                        : printed("from one honour and a small card second hand plays the small one, and " + the(answer)
                                + " is kept");
            case "follow.low" ->
                wins
                        ? Optional.empty()
                        : practice("nothing you hold beats " + the(trick.highest()) + ", so that " + the(answer)
                                        + " would be wasted")
                                .filter(reason -> !PlayFeatures.canBeat(trick));
            default -> Optional.empty();
        };
    }

    /** A nine or ten beside king and queen: more cards beat it than beat the queen. */
    private static Optional<Reason> betweenHonourAndSmall(Following trick, Rank answer) {
        boolean jackIsOut = !trick.own().contains(Rank.JACK, SuitTrick.SUIT) && trick.highest() != Rank.JACK;
        return Rank.QUEEN.isHigherThan(answer) && jackIsOut
                ? practice("the jack could beat " + the(answer) + ", but only the ace beats the queen, and a small card"
                        + " costs less")
                : Optional.empty();
    }

    private static String the(Rank rank) {
        return "the " + rank.word();
    }

    /** Told with the page of the rule. */
    private static Optional<Reason> printed(String says) {
        return Optional.of(Reason.missing(FACT, says, says, "", ""));
    }

    /** Told as general practice. */
    private static Optional<Reason> practice(String says) {
        return printed(says).map(reason -> reason.on(Basis.PRACTICE));
    }
}

package kibitzer.conventions.bridge.objections;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.NumberWord;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.Meaning;
import kibitzer.conventions.bridge.Scale;
import kibitzer.conventions.bridge.Stage;
import kibitzer.conventions.bridge.SuitInWords;
import kibitzer.games.bridge.Call;

/** A pass where there is something to say. */
final class PassGrounds {
    static final List<Ground> ALL = List.of(
            PassGrounds::strongOpening,
            PassGrounds::aLongMinor,
            PassGrounds::anOvercall,
            PassGrounds::aTakeOutDouble,
            PassGrounds::aCueBid,
            PassGrounds::aPenalty,
            PassGrounds::afterTheDouble,
            PassGrounds::nearGame,
            PassGrounds::gamePossible);

    private static final int STRONG = 3;
    private static final int SUPPORT = 3;
    private static final int FOUR = 4;

    /** Points or tricks that partner may well have beside what is shown. */
    private static final double A_LITTLE = 2;

    private PassGrounds() {}

    /** So much that an average hand opposite makes game (p. 146). */
    private static Optional<Objection> strongOpening(Bidding bidding, Call call, Call best) {
        BothHands both = BothHands.of(bidding);
        return call.equals(Call.PASS)
                        && best instanceof Call.Bid
                        && bidding.soFar().stage() == Stage.OPENING
                        && both.scale() != Scale.HONOUR_TRICKS
                        && both.expected() >= both.game()
                ? Optional.of(Objection.printed(
                        both.holding() + ", and with an average hand opposite you reach the zone of game, "
                                + BothHands.figure(both.game()) + " together; if all pass, it is lost",
                        both.pages(both.gameZone())))
                : Optional.empty();
    }

    /** Three no trump opens on a long minor suit (p. 141). */
    private static Optional<Objection> aLongMinor(Bidding bidding, Call call, Call best) {
        Suit minor =
                bidding.hand().length(Suit.DIAMONDS) >= bidding.hand().length(Suit.CLUBS) ? Suit.DIAMONDS : Suit.CLUBS;
        return call.equals(Call.PASS) && bidding.soFar().stage() == Stage.OPENING && best.equals(Call.of("3NT"))
                ? Optional.of(Objection.printed(
                        "your " + Held.counted(bidding.hand(), minor) + " (" + SuitInWords.ranks(bidding.hand(), minor)
                                + ") should run at no trump, and three no trump opens on such a long minor",
                        "acol-system.p31"))
                : Optional.empty();
    }

    /** A suit in which too much cannot be lost (p. 150). */
    private static Optional<Objection> anOvercall(Bidding bidding, Call call, Call best) {
        return call.equals(Call.PASS)
                        && bidding.soFar().stage() == Stage.OVERCALL
                        && best instanceof Call.Bid bid
                        && bidding.honourTricks() < STRONG
                ? Bid.suit(best)
                        .filter(suit -> !OvercallGrounds.isDear(bidding, bid))
                        .map(suit -> Objection.printed(
                                "you hold " + Held.counted(bidding.hand(), suit) + ", and " + bid.inWords()
                                        + ", even doubled, should by our count lose no more than the 500 points that an overcall may risk",
                                "contract-bridge.p46",
                                "contract-bridge.p48"))
                : Optional.empty();
    }

    /** Three honour-tricks and support for every unbid suit (p. 151), or too strong for an overcall. */
    private static Optional<Objection> aTakeOutDouble(Bidding bidding, Call call, Call best) {
        if (!call.equals(Call.PASS)
                || !best.equals(Call.DOUBLE)
                || bidding.soFar().stage() != Stage.OVERCALL
                || bidding.honourTricks() < STRONG) {
            return Optional.empty();
        }
        boolean supports = Stream.of(Suit.values())
                .filter(suit -> !Bids.theirSuits(bidding.soFar()).contains(suit))
                .allMatch(suit -> bidding.hand().length(suit) >= SUPPORT);
        String tricks = "you have " + BothHands.figure(bidding.honourTricks()) + " honour-tricks";
        return Optional.of(
                supports
                        ? Objection.printed(
                                tricks + " and three cards or more of every unbid suit; a take-out double asks three"
                                        + " or more with support for every unbid suit",
                                "contract-bridge.p03")
                        : Objection.printed(
                                tricks + " and " + Held.counted(bidding.hand(), longestUnbid(bidding))
                                        + "; so strong a hand doubles first, and names the suit at the next turn",
                                "contract-bridge.p04"));
    }

    /** So strong that a bid of their suit is best: what a double of it takes is there and more (p. 151). */
    private static Optional<Objection> aCueBid(Bidding bidding, Call call, Call best) {
        return call.equals(Call.PASS)
                        && bidding.soFar().stage() == Stage.OVERCALL
                        && Bid.suit(best)
                                .filter(Bids.theirSuits(bidding.soFar())::contains)
                                .isPresent()
                ? Optional.of(Objection.printed(
                        "you have " + BothHands.figure(bidding.honourTricks())
                                + " honour-tricks and three cards or more of every unbid suit, where even a take-out double"
                                + " asks only three honour-tricks",
                        "contract-bridge.p03"))
                : Optional.empty();
    }

    private static Suit longestUnbid(Bidding bidding) {
        return Stream.of(Suit.values())
                .filter(suit -> !Bids.theirSuits(bidding.soFar()).contains(suit))
                .max(Comparator.comparingInt(suit -> bidding.hand().length(suit)))
                .orElseThrow();
    }

    /** A strong hand that has doubled names its suit next (p. 151). */
    private static Optional<Objection> afterTheDouble(Bidding bidding, Call call, Call best) {
        return call.equals(Call.PASS)
                        && bidding.soFar().stage() == Stage.AFTER_COMING_IN
                        && bidding.honourTricks() >= STRONG
                        && bidding.soFar()
                                .callsSinceOpening(bidding.soFar().turn())
                                .contains(Call.DOUBLE)
                ? Bid.suit(best)
                        .filter(suit ->
                                !Bid.isOurs(bidding, suit) && bidding.hand().length(suit) > FOUR)
                        .map(suit -> Objection.printed(
                                "you have " + BothHands.figure(bidding.honourTricks()) + " honour-tricks and "
                                        + Held.counted(bidding.hand(), suit)
                                        + " still to name; a strong hand doubles first and bids its suit at the next turn",
                                "contract-bridge.p04"))
                : Optional.empty();
    }

    /** A fit that partner does not know of. */
    static Optional<Objection> hidesSupport(Bidding bidding, Call call, Call best) {
        return call.equals(Call.PASS)
                ? Bid.suit(best)
                        .filter(suit -> Bid.isPartners(bidding, suit)
                                && !Bid.isOwn(bidding, suit)
                                && bidding.hand().length(suit) >= SUPPORT)
                        .map(suit -> Objection.ofPractice("you support partner's " + suit.plural() + " with "
                                + NumberWord.of(bidding.hand().length(suit)) + " cards, and "
                                + BothHands.of(bidding).holding() + "; a pass would hide both"))
                : Optional.empty();
    }

    /** Once partner has called a double is not for take-out (p. 146). */
    private static Optional<Objection> aPenalty(Bidding bidding, Call call, Call best) {
        return call.equals(Call.PASS)
                        && best.equals(Call.DOUBLE)
                        && bidding.soFar().stage() != Stage.OVERCALL
                ? bidding.auction()
                        .lastBid()
                        .flatMap(bid -> bid.strain().suit())
                        .filter(suit -> bidding.hand().length(suit) > SUPPORT)
                        .map(suit -> Objection.printed(
                                "they have bid " + suit.plural() + ", of which you hold "
                                        + SuitInWords.ranks(bidding.hand(), suit)
                                        + ": after partner's call a double is not for take-out, and they may go down",
                                "contract-bridge.p02"))
                : Optional.empty();
    }

    /** A game that a little more opposite makes, or the borderline of it. */
    private static Optional<Objection> nearGame(Bidding bidding, Call call, Call best) {
        BothHands both = BothHands.of(bidding);
        boolean speaks = call.equals(Call.PASS)
                && best instanceof Call.Bid
                && both.least() > 0
                && both.atLeast() < both.game()
                && !asksOrAnswers(bidding)
                && (bidding.soFar().stage() != Stage.RESPONSE || bidding.soFar().isContested());
        if (speaks
                && both.scale() == Scale.HONOUR_TRICKS
                && both.atLeast() >= both.scale().borderline()) {
            return Optional.of(Objection.printed(
                    both.enough() + ": " + BothHands.figure(both.atLeast())
                            + " together, in the borderline zone of game"
                            + (Bid.suit(best).filter(Suit::isMajor).isPresent() ? ", often enough in a major" : ""),
                    "culbertson-honour-tricks.p55"));
        }
        return speaks && both.expected() >= both.scale().borderline()
                ? Optional.of(Objection.printed(
                        both.holding() + more(both) + " you reach " + BothHands.figure(both.game()) + ", the game zone",
                        both.pages(both.gameZone())))
                : Optional.empty();
    }

    /** What partner must hold for game, beside what is shown. */
    private static String more(BothHands both) {
        double wanted = both.game() - both.own();
        return wanted - both.least() <= A_LITTLE
                ? "; with a little more than the " + BothHands.figure(both.least()) + " partner has shown"
                        + both.counted()
                : "; if partner has " + BothHands.figure(wanted) + ", where " + BothHands.figure(both.least())
                        + " at least are shown" + both.counted() + ",";
    }

    /** An answer to the opening for which no page has a figure of its own: what both hands have is enough for game, or nearly. */
    static Optional<Objection> answersOnBothHands(Bidding bidding, Call best) {
        BothHands both = BothHands.of(bidding);
        return best instanceof Call.Bid
                        && both.scale() != Scale.HONOUR_TRICKS
                        && both.least() > 0
                        && both.atLeast() >= both.scale().borderline()
                ? Optional.of(Objection.printed(
                        both.enough() + ": " + BothHands.figure(both.atLeast()) + " together, "
                                + (both.atLeast() >= both.game()
                                        ? "and the game zone begins at " + BothHands.figure(both.game())
                                        : "the borderline of the game zone"),
                        both.pages(both.atLeast() >= both.game() ? both.gameZone() : "culbertson-point-count.p48")))
                : Optional.empty();
    }

    /** On one honour-trick or more an opening bid is usually answered (p. 149). */
    static Optional<Objection> anAnswerOnOneHonourTrick(Bidding bidding, Call best) {
        return bidding.soFar().stage() == Stage.RESPONSE
                        && !bidding.soFar().isContested()
                        && bidding.honourTricks() >= 1
                        && bidding.auction()
                                .lastBid()
                                .filter(bid -> bid.level() == 1 && Bid.suit(bid).isPresent())
                                .isPresent()
                ? Optional.of(Objection.printed(
                        "partner opened and you have " + BothHands.figure(bidding.honourTricks())
                                + (bidding.honourTricks() > 1 ? " honour-tricks" : " honour-trick")
                                + "; on one or more an answer is usually made, here " + best,
                        "contract-bridge.p40"))
                : Optional.empty();
    }

    /** What an answer to a question forces is told of the question. */
    private static boolean asksOrAnswers(Bidding bidding) {
        return bidding.soFar()
                .lastMeaningOf(bidding.soFar().turn().partner())
                .filter(Meaning::conventional)
                .isPresent();
    }

    /** Partner of an overcaller answers where a game is possible (p. 150). */
    private static Optional<Objection> gamePossible(Bidding bidding, Call call, Call best) {
        BothHands both = BothHands.of(bidding);
        return call.equals(Call.PASS)
                        && best instanceof Call.Bid
                        && bidding.soFar().stage() == Stage.ADVANCE
                        && both.least() < both.scale().borderline()
                        && both.own() + both.partner().most() >= both.scale().borderline()
                ? Optional.of(Objection.printed(
                        both.holding() + ", and partner may hold as many as "
                                + BothHands.figure(both.partner().most())
                                + " by our count: the borderline of game begins at 5 together",
                        "culbertson-honour-tricks.p55",
                        "contract-bridge.p49"))
                : Optional.empty();
    }
}

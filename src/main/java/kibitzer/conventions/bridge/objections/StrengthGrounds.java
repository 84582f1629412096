package kibitzer.conventions.bridge.objections;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Basis;
import kibitzer.cards.NumberWord;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.ForcedToCall;
import kibitzer.conventions.bridge.Scale;
import kibitzer.conventions.bridge.Stage;
import kibitzer.conventions.bridge.Tells;
import kibitzer.conventions.bridge.value.PlayingTricks;
import kibitzer.games.bridge.Call;

/** A bid that undertakes more than both hands hold by the zones (p. 146), or less. */
final class StrengthGrounds {
    static final List<Ground> ALL = List.of(
            StrengthGrounds::noGameOpposite,
            StrengthGrounds::pastGame,
            StrengthGrounds::aGameTooHigh,
            StrengthGrounds::raisesTwice,
            StrengthGrounds::anotherGame,
            StrengthGrounds::elevenTricks,
            StrengthGrounds::tooFewTricksToPreempt,
            StrengthGrounds::leavesTheGame);

    private static final int BOOK = 6;
    private static final int HIGH = 4;
    private static final int MINOR = 5;
    private static final int NO_TRUMP_GAME = 3;
    private static final int ENQUIRY = 3;
    private static final int LEAST_TO_OPEN = 10;
    private static final int GRAND = 7;
    private static final int GRAND_ZONE = 37;

    private static final String SIGN_OFF = "acol-system.p05";

    private StrengthGrounds() {}

    /** Over partner's two of a suit, which signs off over one no trump (p. 141). */
    static Optional<Objection> overASignOff(Bidding bidding, Call call, Call best) {
        BiddingSoFar soFar = bidding.soFar();
        return call instanceof Call.Bid && best.equals(Call.PASS)
                ? soFar.lastMeaningOf(soFar.turn().partner())
                        .filter(meaning -> meaning.rules().stream()
                                .limit(1)
                                .anyMatch(rule -> rule.source().ids().contains(SIGN_OFF)))
                        .flatMap(meaning -> soFar.lastCallOf(soFar.turn().partner()))
                        .filter(Call.Bid.class::isInstance)
                        .map(last -> Objection.printed(
                                "partner's " + ((Call.Bid) last).inWords()
                                        + " is a sign-off with almost nothing to add, and you have told your "
                                        + BothHands.figure(bidding.points()) + " points already",
                                SIGN_OFF))
                : Optional.empty();
    }

    static Optional<Objection> aSlamTooHigh(Bidding bidding, Call call, Call best) {
        BothHands both = BothHands.of(bidding);
        boolean asks = Bid.asksForAces(bidding, call);
        return (Bid.isSlam(call) || asks) && both.isShortOfSlam()
                ? Optional.of(Objection.printed(
                        (asks ? "it asks for aces; " : "it is a slam; ") + both.tooLittleFor(both.slam()),
                        both.pages(both.slamZone())))
                : Optional.empty();
    }

    /** An overcall is answered where a game is possible (p. 150). */
    private static Optional<Objection> noGameOpposite(Bidding bidding, Call call, Call best) {
        BothHands both = BothHands.of(bidding);
        return call instanceof Call.Bid
                        && bidding.soFar().stage() == Stage.ADVANCE
                        && !bidding.soFar()
                                .callsSinceOpening(bidding.soFar().turn().partner())
                                .contains(Call.DOUBLE)
                        && both.own() + both.partner().most() < both.scale().borderline()
                ? Optional.of(Objection.printed(
                        both.holding() + ", partner has " + both.mostOfPartner()
                                + ": too little for game, and only for a game is an overcall answered",
                        "contract-bridge.p49"))
                : Optional.empty();
    }

    /** More than a game, and no slam; who only came in may have bid on over theirs, where game is not the question. */
    private static Optional<Objection> pastGame(Bidding bidding, Call call, Call best) {
        BothHands both = BothHands.of(bidding);
        return isPastGame(call)
                        && !bidding.soFar().stage().isOverAnOpening()
                        && !Bid.isConventional(bidding, call)
                        && both.isShortOfSlam()
                ? Optional.of(Objection.printed(
                        "it goes past game; " + both.tooLittleFor(both.slam()), both.pages(both.slamZone())))
                : Optional.empty();
    }

    private static boolean isPastGame(Call call) {
        return call instanceof Call.Bid bid
                && !Bid.isSlam(call)
                && Bid.isGame(call)
                && Bid.isGame(Call.bid(bid.level() - 1, bid.strain()));
    }

    /** A game, or a bid that forces to one; where both hands are expected to hold enough the least of partner decides nothing. */
    private static Optional<Objection> aGameTooHigh(Bidding bidding, Call call, Call best) {
        BothHands both = BothHands.of(bidding);
        boolean forces = !Bid.isGame(call) && Bid.forcesToGame(bidding, call);
        return ((speaks(bidding) || raisesTheOpening(bidding, call)) && Bid.isGame(call)
                                || forces && bidding.soFar().stage() != Stage.OPENING)
                        && !bidding.soFar().gameIsForced()
                        && !(forces && Bid.isGame(best) && !Bid.forcesInPrint(bidding, call)) // both lead to game
                        && !isInGame(bidding)
                        && both.atLeast() < both.game()
                        && both.expected() < both.scale().borderline()
                ? Optional.of(Objection.printed(
                        (forces ? Bid.forcing(bidding, call) + "; " : "it is game; ") + both.tooLittleFor(both.game()),
                        forces ? forcingTo(bidding, call, both.gameZone()) : both.pages(both.gameZone())))
                : Optional.empty();
    }

    /** A jump that forces to game without the strength for one: that comes before how short its suit is. */
    static Optional<Objection> aJumpTooHigh(Bidding bidding, Call call, Call best) {
        return Bid.isGame(call) || Bid.isConventional(bidding, call) || !Bid.forcesInPrint(bidding, call)
                ? Optional.empty()
                : aGameTooHigh(bidding, call, best)
                        .flatMap(
                                tooHigh -> Bid.isGame(best) ? gameOnLength(bidding, call, best) : Optional.of(tooHigh));
    }

    /** Where a page has the call force to game, and where the zone stands. */
    private static List<String> forcingTo(Bidding bidding, Call call, String zone) {
        return Stream.concat(
                        Bid.forcingInPrint(bidding, call).stream().flatMap(source -> source.ids().stream()),
                        Stream.of(zone))
                .toList();
    }

    /** Where a long suit alone makes the game that the best call bids, points still do not make another. */
    private static Optional<Objection> gameOnLength(Bidding bidding, Call call, Call best) {
        BothHands both = BothHands.of(bidding);
        double most = both.own() + both.partner().most();
        return Bid.suit(best)
                .filter(suit -> most < both.game())
                .map(suit -> Objection.printed(
                        "it forces to game on " + BothHands.figure(most) + " points at most by our count, short of "
                                + BothHands.figure(both.game()) + "; only your long " + suit.plural()
                                + ", as trumps, make up for that",
                        forcingTo(bidding, call, both.gameZone())));
    }

    /** The question for a major drives to the three level (p. 141), for which both hands together want nearly a game (p. 146). */
    static Optional<Objection> asksTooHigh(Bidding bidding, Call call, Call best) {
        BothHands both = BothHands.of(bidding);
        return call instanceof Call.Bid bid
                        && bid.level() == ENQUIRY
                        && Bid.read(bidding, call).rules().stream()
                                .limit(1)
                                .anyMatch(rule -> rule.tells().contains(Tells.ASKS_FOR_A_MAJOR))
                        && both.atLeast() < both.scale().borderline()
                ? Optional.of(Objection.printed(
                        "it asks for a major at the three level; " + both.summed() + ", short of the game zone, "
                                + BothHands.figure(both.game()),
                        "acol-system.p08",
                        both.gameZone()))
                : Optional.empty();
    }

    /** Partner's suit, which one has raised already, once more below game and without the strength for one. */
    private static Optional<Objection> raisesTwice(Bidding bidding, Call call, Call best) {
        BothHands both = BothHands.of(bidding);
        return best.equals(Call.PASS)
                        && !Bid.isGame(call)
                        && both.atLeast() < both.game()
                        && both.expected() < both.scale().borderline()
                ? Bid.suit(call)
                        .filter(suit -> Bid.isOwn(bidding, suit) && Bid.isPartners(bidding, suit))
                        .map(suit -> Objection.printed(
                                "your " + suit.plural() + " are told already; " + both.tooLittleFor(both.game()),
                                both.pages(both.gameZone())))
                : Optional.empty();
    }

    /** An opening of three or four of a suit wins within two tricks of it, not vulnerable within three (p. 149). */
    private static Optional<Objection> tooFewTricksToPreempt(Bidding bidding, Call call, Call best) {
        double within = bidding.isVulnerable() ? 2 : 3;
        return bidding.soFar().stage() == Stage.OPENING
                        && call instanceof Call.Bid bid
                        && (bid.level() == 3 || bid.level() == HIGH)
                        && bidding.points() < LEAST_TO_OPEN
                ? Bid.suit(call)
                        .map(suit -> PlayingTricks.of(bidding.hand(), suit))
                        .filter(tricks -> BOOK + bid.level() - tricks > within)
                        .map(tricks -> Objection.printed(
                                "the hand wins about " + BothHands.figure(tricks) + " tricks by our count, and "
                                        + bid.inWords() + " should come within " + NumberWord.of((int) within)
                                        + " of its " + NumberWord.of(BOOK + bid.level()),
                                "contract-bridge.p39"))
                : Optional.empty();
    }

    private static boolean isInGame(Bidding bidding) {
        return bidding.soFar().lastBidder().filter(bidding.soFar()::isOurs).isPresent()
                && bidding.auction().lastBid().filter(Bid::isGame).isPresent();
    }

    /** Another game than the one that partner has bid. */
    private static Optional<Objection> anotherGame(Bidding bidding, Call call, Call best) {
        return best.equals(Call.PASS) && call instanceof Call.Bid bid && isInGame(bidding)
                ? bidding.auction()
                        .lastBid()
                        .map(game -> Objection.ofPractice(
                                bid.level() > game.level()
                                        ? game.inWords() + already(game) + "; " + bid.inWords() + " must win "
                                                + NumberWord.of(BOOK + bid.level()) + " tricks for it, and not "
                                                + NumberWord.of(BOOK + game.level())
                                        : game.inWords() + already(game) + ", and no better trumps are known"))
                : Optional.empty();
    }

    /** Game in a minor, where the best call is one that needs fewer tricks, or leads to one. */
    private static Optional<Objection> elevenTricks(Bidding bidding, Call call, Call best) {
        return speaks(bidding)
                        && Bid.level(call) == MINOR
                        && Bid.suit(call).filter(suit -> !suit.isMajor()).isPresent()
                        && best instanceof Call.Bid better
                        && Bid.level(best) < MINOR
                        && !Bid.isConventional(bidding, call)
                        && !Bid.isConventional(bidding, best)
                ? Bid.suit(call).map(minor -> Objection.ofPractice(elevenTricks(bidding, minor, better)))
                : Optional.empty();
    }

    private static String elevenTricks(Bidding bidding, Suit minor, Call.Bid better) {
        return Bid.isGame(better)
                ? "game in a minor suit takes eleven tricks, " + better.inWords() + " only "
                        + NumberWord.of(BOOK + better.level())
                        + (Bid.suit(better)
                                        .filter(suit ->
                                                Bid.isPartners(bidding, suit) && !Bid.isPartners(bidding, minor))
                                        .isPresent()
                                ? ", and partner has bid "
                                        + better.strain().suit().orElseThrow().plural() + " and no " + minor.plural()
                                : "")
                : "game in a minor suit takes eleven tricks; " + better.inWords() + " leaves room for one that takes "
                        + (better.level() <= NO_TRUMP_GAME ? "nine or ten" : "ten");
    }

    /** No page has a range for a raise of one of a suit: the zone of both hands decides. */
    private static boolean raisesTheOpening(Bidding bidding, Call call) {
        return bidding.soFar().stage() == Stage.RESPONSE
                && bidding.soFar().system().scale() == Scale.POINTS
                && bidding.auction()
                        .lastBid()
                        .filter(opening -> opening.level() == 1)
                        .isPresent()
                && Bid.suit(call).filter(suit -> Bid.isPartners(bidding, suit)).isPresent();
    }

    /** First bids are made on figures of their own. */
    private static boolean speaks(Bidding bidding) {
        Stage stage = bidding.soFar().stage();
        return stage == Stage.OPENERS_REBID
                || stage == Stage.RESPONDERS_REBID
                || stage == Stage.AFTER_COMING_IN
                || stage == Stage.ADVANCE;
    }

    private static String already(Call.Bid bid) {
        return Bid.isSlam(bid) ? " is a slam already" : " is game already";
    }

    /** A call that partner may pass below game, or short of the slam that both hands are worth. */
    private static Optional<Objection> leavesTheGame(Bidding bidding, Call call, Call best) {
        BothHands both = BothHands.of(bidding);
        if (both.least() == 0
                || Bid.forcesToGame(bidding, call)
                || bidding.soFar().stage() == Stage.OPENING) {
            return Optional.empty();
        }
        if (both.scale() != Scale.HONOUR_TRICKS
                && Bid.level(best) == GRAND
                && Bid.level(call) < GRAND
                && both.atLeast() >= GRAND_ZONE) {
            return Optional.of(Objection.printed(
                    both.enough() + ": " + BothHands.figure(both.atLeast())
                            + " together, and the grand-slam zone begins at 37",
                    both.pages("culbertson-point-count.p51")));
        }
        if ((Bid.isSlam(best) || Bid.asksForAces(bidding, best))
                && !Bid.isSlam(call)
                && both.atLeast() >= both.slam()) {
            return Optional.of(Objection.printed(
                    both.enough() + ": " + BothHands.figure(both.atLeast()) + " together, and the slam zone begins at "
                            + BothHands.figure(both.slam()),
                    both.pages(both.slamZone())));
        }
        boolean stops = !Bid.isGame(call) && Bid.mayBePassed(bidding, call);
        if (!stops
                && !Bid.isGame(call)
                && Bid.isGame(best)
                && Bid.isSameStrain(call, best)
                && both.atLeast() >= both.game()) {
            return Optional.of(Objection.printed(
                    both.enough() + ": " + BothHands.figure(both.atLeast())
                            + " together, in the game zone, so game is bid and not asked for",
                    both.pages(both.gameZone())));
        }
        return stops
                        && (call.equals(Call.PASS) || Bid.isGame(best) || Bid.forcesToGame(bidding, best))
                        && both.atLeast() >= both.game()
                ? Optional.of(Objection.printed(
                        call.equals(Call.PASS)
                                ? both.enough() + ": " + BothHands.figure(both.atLeast())
                                        + " together, and the game zone begins at " + BothHands.figure(both.game())
                                : "partner may pass it; " + both.enough() + ": " + BothHands.figure(both.atLeast())
                                        + " together, and the game zone begins at " + BothHands.figure(both.game()),
                        both.pages(both.gameZone())))
                : Optional.empty();
    }

    /** Two of a suit over partner's one no trump, where the page says so (p. 141). */
    private static boolean signsOff(Bidding bidding, Call best) {
        return best instanceof Call.Bid
                && Bid.read(bidding, best).rules().stream()
                        .limit(1)
                        .anyMatch(rule -> rule.source().ids().getFirst().equals(SIGN_OFF));
    }

    /** The strain of the best call, higher. */
    static Optional<Objection> dearerInVain(Bidding bidding, Call call, Call best) {
        BothHands both = BothHands.of(bidding);
        if (bidding.soFar().stage() == Stage.OPENING) {
            return call instanceof Call.Bid bid && bid.level() >= HIGH
                    ? Bid.suit(call)
                            .map(suit -> Objection.ofPractice("it undertakes " + NumberWord.of(BOOK + bid.level())
                                    + " tricks before partner has said a word, and you hold only "
                                    + Held.counted(bidding.hand(), suit)))
                    : Optional.empty();
        }
        int dearer = Bid.level(call) - Bid.level(best);
        if (Bid.isSameStrain(call, best) && dearer > 0 && signsOff(bidding, best)) {
            return Optional.of(Objection.printed(
                    ((Call.Bid) best).inWords() + " signs off over one no trump, with almost nothing to add; "
                            + both.holding() + " opposite " + both.shown(),
                    SIGN_OFF));
        }
        if (!Bid.isSameStrain(call, best) || dearer <= 0 || both.atLeast() >= both.game()) {
            return Optional.empty();
        }
        if (Bid.isGame(call) && Bid.forcesToGame(bidding, best)) {
            return Optional.of(Objection.ofPractice("partner goes on to game over "
                    + ((Call.Bid) best).inWords() + " too, and " + ((Call.Bid) call).inWords()
                    + " leaves no room to look for a slam first"));
        }
        if (Bid.isGame(call) && !Bid.isGame(best) && both.least() > 0) {
            return Optional.of(Objection.printed(
                    "game, from " + BothHands.figure(both.game()) + " together, is not sure on "
                            + BothHands.figure(both.atLeast()) + " by our count; " + ((Call.Bid) best).inWords()
                            + " leaves it to partner",
                    both.pages(both.gameZone())));
        }
        Optional<Objection> keepsOpen = forcedBy(bidding, best)
                .filter(forced -> bidding.soFar().stage() == Stage.RESPONSE
                        || bidding.soFar().stage() == Stage.OPENERS_REBID)
                .map(forced -> new Objection(
                        ((Call.Bid) best).inWords()
                                + " makes partner bid again, so the best game can still be looked for; "
                                + ((Call.Bid) call).inWords() + " takes up the room for that",
                        "",
                        forced.source(),
                        Basis.BOOK));
        return keepsOpen.or(() -> Optional.of(Objection.ofPractice(best.inWords() + " is " + NumberWord.of(dearer)
                + (dearer == 1 ? " trick" : " tricks") + " cheaper; " + both.holding()
                + (both.least() == 0
                        ? ", and partner has not shown the rest"
                        : ", and partner has shown " + both.shown()
                                + (both.own() + both.partner().most() < both.game() ? ": too few for game" : "")))));
    }

    /** What the page has force partner to go on behind the call. */
    private static Optional<ForcedToCall> forcedBy(Bidding bidding, Call best) {
        return best instanceof Call.Bid && !Bid.isConventional(bidding, best)
                ? ForcedToCall.at(bidding.soFar().with(best).with(Call.PASS))
                        .filter(forced -> !forced.source().isGeneralPractice())
                : Optional.empty();
    }
}

package kibitzer.conventions.bridge.culbertson;

import static kibitzer.advice.Needs.not;
import static kibitzer.conventions.bridge.AuctionFeatures.weBid;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import kibitzer.advice.Answers;
import kibitzer.advice.RuleBook;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSystem;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.Scale;
import kibitzer.conventions.bridge.Stage;
import kibitzer.conventions.bridge.defence.Defence;
import kibitzer.conventions.bridge.rebids.ZoneRebids;
import kibitzer.conventions.bridge.rebids.Zones;
import kibitzer.conventions.bridge.slam.SlamZone;
import kibitzer.conventions.bridge.slam.Slams;
import kibitzer.games.bridge.Call;

/** Every rule book of one valuation, made once; an agreement chooses among them. */
final class Books {
    private static final Answers<Bidding, Call> SUITS = Bids.suitsAtLevel(2);
    private static final Answers<Bidding, Call> BUT_CLUBS = Bids.oneOf("2D", "2H", "2S");

    private final Figures figures;
    private final Map<String, RuleBook<Bidding, Call>> parts = new ConcurrentHashMap<>();

    Books(Figures figures) {
        this.figures = figures;
    }

    BiddingSystem system(Agreement agreement) {
        BiddingSystem.Builder system =
                Defence.in(BiddingSystem.named(figures.id(), figures.name()).counting(figures.scale()));
        openings(system, agreement);
        responses(system, agreement);
        rebids(system, agreement);
        return system.system();
    }

    /** The parts that a system of its own no-trump answers and strong openings leaves open. */
    BiddingSystem.Builder completing(BiddingSystem.Builder system, Agreement agreement) {
        Defence.in(system.counting(figures.scale()))
                .at(
                        Stage.OPENING,
                        lent("high-no-trump-openings", Openings::highNoTrump),
                        lent("preempts", Preempts::of),
                        lent("one", Openings::oneOfASuit),
                        lent("pass", Openings::pass))
                .at(
                        Stage.RESPONSE,
                        lent("high-no-trump", NoTrumpResponses::toHigherNoTrump),
                        askingAtOnce(agreement),
                        part("double-or-cue-bid", ContestedResponses::doubleOrCueBid),
                        toSuitWithoutTwoNoTrump(),
                        lent("unplaced", SuitResponses::unplaced),
                        lent("to-long-suit", WeakResponses::toLongSuit),
                        lent("contested", ContestedResponses::of));
        sharedRebids(system, agreement);
        return system;
    }

    private void openings(BiddingSystem.Builder system, Agreement agreement) {
        system.at(
                Stage.OPENING,
                part("no-trump", Openings::noTrump),
                agreement.twoClubs() ? part("two-clubs", Openings::twoClubs) : part("two", Openings::naturalTwoBids),
                part("preempts", Preempts::of),
                agreement.vanderbiltClub()
                        ? part("vanderbilt", Openings::vanderbilt)
                        : part("one", Openings::oneOfASuit));
        if (agreement.twoClubs()) {
            system.at(Stage.OPENING, part("weak-twos", Openings::weakTwos));
        }
        system.at(Stage.OPENING, part("pass", Openings::pass));
    }

    private void responses(BiddingSystem.Builder system, Agreement agreement) {
        Figures.NoTrumpAnswers rows = figures.toOneNoTrump();
        if (agreement.stayman()) {
            system.at(
                    Stage.RESPONSE,
                    part("stayman", Stayman::question),
                    part("1nt-game", NoTrumpResponses::game),
                    part(
                            "stayman-inviting",
                            by -> NoTrumpResponses.twoOfASuit(
                                    by, rows.invitingSuit().named("stayman-inviting-suit"), BUT_CLUBS)),
                    part("1nt-invite", NoTrumpResponses::invite),
                    part(
                            "stayman-weak",
                            by -> NoTrumpResponses.twoOfASuit(
                                    by, rows.weakSuit().named("stayman-weak-suit"), BUT_CLUBS)));
        } else {
            system.at(
                    Stage.RESPONSE,
                    part("1nt-game", NoTrumpResponses::game),
                    part("1nt-inviting", by -> NoTrumpResponses.twoOfASuit(by, rows.invitingSuit(), SUITS)),
                    part("1nt-invite", NoTrumpResponses::invite),
                    part("1nt-weak", by -> NoTrumpResponses.twoOfASuit(by, rows.weakSuit(), SUITS)));
        }
        system.at(
                Stage.RESPONSE,
                part("1nt-pass", NoTrumpResponses::pass),
                part("high-no-trump", NoTrumpResponses::toHigherNoTrump));
        if (agreement.vanderbiltClub()) {
            system.at(Stage.RESPONSE, part("to-vanderbilt", StrongResponses::toVanderbiltClub));
        }
        system.at(Stage.RESPONSE, askingAtOnceButToOneNoTrump(agreement));
        system.at(
                Stage.RESPONSE,
                part("double-or-cue-bid", ContestedResponses::doubleOrCueBid),
                part("to-suit", SuitResponses::of),
                part("unplaced", SuitResponses::unplaced));
        if (agreement.twoClubs()) {
            system.at(
                    Stage.RESPONSE,
                    part("to-two-clubs", StrongResponses::toTwoClubs),
                    part("to-weak-two", WeakResponses::toWeakTwo));
        } else {
            system.at(Stage.RESPONSE, part("to-two", StrongResponses::toTwoBid));
        }
        system.at(
                Stage.RESPONSE,
                part("to-long-suit", WeakResponses::toLongSuit),
                part("contested", ContestedResponses::of));
    }

    private void rebids(BiddingSystem.Builder system, Agreement agreement) {
        slams(system, agreement);
        if (agreement.stayman()) {
            system.at(Stage.OPENERS_REBID, part("reply", Stayman::reply), part("last-word", Stayman::lastWord));
            system.at(Stage.RESPONDERS_REBID, part("afterwards", Stayman::afterwards));
        }
        system.at(Stage.OPENERS_REBID, openers("nt-opener", agreement, NoTrumpRebids::byOpener));
        system.at(Stage.RESPONDERS_REBID, part("nt-responder", NoTrumpRebids::byResponder));
        zoned(system, agreement);
    }

    private void slams(BiddingSystem.Builder system, Agreement agreement) {
        RuleBook<Bidding, Call> slams = part(agreement.slam().word(), by -> Slams.book(agreement.slam(), zone()));
        system.at(Stage.OPENERS_REBID, slams).at(Stage.RESPONDERS_REBID, slams);
    }

    private SlamZone zone() {
        return figures.scale() == Scale.HONOUR_TRICKS ? SlamZone.byHonourTricks() : SlamZone.byPoints(figures.scale());
    }

    /** Over one no trump a column with a raise to four has a row for every hand that might ask. */
    private RuleBook<Bidding, Call> askingAtOnceButToOneNoTrump(Agreement agreement) {
        RuleBook<Bidding, Call> asking = askingAtOnce(agreement);
        return figures.toOneNoTrump().fourNoTrump().isEmpty()
                ? asking
                : part(
                        agreement.slam().word() + "-at-once-but-to-one-no-trump",
                        by -> asking.mapped(rule -> rule.onlyWhen(not(weBid("1NT")))));
    }

    private RuleBook<Bidding, Call> askingAtOnce(Agreement agreement) {
        return part(agreement.slam().word() + "-at-once", by -> Slams.askingAtOnce(agreement.slam(), zone()));
    }

    /** Slams first, then what a raise changes, then the zones. */
    private void sharedRebids(BiddingSystem.Builder system, Agreement agreement) {
        slams(system, agreement);
        zoned(system, agreement);
    }

    private void zoned(BiddingSystem.Builder system, Agreement agreement) {
        system.at(Stage.OPENERS_REBID, askingAtOnce(agreement)).at(Stage.RESPONDERS_REBID, askingAtOnce(agreement));
        if (figures.scale() == Scale.CULBERTSON_POINTS) {
            system.at(Stage.OPENERS_REBID, part("raised", RaisedRebids::byOpener));
            system.at(Stage.RESPONDERS_REBID, part("raiser", RaisedRebids::byResponder));
        }
        system.at(Stage.OPENERS_REBID, openers("by-zone", agreement, Books::byZone));
        system.at(Stage.RESPONDERS_REBID, part("by-zone", Books::byZone));
    }

    /** Rebids of opener's; the question for a major has its own answers and no others. */
    private RuleBook<Bidding, Call> openers(
            String name, Agreement agreement, Function<Figures, RuleBook<Bidding, Call>> made) {
        return agreement.stayman()
                ? part(name + "-but-to-stayman", by -> made.apply(by).mapped(rule -> rule.onlyWhen(not(Stayman.ASKED))))
                : part(name, made);
    }

    private static RuleBook<Bidding, Call> byZone(Figures figures) {
        return figures.scale() == Scale.HONOUR_TRICKS
                ? byHonourTricks(figures)
                : zoned(Zones.byCulbertsonPoints(figures.id()));
    }

    /**
     * Two honour-tricks for two over one bring the side to the border of game, so that a forced minimum in a new suit at
     * two never comes up; nor does an opener double whose partner has only passed.
     */
    private static RuleBook<Bidding, Call> byHonourTricks(Figures figures) {
        RuleBook<Bidding, Call> book = zoned(Zones.byHonourTricks(figures.id()));
        return new RuleBook<>(
                book.name(),
                book.places().stream()
                        .filter(place -> place.stream()
                                .noneMatch(rule -> rule.id().endsWith(".forced-new-suit-at-two")
                                        || rule.id().endsWith(".answer-the-double")))
                        .toList());
    }

    private static RuleBook<Bidding, Call> zoned(Zones zones) {
        return ZoneRebids.book(zones.forcedToGameBy("contract-bridge.p07", "contract-bridge.p08"));
    }

    private RuleBook<Bidding, Call> lent(String name, Function<Figures, RuleBook<Bidding, Call>> made) {
        return part(
                "lent-" + name,
                by -> made.apply(by)
                        .mapped(rule -> rule.from(rule.source()
                                .takenOver("the page of " + by.name()
                                        + " is silent here; the point-count of the same book is taken"
                                        + " over by general practice"))));
    }

    /** For a system that has a two no trump of its own. */
    private RuleBook<Bidding, Call> toSuitWithoutTwoNoTrump() {
        RuleBook<Bidding, Call> toSuit = lent("to-suit", SuitResponses::of);
        return part(
                "to-suit-without-two-no-trump",
                by -> new RuleBook<>(
                        toSuit.name(),
                        toSuit.places().stream()
                                .map(place -> place.stream()
                                        .filter(rule -> !rule.id().equals(by.id() + ".respond.two-no-trump"))
                                        .toList())
                                .filter(place -> !place.isEmpty())
                                .toList()));
    }

    private RuleBook<Bidding, Call> part(String name, Function<Figures, RuleBook<Bidding, Call>> made) {
        return parts.computeIfAbsent(name, none -> made.apply(figures));
    }
}

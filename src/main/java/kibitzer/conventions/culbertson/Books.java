package kibitzer.conventions.culbertson;

import kibitzer.advice.RuleBook;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSystem;
import kibitzer.conventions.bridge.Scale;
import kibitzer.conventions.bridge.Stage;
import kibitzer.conventions.bridge.rebids.ZoneRebids;
import kibitzer.conventions.bridge.rebids.Zones;
import kibitzer.conventions.systems.Agreement;
import kibitzer.games.bridge.Call;

/** Every rule book of one valuation, made once; an agreement chooses among them. */
final class Books {
    private final Figures figures;
    private final RuleBook<Bidding, Call> noTrumpOpenings;
    private final RuleBook<Bidding, Call> naturalTwoBids;
    private final RuleBook<Bidding, Call> twoClubs;
    private final RuleBook<Bidding, Call> weakTwos;
    private final RuleBook<Bidding, Call> preempts;
    private final RuleBook<Bidding, Call> vanderbilt;
    private final RuleBook<Bidding, Call> oneOfASuit;
    private final RuleBook<Bidding, Call> pass;
    private final RuleBook<Bidding, Call> toOneNoTrump;
    private final RuleBook<Bidding, Call> toHigherNoTrump;
    private final RuleBook<Bidding, Call> toASuit;
    private final RuleBook<Bidding, Call> unplaced;
    private final RuleBook<Bidding, Call> byZone;

    Books(Figures figures) {
        this.figures = figures;
        noTrumpOpenings = Openings.noTrump(figures);
        naturalTwoBids = Openings.naturalTwoBids(figures);
        twoClubs = Openings.twoClubs(figures);
        weakTwos = Openings.weakTwos(figures);
        preempts = Preempts.of(figures);
        vanderbilt = Openings.vanderbilt(figures);
        oneOfASuit = Openings.oneOfASuit(figures);
        pass = Openings.pass(figures);
        toOneNoTrump = NoTrumpResponses.toOneNoTrump(figures);
        toHigherNoTrump = NoTrumpResponses.toHigherNoTrump(figures);
        toASuit = SuitResponses.of(figures);
        unplaced = SuitResponses.unplaced(figures);
        Zones zones = figures.scale() == Scale.HONOUR_TRICKS
                ? Zones.byHonourTricks(figures.id())
                : Zones.byCulbertsonPoints(figures.id());
        byZone = ZoneRebids.book(zones.forcedToGameBy("contract-bridge.p07", "contract-bridge.p08"));
    }

    BiddingSystem system(Agreement agreement) {
        BiddingSystem.Builder system = BiddingSystem.named(figures.id(), figures.name());
        system.at(Stage.OPENING, agreement.twoClubs() ? twoClubs : naturalTwoBids, noTrumpOpenings, preempts);
        system.at(Stage.OPENING, agreement.vanderbiltClub() ? vanderbilt : oneOfASuit);
        if (agreement.twoClubs()) {
            system.at(Stage.OPENING, weakTwos);
        }
        system.at(Stage.OPENING, pass);
        system.at(Stage.RESPONSE, toOneNoTrump, toHigherNoTrump, toASuit, unplaced);
        system.at(Stage.OPENERS_REBID, byZone);
        system.at(Stage.RESPONDERS_REBID, byZone);
        return system.system();
    }
}

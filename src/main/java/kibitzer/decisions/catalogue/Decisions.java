package kibitzer.decisions.catalogue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Family;
import kibitzer.decisions.banking.BankingDecisions;
import kibitzer.decisions.banking.baccarat.BaccaratDecisions;
import kibitzer.decisions.banking.vingtetun.VingtEtUnDecisions;
import kibitzer.decisions.bridge.BridgeDecisions;
import kibitzer.decisions.casino.CasinoDecisions;
import kibitzer.decisions.cinch.CinchDecisions;
import kibitzer.decisions.cribbage.CribbageDecisions;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.hearts.HeartsDecisions;
import kibitzer.decisions.law.LawDecisions;
import kibitzer.decisions.loo.LooDecisions;
import kibitzer.decisions.nap.NapDecisions;
import kibitzer.decisions.ohhell.OhHellDecisions;
import kibitzer.decisions.own.OwnDecisions;
import kibitzer.decisions.poker.PokerDecisions;
import kibitzer.decisions.rummy.RummyDecisions;
import kibitzer.decisions.rummy.gin.GinDecisions;
import kibitzer.decisions.solo.SoloDecisions;
import kibitzer.decisions.spoilfive.SpoilFiveDecisions;
import kibitzer.decisions.trick.TrickDecisions;
import kibitzer.decisions.trick.ecarte.EcarteDecisions;
import kibitzer.decisions.trick.euchre.EuchreDecisions;
import kibitzer.decisions.trick.fivehundred.FiveHundredDecisions;
import kibitzer.decisions.trick.table.TrickTableDecisions;
import kibitzer.decisions.whist.WhistDecisions;

/** All decisions: the families' lists, joined in the order in which they are shown. */
public final class Decisions {
    private static final List<Family> FAMILIES = List.of(
            BridgeDecisions.ALL,
            LawDecisions.ALL,
            GinDecisions.ALL,
            RummyDecisions.ALL,
            PokerDecisions.ALL,
            CribbageDecisions.ALL,
            CasinoDecisions.ALL,
            WhistDecisions.ALL,
            NapDecisions.ALL,
            HeartsDecisions.ALL,
            OhHellDecisions.ALL,
            CinchDecisions.ALL,
            EuchreDecisions.ALL,
            EcarteDecisions.ALL,
            FiveHundredDecisions.ALL,
            LooDecisions.ALL,
            SpoilFiveDecisions.ALL,
            SoloDecisions.ALL,
            TrickDecisions.ALL,
            TrickTableDecisions.ALL,
            VingtEtUnDecisions.ALL,
            BaccaratDecisions.ALL,
            BankingDecisions.ALL);
    private static final List<Decision<?, ?>> ALL = FAMILIES.stream()
            .<Decision<?, ?>>flatMap(family -> family.decisions().stream())
            .toList();

    private Decisions() {}

    public static List<Family> families() {
        return FAMILIES;
    }

    public static List<Decision<?, ?>> all() {
        return ALL;
    }

    /** One of the catalogue, or of those that authors write themselves. */
    public static Optional<Decision<?, ?>> find(String id) {
        return Stream.concat(ALL.stream(), OwnDecisions.ALL.stream())
                .filter(decision -> decision.id().text().equals(id))
                .<Decision<?, ?>>map(decision -> decision)
                .findFirst();
    }

    /** @throws BadQuestion if there is no such decision */
    public static Decision<?, ?> get(String id) {
        return find(id).orElseThrow(() -> new BadQuestion(
                "decision",
                "\"" + id + "\" is unknown",
                "one of "
                        + String.join(
                                ", ",
                                ALL.stream()
                                        .map(decision -> decision.id().text())
                                        .toList())));
    }
}

package kibitzer.conventions.books;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import kibitzer.advice.Rule;
import kibitzer.advice.RuleBook;
import kibitzer.conventions.banking.baccarat.DrawRules;
import kibitzer.conventions.banking.vingtetun.DoubleOnEleven;
import kibitzer.conventions.banking.vingtetun.SplitPairs;
import kibitzer.conventions.banking.vingtetun.StandOrHit;
import kibitzer.conventions.bridge.leads.Leads;
import kibitzer.conventions.bridge.leads.opening.OpeningLeads;
import kibitzer.conventions.bridge.play.FollowPlay;
import kibitzer.conventions.bridge.play.ThirdHandPlay;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.conventions.casino.CasinoPlays;
import kibitzer.conventions.cinch.CinchBids;
import kibitzer.conventions.cribbage.CribbageLeads;
import kibitzer.conventions.cribbage.CribbagePlays;
import kibitzer.conventions.cribbage.LayAways;
import kibitzer.conventions.ecarte.EcarteDiscards;
import kibitzer.conventions.ecarte.EcarteLeads;
import kibitzer.conventions.ecarte.EcarteStands;
import kibitzer.conventions.euchre.EuchreCalls;
import kibitzer.conventions.euchre.EuchreLeads;
import kibitzer.conventions.euchre.HasenpfefferBids;
import kibitzer.conventions.fivehundred.FiveHundredBids;
import kibitzer.conventions.fivehundred.FiveHundredDiscards;
import kibitzer.conventions.hearts.HeartsDangers;
import kibitzer.conventions.hearts.HeartsPasses;
import kibitzer.conventions.loo.LooLeads;
import kibitzer.conventions.loo.LooStands;
import kibitzer.conventions.nap.NapCalls;
import kibitzer.conventions.nap.NapFollows;
import kibitzer.conventions.nap.NapLeads;
import kibitzer.conventions.ohhell.OhHellBids;
import kibitzer.conventions.poker.play.Bluff;
import kibitzer.conventions.poker.play.Calls;
import kibitzer.conventions.poker.play.Declaration;
import kibitzer.conventions.poker.play.Draws;
import kibitzer.conventions.poker.play.KnockTable;
import kibitzer.conventions.poker.play.Openings;
import kibitzer.conventions.poker.play.Raises;
import kibitzer.conventions.poker.play.SpitTable;
import kibitzer.conventions.poker.play.Stays;
import kibitzer.conventions.poker.play.StudStays;
import kibitzer.conventions.rummy.RummyDiscards;
import kibitzer.conventions.rummy.RummyPlans;
import kibitzer.conventions.rummy.gin.GinDiscards;
import kibitzer.conventions.rummy.gin.GinDraws;
import kibitzer.conventions.rummy.gin.GinKnocks;
import kibitzer.conventions.solo.SoloCalls;
import kibitzer.conventions.spoilfive.Jinks;
import kibitzer.conventions.spoilfive.Robbing;
import kibitzer.conventions.whist.WhistDiscards;
import kibitzer.conventions.whist.WhistLeads;
import kibitzer.conventions.whist.WhistSecondHand;
import kibitzer.conventions.whist.WhistThirdHand;

/** Every rule of every rule book, each once. */
public final class AllRules {
    private AllRules() {}

    public static Stream<Rule<?, ?>> stream() {
        Map<String, Rule<?, ?>> rules = new LinkedHashMap<>();
        Systems.rules().forEach(rule -> add(rules, "bridge/call", rule));
        Stream.of(
                        Leads.BOOK,
                        OpeningLeads.SUITS,
                        FollowPlay.BOOK,
                        ThirdHandPlay.BOOK,
                        GinDiscards.BOOK,
                        GinDraws.BOOK,
                        GinKnocks.BOOK,
                        RummyDiscards.BOOK,
                        RummyPlans.BOOK,
                        LayAways.BOOK,
                        CribbageLeads.BOOK,
                        CribbagePlays.BOOK,
                        CasinoPlays.BOOK,
                        StandOrHit.BOOK,
                        DoubleOnEleven.BOOK,
                        SplitPairs.BOOK,
                        DrawRules.BOOK,
                        WhistLeads.BOOK,
                        WhistSecondHand.BOOK,
                        WhistThirdHand.BOOK,
                        WhistDiscards.BOOK,
                        NapCalls.BOOK,
                        EuchreCalls.BOOK,
                        EuchreLeads.BOOK,
                        HasenpfefferBids.BOOK,
                        EcarteStands.BOOK,
                        EcarteDiscards.BOOK,
                        EcarteLeads.BOOK,
                        FiveHundredBids.BOOK,
                        FiveHundredDiscards.BOOK,
                        NapLeads.BOOK,
                        NapFollows.BOOK,
                        LooStands.BOOK,
                        LooLeads.BOOK,
                        Jinks.BOOK,
                        Robbing.BOOK,
                        SoloCalls.BOOK,
                        HeartsDangers.BOOK,
                        HeartsPasses.BOOK,
                        OhHellBids.BOOK,
                        CinchBids.BOOK,
                        Declaration.BOOK,
                        KnockTable.BOOK,
                        SpitTable.BOOK)
                .forEach(book -> add(rules, book));
        Stream.of(Calls.BOOKS, StudStays.BOOKS, Bluff.BOOKS, Raises.BOOKS, Openings.BOOKS, Draws.BOOKS, Stays.BOOKS)
                .flatMap(books -> books.values().stream())
                .forEach(book -> add(rules, (RuleBook<?, ?>) book));
        return rules.values().stream();
    }

    private static void add(Map<String, Rule<?, ?>> rules, RuleBook<?, ?> book) {
        book.rules().forEach(rule -> add(rules, book.name(), rule));
    }

    private static void add(Map<String, Rule<?, ?>> rules, String book, Rule<?, ?> rule) {
        rules.putIfAbsent(book + " " + rule.id() + " " + rule.asksInWords() + " " + rule.source(), rule);
    }
}

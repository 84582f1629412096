package kibitzer.web.home;

import com.vaadin.flow.router.Route;
import kibitzer.web.analysis.AnalyseBridgeView;
import kibitzer.web.analysis.AnalyseView;
import kibitzer.web.analysis.DoubleDummyView;
import kibitzer.web.explore.ExploreView;
import kibitzer.web.laws.LawsView;
import kibitzer.web.odds.BankOddsView;
import kibitzer.web.odds.BooksCheckedView;
import kibitzer.web.odds.BridgeOddsView;
import kibitzer.web.odds.PokerOddsView;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.PageTile;
import kibitzer.web.page.Paths;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.play.gin.KnockingView;
import kibitzer.web.play.vingtetun.BookCostsView;
import kibitzer.web.score.ScoreSheetView;

/** Everything that is used beside lessons and practice: at a real table, for a deal, to look something up. */
@UnderMenu(MenuEntry.TOOLS)
@Route(Paths.TOOLS)
public class ToolsView extends Page {

    public ToolsView() {
        begin("Tools");
        lead("For the table, for a deal you held last night, and for what the books say of chances and laws.");
        PageTile.group(
                this,
                "Look into a deal",
                new PageTile(
                        "Analyse a hand",
                        "Any cards: every system's call, every count, melds, draws",
                        AnalyseView.class),
                new PageTile(
                        "Analyse a deal",
                        "Paste PBN or LIN: what the book would call, and why",
                        AnalyseBridgeView.class),
                new PageTile(
                        "Explore an auction",
                        "What every call that could follow would tell, in each system",
                        ExploreView.class),
                new PageTile(
                        "Double dummy",
                        "All four hands open, and what every contract and every lead would win",
                        DoubleDummyView.class));
        PageTile.group(
                this,
                "At the table",
                new PageTile("Score sheet", "A rubber kept above and below the line", ScoreSheetView.class),
                new PageTile("What happens if", "Every offence and its remedy, with the law's number", LawsView.class));
        PageTile.group(
                this,
                "Chances",
                new PageTile("Odds at bridge", "How a suit breaks, where the honours lie", BridgeOddsView.class),
                new PageTile("Odds at poker", "Every class of hand, every draw", PokerOddsView.class),
                new PageTile("Bets against a bank", "What every bet of the banking games is worth", BankOddsView.class),
                new PageTile(
                        "Knock or wait?", "What knocking early wins at gin, played out by robots", KnockingView.class),
                new PageTile("Odds at vingt-et-un", "What the book's advice costs, card by card", BookCostsView.class),
                new PageTile("The books, checked", "Where a book errs, and what is so", BooksCheckedView.class));
    }
}

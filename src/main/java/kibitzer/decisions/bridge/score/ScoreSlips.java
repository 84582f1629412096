package kibitzer.decisions.bridge.score;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.Tally;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.scoring.BridgeForm;
import kibitzer.games.bridge.scoring.Doubling;
import kibitzer.games.bridge.scoring.PlayedDeal;
import kibitzer.games.bridge.scoring.Side;

/** What goes wrong when a deal is scored: each slip is the same deal, scored with one thing changed. */
final class ScoreSlips {
    private final DealToScore position;
    private final Function<DealToScore, Tally> scorer;
    private final List<Slip<Tally>> slips = new ArrayList<>();

    private ScoreSlips(DealToScore position, Function<DealToScore, Tally> scorer) {
        this.position = position;
        this.scorer = scorer;
    }

    static List<Slip<Tally>> of(DealToScore position, Function<DealToScore, Tally> scorer) {
        ScoreSlips slips = new ScoreSlips(position, scorer);
        slips.collect();
        return List.copyOf(slips.slips);
    }

    private void collect() {
        PlayedDeal deal = position.deal();
        int taken = deal.level() + PlayedDeal.BOOK;
        if (position.form().knowsVulnerability()) {
            add(
                    deal.vulnerable() ? "score it as not vulnerable" : "score it as vulnerable",
                    changed(deal.strain(), deal.level(), deal.doubling(), !deal.vulnerable(), deal.tricks()));
        }
        if (deal.doubling() != Doubling.UNDOUBLED) {
            add("forget the double", doubled(Doubling.UNDOUBLED));
            if (deal.doubling() == Doubling.REDOUBLED) {
                add("count the redouble as a double", doubled(Doubling.DOUBLED));
            }
        }
        if (deal.level() > 0 && deal.tricks() > taken) {
            add("leave out the overtricks", tricks(deal.tricks(), taken));
            add("count the overtricks as bid", bid(deal.tricks() - PlayedDeal.BOOK));
        }
        if (deal.level() > 0 && deal.tricks() < taken - 1) {
            add("count one trick too few down", tricks(deal.tricks(), deal.tricks() + 1));
        }
        strains();
        honours();
        asDoubled();
        Stream.of(BridgeForm.values())
                .filter(form -> form != position.form())
                .forEach(form -> tried("score it by the rules of " + form.inWords(), form, deal));
    }

    /** The figure that one remembers of a contract doubled. */
    private void asDoubled() {
        PlayedDeal deal = position.deal();
        if (deal.level() == 0 || deal.doubling() != Doubling.UNDOUBLED) {
            return;
        }
        add("score it as doubled", doubled(Doubling.DOUBLED));
        if (position.form().knowsVulnerability()) {
            add(
                    "score it as doubled and " + (deal.vulnerable() ? "not vulnerable" : "vulnerable"),
                    changed(deal.strain(), deal.level(), Doubling.DOUBLED, !deal.vulnerable(), deal.tricks()));
        }
    }

    private void strains() {
        PlayedDeal deal = position.deal();
        Stream.of(Strain.values())
                .filter(strain -> strain != deal.strain())
                .forEach(strain -> add(
                        "count the tricks as " + strain.inWords(),
                        changed(strain, deal.level(), deal.doubling(), deal.vulnerable(), deal.tricks())));
    }

    private void honours() {
        PlayedDeal deal = position.deal();
        if (deal.honours() > 0) {
            add("leave out the honours", with(0, deal.honoursHeldBy()));
            add(
                    "write the honours to the other side",
                    with(deal.honours(), deal.honoursHeldBy() == Side.WE ? Side.THEY : Side.WE));
        }
        if (position.form() == BridgeForm.DUPLICATE) {
            tried(
                    position.matchPoints() ? "score total points" : "score match points",
                    new DealToScore(position.form(), deal, !position.matchPoints()));
        }
    }

    private PlayedDeal doubled(Doubling other) {
        PlayedDeal deal = position.deal();
        return changed(deal.strain(), deal.level(), other, deal.vulnerable(), deal.tricks());
    }

    private PlayedDeal tricks(int before, int now) {
        PlayedDeal deal = position.deal();
        return changed(deal.strain(), deal.level(), deal.doubling(), deal.vulnerable(), deal.tricks() - before + now);
    }

    private PlayedDeal bid(int level) {
        PlayedDeal deal = position.deal();
        return changed(deal.strain(), level, deal.doubling(), deal.vulnerable(), deal.tricks());
    }

    private PlayedDeal changed(Strain strain, int level, Doubling doubling, boolean vulnerable, int tricks) {
        PlayedDeal deal = position.deal();
        return new PlayedDeal(strain, level, doubling, vulnerable, tricks, deal.honours(), deal.honoursHeldBy());
    }

    private PlayedDeal with(int honours, Side holder) {
        PlayedDeal deal = position.deal();
        return new PlayedDeal(
                deal.strain(), deal.level(), deal.doubling(), deal.vulnerable(), deal.tricks(), honours, holder);
    }

    private void add(String doing, PlayedDeal deal) {
        tried(doing, position.form(), deal);
    }

    /** What cannot be in a form is no slip: honours that it does not know, a deal without a bid. */
    private void tried(String doing, BridgeForm form, PlayedDeal deal) {
        try {
            tried(doing, new DealToScore(form, deal, position.matchPoints()));
        } catch (BadQuestion impossible) {
            // Nobody can have scored it so.
        }
    }

    private void tried(String doing, DealToScore other) {
        slips.add(Slip.by(doing, scorer.apply(other)));
    }
}

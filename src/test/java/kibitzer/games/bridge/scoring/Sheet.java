package kibitzer.games.bridge.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Strain;

/** A score sheet under test: a deal is written on it, and its four columns are read off. */
record Sheet(Scoring scoring, PlayedDeal deal) {

    static Sheet contract(String contract, int tricks) {
        return of(new ContractScoring(), contract, tricks);
    }

    static Sheet of(Scoring scoring, String contract, int tricks) {
        Call.Bid bid = (Call.Bid) Call.of(contract);
        return new Sheet(
                scoring, new PlayedDeal(bid.strain(), bid.level(), Doubling.UNDOUBLED, false, tricks, 0, Side.WE));
    }

    static Sheet trumps(Strain strain, int tricks) {
        return new Sheet(
                new Bridge1904Scoring(), new PlayedDeal(strain, 0, Doubling.UNDOUBLED, false, tricks, 0, Side.WE));
    }

    Sheet doubled(int times) {
        return new Sheet(
                scoring,
                new PlayedDeal(
                        deal.strain(),
                        deal.level(),
                        Doubling.of(times),
                        deal.vulnerable(),
                        deal.tricks(),
                        deal.honours(),
                        deal.honoursHeldBy()));
    }

    Sheet vulnerable(boolean vulnerable) {
        return new Sheet(
                scoring,
                new PlayedDeal(
                        deal.strain(),
                        deal.level(),
                        deal.doubling(),
                        vulnerable,
                        deal.tricks(),
                        deal.honours(),
                        deal.honoursHeldBy()));
    }

    Sheet honours(int points, Side side) {
        return new Sheet(
                scoring,
                new PlayedDeal(
                        deal.strain(), deal.level(), deal.doubling(), deal.vulnerable(), deal.tricks(), points, side));
    }

    void scores(int weBelow, int weAbove, int theyBelow, int theyAbove) {
        ScoreEntries score = scoring.score(deal);
        assertThat(new int[] {
                    score.in(Column.WE_BELOW),
                    score.in(Column.WE_ABOVE),
                    score.in(Column.THEY_BELOW),
                    score.in(Column.THEY_ABOVE)
                })
                .as("%s", score.entries())
                .containsExactly(weBelow, weAbove, theyBelow, theyAbove);
    }
}

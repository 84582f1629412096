package kibitzer.games.trick.auction;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kibitzer.cards.CardNotation;
import kibitzer.games.trick.catalogue.TrickGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the kinds of calling are made of, and how each is told in a sentence. */
class AuctionPartsTest {
    private static final CallTable FOUR = CallTable.of(4, 13);

    private static List<String> calls(List<Bid> bids) {
        return bids.stream().map(Bid::call).toList();
    }

    @Test
    void stepsOfALadder() {
        assertThat(Bid.number(3)).isEqualTo(new Bid("3", "", "", ""));
        assertThat(Bid.word("misere")).isEqualTo(new Bid("misere", "misere", "", ""));
        assertThat(Bid.over("5", "wellington")).isEqualTo(new Bid("wellington", "wellington", "", "5"));
        assertThat(calls(Bid.numbers(1, 4, 1))).containsExactly("1", "2", "3", "4");
        assertThat(calls(Bid.numbers(300, 340, 20))).containsExactly("300", "320", "340");
        assertThat(calls(Bid.numbers(5, 5, 5))).containsExactly("5");
        assertThat(Bid.words("frog", "grand")).containsExactly(Bid.word("frog"), Bid.word("grand"));
        assertThat(Bid.inSuits(1, 2, "C", "NT"))
                .containsExactly(
                        new Bid("1C", "", "C"),
                        new Bid("1NT", "", "NT"),
                        new Bid("2C", "", "C"),
                        new Bid("2NT", "", "NT"));
        assertThat(calls(Bid.joined(Bid.numbers(1, 2, 1), Bid.words("misere")))).containsExactly("1", "2", "misere");
    }

    /** Each change of a ladder changes that and nothing else. */
    @Test
    void aLadderIsChangedPartByPart() {
        Ladder once = Ladder.once(Bid.numbers(1, 3, 1), "pass");
        assertThat(once.rounds()).isEqualTo(Ladder.Rounds.ONE);
        assertThat(once.match()).isEqualTo(Ladder.Match.NOBODY);
        assertThat(once.allPass()).isEqualTo(IfAllPass.THROWN_IN);
        assertThat(Ladder.goingOn(Bid.numbers(1, 3, 1), "pass").rounds()).isEqualTo(Ladder.Rounds.WHO_HAS_NOT_PASSED);
        assertThat(once.rounds(Ladder.Rounds.ALL_AGAIN).rounds()).isEqualTo(Ladder.Rounds.ALL_AGAIN);
        assertThat(once.match(Ladder.Match.ELDER).match()).isEqualTo(Ladder.Match.ELDER);
        assertThat(once.opening(Ladder.Opening.FIRST_MUST).opening()).isEqualTo(Ladder.Opening.FIRST_MUST);
        assertThat(once.again("misere").again()).isEqualTo(Set.of("misere"));
        IfAllPass dealer = IfAllPass.dealer("1", "the dealer must");
        assertThat(once.allPass(dealer).allPass()).isEqualTo(dealer);
        assertThat(once.allPass(dealer).bids()).isEqualTo(once.bids());
    }

    @Test
    void aSuitIsOutThatWasTurnedDown() {
        Ladder suits = Ladder.once(Bid.inSuits(1, 1, "C", "D", "H", "S", "NT"), "pass");
        assertThat(calls(suits.without("D").bids())).containsExactly("1C", "1H", "1S", "1NT");
        assertThat(suits.without("").bids()).isEqualTo(suits.bids());
        assertThat(Ladder.once(Bid.numbers(1, 2, 1), "pass").without("").bids()).hasSize(2);
    }

    /** How the suits rise is told where there are four, with no trump or without. */
    @Test
    void theOrderOfSuitsIsTold() {
        Ladder suits = Ladder.once(Bid.inSuits(1, 2, "C", "D", "H", "S"), "pass");
        assertThat(suits.turn(FOUR, List.of("1S")).closed())
                .isEqualTo("a bid must go above 1S, and here the suits rise C, D, H, S");
        Ladder three = Ladder.once(Bid.inSuits(1, 2, "C", "D", "H"), "pass");
        assertThat(three.turn(FOUR, List.of("1H")).closed()).isEqualTo("a bid must go above 1H");
    }

    @Test
    void whatHappensIfAllPass() {
        assertThat(IfAllPass.eldest("1", "must").outcome(FOUR).maker()).hasValue(0);
        assertThat(IfAllPass.dealer("1", "must").outcome(FOUR).maker()).hasValue(3);
        assertThat(IfAllPass.dealer("1", "must").outcome(FOUR).bid()).isEqualTo("1");
        Outcome holder = IfAllPass.holder("3", "must").outcome(FOUR);
        assertThat(holder.maker()).isEmpty();
        assertThat(holder.bid()).isEqualTo("3");
        assertThat(holder.taking()).hasSize(4);
        assertThat(IfAllPass.played("nullo", "all").outcome(FOUR).contract()).isEqualTo("nullo");
        assertThat(IfAllPass.THROWN_IN.outcome(FOUR).end()).isEqualTo(Outcome.End.THROWN_IN);
    }

    @Test
    void theCardTurnedIsAskedForWhereItMatters() {
        assertThat(TurnedUp.SINGLY.needsTurnUp()).isTrue();
        assertThat(new Klaberjass().needsTurnUp()).isTrue();
        assertThat(new ExactBids().needsTurnUp()).isFalse();
        assertThat(new StandOrThrowUp(true, true, StandOrThrowUp.AgainstOne.FREE, true).needsTurnUp())
                .isTrue();
        assertThat(new StandOrThrowUp(true, true, StandOrThrowUp.AgainstOne.FREE, false).needsTurnUp())
                .isFalse();
        assertThat(new ByPlayers(Map.of(2, new ExactBids(), 3, TurnedUp.SINGLY)).needsTurnUp())
                .isTrue();
        assertThat(new ByPlayers(Map.of(2, new ExactBids())).needsTurnUp()).isFalse();
        TurnedUp taken = TurnedUp.SINGLY.accepting("take");
        assertThat(taken.accept()).isEqualTo("take");
        assertThat(taken.once().naming()).isFalse();
        Ladder ladder = Ladder.once(Bid.numbers(1, 2, 1), "pass");
        assertThat(taken.then(ladder).second()).isEqualTo(Optional.of(ladder));
    }

    /** Who may stand or throw up has no word for the pool where nobody must play. */
    @Test
    void onlyADealerWhoMustPlayDefends() {
        StandOrThrowUp free = new StandOrThrowUp(false, true, StandOrThrowUp.AgainstOne.FREE, false);
        assertThat(free.words(FOUR)).containsExactly("throw-up", "stand");
        assertThat(free.turn(FOUR, List.of("stand", "throw-up", "throw-up")).calls())
                .containsExactly("throw-up", "stand");
        StandOrThrowUp own = new StandOrThrowUp(true, true, StandOrThrowUp.AgainstOne.OWN_OR_MISS, false);
        assertThat(own.words(FOUR)).containsExactly("throw-up", "stand", "miss", "defend");
        assertThat(new AllStand().words(FOUR)).containsExactly("stand", "miss");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            skat | one settles with the next by bidding until one of the two passes, the elder keeping the right at the same bid; who is left settles with the one after
            solo-ombre | one settles with the next by bidding until one of the two passes; who is left settles with the one after
            loo | each in turn stands, takes the miss, or throws up; the dealer must play against one who stands alone
            loo-five-card | each in turn stands or throws up
            seven-up | eldest hand stands or begs; to a beg the dealer gives a point, or refuses and runs the cards
            bridge-whist | the dealer chooses S, C, D, H, NT or leaves it to partner, who must; then the sides may double in turn
            cayenne | the dealer chooses S, H, D, C, grand, nullo or leaves it to partner, who must
            oh-hell | each says how many tricks they will win, no more and no fewer
            norwegian-whist | each in turn says grand or nullo or passes, and the first to say it has it
            klaberjass | each in turn accepts the card turned or passes, then each may name a suit; a schmeiss offers to throw the cards in
            bid-whist | each passes or bids more than the last; each speaks once
            vint | each passes or bids more than the last; the calling goes round until all others pass after a bid
            auction-pinochle | each passes or bids more than the last; who has passed speaks no more, and the last bid left stands; the first may not pass
            napoleon | each passes or bids more than the last; each speaks once; the last may not pass where all before did
            pitch-holding | each passes or bids more than the last, but the dealer may take it at the same bid; each speaks once
            tarok | each passes or bids more than the last, but who sits nearer to the dealer's left may bid the same; who has passed speaks no more, and the last bid left stands
            solo-whist | each passes, proposes to be joined by a partner, accepts a proposal, or calls a higher contract; who has passed may only accept
            ecarte | the non-dealer stands or proposes new cards; the dealer accepts or refuses
            euchre | each in turn accepts the card turned or passes, then each may name another suit; the maker may play alone
            blind-euchre | each in turn accepts the card turned or passes
            alsos | each in turn accepts the card turned or passes; if all pass, each passes or bids more than the last; who has passed speaks no more, and the last bid left stands
            """)
    void aKindOfCallingIsToldInASentence(String game, String says) {
        assertThat(CallRules.of(TrickGames.find(game).orElseThrow())
                        .orElseThrow()
                        .says())
                .isEqualTo(says);
    }

    @Test
    void whereNothingIsAgreedTheUsualCallsGo() {
        Agreed agreed = new Agreed(new AllStand(), Map.of("exact", new ExactBids()));
        assertThat(agreed.says()).isEqualTo("all stand, and eldest hand may take the miss");
        assertThat(agreed.words(CallTable.of(3, 2).agreeing("exact"))).containsExactly("0", "1", "2");
        assertThat(agreed.words(FOUR.agreeing("other"))).containsExactly("stand", "miss");
        assertThat(FOUR.turned(CardNotation.read("9H")).turnUp()).contains(CardNotation.read("9H"));
    }
}

package kibitzer.games.trick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.games.trick.whist.WhistGames;
import org.junit.jupiter.api.Test;

/** Each axis of play by itself, in games made for the test. */
class DutyTest {
    private static final TableFacts FIRST = new TableFacts(Optional.empty(), false, true, 0, Optional.empty());

    private static RuleChange game() {
        return WhistGames.WHIST.but("test", "Test", 0);
    }

    private static TrickGame owing(Duty duty) {
        return game().duty(duty).game();
    }

    /** Hearts are trumps. */
    private static Cards lawful(TrickGame game, String hand, String trick, TableFacts facts) {
        return game.play(Optional.of(Suit.HEARTS)).lawful(Cards.of(hand), CardNotation.readList(trick), facts);
    }

    private static Cards lawful(TrickGame game, String hand, String trick) {
        return lawful(game, hand, trick, TableFacts.NONE);
    }

    @Test
    void whoMayFollowOrTrumpThrowsNoThirdSuit() {
        TrickGame game = owing(Duty.FOLLOW_OR_TRUMP);

        assertThat(lawful(game, "KS 2H 9C", "AS")).isEqualTo(Cards.of("KS 2H"));
        assertThat(lawful(game, "2H 9C", "AS")).isEqualTo(Cards.of("2H 9C"));
        assertThat(lawful(game, "KS 2H 9C", "AH")).isEqualTo(Cards.of("2H"));
    }

    @Test
    void whoMustTrumpNeedNotTrumpHigher() {
        TrickGame game = owing(Duty.FOLLOW_ELSE_TRUMP);

        assertThat(lawful(game, "KH 2H 9C", "AS 3H")).isEqualTo(Cards.of("KH 2H"));
        assertThat(lawful(game, "9C 8C", "AS 3H")).isEqualTo(Cards.of("9C 8C"));
    }

    @Test
    void onTrumpLeadsOnlyOnePlaysHigher() {
        TrickGame game = owing(Duty.OVER_ON_TRUMP_LEADS);

        assertThat(lawful(game, "KH 2H 9C", "TH")).isEqualTo(Cards.of("KH"));
        assertThat(lawful(game, "4H 2H 9C", "TH")).isEqualTo(Cards.of("4H 2H"));
        assertThat(lawful(game, "AS 2S", "TS")).isEqualTo(Cards.of("AS 2S"));
        assertThat(lawful(game, "KH 2H", "TS TH")).isEqualTo(Cards.of("KH 2H"));
    }

    @Test
    void whoMustHeadTheTrickDoesSoInEverySuit() {
        TrickGame game = owing(Duty.FOLLOW_AND_HEAD);

        assertThat(lawful(game, "AS 2S", "TS")).isEqualTo(Cards.of("AS"));
        assertThat(lawful(game, "AS 2S", "TS 2H")).isEqualTo(Cards.of("AS 2S"));
        assertThat(lawful(game, "KH 2H", "TS TH")).isEqualTo(Cards.of("KH"));
        assertThat(lawful(game, "3H 2H 9C", "TS TH")).isEqualTo(Cards.of("3H 2H"));
    }

    @Test
    void whoMustTrumpOnlyToHeadMayThrowWhereHeCannot() {
        TrickGame game = owing(Duty.FOLLOW_AND_HEAD.mustTrump(Duty.MustTrump.IF_IT_HEADS));

        assertThat(lawful(game, "3H 9C", "TS TH")).isEqualTo(Cards.of("3H 9C"));
        assertThat(lawful(game, "KH 9C", "TS TH")).isEqualTo(Cards.of("KH"));
    }

    @Test
    void theHighestTrumpAloneIsKeptFromAPlainLead() {
        TrickGame game = game().trumps(TrumpOrder.of("J 9 ..."))
                .duty(Duty.FOLLOW_AND_HEAD.mustTrump(Duty.MustTrump.UNLESS_HIGHEST_ALONE))
                .game();

        assertThat(lawful(game, "JH 9C", "TS")).isEqualTo(Cards.of("JH 9C"));
        assertThat(lawful(game, "9H 9C", "TS")).isEqualTo(Cards.of("9H"));
        assertThat(lawful(game, "JH 2H 9C", "TS")).isEqualTo(Cards.of("JH 2H"));
        assertThat(lawful(game, "2H 9C", "TS TH")).isEqualTo(Cards.of("2H 9C"));
        assertThat(lawful(game, "JH 9C", "TH")).isEqualTo(Cards.of("JH"));
    }

    @Test
    void aLoneTrumpOfTheListIsHeldBackFromALowerOne() {
        TrickGame game = game().trumps(TrumpOrder.of("5 J AH ..."))
                .duty(Duty.FOLLOW_OR_TRUMP.holdingBack("5 J AH", true))
                .game();

        assertThat(lawful(game, "JH 9C", "KH")).isEqualTo(Cards.of("JH 9C"));
        assertThat(lawful(game, "JH 9C", "5H")).isEqualTo(Cards.of("JH"));
        assertThat(lawful(game, "JH AH 9C", "KH")).isEqualTo(Cards.of("JH AH"));
        assertThat(lawful(game, "JH 2H 9C", "KH")).isEqualTo(Cards.of("JH 2H"));
    }

    @Test
    void anyCardGoesWhileAFreeStockLasts() {
        TrickGame game = game().stock(Stock.FREE_WHILE_IT_LASTS).game();

        assertThat(lawful(game, "KS 9C", "AS", TableFacts.NONE.withStock(true))).isEqualTo(Cards.of("KS 9C"));
        assertThat(lawful(game, "KS 9C", "AS")).isEqualTo(Cards.of("KS"));
        assertThat(lawful(game().stock(Stock.DRAWN).game(), "KS 9C", "AS", TableFacts.NONE.withStock(true)))
                .isEqualTo(Cards.of("KS"));
    }

    @Test
    void leadsAreCompelled() {
        TrickGame game = game().dealing(Dealing.of(4, 3))
                .leads(ForcedLead.ACE_OF_TRUMPS, ForcedLead.HIGHEST_OF_TWO, ForcedLead.TRUMP_AFTER_THE_FIRST)
                .game();
        TableFacts aceTurned = new TableFacts(Optional.of(CardNotation.read("AH")), false, true, 0, Optional.empty());

        assertThat(lawful(game, "AH KS 9C", "", FIRST)).isEqualTo(Cards.of("AH"));
        assertThat(lawful(game, "KH KS 9C", "", FIRST)).isEqualTo(Cards.of("KH KS 9C"));
        assertThat(lawful(game, "KH KS 9C", "", aceTurned)).isEqualTo(Cards.of("KH"));
        assertThat(lawful(game, "TH 2H 9C", "", FIRST)).isEqualTo(Cards.of("TH"));
        assertThat(lawful(game, "2H 9C", "")).isEqualTo(Cards.of("2H"));
        assertThat(lawful(game, "2H", "")).isEqualTo(Cards.of("2H"));
        TrickGame ofFive = game().dealing(Dealing.of(4, 5))
                .leads(ForcedLead.TRUMP_AFTER_THE_FIRST)
                .game();
        assertThat(lawful(ofFive, "2H 9C 8C 7C", "")).isEqualTo(Cards.of("2H"));
        assertThat(lawful(ofFive, "2H 9C", "")).isEqualTo(Cards.of("2H 9C"));
    }

    @Test
    void leadsAreBarredToHimWhoHasAnother() {
        TrickGame game = game().leads(ForcedLead.ACE_OF_TRUMPS_ALWAYS, ForcedLead.TRUMP_OF_TWO)
                .game();

        assertThat(lawful(game, "TH 2H 9C", "")).isEqualTo(Cards.of("TH 2H"));
        assertThat(lawful(game, "TH 9C", "")).isEqualTo(Cards.of("TH 9C"));
        assertThat(lawful(game, "AH 9C", "")).isEqualTo(Cards.of("AH"));
    }

    @Test
    void aTrumpThatMayBeHeldBackIsNotOwedWhereTheTrickMustBeHeaded() {
        TrickGame game = game().trumps(TrumpOrder.of("JC ..."))
                .duty(Duty.FOLLOW_AND_HEAD.holdingBack("JC", false))
                .game();

        assertThat(lawful(game, "JC 2H 9S", "KH")).isEqualTo(Cards.of("JC 2H"));
        assertThat(lawful(game, "JC AH 2H 9S", "KH")).isEqualTo(Cards.of("JC AH"));
        assertThat(lawful(game, "JC 9S", "KH")).isEqualTo(Cards.of("JC 9S"));
        assertThat(lawful(game, "JC 9S", "KD")).isEqualTo(Cards.of("JC"));
        assertThat(game.differences())
                .contains("follow suit if you can, else you must trump, and head the trick if you can, "
                        + "but the jack of clubs may be held back whenever trumps are led");
    }

    @Test
    void jacksOfAllSuitsAreTrumpsClubsFirst() {
        TrickGame game = game().trumps(TrumpOrder.of("*J ...")).game();
        PlayRules rules = game.play(Optional.of(Suit.HEARTS));
        List<Card> jacks = CardNotation.readList("AH JD JH JS JC");

        assertThat(rules.order(jacks, Optional.empty())).isEqualTo(CardNotation.readList("JC JS JH JD AH"));
        assertThat(lawful(game, "JS AS", "9S")).isEqualTo(Cards.of("AS"));
    }

    @Test
    void twoThatAreAlikeCancelWhereTheyDo() {
        TrickGame game = game().pack(TrickPack.FULL.times(2))
                .equal(EqualCards.CANCEL)
                .making(TrumpMaking.none())
                .game();
        PlayRules rules = game.play(Optional.empty());

        assertThat(rules.winner(CardNotation.readList("AS 9S AS 8S"), TableFacts.NONE))
                .hasValue(1);
        assertThat(rules.winner(CardNotation.readList("AS AS 2D"), TableFacts.NONE))
                .isEmpty();
    }

    @Test
    void aCardMayWinTricksOfEverySuitUnlessAHigherOfItsOwnIsThere() {
        TrickGame game = game().plain(PlainOrder.ACE_HIGH.winningEverywhere(CardNotation.read("JH")))
                .making(TrumpMaking.none())
                .game();
        PlayRules rules = game.play(Optional.empty());

        assertThat(rules.winner(CardNotation.readList("AS JH TH"), TableFacts.NONE))
                .hasValue(1);
        assertThat(rules.winner(CardNotation.readList("2S JH QH"), TableFacts.NONE))
                .hasValue(0);
        assertThat(rules.winner(CardNotation.readList("2H JH QH"), TableFacts.NONE))
                .hasValue(2);
    }

    @Test
    void suitsMayBeIgnoredAndTheFirstOfEqualCardsWins() {
        PlayRules rules = game().plain(PlainOrder.ACE_HIGH.ignoringSuits())
                .making(TrumpMaking.none())
                .game()
                .play(Optional.empty());

        assertThat(rules.winner(CardNotation.readList("2S KD KH QS"), TableFacts.NONE))
                .hasValue(1);
        assertThat(rules.order(CardNotation.readList("2S KD AH"), Optional.of(Suit.SPADES)))
                .isEqualTo(CardNotation.readList("AH KD 2S"));
    }

    @Test
    void aLeadMayBeBarred() {
        TrickGame game = game().leads(ForcedLead.NO_HEART_FIRST)
                .making(TrumpMaking.none())
                .game();
        PlayRules rules = game.play(Optional.empty());

        assertThat(rules.lawful(Cards.of("AH 2S"), List.of(), FIRST)).isEqualTo(Cards.of("2S"));
        assertThat(rules.lawful(Cards.of("AH 2H"), List.of(), FIRST)).isEqualTo(Cards.of("AH 2H"));
        assertThat(rules.lawful(Cards.of("AH 2S"), List.of(), TableFacts.NONE)).isEqualTo(Cards.of("AH 2S"));
    }

    @Test
    void whoMustDrawUntilHeCanFollowPlaysNothingBefore() {
        TrickGame game = game().stock(Stock.DRAWN_UNTIL_ABLE).game();

        assertThat(lawful(game, "KS 9C", "AD", TableFacts.NONE.withStock(true))).isEqualTo(Cards.NONE);
        assertThat(lawful(game, "KS 9C", "AD")).isEqualTo(Cards.of("KS 9C"));
        assertThat(lawful(game, "KS 9C", "AS", TableFacts.NONE.withStock(true))).isEqualTo(Cards.of("KS"));
        assertThat(lawful(game, "KS 9C", "", TableFacts.NONE.withStock(true))).isEqualTo(Cards.of("KS 9C"));
    }

    @Test
    void aSuitThatIsNamedNeedNotBeTrumps() {
        PlayRules rules = game().trumps(TrumpOrder.NONE).game().play(Optional.of(Suit.HEARTS));

        assertThat(rules.hasTrumps()).isFalse();
        assertThat(rules.winner(CardNotation.readList("2S AH"), TableFacts.NONE))
                .hasValue(0);
        assertThat(rules.order(CardNotation.readList("2H AH 3S"), Optional.of(Suit.HEARTS)))
                .isEqualTo(CardNotation.readList("AH 2H"));
    }

    @Test
    void theLeftFiveIsNamed() {
        PlayRules rules = game().trumps(TrumpOrder.of("A K Q J T 9 8 7 6 5 5' 4 3 2"))
                .game()
                .play(Optional.of(Suit.HEARTS));

        assertThat(rules.belongsElsewhere(CardNotation.read("5D")))
                .hasValue("the five of diamonds is the left pedro and belongs to hearts, the trumps");
    }
}

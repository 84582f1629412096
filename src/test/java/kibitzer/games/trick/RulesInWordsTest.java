package kibitzer.games.trick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.trick.catalogue.TrickGames;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The axes on which games of tricks differ: what each holds, counts and says. */
class RulesInWordsTest {
    private static List<Card> list(String cards) {
        return CardNotation.readListOfAnyPack(cards);
    }

    @Nested
    class CardsCount {
        /** Culbertson, p. 317: 120 in the pack; ace 11, ten 10, king 4, queen 3, jack 2. */
        @Test
        void acesAndTensAreAHundredAndTwenty() {
            CardPoints points = CardPoints.ACES_AND_TENS;
            assertThat(points.of(TrickPack.PIQUET.pack().cards(), Optional.empty(), false))
                    .isEqualTo(120);
            assertThat(points.says()).isEqualTo("cards count ace 11, 10 10, king 4, queen 3, jack 2");
            assertThat(points.addUp()).isTrue();
            assertThat(points.dependsOnTrumps()).isFalse();
            assertThat(points.isNone()).isFalse();
        }

        @Test
        void theLastTrickAndUnitsAreToldWhereTheyAre() {
            assertThat(CardPoints.of("A=1").lastTrick(10).says()).isEqualTo("cards count ace 1, the last trick 10");
            assertThat(CardPoints.of("A=3 K=1").dividedBy(3).says())
                    .isEqualTo("cards count ace 3, king 1, 3 units to a point");
            assertThat(CardPoints.NONE.says()).isEqualTo("cards count nothing");
            assertThat(CardPoints.of("A=1").inTrumps("J=20 9=14").says())
                    .isEqualTo("cards count ace 1, in trumps jack 20, 9 14");
            assertThat(CardPoints.of("").inTrumps("J=11").says()).isEqualTo("trumps count jack 11");
        }

        /** What is left over below a whole point counts nothing; the last trick comes beside. */
        @Test
        void unitsMakePoints() {
            CardPoints thirds = CardPoints.of("A=3 K=1").dividedBy(3).lastTrick(1);
            assertThat(thirds.of(list("AS KH KD"), Optional.empty(), false)).isEqualTo(1);
            assertThat(thirds.of(list("AS KH KD KC"), Optional.empty(), true)).isEqualTo(3);
            assertThat(thirds.addUp()).isFalse();
        }

        /** A card that costs nothing takes nothing away; one that pays less than nothing does. */
        @Test
        void whatTakesAwayDoesNotAddUp() {
            assertThat(CardPoints.of("A=0").addUp()).isTrue();
            assertThat(CardPoints.of("A=0").areLosses()).isFalse();
            assertThat(CardPoints.of("A=-1").addUp()).isFalse();
            assertThat(CardPoints.of("A=-1").areLosses()).isTrue();
            assertThat(CardPoints.of("A=1").inTrumps("J=-1").addUp()).isFalse();
            assertThat(CardPoints.of("").inTrumps("J=1").isOfTrumpsAlone()).isTrue();
            assertThat(CardPoints.of("A=1").inTrumps("J=1").isOfTrumpsAlone()).isFalse();
            assertThat(CardPoints.NONE.isOfTrumpsAlone()).isFalse();
        }

        /** By card before figure, by figure before suit; in trumps, and in the suit of their colour, by the words of trumps. */
        @Test
        void theNarrowestWordCounts() {
            CardPoints points = CardPoints.of("hearts=1 Q=2 QS=13").inTrumps("J=10 J'=9 9=0");
            Optional<Suit> clubs = Optional.of(Suit.CLUBS);
            assertThat(list("QS QH 5H QD 5D JC JS JH 9C").stream().map(card -> points.of(card, clubs)))
                    .containsExactly(13, 2, 1, 2, 0, 10, 9, 1, 0);
            assertThat(points.of(Card.JOKER, clubs)).isZero();
            assertThat(points.of(list("JC").getFirst(), Optional.empty())).isZero();
            assertThat(points.trumpsInWords()).isEqualTo("jack 10");
        }
    }

    @Nested
    class Deals {
        @Test
        void numbersOfPlayersAreSaidTogetherWhereMoreThanTwoAreDealtAlike() {
            assertThat(Dealing.between(3, 12, 3).says()).isEqualTo("3 to 12 players with 3 cards each");
            assertThat(Dealing.of(2, 6).or(3, 6).says())
                    .isEqualTo("2 players with 6 cards each, or 3 players with 6 cards each");
            assertThat(Dealing.of(2, 6).or(3, 6).or(5, 6).says()).startsWith("2 players with 6 cards each, or 3");
            assertThat(Dealing.of(2, 6).or(3, 6).or(4, 5).says()).endsWith("4 players with 5 cards each");
            assertThat(Dealing.of(4, 13).orFewer().says()).isEqualTo("4 players with 13 cards each, or fewer");
            assertThat(Dealing.of(3, 17).takingOut("2C").says())
                    .isEqualTo("3 players with 17 cards each; low cards are taken out until all can be dealt: 2C");
        }

        /** Three share 51 of 52 cards and five share 50 (hearts, Culbertson p. 243): so many are taken out, and no more than there are. */
        @ParameterizedTest
        @CsvSource({"4, 52, 0", "3, 52, 1", "5, 52, 2", "3, 55, 2", "4, 50, 0"})
        void asManyAreTakenOutAsAreOver(int players, int pack, int out) {
            Dealing dealing = Dealing.of(4, 13).or(3, 17).or(5, 10).takingOut("2C 2D");
            assertThat(dealing.takenOut(players, pack))
                    .hasSize(out)
                    .isEqualTo(dealing.spare().subList(0, out));
        }

        @Test
        void mostAreFoundAmongAll() {
            Dealing dealing = Dealing.of(4, 13).or(3, 17).or(5, 10);
            assertThat(dealing.players()).containsExactly(3, 4, 5);
            assertThat(dealing.mostPlayers()).isEqualTo(5);
            assertThat(dealing.mostCards()).isEqualTo(17);
        }
    }

    @Nested
    class Packs {
        @Test
        void packsAreSaidAndCounted() {
            assertThat(TrickPack.FROM_NINES.says()).isEqualTo("24 cards, nines lowest");
            assertThat(TrickPack.from(Rank.ACE).pack().size()).isEqualTo(4);
            assertThat(TrickPack.PIQUET.withJoker().says()).isEqualTo("32 cards, sevens lowest, and the joker");
            assertThat(TrickPack.PIQUET.withJoker().count(Card.JOKER)).isEqualTo(1);
            TrickPack doubled = TrickPack.FROM_NINES.times(2);
            assertThat(doubled.says()).isEqualTo("24 cards, nines lowest, 2 packs shuffled together");
            assertThat(doubled.count(list("AS").getFirst())).isEqualTo(2);
            assertThat(doubled.hasIdenticalCards()).isTrue();
            assertThat(TrickPack.FULL.hasIdenticalCards()).isFalse();
            TrickPack without = TrickPack.FULL.without("the queen of spades", list("QS"));
            assertThat(without.says()).isEqualTo("52 cards, without the queen of spades");
            assertThat(without.pack().size()).isEqualTo(51);
            assertThat(without.count(list("QS").getFirst())).isZero();
        }

        /** Culbertson, pp. 219 and 335: sixty-three cards, and fifty-four of which twenty-two are tarots with the skus. */
        @Test
        void thePacksOfMoreCardsAreWhole() {
            assertThat(TrickPack.SIX_HAND.pack().cards()).hasSize(63).doesNotHaveDuplicates();
            assertThat(TrickPack.TAROK.pack().cards()).hasSize(54).doesNotHaveDuplicates();
            assertThat(TrickPack.TAROK.pack().cards()).containsAll(list("AH 4D TS 7C CH KC"));
            assertThat(TrickPack.TAROK.pack().cards()).doesNotContainAnyElementsOf(list("TH AS 5H"));
        }
    }

    @Nested
    class Orders {
        @Test
        void coloursAreToldApart() {
            assertThat(PlainOrder.TEN_SECOND.says())
                    .isEqualTo("the cards of a suit rank ace, 10, king, queen, jack, 9, 8, 7");
            assertThat(PlainOrder.byColour("K A", "A K").says())
                    .isEqualTo("spades and clubs rank ace, king; hearts and diamonds rank king, ace");
            assertThat(PlainOrder.same("A K").in(Suit.HEARTS, "K A").says())
                    .isEqualTo("spades and diamonds and clubs rank ace, king; hearts rank king, ace");
            assertThat(PlainOrder.same("A K").ignoringSuits().says())
                    .endsWith("suits are ignored, and the highest card wins");
            assertThat(PlainOrder.same("A K")
                            .winningEverywhere(list("KS").getFirst())
                            .says())
                    .endsWith(
                            "the king of spades wins a trick of any suit, unless a higher card of its own suit lies there");
        }

        @Test
        void onlyAnOrderWithoutSuchCardsIsBySuits() {
            assertThat(PlainOrder.ACE_HIGH.isBySuits()).isTrue();
            assertThat(PlainOrder.ACE_HIGH.ignoringSuits().isBySuits()).isFalse();
            assertThat(PlainOrder.ACE_HIGH
                            .winningEverywhere(list("KS").getFirst())
                            .isBySuits())
                    .isFalse();
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                ... | ... | '' | trumps rank like any suit
                J J' ... | J J' ... | '' | trumps rank jack, the other jack of the colour, the rest as in a plain suit
                5 A | 5 K | '' | red trumps rank 5, ace, black trumps 5, king
                '' | '' | '' | no card is a trump
                '' | '' | JK *J | trumps rank joker, the jacks of clubs, spades, hearts and diamonds
                JK ... | JK ... | JK | trumps rank joker, the rest as in a plain suit; at no trump these are above all suits: joker
                A T | A T | QS hearts | trumps rank ace, 10; at no trump these are above all suits: the queen of spades, every card of hearts
                '' | '' | tarots JK C 13 | trumps rank the tarots from 21 down to 1, joker, cavalier, 13
                """)
        void trumpsAreSaid(String red, String black, String none, String says) {
            assertThat(TrumpOrder.byColour(red, black).atNoTrump(none).says()).isEqualTo(says);
        }

        /** The bowers, and the pedros of cinch: the right one in the suit, the left one in the other of its colour. */
        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                J J' ... | C | JC | right bower
                J J' ... | C | JS | left bower
                J J' ... | C | JH | ''
                J J' ... | C | QC | ''
                5 5' ... | H | 5D | left pedro
                ... | H | JH | ''
                JK J J' | H | JK | ''
                """)
        void someTrumpsHaveNames(String order, String trump, String card, String name) {
            assertThat(TrumpOrder.of(order)
                            .nameOf(list(card).getFirst(), Optional.of(CardNotation.readSuit(trump)))
                            .orElse(""))
                    .isEqualTo(name);
        }
    }

    @Nested
    class Makings {
        @Test
        void whatMayBeTrumpsIsListed() {
            assertThat(TrumpMaking.by(TrumpMaking.By.BIDDER).choices()).isEqualTo("S, H, D, C");
            assertThat(TrumpMaking.by(TrumpMaking.By.BIDDER).orNone().choices()).isEqualTo("S, H, D, C or NT");
            assertThat(TrumpMaking.none().choices()).isEqualTo("NT");
        }

        @Test
        void somethingIsSaidOfSuitsOnlyWhereNotAllMayBe() {
            assertThat(TrumpMaking.by(TrumpMaking.By.BIDDER).says()).isEqualTo("the bidder names trumps");
            assertThat(TrumpMaking.by(TrumpMaking.By.BIDDER).orNone().says())
                    .isEqualTo("the bidder names trumps, and there may be none");
            assertThat(new TrumpMaking(TrumpMaking.By.BIDDER, List.of(Suit.SPADES, Suit.HEARTS), true).says())
                    .isEqualTo("the bidder names trumps (S, H or NT)");
            assertThat(TrumpMaking.always(Suit.DIAMONDS).says()).isEqualTo("diamonds are always trumps");
            assertThat(TrumpMaking.none().says()).isEqualTo("there are no trumps");
            assertThat(TrumpMaking.certainCards().says()).isEqualTo("certain cards are trumps, and no suit is");
        }

        @Test
        void aTrumpIsAllowedOrNot() {
            assertThat(TrumpMaking.none().allows(Optional.empty())).isTrue();
            assertThat(TrumpMaking.none().allows(Optional.of(Suit.CLUBS))).isFalse();
            assertThat(TrumpMaking.always(Suit.CLUBS).allows(Optional.of(Suit.CLUBS)))
                    .isTrue();
            assertThat(TrumpMaking.always(Suit.CLUBS).allows(Optional.empty())).isFalse();
        }
    }

    @Nested
    class Stocks {
        /** Who draws after a trick at a table of four. */
        @ParameterizedTest
        @CsvSource({
            "NONE, 0, false, true, false",
            "DRAWN, 4, true, true, false",
            "FREE_WHILE_IT_LASTS, 4, true, true, true",
            "DRAWN_BY_WINNER, 1, true, false, false",
            "DRAWN_UNTIL_ABLE, 0, true, false, false"
        })
        void aStockIsDrawnFrom(Stock stock, int drawing, boolean drawn, boolean alike, boolean free) {
            assertThat(stock.drawing(4)).isEqualTo(drawing);
            assertThat(stock.isDrawn()).isEqualTo(drawn);
            assertThat(stock.isSharedAlike()).isEqualTo(alike);
            assertThat(stock.isFree()).isEqualTo(free);
        }
    }

    @Nested
    class Kinds {
        @ParameterizedTest
        @CsvSource({"misere, true", "nullo, true", "grand-spread, true", "solo, false", "play, false"})
        void aKindOfHandIsForLosingByItsWord(String word, boolean losing) {
            assertThat(Contract.usual(word).isForLosing()).isEqualTo(losing);
        }

        /** Who can follow, who can trump, and with what: the play of a hand told card by card. */
        @Test
        void belongingAndOrderAreTold() {
            PlayRules rules = TrickGames.find("euchre").orElseThrow().play(Optional.of(Suit.CLUBS));
            List<Card> hand = list("JS AC JC AH 9H KS");
            assertThat(rules.order(hand, Optional.of(Suit.HEARTS))).isEqualTo(list("JC JS AC AH 9H"));
            assertThat(rules.order(hand, Optional.of(Suit.CLUBS))).isEqualTo(list("JC JS AC"));
            assertThat(rules.order(hand, Optional.empty())).isEqualTo(list("JC JS AC"));
            assertThat(rules.holdsTrumps(hand, 3)).isTrue();
            assertThat(rules.holdsTrumps(hand, 4)).isFalse();
            assertThat(rules.highestTrump(list("AC JS QC"))).contains(list("JS").getFirst());
            assertThat(rules.highestTrump(list("AH KS"))).isEmpty();
            assertThat(rules.belongsElsewhere(list("JC").getFirst())).isEmpty();
            assertThat(rules.knows(list("2C").getFirst())).isFalse();
            assertThat(rules.suitOf(list("JS").getFirst())).isEmpty();
            assertThat(rules.suitOf(list("KS").getFirst())).contains(Suit.SPADES);
        }
    }

    /** Culbertson, p. 248: the first lead may not be a heart, if there is another card; later ones may. */
    @Test
    void aBarredLeadIsTold() {
        TrickGame polignac = TrickGames.ALL.stream()
                .filter(game -> game.rules().leads().contains(ForcedLead.NO_HEART_FIRST))
                .findFirst()
                .orElseThrow();
        TableFacts first = new TableFacts(Optional.empty(), false, true, 0, Optional.empty());
        assertThat(why(polignac, "AH 2C", "AH", first)).isEqualTo("the first lead may not be a heart");
        assertThat(why(polignac, "AH 2C", "2C", first)).isEqualTo("you lead, and it is not barred");
        assertThat(why(polignac, "AH 2H", "AH", first))
                .isEqualTo("the first lead may not be a heart, but you have nothing else");
        assertThat(why(polignac, "AH 2C", "AH", TableFacts.NONE)).isEqualTo("you lead, and any card may be led");
    }

    private static String why(TrickGame game, String hand, String card, TableFacts facts) {
        PlayRules rules = game.play(Optional.empty());
        return new LawfulCards(game, rules, Cards.of(list(hand)), List.of(), facts)
                .why(list(card).getFirst());
    }

    /** Every game says all its axes, each once, and none ends with a full stop or says nothing. */
    @Test
    void whatAGameIsIsSaidAxisByAxis() {
        for (TrickGame game : TrickGames.ALL) {
            assertThat(game.everything()).doesNotHaveDuplicates().noneMatch(String::isBlank);
            assertThat(game.lineage()).startsWith(game);
            assertThat(Arrays.stream(Axis.values()).map(axis -> axis.says(game.rules())))
                    .noneMatch(says -> says.endsWith("."));
        }
    }

    @Test
    void dutiesAreSaid() {
        assertThat(Stream.of(
                                Duty.FREE,
                                Duty.FOLLOW,
                                Duty.FOLLOW_OR_TRUMP,
                                Duty.FOLLOW_ELSE_TRUMP,
                                Duty.OVER_ON_TRUMP_LEADS,
                                Duty.FOLLOW_AND_HEAD,
                                Duty.FOLLOW.mustTrump(Duty.MustTrump.IF_IT_HEADS),
                                Duty.FOLLOW.mustTrump(Duty.MustTrump.UNLESS_HIGHEST_ALONE),
                                Duty.FOLLOW.holdingBack("5 J", true),
                                Duty.FOLLOW.holdingBack("JC", false))
                        .map(Duty::says))
                .containsExactly(
                        "any card may be played to any lead",
                        "follow suit if you can, else play any card",
                        "follow suit or trump, else play any card",
                        "follow suit if you can, else you must trump",
                        "follow suit if you can, else you must trump, and play higher, if you can, when trumps are led",
                        "follow suit if you can, else you must trump, and head the trick if you can",
                        "follow suit if you can, else trump if that heads the trick",
                        "follow suit if you can, else trump if that heads the trick, though the highest trump alone may be kept",
                        "follow suit if you can, else play any card, but a lone 5, jack need not follow a lower trump",
                        "follow suit if you can, else play any card, but the jack of clubs may be held back whenever trumps are led");
    }
}

package kibitzer.games.bridge.doubledummy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What each card gave up, against every play of small endings; of full deals, what must hold of any play. */
class CardByCardTest {
    private static final int FULL_DEALS = Integer.getInteger("kibitzer.played-deals", 2);

    @Test
    void aFinesseNotTakenGivesUpATrick() {
        // South leads towards ace-queen with the king before them: the ace is the card that costs the trick.
        Deal ending = Layout.of("AQ...", "65...", "32...", "K4...").deal();
        List<CardPlayed> cards = CardByCard.of(ending, Strain.NO_TRUMP, Seat.EAST, cards("2S 4S AS 5S QS 6S 3S KS"));
        assertThat(cards).hasSize(8);
        assertThat(cards.get(2)).isEqualTo(new CardPlayed(Seat.NORTH, card("AS"), 0, 1, CardSet.of("QS")));
        assertThat(cards.get(2).gaveUp()).isOne();
        assertThat(cards).filteredOn(card -> card.gaveUp() > 0).hasSize(1);
        assertThat(cards.getFirst().before()).isZero();
        assertThat(cards.getLast().after()).isOne();
    }

    @ParameterizedTest
    @CsvSource({"2, 100", "3, 150", "4, 100", "5, 20"})
    void everyCardOfAnEndingIsJudgedAsByEveryPlay(int length, int endings) {
        for (int i = 0; i < endings; i++) {
            Strain strain = Strain.values()[i % 5];
            Seat declarer = Seat.values()[i / 5 % 4];
            Deal ending = RandomEndingsTest.ending(length, 2 + i % 3, new Seed(900_000L + 1_000L * length + i));
            EveryPlay everyPlay = new EveryPlay(ending, strain);
            Playing playing = new Playing(ending, strain, declarer);
            Chance chance = new Seed(70_000L + i).chance();
            List<CardPlayed> expected = new ArrayList<>();
            while (!playing.left.isEmpty()) {
                Seat seat = playing.seat();
                CardSet lawful = playing.lawful();
                Card card = chance.oneOf(lawful.toList());
                int before = playing.declarers(everyPlay);
                int after = playing.with(card).declarers(everyPlay);
                CardSet better = before == after
                        ? CardSet.EMPTY
                        : lawful.stream()
                                .filter(other -> playing.with(other).declarers(everyPlay) == before)
                                .collect(CardSet.toCardSet());
                expected.add(new CardPlayed(seat, card, before, after, better));
                playing.play(card);
            }
            List<Card> played = expected.stream().map(CardPlayed::card).toList();
            assertThat(CardByCard.of(ending, strain, declarer, played))
                    .as("%s, %s by %s", ending, strain.inWords(), declarer.inWords())
                    .isEqualTo(expected);
            // A claim leaves the first cards as they are: what is left is counted, not played.
            int claimed = i % expected.size();
            assertThat(CardByCard.of(ending, strain, declarer, played.subList(0, claimed)))
                    .isEqualTo(expected.subList(0, claimed));
        }
    }

    @Test
    void ofAFullDealEachCardTakesOverWhereTheLastOneLeft() {
        for (int i = 0; i < FULL_DEALS; i++) {
            Deal deal = Deal.shuffled(new Seed(20 + i));
            Strain strain = Strain.values()[i % 5];
            Seat declarer = Seat.values()[i / 5 % 4];
            Playing playing = new Playing(deal, strain, declarer);
            Chance chance = new Seed(i).chance();
            List<Card> played = new ArrayList<>();
            while (!playing.left.isEmpty()) {
                CardSet lawful = playing.lawful();
                played.add(chance.oneOf(lawful.toList()));
                playing.play(played.getLast());
            }
            List<CardPlayed> cards = CardByCard.of(deal, strain, declarer, played);
            assertThat(cards).extracting(CardPlayed::card).isEqualTo(played);
            assertThat(cards.getFirst().before()).isEqualTo(DoubleDummy.of(deal).tricks(strain, declarer));
            assertThat(cards.getLast().after()).isEqualTo(playing.declarersWon());
            for (int card = 0; card < 52; card++) {
                CardPlayed judged = cards.get(card);
                boolean declarers = judged.seat() == declarer || judged.seat() == declarer.partner();
                assertThat(declarers ? judged.before() - judged.after() : judged.after() - judged.before())
                        .isNotNegative()
                        .isEqualTo(judged.gaveUp());
                assertThat(judged.better().isEmpty()).isEqualTo(judged.gaveUp() == 0);
                if (card > 0) {
                    assertThat(judged.before()).isEqualTo(cards.get(card - 1).after());
                }
            }
        }
    }

    @Test
    void aCardOutOfTurnOrOutOfSuitIsNamed() {
        Deal ending = Layout.of("AQ...", "6.5..", "32...", "K4...").deal();
        assertThatThrownBy(() -> CardByCard.of(ending, Strain.NO_TRUMP, Seat.EAST, cards("2S AS")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("card 2 played, the ace of spades, is not west's to play");
        assertThatThrownBy(() -> CardByCard.of(ending, Strain.NO_TRUMP, Seat.EAST, cards("2S 4S AS 5H")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("card 4 played, the five of hearts, is not east's to play");
        assertThat(CardByCard.of(ending, Strain.NO_TRUMP, Seat.EAST, List.of())).isEmpty();
    }

    private static Card card(String name) {
        return CardSet.of(name).first();
    }

    private static List<Card> cards(String names) {
        return List.of(names.split(" ")).stream().map(CardByCardTest::card).toList();
    }

    /** A hand as it is played, kept by the rules alone. */
    private static final class Playing {
        private final Deal deal;
        private final Strain strain;
        private final Seat declarer;
        private CardSet left;
        private Seat leader;
        private List<Card> trick = List.of();
        private int northSouth;

        Playing(Deal deal, Strain strain, Seat declarer) {
            this.deal = deal;
            this.strain = strain;
            this.declarer = declarer;
            this.leader = declarer.next();
            this.left = deal.north().union(deal.east()).union(deal.south()).union(deal.west());
        }

        Playing with(Card card) {
            Playing copy = new Playing(deal, strain, declarer);
            copy.left = left;
            copy.leader = leader;
            copy.trick = trick;
            copy.northSouth = northSouth;
            copy.play(card);
            return copy;
        }

        Seat seat() {
            return leader.after(trick.size());
        }

        CardSet lawful() {
            CardSet held = deal.hand(seat()).intersection(left);
            CardSet following =
                    trick.isEmpty() ? CardSet.EMPTY : held.in(trick.getFirst().suit());
            return following.isEmpty() ? held : following;
        }

        void play(Card card) {
            List<Card> played = new ArrayList<>(trick);
            played.add(card);
            trick = played;
            if (trick.size() < 4) {
                return;
            }
            int winner = 0;
            for (int place = 1; place < 4; place++) {
                Card best = trick.get(winner);
                Card next = trick.get(place);
                boolean beats = next.suit() == best.suit()
                        ? next.rank().compareTo(best.rank()) > 0
                        : strain.suit().filter(next.suit()::equals).isPresent();
                winner = beats ? place : winner;
            }
            leader = leader.after(winner);
            northSouth += leader.isNorthSouth() ? 1 : 0;
            left = left.minus(CardSet.of(trick));
            trick = List.of();
        }

        int declarersWon() {
            return ofDeclarer(northSouth);
        }

        int declarers(EveryPlay everyPlay) {
            return ofDeclarer(northSouth + (left.isEmpty() ? 0 : everyPlay.northSouthTricks(left, leader, trick)));
        }

        private int ofDeclarer(int tricks) {
            return declarer.isNorthSouth() ? tricks : deal.cardsEach() - tricks;
        }
    }
}

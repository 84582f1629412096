package kibitzer.games.bridge.doubledummy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CardByCardTest {

    /** North leads towards the ace and queen; the queen wins, the ace leaves the king to the other side. */
    @Test
    void theAceOnATrickThatTheQueenWinsGivesUpOne() {
        Deal deal = Deal.of("N:32... K4... AQ... 65...");
        List<CardByCard.Line> lines = CardByCard.of(deal, Strain.NO_TRUMP, Seat.WEST, CardNotation.readList("2S 4S AS"));
        CardByCard.Line ace = lines.get(2);
        assertThat(ace.before()).isZero();
        assertThat(ace.after()).isEqualTo(1);
        assertThat(ace.better()).containsExactly(Card.of(Rank.QUEEN, Suit.SPADES));
    }

    /** Every value of a play at random against a player who tries every card in every way. */
    @ParameterizedTest
    @EnumSource(Strain.class)
    void everyValueIsThatOfTryingEveryCard(Strain strain) {
        Chance chance = new Seed(strain.ordinal()).chance();
        for (int number = 0; number < 12; number++) {
            List<Card> pack = chance.shuffled(Card.ALL);
            Map<Seat, CardSet> hands = new EnumMap<>(Seat.class);
            for (Seat seat : Seat.values()) {
                hands.put(seat, CardSet.of(pack.subList(4 * seat.ordinal(), 4 * seat.ordinal() + 4)));
            }
            Deal deal = deal(hands);
            Seat declarer = chance.oneOf(List.of(Seat.values()));
            List<Card> played = atRandom(hands, strain, declarer.next(), chance);
            List<CardByCard.Line> lines = CardByCard.of(deal, strain, declarer, played);
            assertThat(lines).hasSize(16);
            check(deal, strain, declarer, lines);
        }
    }

    private static void check(Deal deal, Strain strain, Seat declarer, List<CardByCard.Line> lines) {
        Map<Seat, CardSet> left = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.values()) {
            left.put(seat, deal.hand(seat));
        }
        int won = 0;
        for (int first = 0; first < lines.size(); first += 4) {
            Deal now = deal(left);
            EveryPlay every = new EveryPlay(now, strain);
            CardByCard.Line lead = lines.get(first);
            assertThat(lead.before()).isEqualTo(won + own(declarer, now, every.northSouthTricks(lead.seat())));
            assertThat(lead.after())
                    .isEqualTo(won + own(declarer, now, every.northSouthTricksAfter(lead.card(), lead.seat())));
            Optional<CardByCard.Line> best = Optional.empty();
            for (CardByCard.Line line : lines.subList(first, first + 4)) {
                left.computeIfPresent(line.seat(), (seat, hand) -> hand.without(line.card()));
                assertThat(line.better().isEmpty()).isEqualTo(line.before() == line.after());
                if (best.isEmpty() || beats(line.card(), best.get().card(), strain)) {
                    best = Optional.of(line);
                }
            }
            Seat winner = best.orElseThrow().seat();
            won += winner == declarer || winner == declarer.partner() ? 1 : 0;
            if (first > 0) {
                assertThat(lines.get(first).before()).isEqualTo(lines.get(first - 1).after());
            }
        }
        assertThat(lines.getLast().after()).isEqualTo(won);
    }

    private static int own(Seat declarer, Deal deal, int northSouth) {
        return declarer.isNorthSouth() ? northSouth : deal.cardsEach() - northSouth;
    }

    private static List<Card> atRandom(Map<Seat, CardSet> dealt, Strain strain, Seat first, Chance chance) {
        Map<Seat, CardSet> left = new EnumMap<>(dealt);
        List<Card> played = new ArrayList<>();
        Seat leader = first;
        while (played.size() < 16) {
            Seat winner = leader;
            Card best = Card.ALL.getFirst();
            Suit led = Suit.SPADES;
            for (int place = 0; place < 4; place++) {
                Seat seat = leader.after(place);
                CardSet hand = left.getOrDefault(seat, CardSet.EMPTY);
                CardSet follows = place == 0 ? hand : hand.in(led);
                Card card = chance.oneOf((follows.isEmpty() ? hand : follows).toList());
                left.put(seat, hand.without(card));
                played.add(card);
                if (place == 0 || beats(card, best, strain)) {
                    best = card;
                    winner = seat;
                }
                led = place == 0 ? card.suit() : led;
            }
            leader = winner;
        }
        return played;
    }

    private static boolean beats(Card card, Card highest, Strain strain) {
        return card.suit() == highest.suit()
                ? card.rank().isHigherThan(highest.rank())
                : strain.suit().filter(suit -> suit == card.suit()).isPresent();
    }

    private static Deal deal(Map<Seat, CardSet> hands) {
        return new Deal(
                hands.getOrDefault(Seat.NORTH, CardSet.EMPTY),
                hands.getOrDefault(Seat.EAST, CardSet.EMPTY),
                hands.getOrDefault(Seat.SOUTH, CardSet.EMPTY),
                hands.getOrDefault(Seat.WEST, CardSet.EMPTY));
    }

    @Test
    void aCardThatDoesNotFollowIsRefused() {
        Deal deal = Deal.of("N:32... K4... AQ... 6.5..");
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        CardByCard.of(deal, Strain.NO_TRUMP, Seat.WEST, CardNotation.readList("2S 4S AS 5H")))
                .withMessageContaining("is not west's to play");
    }
}

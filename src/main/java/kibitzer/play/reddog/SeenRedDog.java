package kibitzer.play.reddog;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import kibitzer.cards.CardSet;
import kibitzer.decisions.banking.HandToBet;
import kibitzer.games.banking.reddog.RedDogDeal;

/**
 * What one seat sees at red dog: its own cards, and those that were turned and shown.
 *
 * @param place its place at the table
 * @param eldest the place of whoever bet first
 * @param ante what each pays into an empty pool
 * @param hand its cards
 * @param pool chips in it
 * @param mostBet the most that may be bet
 * @param turns those of this deal, in order
 * @param exposed cards that everybody has seen
 * @param won by place, chips won in all deals, antes taken off
 * @param own this seat's turns of all deals
 * @param number which deal this is, from 1
 */
public record SeenRedDog(
        int place,
        int eldest,
        int ante,
        CardSet hand,
        int pool,
        int mostBet,
        List<RedDogDeal.TurnTaken> turns,
        CardSet exposed,
        List<Integer> won,
        List<OwnBet> own,
        int number) {

    /**
     * A turn of this seat that is over.
     *
     * @param position as it was before the bet
     * @param won chips from the pool; below 0 those paid into it
     */
    public record OwnBet(HandToBet position, int won) {}

    public SeenRedDog {
        turns = List.copyOf(turns);
        won = List.copyOf(won);
        own = List.copyOf(own);
    }

    static SeenRedDog of(RedDogSession session, int place) {
        RedDogDeal deal = session.deal();
        return new SeenRedDog(
                place,
                deal.eldest(),
                deal.ante(),
                deal.hands().get(place),
                deal.pool(),
                deal.mostBet(),
                deal.turns(),
                deal.exposed(),
                IntStream.range(0, session.players()).mapToObj(session::won).toList(),
                session.deals().stream()
                        .flatMap(each -> own(each, place).stream())
                        .toList(),
                session.deals().size());
    }

    private static List<OwnBet> own(RedDogDeal deal, int place) {
        List<OwnBet> own = new ArrayList<>();
        for (int taken = 0; taken < deal.turns().size(); taken++) {
            RedDogDeal.TurnTaken turn = deal.turns().get(taken);
            if (turn.place() == place) {
                RedDogDeal before = new RedDogDeal(
                        deal.eldest(),
                        deal.ante(),
                        deal.carried(),
                        deal.hands(),
                        deal.stock(),
                        deal.turns().subList(0, taken));
                own.add(new OwnBet(
                        new HandToBet(deal.hands().get(place), before.mostBet(), before.exposed()), turn.won()));
            }
        }
        return own;
    }

    public int players() {
        return won.size();
    }

    /** The question before the seat. */
    public HandToBet position() {
        return new HandToBet(hand, mostBet, exposed);
    }

    /** Chips won by this seat, antes taken off. */
    public int chips() {
        return won.get(place);
    }
}

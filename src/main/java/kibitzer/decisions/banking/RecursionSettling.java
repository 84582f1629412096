package kibitzer.decisions.banking;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.Chance;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.banking.baccarat.CoupDeal;
import kibitzer.games.banking.baccarat.Coups;
import kibitzer.games.banking.baccarat.DealerTable;
import kibitzer.games.banking.baccarat.Point;
import kibitzer.games.banking.vingtetun.DealerEnds;
import kibitzer.games.banking.vingtetun.HandCount;
import kibitzer.games.banking.vingtetun.WholeGame;

/** Bets of vingt-et-un, baccarat and chemin de fer that their cards alone settle, nobody having a choice. */
enum RecursionSettling {
    AGAINST_THE_DEALER("baccarat", "against the dealer", 0, false),
    AGAINST_THE_DEALER_DRAWING("baccarat", "against the dealer, drawing to 5", 1, false),
    AGAINST_THE_BANK("chemin-de-fer", "against the bank", 0, false),
    WITH_THE_BANK("chemin-de-fer", "with the bank", 0, true),
    AGAINST_THE_BANK_DRAWING("chemin-de-fer", "against the bank, drawing to 5", 1, false),
    WITH_THE_BANK_AGAINST_A_DRAWER("chemin-de-fer", "with the bank, against a drawer", 1, true),
    INSURANCE("vingt-et-un", "insurance", HandCount.ACE, false),
    INSURANCE_AGAINST_A_TEN("vingt-et-un", "insurance against a ten", HandCount.TEN, false);

    static final List<RecursionSettling> ALL = List.of(values());

    private static final int DEALT = 4;
    private static final int MOST_CARDS = 6;
    private static final Map<String, Integer> PACKS = Map.of("baccarat", 6, "chemin-de-fer", 6, "vingt-et-un", 1);

    private final String game;
    private final String bet;
    private final int detail;
    private final boolean banks;

    /** @param detail at baccarat 1 if the player draws to 5; at vingt-et-un what the dealer's card counts */
    RecursionSettling(String game, String bet, int detail, boolean banks) {
        this.game = game;
        this.bet = bet;
        this.detail = detail;
        this.banks = banks;
    }

    String game() {
        return game;
    }

    String bet() {
        return bet;
    }

    /** @throws BadQuestion if no such bet is settled so */
    static RecursionSettling of(String game, String words) {
        String named = RecursionBets.bet(game, words).bet();
        return ALL.stream()
                .filter(bet -> bet.game.equals(game) && bet.bet.equals(named))
                .findFirst()
                .orElseThrow(() -> new BadQuestion(
                        "bet",
                        "\"" + named + "\" leaves choices, which cards alone do not settle",
                        "one of "
                                + ALL.stream()
                                        .filter(bet -> bet.game.equals(game))
                                        .map(bet -> "\"" + bet.bet + "\"")
                                        .collect(Collectors.joining(", "))));
    }

    /** Where it stands how the bet is settled: insurance is a rule of the gambling houses (p. 369). */
    Source source() {
        return isInsurance() ? Source.source("vingt-et-un-house-rules.p01") : Source.source(game);
    }

    /** How the cards are given. */
    String order() {
        return isInsurance()
                ? "the dealer's card that is seen, then the one below"
                : "player and dealer one card each in turn, then the player's third if drawn, then the dealer's";
    }

    private boolean isInsurance() {
        return game.equals("vingt-et-un");
    }

    int packs() {
        return PACKS.getOrDefault(game, 1);
    }

    /**
     * What it adds to the stake, in stakes.
     *
     * @throws BadQuestion if these are not the cards of such a bet
     */
    int net(List<Card> cards) {
        return isInsurance() ? insured(cards) : coup(cards);
    }

    private int insured(List<Card> cards) {
        if (cards.size() != 2 || HandCount.value(cards.getFirst().rank()) != detail) {
            throw new BadQuestion(
                    "cards",
                    cards.size() + " cards",
                    order() + ", the first " + (detail == 1 ? "an ace" : "a ten or a face card"));
        }
        boolean natural = HandCount.value(cards.getLast().rank()) == DealerEnds.completing(detail);
        return natural ? WholeGame.insurancePays(detail) : -1;
    }

    /** What the cards come to: "the player has 6 points, the dealer 4". */
    String counted(List<Card> cards) {
        if (isInsurance()) {
            return insured(cards) > 0
                    ? "the card below makes a natural, paid " + insured(cards) + " to 1"
                    : "the card below makes no natural, and only a natural wins insurance";
        }
        CoupDeal coup = played(cards);
        int player = Point.of(coup.player());
        int dealer = Point.of(coup.dealer());
        return coup.player().size() < coup.dealer().size()
                ? "the player stands on " + player + ", and the third card makes the dealer's " + dealer
                : "the player has " + HowMany.of(player, "point") + ", the dealer " + dealer;
    }

    private int coup(List<Card> cards) {
        CoupDeal coup = played(cards);
        return banks ? -coup.won() : coup.won();
    }

    private CoupDeal played(List<Card> cards) {
        if (cards.size() < DEALT || cards.size() > MOST_CARDS) {
            throw new BadQuestion("cards", cards.size() + " cards", "four to six: " + order());
        }
        CoupDeal coup = CoupDeal.dealt(cards);
        while (!coup.isOver()) {
            boolean draws = draws(coup);
            if (draws && coup.stock().isEmpty()) {
                throw new BadQuestion("cards", cards.size() + " cards do not settle it", order());
            }
            coup = coup.after(draws);
        }
        return coup;
    }

    private boolean draws(CoupDeal coup) {
        return coup.step() == CoupDeal.Step.PLAYER
                ? Coups.drawsTo(Point.of(coup.player()), detail == 1)
                : DealerTable.PRINTED.draws(
                        Point.of(coup.dealer()),
                        coup.given()
                                .map(card -> OptionalInt.of(Point.of(List.of(card))))
                                .orElse(OptionalInt.empty()));
    }

    /** Cards off the pack, so many as settle it. */
    BetToSettle deal(Chance chance, int stake) {
        Optional<BetToSettle> settled = Optional.empty();
        while (settled.isEmpty()) {
            List<Card> pack = chance.shuffled(Card.ALL);
            settled = IntStream.rangeClosed(2, MOST_CARDS)
                    .mapToObj(many -> settledBy(pack.subList(0, many), stake))
                    .flatMap(Optional::stream)
                    .findFirst();
        }
        return settled.get();
    }

    /** Empty where these cards leave the bet open. */
    private Optional<BetToSettle> settledBy(List<Card> cards, int stake) {
        try {
            return Optional.of(new BetToSettle(game, bet, stake, cards));
        } catch (BadQuestion open) {
            return Optional.empty();
        }
    }

    Prompt ask(BetToSettle asked) {
        return new Prompt(
                "What does the bet win (+) or lose (-)?",
                List.of(
                        new Exhibit.Fact("Game", RecursionBets.game(game).title()),
                        new Exhibit.Fact("The bet", bet + ", " + HowMany.of(asked.stake(), "counter")),
                        new Exhibit.Fact("The cards", order()),
                        new Exhibit.Row("First to last", asked.cards())));
    }
}

package kibitzer.decisions.trick;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Chance;
import kibitzer.cards.Suit;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.trick.Contract;
import kibitzer.games.trick.PlayRules;
import kibitzer.games.trick.RulePart;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrumpMaking;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.games.trick.settle.Seating;

/** The values that questions on games of tricks are made of. */
public final class TrickFields {
    static final String NO_TRUMP = "NT";

    /** The option of a deal that names the games it may be for. */
    static final String GAMES = "games";

    private static final List<String> DEALT_UNASKED = List.of("whist", "euchre", "five-hundred");

    static final Field<Optional<Suit>> TRUMP =
            optional("trump", trumpKind(), Optional.empty(), "what is trumps; NT, or left out, where nothing is");
    static final Field<Optional<String>> CONTRACT = optional(
            "contract",
            Kinds.text(40).as(Optional::of, word -> word.orElse("")),
            Optional.empty(),
            "the kind of hand, where it changes trumps, ranks or duties; the game's usual one if left out");
    static final Field<Optional<Suit>> NAMED = optional(
            "named",
            Kinds.suit().as(Optional::of, TrickFields::orAny),
            Optional.empty(),
            "the suit called by a led joker");

    private TrickFields() {}

    private static Suit orAny(Optional<Suit> suit) {
        return suit.orElse(Suit.SPADES);
    }

    private static Kind<Optional<Suit>> trumpKind() {
        return Kinds.named(
                "a suit S H D C, or NT",
                text -> text.strip().toUpperCase(Locale.ROOT).equals(NO_TRUMP)
                        ? Optional.empty()
                        : Optional.of(CardNotation.readSuit(text)),
                TrickFields::write);
    }

    static String write(Optional<Suit> trump) {
        return trump.map(suit -> String.valueOf(suit.letter())).orElse(NO_TRUMP);
    }

    public static Field<TrickGame> gameField(List<TrickGame> games) {
        Kind<TrickGame> kind = Kinds.word(games.stream().map(TrickGame::id).toList())
                .as(id -> TrickGames.find(id).orElseThrow(), TrickGame::id);
        return required("game", kind, "the game whose rules hold");
    }

    public static Field<List<String>> gamesToDeal(List<TrickGame> games) {
        List<String> ids = games.stream().map(TrickGame::id).toList();
        List<String> unasked = DEALT_UNASKED.stream().filter(ids::contains).toList();
        return optional(
                GAMES,
                Kinds.someOf(ids),
                unasked.isEmpty() ? List.of(ids.getFirst()) : unasked,
                "deal for one of these games");
    }

    public static TrickGame gameOf(
            DealRequest request, Field<List<String>> option, List<TrickGame> games, Chance chance) {
        List<String> ids = request.get(option);
        return chance.oneOf(games.stream()
                .filter(game -> ids.isEmpty() || ids.contains(game.id()))
                .toList());
    }

    /**
     * The kind of hand that is asked for; where none is, the usual one, or the first that has these trumps.
     *
     * @throws BadQuestion if the game has no such kind of hand
     */
    static Contract contract(TrickGame game, Optional<String> word, Optional<Suit> trump) {
        return word.map(given -> game.rules()
                        .contract(given.strip().toLowerCase(Locale.ROOT))
                        .orElseThrow(() -> new BadQuestion(
                                "contract",
                                "\"" + given + "\" at " + game.title(),
                                "one of "
                                        + String.join(
                                                ", ",
                                                game.rules().contracts().stream()
                                                        .map(Contract::word)
                                                        .toList()))))
                .orElseGet(() -> game.rules().contracts().stream()
                        .filter(contract ->
                                trump.isEmpty() || game.rules().making(contract).allows(trump))
                        .findFirst()
                        .orElse(game.rules().usual()));
    }

    /**
     * The trump that holds.
     *
     * @param given left out where nothing is trumps, or where it cannot be another
     * @param trick which fixes it where the first lead does and it is not given
     * @throws BadQuestion if the game cannot have it
     */
    static Optional<Suit> trump(TrickGame game, Contract contract, Optional<Suit> given, List<Card> trick) {
        TrumpMaking making = game.rules().making(contract);
        if (given.isEmpty() && making.by() == TrumpMaking.By.FIRST_LEAD && !making.noTrump()) {
            if (!trick.isEmpty() && !trick.getFirst().hasSuit()) {
                throw new BadQuestion("trump", "missing, and the card led has no suit", making.choices());
            }
            return trick.stream().findFirst().map(Card::suit);
        }
        if (given.isEmpty() && making.by() == TrumpMaking.By.RULE && !making.noTrump()) {
            return making.suits().stream().findFirst();
        }
        if (!making.allows(given)) {
            String where = game.title() + (game.rules().contracts().size() > 1 ? ", " + contract.word() : "");
            throw new BadQuestion("trump", write(given) + " at " + where, making.choices());
        }
        return given;
    }

    /** @throws BadQuestion if a card is not in the pack, or oftener than the pack has it together with these others */
    public static void inThePack(TrickGame game, String field, Collection<Card> cards, Collection<Card> others) {
        for (Card card : cards) {
            int copies = game.rules().pack().count(card);
            if (copies == 0) {
                throw new BadQuestion(
                        field,
                        "the " + card.inWords() + " is not in the pack",
                        game.rules().pack().says());
            }
            long there = Stream.concat(cards.stream(), others.stream())
                    .filter(card::equals)
                    .count();
            if (there > copies) {
                throw new BadQuestion(
                        field,
                        "the " + card.inWords() + " is there " + there + " times",
                        copies == 1 ? "each card once" : "each card at most " + copies + " times");
            }
        }
    }

    /** @throws BadQuestion if more cards lie there than players have played */
    static void noLonger(TrickGame game, List<Card> trick, int most) {
        if (trick.size() > most) {
            throw new BadQuestion(
                    "trick",
                    trick.size() + " cards",
                    "at most " + most + ": " + game.title() + " has "
                            + game.rules().dealing().mostPlayers() + " players");
        }
    }

    /** @throws BadQuestion if a suit must have been named, or one is that cannot be */
    static void named(boolean asked, Optional<Suit> named) {
        if (asked && named.isEmpty()) {
            throw new BadQuestion("named", "missing", "the suit called by the leader of the joker: S H D C");
        }
        if (!asked && named.isPresent()) {
            throw new BadQuestion("named", "given", "nothing, unless a joker is led at no trump");
        }
    }

    /**
     * How many play: what is given, or the usual number, which is four where four may.
     *
     * @throws BadQuestion if so many cannot play it
     */
    public static int table(TrickGame game, Optional<Integer> players) {
        List<Integer> may = game.rules().dealing().players();
        players.filter(number -> !may.contains(number)).ifPresent(number -> {
            throw new BadQuestion(
                    "players",
                    number + " at " + game.title(),
                    "one of "
                            + String.join(
                                    ", ", may.stream().map(String::valueOf).toList()));
        });
        return players.orElseGet(() -> may.contains(4) ? 4 : may.getFirst());
    }

    /** @throws BadQuestion if there is no such seat */
    public static void seat(String field, String seat, int players) {
        List<String> seats = Seating.EACH.columns(players);
        if (!seats.contains(seat.strip().toUpperCase(Locale.ROOT))) {
            throw new BadQuestion(field, "\"" + seat + "\"", "a seat: " + String.join(" ", seats));
        }
    }

    /** Where its rules of play stand: on its own page, and on those of the games it differs from. */
    public static Source source(TrickGame game) {
        Set<String> ids = new LinkedHashSet<>();
        game.lineage().forEach(one -> ids.add(one.id()));
        Source source = Source.source(ids.toArray(String[]::new));
        return game.page() == 0 ? source : source.onPage(game.page());
    }

    /**
     * Where a part of its rules stands: on the page of its own that has it; where that is not known, on all pages of the game and
     * of those it differs from.
     */
    public static Source source(TrickGame game, RulePart part) {
        return game.page(part)
                .map(page -> Source.source(game.id()).onPage(page))
                .orElseGet(() -> source(game));
    }

    static List<Exhibit> shown(TrickGame game, Contract contract, Optional<Suit> trump) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Game", game.title()));
        if (game.rules().contracts().size() > 1) {
            shown.add(new Exhibit.Fact("Contract", contract.word().replace('-', ' ')));
        }
        if (game.play(contract, trump).hasTrumps()) {
            shown.add(new Exhibit.Fact("Trumps", trump.map(Suit::plural).orElse("no suit, but certain cards are")));
        } else if (game.rules().making(contract).by() != TrumpMaking.By.NOBODY) {
            shown.add(new Exhibit.Fact("Suits", "no suit beats another"));
        }
        return shown;
    }

    /** Why a card cannot win; of trumps nothing is said where there are none. */
    static String outOfPlay(PlayRules rules, String being) {
        return being + (rules.hasTrumps() ? "neither a trump nor of the suit led" : "not of the suit led");
    }
}

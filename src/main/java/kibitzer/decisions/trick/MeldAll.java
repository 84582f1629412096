package kibitzer.decisions.trick;

import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.CardsNotation;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.games.trick.PlayedDeal;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickPosition;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.games.trick.meld.Heading;
import kibitzer.games.trick.meld.Meld;
import kibitzer.games.trick.meld.MeldTables;

/** What a hand melds, at games in which combinations of cards score. */
public final class MeldAll extends CountedDecision<HandToMeld, MeldedHand> {
    private static final String DIX = "dix";
    private static final int MOST_CARDS = 60;
    static final List<TrickGame> GAMES = MeldTables.games().stream()
            .map(id -> TrickGames.find(id).orElseThrow())
            .toList();
    private static final Field<TrickGame> GAME = TrickFields.gameField(GAMES);
    private static final Field<Cards> HAND = required("hand", CardsNotation.kind(1, MOST_CARDS), "the hand");
    private static final Field<List<String>> GAMES_TO_DEAL = TrickFields.gamesToDeal(GAMES);

    private static final Form<HandToMeld> FORM = Form.of(
            HandToMeld::new,
            GAME.of(HandToMeld::game),
            HAND.of(HandToMeld::hand),
            TrickFields.TRUMP.of(HandToMeld::trump));

    public MeldAll() {
        super(
                new Head(
                        "meld/all",
                        "What a hand melds",
                        "auction-pinochle",
                        "which combinations a hand holds and what they score, at pinochle, jass and alsos"),
                FORM,
                new MeldsAnswer(),
                GAMES.stream().map(MeldAll::source).toList(),
                GAMES_TO_DEAL);
    }

    private static Source source(TrickGame game) {
        Set<String> ids = new LinkedHashSet<>();
        game.lineage().forEach(one -> ids.add(one.id()));
        return Source.source(ids.toArray(String[]::new))
                .onPage(MeldTables.of(game.id()).orElseThrow().page());
    }

    /** The hand of a deal before the first lead. */
    @Override
    public HandToMeld deal(DealRequest request) {
        Chance chance = request.seed().chance();
        TrickGame game = TrickFields.gameOf(request, GAMES_TO_DEAL, GAMES, chance);
        PlayedDeal deal = new PlayedDeal(game, chance);
        TrickPosition first = deal.position();
        return new HandToMeld(game, first.hand(), deal.trump());
    }

    @Override
    protected CountedAnswer<MeldedHand> count(HandToMeld position) {
        List<Meld> melds = position.table().best(position.hand(), position.trump());
        List<Reason> facts = new ArrayList<>();
        for (Meld meld : melds) {
            facts.add(Reason.step(
                    "meld-" + (facts.size() + 1),
                    meld.points(),
                    meld.name() + ", " + CardNotation.write(meld.cards()),
                    String.valueOf(meld.points())));
        }
        if (melds.isEmpty()) {
            facts.add(Reason.counted("melds", 0, "there is no meld"));
        }
        return CountedAnswer.of(rule(), source(position.game()), List.of(MeldedHand.of(melds)), facts);
    }

    @Override
    protected List<Reason> against(HandToMeld position, MeldedHand answer) {
        MeldedHand right = MeldedHand.of(position.table().best(position.hand(), position.trump()));
        return right.points() == answer.points()
                ? List.of()
                : List.of(Reason.missing("answer", answer.toString(), missed(right, answer), right.toString(), ""));
    }

    /** Melds that the hand has not, or that do not come to the points, are no answer. */
    @Override
    public Optional<String> objection(HandToMeld position, MeldedHand answer) {
        List<Meld> known = position.table().melds(position.trump());
        Optional<String> strange = answer.melds().stream()
                .filter(meld -> !Cards.of(meld.cards()).isPartOf(position.hand()))
                .map(meld -> CardNotation.write(meld.cards()) + " is not in the hand")
                .findFirst();
        Optional<String> none = answer.melds().stream()
                .filter(meld -> known.stream().noneMatch(one -> isAlike(one, meld)))
                .map(meld -> CardNotation.write(meld.cards()) + " is no meld of " + meld.points())
                .findFirst();
        Optional<String> sum = answer.addsUp()
                ? Optional.empty()
                : Optional.of(
                        "the melds come to " + MeldedHand.of(answer.melds()).points() + ", not " + answer.points());
        Optional<String> twice = Stream.of(Heading.values())
                .map(heading -> answer.melds().stream()
                        .filter(meld -> known.stream().anyMatch(one -> one.heading() == heading && isAlike(one, meld)))
                        .flatMap(meld -> meld.cards().stream())
                        .toList())
                .filter(cards -> !Cards.of(cards).isPartOf(position.hand()))
                .map(cards -> "a card serves twice under one heading")
                .findFirst();
        return Stream.of(strange, none, twice, sum).flatMap(Optional::stream).findFirst();
    }

    private static boolean isAlike(Meld one, Meld other) {
        return one.points() == other.points() && Cards.of(one.cards()).equals(Cards.of(other.cards()));
    }

    /** "marriage KH QH 20 counts as well", or all that is. */
    private static String missed(MeldedHand right, MeldedHand answer) {
        List<Meld> given = new ArrayList<>(answer.melds());
        List<Meld> left = answer.melds().isEmpty() && answer.points() != 0
                ? List.of()
                : right.melds().stream().filter(meld -> !taken(given, meld)).toList();
        return left.isEmpty()
                ? "it comes to " + right.points() + right.inShort()
                : firstOf(left) + (left.size() == 1 ? " counts" : " count")
                        + (answer.melds().isEmpty() ? "" : " as well") + "; all comes to " + right.points();
    }

    /** Takes one such meld off those that were given; false where there is none left: two dixes are two melds. */
    private static boolean taken(List<Meld> given, Meld meld) {
        return given.stream()
                .filter(one -> isAlike(one, meld))
                .findFirst()
                .filter(given::remove)
                .isPresent();
    }

    /** What its name does not tell is told: "the dix, nine of trumps, 9H 10". */
    private static String named(Meld meld) {
        return meld.name().equals(DIX)
                ? "the dix, " + meld.cards().getFirst().rank().word() + " of trumps, "
                        + CardNotation.write(meld.cards()) + " " + meld.points()
                : meld.toString();
    }

    /** Two by name, as far as a sentence goes. */
    private static String firstOf(List<Meld> left) {
        return switch (left.size()) {
            case 1 -> named(left.getFirst());
            case 2 -> named(left.getFirst()) + " and " + named(left.getLast());
            default -> named(left.getFirst()) + " and " + (left.size() - 1) + " more";
        };
    }

    @Override
    public Prompt ask(HandToMeld position) {
        List<Exhibit> shown =
                TrickFields.shown(position.game(), position.game().rules().usual(), position.trump());
        shown.add(new Exhibit.Row("Your hand", position.hand().list()));
        return new Prompt("What does this hand meld, and what does it score?", shown);
    }
}

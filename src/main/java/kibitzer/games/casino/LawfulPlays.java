package kibitzer.games.casino;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;

/**
 * What a player in turn may do (paragraphs 6 to 16).
 *
 * <p>Whoever has a build on the table may not trail, and keeps a card that takes it: he is bound by what he announced. Builds
 * of one value become one.
 *
 * @param rules of the game
 * @param hand the cards he holds
 * @param layout what lies on the table
 * @param player the number under which his builds stand
 */
public record LawfulPlays(FishingRules rules, CardSet hand, Layout layout, int player) {

    /** Every lawful play: what takes most first, then builds, then cards to trail. */
    public List<CasinoPlay> all() {
        List<CasinoPlay> plays = new ArrayList<>();
        for (Card card : hand) {
            takes(card).forEach(plays::add);
        }
        plays.sort(Comparator.comparingInt(
                play -> -((CasinoPlay.Take) play).taken().size()));
        if (rules.builds()) {
            for (Card card : hand) {
                plays.addAll(builds(card));
            }
        }
        if (!layout.hasBuildOf(player)) {
            hand.forEach(card -> plays.add(new CasinoPlay.Trail(card)));
        }
        return plays;
    }

    private List<CasinoPlay.Take> takes(Card card) {
        return rules.captures(card, layout).stream()
                .map(taken -> new CasinoPlay.Take(card, taken))
                .filter(this::keepsItsWord)
                .toList();
    }

    private List<CasinoPlay> builds(Card card) {
        Set<CasinoPlay> plays = new LinkedHashSet<>();
        CardSet kept = hand.without(card);
        values(kept).forEach(value -> plays.addAll(builds(card, value)));
        return plays.stream().filter(this::keepsItsWord).toList();
    }

    /** What can be announced by whoever keeps these cards; an ace with a choice is announced high. */
    private Set<Integer> values(CardSet kept) {
        return kept.stream()
                .map(card -> rules.counts().all(card.rank()))
                .filter(counts -> !counts.isEmpty())
                .map(List::getLast)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private List<CasinoPlay> builds(Card card, int value) {
        CardSet joined = layout.built(value);
        List<CasinoPlay> plays = new ArrayList<>();
        for (CardSet whole :
                Groups.of(rules.counts(), layout.loose().with(card), value).sets()) {
            CardSet with = whole.without(card).union(joined);
            if (whole.contains(card) && !with.isEmpty()) {
                plays.add(new CasinoPlay.Builds(card, value, with));
            }
        }
        for (Build build : layout.builds()) {
            if (isIncreased(build, card, value)) {
                List<CardSet> beside = new ArrayList<>(
                        Groups.of(rules.counts(), layout.loose(), value).sets());
                beside.add(CardSet.EMPTY);
                beside.forEach(more -> plays.add(new CasinoPlay.Builds(
                        card, value, build.cards().union(more).union(joined))));
            }
        }
        return plays;
    }

    /** One card of the hand raises a build that is not duplicated. */
    private boolean isIncreased(Build build, Card card, int value) {
        int count = rules.counts().of(card.rank());
        return count > 0 && build.value() + count == value && build.isSingle(rules.counts());
    }

    /** True if after the play every build of the player's that still lies there can be taken with a card he keeps. */
    private boolean keepsItsWord(CasinoPlay play) {
        CardSet kept = hand.without(play.card());
        for (Build build : layout.after(play, player).builds()) {
            if (build.owner() == player && !takes(kept, build.value())) {
                return false;
            }
        }
        return true;
    }

    private boolean takes(CardSet cards, int value) {
        return cards.stream().anyMatch(card -> rules.counts().all(card.rank()).contains(value));
    }

    /** Why a play is not lawful, in a clause; empty if it is. */
    public Optional<String> objection(CasinoPlay play) {
        return all().contains(play) ? Optional.empty() : Optional.of(reason(play));
    }

    private String reason(CasinoPlay play) {
        Card card = play.card();
        if (!hand.contains(card)) {
            return "the " + card.inWords() + " is not in the hand";
        }
        return switch (play) {
            case CasinoPlay.Trail trail -> "whoever has a build on the table may not trail";
            case CasinoPlay.Take take -> notTaken(take);
            case CasinoPlay.Builds made -> notBuilt(made);
        };
    }

    private String notTaken(CasinoPlay.Take take) {
        CardSet strange = take.taken().minus(layout.all());
        if (!strange.isEmpty()) {
            return "the " + strange.first().inWords() + " is not on the table";
        }
        for (Build build : layout.builds()) {
            CardSet part = build.cards().intersection(take.taken());
            if (!part.isEmpty() && !part.equals(build.cards())) {
                return "a build is taken whole: " + build.cards();
            }
            if (!part.isEmpty() && !rules.counts().all(take.card().rank()).contains(build.value())) {
                return "the build " + build.cards() + " is taken by a " + build.value() + ", as was announced";
            }
        }
        return rules.captures(take.card(), layout.loose()).contains(take.taken().intersection(layout.loose()))
                        || take.taken().isDisjoint(layout.loose())
                ? "a build of yours would be left with no card to take it"
                : "the " + take.card().inWords() + " does not take "
                        + take.taken().intersection(layout.loose());
    }

    private String notBuilt(CasinoPlay.Builds made) {
        CardSet strange = made.with().minus(layout.all());
        if (!rules.builds()) {
            return "nothing is built in this game";
        }
        if (!strange.isEmpty()) {
            return "the " + strange.first().inWords() + " is not on the table";
        }
        if (!takes(hand.without(made.card()), made.value())) {
            return "a card that takes a build of " + made.value() + " must stay in the hand";
        }
        for (Build build : layout.builds()) {
            CardSet part = build.cards().intersection(made.with());
            if (part.isEmpty() && build.value() == made.value()) {
                return "a build of " + build.value() + " lies there: what is built joins it, and is named with it, "
                        + build.cards();
            }
            if (!part.isEmpty() && !part.equals(build.cards())) {
                return "a build stays whole: " + build.cards();
            }
            if (!part.isEmpty() && build.value() != made.value()) {
                return build.isSingle(rules.counts())
                        ? "a build is increased by one card of the hand alone"
                        : "a build that is duplicated is not increased";
            }
        }
        return made.whole() + " does not make " + made.value();
    }
}

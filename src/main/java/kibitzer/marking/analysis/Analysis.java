package kibitzer.marking.analysis;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.Decision;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.marking.Question;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Every decision that can look at given cards, and what it says.
 *
 * <p>A decision takes part if it has a field for the cards that reads them: as many as they are, of its pack. Its other
 * fields are filled by name from what is known; a word that must be given and is not known (the system, the count) is
 * tried out in all its values, side by side.
 *
 * @param sights in the order of the decisions
 */
public record Analysis(List<DecisionOnCards> sights) {
    private static final List<String> CARD_FIELDS = List.of("hand", "cards");
    private static final String SUIT_FIELD = "holding";
    private static final String GAME = "game";

    /** More values than this are a choice to be made, not a table to be read. */
    private static final int MOST_VARIANTS = 16;

    public Analysis {
        sights = List.copyOf(sights);
    }

    /** @param known the values of other fields by name, as a person writes them; those of no use are left aside */
    public static Analysis of(GivenCards given, Map<String, String> known, List<Decision<?, ?>> decisions) {
        return new Analysis(decisions.stream()
                .flatMap(decision -> sight(decision, given, known).stream())
                .toList());
    }

    /** The sights that look at exactly so many cards; if there are none, all. */
    public List<DecisionOnCards> close() {
        List<DecisionOnCards> close =
                sights.stream().filter(DecisionOnCards::closely).toList();
        return close.isEmpty() ? sights : close;
    }

    /** The others, which take any number of cards. */
    public List<DecisionOnCards> wide() {
        List<DecisionOnCards> close = close();
        return sights.stream().filter(sight -> !close.contains(sight)).toList();
    }

    /** Fields that would tell more in the close sights, each name once: those that must be known first. */
    public List<Field<?>> askable() {
        Set<String> names = new LinkedHashSet<>();
        List<Field<?>> fields = new ArrayList<>();
        Stream.of(true, false)
                .flatMap(required -> close().stream()
                        .flatMap(sight -> sight.decision().form().fields().stream())
                        .filter(field -> field.isRequired() == required))
                .filter(field -> !isForCards(field) && !isTriedOut(field))
                .filter(field -> names.add(field.name()))
                .forEach(fields::add);
        return fields;
    }

    /** Why a decision that knows enough has nothing to say: a field that cannot be, each said once. */
    public List<BadQuestion> faults() {
        Set<String> said = new LinkedHashSet<>();
        return sights.stream()
                .filter(sight -> sight.fits().isEmpty())
                .flatMap(sight -> sight.faults().stream())
                .filter(fault -> !isTakenElsewhere(fault))
                .filter(fault -> said.add(String.valueOf(fault.getMessage())))
                .toList();
    }

    /** A game that one decision does not teach may be the game of another. */
    private boolean isTakenElsewhere(BadQuestion fault) {
        return sights.stream()
                .filter(sight -> !sight.fits().isEmpty())
                .flatMap(sight -> sight.decision().form().fields().stream())
                .anyMatch(field -> fault.field().endsWith("." + field.name()));
    }

    /** A list that must be there may be empty; a word of another decision's choice is none of this one's. */
    private static boolean isGiven(Field<?> field, Map<String, String> known) {
        String value = known.getOrDefault(field.name(), "");
        List<String> words = words(field);
        boolean someOther = field.isRequired() && !words.isEmpty() && !words.contains(value.strip());
        return known.containsKey(field.name()) && !someOther && (field.isRequired() || !value.isBlank());
    }

    private static boolean isOfOneSuit(Decision<?, ?> decision) {
        return decision.form().fields().stream().anyMatch(field -> field.name().equals(SUIT_FIELD));
    }

    private static boolean isForCards(Field<?> field) {
        return CARD_FIELDS.contains(field.name()) || field.name().equals(SUIT_FIELD);
    }

    private static boolean isAboutCards(BadQuestion fault) {
        return Stream.concat(CARD_FIELDS.stream(), Stream.of(SUIT_FIELD))
                .anyMatch(name -> fault.field().endsWith("." + name));
    }

    private static boolean isTriedOut(Field<?> field) {
        int values = words(field).size();
        return field.isRequired() && values > 0 && values <= MOST_VARIANTS;
    }

    private static List<String> words(Field<?> field) {
        return field.kind()
                .schema()
                .path("enum")
                .valueStream()
                .map(JsonNode::asString)
                .toList();
    }

    /** A position as far as it is filled, and what tells it from others. */
    private record Draft(String variant, ObjectNode position) {
        Draft with(String name, JsonNode value, String more) {
            ObjectNode longer = position.deepCopy();
            longer.set(name, value);
            String both = variant.isEmpty() || more.isEmpty() ? variant + more : variant + ", " + more;
            return new Draft(both, longer);
        }
    }

    private static <P, A> Optional<DecisionOnCards> sight(
            Decision<P, A> decision, GivenCards given, Map<String, String> known) {
        List<Draft> drafts = withCards(decision, given);
        if (drafts.isEmpty()) {
            return Optional.empty();
        }
        boolean closely =
                isOfOneSuit(decision) || withCards(decision, given.oneFewer()).isEmpty();
        List<Field<?>> wanting = new ArrayList<>();
        for (Field<?> field : decision.form().fields()) {
            if (isForCards(field)) {
                continue;
            }
            String value = known.getOrDefault(field.name(), "");
            if (isGiven(field, known)) {
                drafts = drafts.stream()
                        .map(draft -> draft.with(field.name(), json(value), ""))
                        .toList();
            } else if (isTriedOut(field)) {
                drafts = drafts.stream()
                        .flatMap(draft -> words(field).stream().map(word -> draft.with(field.name(), text(word), word)))
                        .toList();
            } else if (field.isRequired()) {
                wanting.add(field);
            }
        }
        if (!wanting.isEmpty()) {
            return Optional.of(new DecisionOnCards(decision, closely, List.of(), wanting, List.of()));
        }
        Optional<DecisionOnCards> plain = read(decision, closely, drafts);
        List<Draft> others = plain.filter(sight -> !sight.fits().isEmpty()).isPresent()
                ? List.of()
                : inEveryGame(decision, drafts, known);
        return read(decision, closely, others)
                .filter(sight -> !sight.fits().isEmpty())
                .or(() -> plain);
    }

    /** Cards that are none of the usual game's, such as a joker, may be those of another. */
    private static List<Draft> inEveryGame(Decision<?, ?> decision, List<Draft> drafts, Map<String, String> known) {
        return decision.form().fields().stream()
                .filter(field -> field.name().equals(GAME) && !known.containsKey(GAME))
                .flatMap(field -> words(field).stream()
                        .flatMap(word -> drafts.stream().map(draft -> draft.with(GAME, text(word), word))))
                .toList();
    }

    /** The position with the cards alone, once for each suit where one suit is asked for; none if it takes no such cards. */
    private static List<Draft> withCards(Decision<?, ?> decision, GivenCards given) {
        Draft empty = new Draft("", JsonNodeFactory.instance.objectNode());
        List<Draft> drafts = new ArrayList<>();
        for (Field<?> field : decision.form().fields()) {
            if (CARD_FIELDS.contains(field.name())) {
                given.written().stream()
                        .filter(written -> reads(field, written))
                        .findFirst()
                        .ifPresent(written -> drafts.add(empty.with(field.name(), text(written), "")));
            } else if (field.name().equals(SUIT_FIELD)) {
                given.holdings().forEach((suit, ranks) -> {
                    if (reads(field, ranks)) {
                        drafts.add(empty.with(field.name(), text(ranks), suit));
                    }
                });
            }
        }
        return drafts;
    }

    private static boolean reads(Field<?> field, String written) {
        try {
            field.kind().read(text(written));
            return true;
        } catch (BadNotation | BadQuestion others) {
            return false;
        }
    }

    private static <P, A> Optional<DecisionOnCards> read(Decision<P, A> decision, boolean closely, List<Draft> drafts) {
        List<FittingQuestion<?, ?>> fits = new ArrayList<>();
        List<BadQuestion> faults = new ArrayList<>();
        for (Draft draft : drafts) {
            try {
                P position = decision.form().read(draft.position(), "position");
                Question<P, A> question = new Question<>(decision, position);
                question.advice();
                fits.add(new FittingQuestion<>(drafts.size() == 1 ? "" : draft.variant(), question));
            } catch (BadQuestion wrong) {
                faults.add(wrong);
            }
        }
        boolean otherCards = fits.isEmpty() && faults.stream().allMatch(Analysis::isAboutCards);
        return otherCards
                ? Optional.empty()
                : Optional.of(new DecisionOnCards(decision, closely, fits, List.of(), faults));
    }

    /** A list may be empty; every other kind reads its value out of a text. */
    private static JsonNode json(String value) {
        return value.isBlank() ? JsonNodeFactory.instance.arrayNode() : text(value);
    }

    private static JsonNode text(String value) {
        return JsonNodeFactory.instance.stringNode(value.strip());
    }
}

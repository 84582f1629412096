package kibitzer.api;

import jakarta.servlet.http.HttpServletRequest;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.cards.Seed;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.marking.wire.DecisionWriter;
import kibitzer.marking.wire.ReplyWriter;
import org.springframework.util.MultiValueMap;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Tells which decisions there are, what each is made of, and deals questions of them. */
@RestController
class DecisionsApi {
    private static final int MOST_DEALS = 100;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final ReplyWriter replies;
    private final CountedQuestions asked;

    DecisionsApi(Citations citations, CountedQuestions asked) {
        this.asked = asked;
        this.replies = new ReplyWriter(citations);
    }

    @GetMapping("/api/decisions")
    List<ObjectNode> all() {
        return Decisions.all().stream().map(DecisionWriter::summary).toList();
    }

    @GetMapping("/api/decisions/{family}/{name}")
    ObjectNode one(@PathVariable String family, @PathVariable String name) {
        return DecisionWriter.full(decision(family, name));
    }

    /** {@code ?seed=7&count=3&with=system=acol}: the same seed deals the same questions; without one, fresh ones. */
    @GetMapping("/api/decisions/{family}/{name}/deal")
    List<ObjectNode> deal(
            @PathVariable String family,
            @PathVariable String name,
            @RequestParam MultiValueMap<String, String> parameters,
            HttpServletRequest request) {
        Decision<?, ?> decision = decision(family, name);
        requireKnown(parameters);
        Seed seed = new Seed(number(parameters, "seed", Long.MIN_VALUE, Long.MAX_VALUE)
                .orElseGet(() -> (long) RANDOM.nextInt(Integer.MAX_VALUE)));
        int count = number(parameters, "count", 1, MOST_DEALS).orElse(1L).intValue();
        asked.count(request, count);
        FieldValues options = options(decision, parameters.getOrDefault("with", List.of()));
        return IntStream.range(0, count)
                .mapToObj(n -> replies.question(Question.dealt(decision, new DealRequest(seed.deal(n), options))))
                .toList();
    }

    private static Decision<?, ?> decision(String family, String name) {
        String id = family + "/" + name;
        return Decisions.find(id)
                .orElseThrow(() -> Refused.notFound(
                        "decision: \"" + id + "\" is unknown; GET /api/decisions lists those there are"));
    }

    private static void requireKnown(MultiValueMap<String, String> parameters) {
        parameters.keySet().stream()
                .filter(name -> !List.of("seed", "count", "with").contains(name))
                .findFirst()
                .ifPresent(name -> {
                    throw new BadQuestion(name, "unknown parameter", "seed, count, with");
                });
    }

    private static Optional<Long> number(MultiValueMap<String, String> parameters, String name, long least, long most) {
        return Numbers.read(name, Optional.ofNullable(parameters.getFirst(name)), least, most);
    }

    /** Options as {@code name=value}; the value as it would stand in JSON, a text without its quotes. */
    private static FieldValues options(Decision<?, ?> decision, List<String> given) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        for (String option : given) {
            int sign = option.indexOf('=');
            if (sign < 1) {
                throw new BadQuestion("with", "\"" + option + "\" has no value", "with=name=value");
            }
            json.put(option.substring(0, sign), option.substring(sign + 1));
        }
        return Form.options(decision.dealtWith()).read(json, "with");
    }
}

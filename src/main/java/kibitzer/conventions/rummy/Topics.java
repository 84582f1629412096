package kibitzer.conventions.rummy;

import java.util.List;
import java.util.Map;

/** The questions of judgment on which the books have a pointer, in the order of the files that ask them. */
public final class Topics {
    private static final List<String> FILES =
            List.of("rummy.yaml", "five-hundred-rum.yaml", "variants.yaml", "canasta.yaml", "stakes-and-forcing.yaml");

    static final List<Plan> PLANS = plans();

    public static final List<Topic> ALL = PLANS.stream().map(Plan::topic).toList();

    private Topics() {}

    private static List<Plan> plans() {
        Map<String, Fact> facts = PlanFile.facts("facts.yaml");
        return FILES.stream()
                .flatMap(file -> PlanFile.plans(file, facts).stream())
                .toList();
    }
}

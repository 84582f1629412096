package kibitzer.decisions.bridge;

import kibitzer.conventions.leads.Holding;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import tools.jackson.databind.node.JsonNodeFactory;

/** The ranks held in one suit as JSON: "AKJ62", read in any order and with "10", written from high to low. */
final class HoldingNotation {
    static final Kind<Holding> KIND = new Kind<>(
            Holding.EXPECTED,
            JsonNodeFactory.instance.objectNode().put("type", "string").put("description", Holding.EXPECTED),
            json -> Holding.of(Kinds.textOf(json, Holding.EXPECTED)),
            holding -> JsonNodeFactory.instance.stringNode(holding.toString()));

    private HoldingNotation() {}
}

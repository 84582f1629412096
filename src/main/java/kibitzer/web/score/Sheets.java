package kibitzer.web.score;

import com.vaadin.flow.router.QueryParameters;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.games.bridge.scoring.BridgeForm;
import kibitzer.games.bridge.scoring.ImpossibleDeal;
import kibitzer.games.bridge.scoring.ProgressiveRound;
import kibitzer.games.bridge.scoring.ScoreSheet;
import kibitzer.games.bridge.scoring.SheetLine;
import kibitzer.games.bridge.scoring.SheetNotation;
import kibitzer.games.bridge.scoring.Side;

/**
 * The rubbers of an evening, the last of them in play. The address holds them all.
 *
 * @param form what is played
 * @param firstDealer who deals first in a round of progressive bridge
 * @param all at least one sheet
 */
public record Sheets(BridgeForm form, Side firstDealer, List<ScoreSheet> all) {
    private static final String FORM = "form";
    private static final String LINES = "lines";
    private static final String DEALER = "dealer";
    private static final String NEXT_LINE = ",";
    private static final String NEXT_SHEET = "_";

    public Sheets {
        all = List.copyOf(all);
    }

    /** A sheet with nothing on it. */
    public static Sheets begin(BridgeForm form, Side firstDealer) {
        return new Sheets(form, firstDealer, List.of(empty(form, firstDealer)));
    }

    private static ScoreSheet empty(BridgeForm form, Side firstDealer) {
        return form == BridgeForm.PROGRESSIVE ? ProgressiveRound.begin(firstDealer) : ScoreSheet.begin(form);
    }

    /** The forms that have sheets: those with rubbers, and progressive bridge. */
    public static List<BridgeForm> forms() {
        return List.of(
                BridgeForm.CONTRACT,
                BridgeForm.AUCTION,
                BridgeForm.BRIDGE_1904,
                BridgeForm.PLAFOND,
                BridgeForm.PROGRESSIVE);
    }

    /** True if the address holds a sheet. */
    public static boolean stand(QueryParameters address) {
        return address.getSingleParameter(FORM).isPresent()
                || address.getSingleParameter(LINES).isPresent();
    }

    /**
     * The sheets that an address holds.
     *
     * @throws BadNotation if it cannot be read, naming form or line
     */
    public static Sheets read(QueryParameters address) {
        String named = address.getSingleParameter(FORM).orElse(BridgeForm.CONTRACT.word());
        BridgeForm form = forms().stream()
                .filter(one -> one.word().equals(named))
                .findFirst()
                .orElseThrow(() -> new BadNotation(
                        named,
                        "a form of bridge: "
                                + String.join(
                                        ", ",
                                        forms().stream().map(BridgeForm::word).toList())));
        Side dealer = address.getSingleParameter(DEALER).filter("they"::equals).isPresent() ? Side.THEY : Side.WE;
        List<ScoreSheet> all = new ArrayList<>();
        for (String sheet : address.getSingleParameter(LINES).orElse("").split(NEXT_SHEET, -1)) {
            ScoreSheet read = empty(form, dealer);
            for (SheetLine line : SheetNotation.readAll(sheet, NEXT_LINE)) {
                try {
                    read = read.with(line);
                } catch (ImpossibleDeal impossible) {
                    throw BadNotation.because(
                            "\"" + SheetNotation.write(line) + "\": " + impossible.wrong(), impossible.expected());
                }
            }
            all.add(read);
        }
        return new Sheets(form, dealer, all);
    }

    public QueryParameters query() {
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put(FORM, form.word());
        if (form == BridgeForm.PROGRESSIVE) {
            parts.put(DEALER, firstDealer.word());
        }
        parts.put(
                LINES,
                String.join(
                        NEXT_SHEET,
                        all.stream()
                                .map(sheet -> SheetNotation.writeAll(sheet.lines(), NEXT_LINE))
                                .toList()));
        return QueryParameters.simple(parts);
    }

    /** The sheet in play. */
    public ScoreSheet current() {
        return all.getLast();
    }

    /** The sheets before it. */
    public List<ScoreSheet> earlier() {
        return all.subList(0, all.size() - 1);
    }

    /** @throws ImpossibleDeal if the sheet in play cannot take the line */
    public Sheets with(SheetLine line) {
        return replacing(current().with(line));
    }

    /** A new rubber or round below those that are there. */
    public Sheets next() {
        List<ScoreSheet> more = new ArrayList<>(all);
        more.add(empty(form, firstDealer));
        return new Sheets(form, firstDealer, more);
    }

    /** Without the last thing that was written; empty if there is nothing. */
    public Optional<Sheets> previous() {
        if (!current().lines().isEmpty()) {
            return Optional.of(replacing(current().withoutLast()));
        }
        return all.size() == 1 ? Optional.empty() : Optional.of(new Sheets(form, firstDealer, earlier()));
    }

    private Sheets replacing(ScoreSheet current) {
        List<ScoreSheet> changed = new ArrayList<>(earlier());
        changed.add(current);
        return new Sheets(form, firstDealer, changed);
    }

    /** Points of the whole evening. */
    public int total(Side side) {
        return all.stream().mapToInt(sheet -> sheet.total(side)).sum();
    }
}

package kibitzer.decisions.bridge.score;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.scoring.BridgeForm;
import kibitzer.games.bridge.scoring.ImpossibleDeal;
import kibitzer.games.bridge.scoring.ProgressiveRound;
import kibitzer.games.bridge.scoring.Rubber;
import kibitzer.games.bridge.scoring.ScoreSheet;
import kibitzer.games.bridge.scoring.SheetEntry;
import kibitzer.games.bridge.scoring.SheetLine;
import kibitzer.games.bridge.scoring.SheetNotation;
import kibitzer.games.bridge.scoring.Side;

/**
 * A score sheet that is to be added up: a rubber, over or broken off, or a round of progressive bridge.
 *
 * @param firstDealer who dealt first; it matters in progressive bridge alone
 */
public record SheetToAdd(BridgeForm form, List<SheetLine> lines, Side firstDealer) {
    private static final int MOST_LINES = 40;

    /** The forms whose deals are added up. */
    static final List<String> FORMS = Stream.of(BridgeForm.values())
            .filter(form -> form.rubber().isPresent() || form == BridgeForm.PROGRESSIVE)
            .map(BridgeForm::word)
            .toList();

    private static final String LINES = "lines";

    static final Form<SheetToAdd> FORM = Form.of(
            SheetToAdd::new,
            required("form", ScoreKinds.form(FORMS), "the form of bridge that is scored")
                    .called("Form of bridge")
                    .of(SheetToAdd::form),
            required(LINES, kindOfLines(), "the deals in order, from the side of the scorer")
                    .of(SheetToAdd::lines),
            optional("first-dealer", ScoreKinds.SIDE, Side.WE, "the side that deals first, in progressive bridge")
                    .where(position -> Optional.of(position.firstDealer())
                            .filter(side -> position.form() == BridgeForm.PROGRESSIVE)));

    public SheetToAdd {
        lines = List.copyOf(lines);
        firstDealer = form == BridgeForm.PROGRESSIVE ? firstDealer : Side.WE;
        if (lines.isEmpty() || lines.size() > MOST_LINES) {
            throw new BadQuestion(LINES, lines.size() + " lines", "1 to " + MOST_LINES);
        }
        scored(form, lines, firstDealer);
    }

    ScoreSheet sheet() {
        return scored(form, lines, firstDealer);
    }

    /** All that is written, with what a rubber that stops here adds. */
    List<SheetEntry> written() {
        ScoreSheet sheet = sheet();
        List<SheetEntry> all = new ArrayList<>(sheet.written());
        if (sheet instanceof Rubber rubber) {
            all.addAll(rubber.ifBrokenOff());
        }
        return all;
    }

    private static ScoreSheet scored(BridgeForm form, List<SheetLine> lines, Side firstDealer) {
        ScoreSheet sheet =
                form == BridgeForm.PROGRESSIVE ? ProgressiveRound.begin(firstDealer) : ScoreSheet.begin(form);
        for (SheetLine line : lines) {
            try {
                sheet = sheet.with(line);
            } catch (ImpossibleDeal impossible) {
                throw new BadQuestion(
                        LINES, "\"" + SheetNotation.write(line) + "\": " + impossible.wrong(), impossible.expected());
            }
        }
        return sheet;
    }

    private static Kind<List<SheetLine>> kindOfLines() {
        return Kinds.listOf(
                Kinds.named(SheetNotation.EXPECTED, SheetNotation::read, SheetNotation::write),
                "a list of lines, each " + SheetNotation.EXPECTED);
    }
}

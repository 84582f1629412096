package kibitzer.classroom.roster;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import kibitzer.accounts.BadEntry;
import org.jspecify.annotations.Nullable;

/**
 * Reads the first sheet of an Excel workbook (xlsx: Office Open XML, ECMA-376, part 1, 18.3 and 18.4) as lines of CSV, row by row.
 * Formulas are not worked out: what they came to last is read.
 */
final class RosterSheet {
    private static final String SHEET = "xl/worksheets/sheet1.xml";
    private static final String STRINGS = "xl/sharedStrings.xml";

    /** Of what a file of {@value RosterFile#MOST_BYTES} bytes may unfold to: a roster is far from it, a trap far beyond. */
    private static final int MOST_UNFOLDED = 16 * RosterFile.MOST_BYTES;

    private static final int MOST_COLUMNS = 50;
    private static final int LETTERS = 26;

    private static final XMLInputFactory XML = factory();

    private final List<String> shared;

    private RosterSheet(List<String> shared) {
        this.shared = shared;
    }

    private static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, true);
        return factory;
    }

    /** True of a file that is packed as workbooks are. */
    static boolean is(byte[] file) {
        return file.length > 4 && file[0] == 'P' && file[1] == 'K' && file[2] == 3 && file[3] == 4;
    }

    /** @throws BadEntry unless it is a workbook with a sheet */
    static String asCsv(byte[] file) {
        try {
            PackedParts parts = new PackedParts(file);
            byte[] sheet = part(parts, SHEET).orElseThrow(RosterSheet::noWorkbook);
            Optional<byte[]> strings = part(parts, STRINGS);
            return new RosterSheet(strings.isPresent() ? strings(strings.get()) : List.of()).lines(sheet);
        } catch (IOException | XMLStreamException damaged) {
            throw noWorkbook();
        }
    }

    private static BadEntry noWorkbook() {
        return bad("This is no workbook that can be read. Save the roster as .xlsx or as CSV, then choose that file.");
    }

    private static BadEntry bad(String says) {
        return new BadEntry(BadEntry.Field.ELSEWHERE, says);
    }

    private static Optional<byte[]> part(PackedParts parts, String name) throws IOException {
        Optional<byte[]> part = parts.part(name, MOST_UNFOLDED);
        if (part.filter(unpacked -> unpacked.length > MOST_UNFOLDED).isPresent()) {
            throw bad("This workbook is too large for a roster: put the names on a sheet of their own.");
        }
        return part;
    }

    /** The texts that cells name by number; one may be in pieces of several letterings. */
    private static List<String> strings(byte[] xml) throws XMLStreamException {
        List<String> strings = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        XMLStreamReader reader = reader(xml);
        while (reader.hasNext()) {
            int event = reader.next();
            if (event == XMLStreamConstants.START_ELEMENT
                    && reader.getLocalName().equals("t")) {
                text.append(reader.getElementText());
            } else if (event == XMLStreamConstants.END_ELEMENT
                    && reader.getLocalName().equals("si")) {
                strings.add(text.toString());
                text.setLength(0);
            }
        }
        return strings;
    }

    private static XMLStreamReader reader(byte[] xml) throws XMLStreamException {
        InputStream in = new ByteArrayInputStream(xml);
        return XML.createXMLStreamReader(in);
    }

    private String lines(byte[] xml) throws XMLStreamException {
        Map<Integer, Map<Integer, String>> rows = new TreeMap<>();
        XMLStreamReader reader = reader(xml);
        int row = 0;
        int column = 0;
        String type = "";
        while (reader.hasNext()) {
            if (reader.next() != XMLStreamConstants.START_ELEMENT) {
                continue;
            }
            switch (reader.getLocalName()) {
                case "row" -> {
                    row = numbered(reader.getAttributeValue(null, "r")).orElse(row + 1);
                    column = 0;
                }
                case "c" -> {
                    column = column(reader.getAttributeValue(null, "r")).orElse(column + 1);
                    type = Optional.ofNullable(reader.getAttributeValue(null, "t"))
                            .orElse("");
                }
                case "v", "t" -> {
                    String text = text(type, reader.getElementText());
                    if (row <= 2 * RosterFile.MOST_LINES && column <= MOST_COLUMNS) {
                        rows.computeIfAbsent(row, first -> new TreeMap<>()).merge(column, text, String::concat);
                    } else {
                        throw bad("A roster has at most " + RosterFile.MOST_LINES
                                + " lines and few columns; put the names on a sheet of their own.");
                    }
                }
                default -> {}
            }
        }
        int last = rows.keySet().stream().mapToInt(Integer::intValue).max().orElse(0);
        return IntStream.rangeClosed(1, last)
                .mapToObj(number -> line(rows.getOrDefault(number, Map.of())))
                .collect(Collectors.joining("\n"));
    }

    private static Optional<Integer> numbered(@Nullable String digits) {
        return Optional.ofNullable(digits)
                .filter(given -> given.matches("\\d{1,7}"))
                .map(Integer::valueOf);
    }

    /** "AB12" is column 28. */
    private static Optional<Integer> column(@Nullable String place) {
        return Optional.ofNullable(place)
                .filter(given -> given.matches("[A-Z]{1,3}\\d{1,7}"))
                .map(given -> given.chars()
                        .filter(Character::isLetter)
                        .map(letter -> letter - 'A' + 1)
                        .reduce(0, (before, letter) -> before * LETTERS + letter));
    }

    private String text(String type, String written) throws XMLStreamException {
        if (!type.equals("s")) {
            return written;
        }
        int number = numbered(written.strip()).orElse(Integer.MAX_VALUE);
        if (number >= shared.size()) {
            throw new XMLStreamException("a cell names text " + written + " of " + shared.size());
        }
        return shared.get(number);
    }

    private static String line(Map<Integer, String> cells) {
        int last = cells.keySet().stream().mapToInt(Integer::intValue).max().orElse(0);
        return IntStream.rangeClosed(1, last)
                .mapToObj(column -> cells.getOrDefault(column, ""))
                .map(cell -> '"' + cell.replaceAll("\\R", " ").replace("\"", "\"\"") + '"')
                .collect(Collectors.joining(","));
    }
}

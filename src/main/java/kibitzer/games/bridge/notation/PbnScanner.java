package kibitzer.games.bridge.notation;

import java.util.ArrayList;
import java.util.List;

/** Cuts a PBN file into tokens; what cannot be one is told and passed over to the end of its line. */
final class PbnScanner {
    private final String text;
    private final List<PbnToken> tokens = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();
    private int at;
    private int line = 1;
    private boolean wordOnLine;
    private boolean noMoreClosings;

    PbnScanner(String text) {
        this.text = text;
    }

    List<PbnToken> tokens() {
        boolean lineIsEmpty = true;
        while (at < text.length()) {
            char here = text.charAt(at);
            if (here == '\n') {
                if (lineIsEmpty) {
                    tokens.add(new PbnToken.Blank(line));
                }
                at++;
                line++;
                lineIsEmpty = true;
                wordOnLine = false;
                continue;
            }
            if (here == '%' && !wordOnLine) {
                skipLine();
                lineIsEmpty = false;
            } else if (Character.isWhitespace(here)) {
                at++;
            } else {
                lineIsEmpty = false;
                read(here);
            }
        }
        return tokens;
    }

    List<Problem> problems() {
        return problems;
    }

    private void read(char here) {
        switch (here) {
            case '{' -> readBraces();
            case ';' -> {
                tokens.add(new PbnToken.Comment(line, text.substring(at + 1, endOfLine())));
                skipLine();
            }
            case '[' -> readTag();
            default -> readWord();
        }
    }

    private void readBraces() {
        int end = noMoreClosings ? -1 : text.indexOf('}', at);
        if (end < 0) {
            noMoreClosings = true; // looked for once, or a file of open braces would take for ever
            problems.add(Problem.at(line, "", "a comment that is not closed", "}"));
            skipLine();
            return;
        }
        String inside = text.substring(at + 1, end);
        tokens.add(new PbnToken.Comment(line, inside));
        line += (int) inside.chars().filter(c -> c == '\n').count();
        at = end + 1;
    }

    private void readTag() {
        int end = endOfLine();
        int here = at + 1;
        int name = here;
        while (here < end && (Character.isLetterOrDigit(text.charAt(here)) || text.charAt(here) == '_')) {
            here++;
        }
        String tag = text.substring(name, here);
        while (here < end && Character.isWhitespace(text.charAt(here))) {
            here++;
        }
        StringBuilder value = new StringBuilder();
        boolean opened = here < end && text.charAt(here) == '"';
        here++;
        while (opened && here < end && text.charAt(here) != '"') {
            if (text.charAt(here) == '\\' && here + 1 < end) {
                here++;
            }
            value.append(text.charAt(here++));
        }
        boolean closed = opened && here < end;
        here++;
        while (here < end && Character.isWhitespace(text.charAt(here))) {
            here++;
        }
        if (tag.isEmpty() || !closed || here >= end || text.charAt(here) != ']') {
            problems.add(Problem.at(line, tag, "a tag that cannot be read", "[Name \"value\"]"));
            skipLine();
            return;
        }
        tokens.add(new PbnToken.Tag(line, tag, value.toString()));
        at = here + 1;
    }

    private void readWord() {
        int end = at;
        while (end < text.length()
                && !Character.isWhitespace(text.charAt(end))
                && text.charAt(end) != '{'
                && text.charAt(end) != ';') {
            end++;
        }
        tokens.add(new PbnToken.Word(line, text.substring(at, end)));
        wordOnLine = true;
        at = end;
    }

    private void skipLine() {
        at = endOfLine();
    }

    private int endOfLine() {
        int end = text.indexOf('\n', at);
        return end < 0 ? text.length() : end;
    }
}

package kibitzer.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kibitzer.content.problemset.ProblemSets;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;

/** What the program calls things by, and people do not: ids, fields, constants; and the pages on which none may stand. */
final class MachineNames {
    private static final List<Pattern> NAMES =
            List.of(
                    Pattern.compile(
                            "(?<![\\w./:@-])[a-z][a-z0-9-]*(?:\\.[a-z][a-z0-9-]+)+(?![\\w/]|\\.\\w)"), // acol.open.pass, tables.jsonl
                    Pattern.compile("\\b[a-z]+(?:_[a-z]+)+\\b"), // turn_up
                    Pattern.compile("\\b[a-z]+(?:[A-Z][a-z]+)+\\b"), // turnUp
                    Pattern.compile("\\b[A-Z]{2,}(?:_[A-Z]+)+\\b"), // TURN_UP
                    Pattern.compile("(?<![\\w./:-])[a-z]+/[a-z]+-[a-z-]+")); // bridge/lead-card

    private static final Pattern HYPHENATED = Pattern.compile("(?<![\\w./:-])[a-z0-9]+(?:-[a-z0-9]+)+(?![\\w/-])");

    /** Ids that are words, too. */
    private static final Set<String> ENGLISH = Set.of(
            ("ace-king blind-opening bridge-whist coon-can cue-bid fifty-one first-round forty-five four-five four-flush four-of-a-kind"
                            + " grand-slam high-low lay-off no-pair no-trump no-trumps odd-trick one-club one-over-one one-suit"
                            + " pam-loo second-hand seven-up side-suit sign-off sixty-six small-slam tapp-tarok third-hand thirty-five"
                            + " two-bid two-clubs two-over-one vingt-et-un vingt-un wild-card 10-9-8 10-9-x-x red-dog mini-bridge")
                    .split(" "));

    /** In the entries of the syllabus, which tell how they were read from the books. */
    private static final Set<String> OF_THE_SYLLABUS = Set.of(
            ("tables.jsonl boodle.deal comet.deal ecarte.jeux-de-regle ecarte.leads-computed five-hundred.avondale five-hundred"
                            + " hearts-cumulative hearts-howell hearts-sweepstake bridge-whist-1904 cab-system contract-bridge contract-rummy"
                            + " partnership-pinochle royal-auction cut/dealing-method")
                    .split(" "));

    private static final Set<String> IDS = ids();

    private MachineNames() {}

    /** Those that stand in what is told. */
    static List<String> in(String words) {
        return Stream.concat(
                        NAMES.stream().flatMap(pattern -> pattern.matcher(words).results()),
                        HYPHENATED.matcher(words).results().filter(one -> IDS.contains(one.group())))
                .map(MatchResult::group)
                .filter(name -> !ENGLISH.contains(name) && !OF_THE_SYLLABUS.contains(name))
                .toList();
    }

    private static Set<String> ids() {
        Set<String> ids = new HashSet<>(Systems.ids());
        Syllabus.shipped().games().all().forEach(game -> ids.add(game.id()));
        for (Decision<?, ?> decision : Decisions.all()) {
            ids.add(decision.id().name());
            decision.rules().forEach(rule -> ids.addAll(List.of(rule.split("\\."))));
        }
        ProblemSets.shipped().all().forEach(set -> ids.add(set.id()));
        return ids;
    }

    /** The desks of administrators list what people have written, and in one trainer for all tests that is what any of them wrote. */
    private static boolean isOfWhatOthersWrote(String address) {
        return address.startsWith("admin/");
    }

    /** An address of every page that there is. */
    static Stream<String> doors() {
        try (InputStream table = MachineNames.class.getResourceAsStream("security/class-doors.txt")) {
            return new String(table.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.startsWith("page "))
                    .map(line -> line.split("\\s+"))
                    .map(words -> words[2].equals("=") ? words[1] : words[2])
                    .map(address -> address.substring(1))
                    .filter(address -> !isOfWhatOthersWrote(address));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

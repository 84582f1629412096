package kibitzer.decisions.trick.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import kibitzer.cards.Seed;
import kibitzer.decisions.Decision;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.games.trick.settle.PayRules;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The questions on calls and settlements, as they are written: each row with its page. */
class CallsAndSettlingTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static JsonNode json(String text) {
        return JSON.readTree("{" + text.replace('\'', '"') + "}");
    }

    private static <P, A> JsonNode best(Decision<P, A> decision, String position) {
        P read = decision.form().read(json(position), "position");
        return decision.answerKind().json().write(decision.advise(read).best().getFirst());
    }

    private static <P, A> Verdict<A> mark(Decision<P, A> decision, String position, String answer) {
        return new Question<>(decision, decision.form().read(json(position), "position"))
                .mark(decision.answerKind().json().read(JSON.readTree(answer)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // euchre pp. 205-206
                "'game': 'euchre', 'calls': ['pass'], 'dealer': 'S', 'players': 4, 'turn-up': '9H'"
                        + " | 'pass', 'assist', 'assist alone'",
                "'game': 'euchre', 'calls': ['pass', 'pass', 'pass', 'pass'], 'turn-up': '9H'"
                        + " | 'pass', 'S', 'S alone', 'D', 'D alone', 'C', 'C alone'",
                // solo whist p. 174: a proposal may be accepted by him that has passed
                "'game': 'solo-whist', 'calls': ['pass', 'propose', 'pass', 'pass'], 'dealer': 'S' | 'pass', 'accept'",
                // numbers are numbers, and 0 is a pass: nap, cinch p. 239, hasenpfeffer p. 212
                "'game': 'nap', 'calls': [0, 3], 'players': 4 | 0, 4, 5",
                "'game': 'cinch', 'calls': [12, 0] | 0, 13, 14",
                "'game': 'hasenpfeffer', 'calls': '0, 4' | 0, 5, 6",
                // Wellington only over nap, and Bluecher only over Wellington: round games pp. 13-14, Culbertson p. 201
                "'game': 'nap-wellington', 'calls': [3], 'players': 4 | 0, 4, 5",
                "'game': 'nap-wellington', 'calls': [0, 5], 'players': 4 | 0, 'wellington'",
                "'game': 'nap-bluecher', 'calls': [], 'players': 4 | 0, 1, 2, 3, 4, 5",
                "'game': 'nap-bluecher', 'calls': [5], 'players': 4 | 0, 'wellington'",
                "'game': 'nap-blucher', 'calls': [5, 'wellington'], 'players': 4 | 0, 'bluecher'",
                // five hundred p. 215, and the inverted schedule
                "'game': 'five-hundred', 'calls': ['10D'], 'players': 3 | 'P', '10H', '10NT'",
                "'game': 'five-hundred', 'calls': ['10S'], 'schedule': 'inverted' | 'P', '10H', '10D', '10NT'",
                // three-card loo, round games p. 18; club law, p. 26
                "'game': 'three-card-loo', 'calls': [], 'players': 5 | 'throw-up', 'stand', 'miss'",
                "'game': 'loo-club-law', 'calls': ['stand'], 'players': 5, 'turn-up': '4C' | 'stand'",
                // ecarte p. 202
                "'game': 'ecarte', 'calls': ['propose'] | 'accept', 'refuse'",
                // oh hell p. 251: three bid 4 of six tricks, and the dealer may not bid 2
                "'game': 'oh-hell', 'calls': [1, 1, 2], 'cards': 6, 'uneven': true | 0, 1, 3, 4, 5, 6",
                // seven-up p. 233: the point given would win
                "'game': 'seven-up', 'calls': ['beg'], 'players': 2, 'we': 3, 'they': 6 | 'refuse'",
                // alsos p. 286, felsos p. 287: the second round names another suit, as at klaberjass p. 283
                "'game': 'alsos', 'calls': ['pass', 'pass', 'D'], 'players': 2, 'turn-up': 'TC' | 'pass', 'H', 'NT'",
                "'game': 'felsos', 'calls': ['pass', 'pass', 'H'], 'players': 2, 'turn-up': '8S' | 'pass', 'C', 'NT'",
                "'game': 'felsos', 'calls': ['pass', 'pass'], 'players': 2, 'turn-up': '8H' | 'pass', 'S', 'D', 'C', 'NT'",
                // skat p. 321: the elder keeps his right at the same figure
                "'game': 'skat', 'calls': [18] | 'pass', 18",
            })
    void tellWhatMayBeCalled(String position, String calls) {
        assertThat(best(new TrickCalls(), position)).isEqualTo(JSON.readTree("[" + calls.replace('\'', '"') + "]"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // whist p. 186: a point a trick above six; three honours score 2, all four 4
                "'game': 'whist', 'tricks': {'we': 9, 'they': 4} | 'we': 3, 'they': 0",
                "'game': 'whist', 'tricks': {'we': 9, 'they': 4}, 'honours': {'they': 4} | 'we': 3, 'they': 4",
                "'game': 'long-whist', 'tricks': {'we': 6}, 'honours': {'we': 3, 'they': 1} | 'we': 2, 'they': 1",
                "'game': 'dummy-whist', 'tricks': {'we': 13} | 'we': 7, 'they': 0",
                // bridge whist p. 182: hearts 8, twice for each double
                "'game': 'bridge-whist', 'trump': 'H', 'tricks': {'we': 9}, 'doubles': 2 | 'we': 96, 'they': 0",
                "'game': 'bridge-whist', 'trump': 'NT', 'tricks': {'we': 4} | 'we': 0, 'they': 36",
                // bid whist p. 189: a bid of 5 made with 3 odd tricks and 3 honours; failed by 2
                "'game': 'bid-whist', 'contract': 5, 'tricks': {'maker': 9}, 'honours': {'maker': 3, 'opponents': 1}"
                        + " | 'maker': 6, 'opponents': 1",
                "'game': 'bid-whist', 'contract': 5, 'tricks': {'maker': 7}, 'honours': {'maker': 2, 'opponents': 2}"
                        + " | 'maker': 0, 'opponents': 4",
                "'game': 'setback-bid-whist', 'contract': 5, 'tricks': {'maker': 5} | 'maker': -5, 'opponents': 2",
                // norwegian whist p. 189
                "'game': 'norwegian-whist', 'contract': 'grand', 'tricks': {'maker': 5} | 'maker': 0, 'opponents': 16",
                "'game': 'norwegian-whist', 'contract': 'nullo', 'tricks': {'maker': 5} | 'maker': 8, 'opponents': 0",
                // vint p. 192: a bid of three, each odd trick 30 to him that wins it
                "'game': 'vint', 'contract': '3H', 'tricks': {'maker': 5} | 'maker': 0, 'opponents': 60",
                // solo whist p. 176: a quarter for an extra trick; half at abondance; nothing at misere
                "'game': 'solo-whist', 'contract': 'solo', 'tricks': {'maker': 7} | 'maker': 4.5, 'opponents': -1.5",
                "'game': 'solo-whist', 'contract': 'misere', 'tricks': {'maker': 1} | 'maker': -6, 'opponents': 2",
                "'game': 'solo-whist', 'contract': 'abondance', 'tricks': {'maker': 7} | 'maker': -10.5, 'opponents': 3.5",
                "'game': 'solo-whist', 'contract': 'proposal', 'tricks': {'maker': 6} | 'maker': -1.25, 'opponents': 1.25",
                "'game': 'solo-whist', 'contract': 'slam', 'tricks': {'maker': 13} | 'maker': 18, 'opponents': -6",
                // boston p. 190: nine made, and nine lost by three
                "'game': 'boston', 'contract': '9', 'tricks': {'maker': 10} | 'maker': 32, 'opponents': 0",
                "'game': 'boston', 'contract': '9', 'tricks': {'maker': 6} | 'maker': -55, 'opponents': 0",
                "'game': 'boston', 'contract': 'grand-misere', 'tricks': {'maker': 0} | 'maker': 40, 'opponents': 0",
                // euchre p. 206
                "'game': 'euchre', 'tricks': {'maker': 4} | 'maker': 1, 'opponents': 0",
                "'game': 'euchre', 'tricks': {'maker': 5} | 'maker': 2, 'opponents': 0",
                "'game': 'euchre', 'tricks': {'maker': 5}, 'alone': true | 'maker': 4, 'opponents': 0",
                "'game': 'euchre', 'tricks': {'maker': 4}, 'alone': true | 'maker': 1, 'opponents': 0",
                "'game': 'euchre', 'tricks': {'maker': 2} | 'maker': 0, 'opponents': 2",
                "'game': 'set-back-euchre', 'tricks': {'maker': 2} | 'maker': -2, 'opponents': 0",
                "'game': 'three-hand-euchre', 'tricks': {'maker': 2} | 'maker': 0, 'opponents': 2",
                // penalty euchre p. 208
                "'game': 'penalty-euchre', 'tricks': {'N': 3, 'E': 2, 'S': 0, 'W': 0}"
                        + " | 'N': -5, 'E': -4, 'S': 2, 'W': 2",
                // auction euchre pp. 210-211: eight is five tricks alone
                "'game': 'auction-euchre-five-hand', 'contract': '8', 'tricks': {'maker': 5} | 'maker': 8, 'opponents': 0",
                "'game': 'auction-euchre-five-hand', 'contract': '4', 'tricks': {'maker': 3} | 'maker': 0, 'opponents': 4",
                // ecarte p. 203: the player who stood and failed; drawn cards
                "'game': 'ecarte', 'contract': 'stand', 'tricks': {'maker': 2} | 'maker': 0, 'opponents': 2",
                "'game': 'ecarte', 'contract': 'drawn', 'tricks': {'maker': 2} | 'maker': 0, 'opponents': 1",
                "'game': 'ecarte', 'contract': 'stand', 'tricks': {'maker': 5} | 'maker': 2, 'opponents': 0",
                // hasenpfeffer p. 213; double: alone
                "'game': 'hasenpfeffer', 'contract': 4, 'tricks': {'maker': 5} | 'maker': 5, 'opponents': 1",
                "'game': 'hasenpfeffer', 'contract': 4, 'tricks': {'maker': 3} | 'maker': -4, 'opponents': 3",
                "'game': 'double-hasenpfeffer', 'contract': 7, 'tricks': {'maker': 8}, 'alone': true"
                        + " | 'maker': 16, 'opponents': 4",
                // five hundred p. 215: the Avondale schedule, a row of each suit and of no trump
                "'game': 'five-hundred', 'contract': '6S', 'tricks': {'maker': 6} | 'maker': 40, 'opponents': 40",
                "'game': 'five-hundred', 'contract': '6C', 'tricks': {'maker': 6} | 'maker': 60, 'opponents': 40",
                "'game': 'five-hundred', 'contract': '6D', 'tricks': {'maker': 6} | 'maker': 80, 'opponents': 40",
                "'game': 'five-hundred', 'contract': '6H', 'tricks': {'maker': 6} | 'maker': 100, 'opponents': 40",
                "'game': 'five-hundred', 'contract': '6NT', 'tricks': {'maker': 6} | 'maker': 120, 'opponents': 40",
                "'game': 'five-hundred', 'contract': '7S', 'tricks': {'maker': 7} | 'maker': 140, 'opponents': 30",
                "'game': 'five-hundred', 'contract': '8C', 'tricks': {'maker': 8} | 'maker': 260, 'opponents': 20",
                "'game': 'five-hundred', 'contract': '9D', 'tricks': {'maker': 9} | 'maker': 380, 'opponents': 10",
                "'game': 'five-hundred', 'contract': '10H', 'tricks': {'maker': 10} | 'maker': 500, 'opponents': 0",
                "'game': 'five-hundred', 'contract': '10NT', 'tricks': {'maker': 10} | 'maker': 520, 'opponents': 0",
                // p. 215: the original schedule
                "'game': 'five-hundred', 'contract': '6S', 'tricks': {'maker': 6}, 'schedule': 'original'"
                        + " | 'maker': 40, 'opponents': 40",
                "'game': 'five-hundred', 'contract': '8S', 'tricks': {'maker': 8}, 'schedule': 'original'"
                        + " | 'maker': 120, 'opponents': 20",
                "'game': 'five-hundred', 'contract': '7C', 'tricks': {'maker': 7}, 'schedule': 'original'"
                        + " | 'maker': 120, 'opponents': 30",
                "'game': 'five-hundred', 'contract': '10C', 'tricks': {'maker': 10}, 'schedule': 'original'"
                        + " | 'maker': 300, 'opponents': 0",
                "'game': 'five-hundred', 'contract': '9D', 'tricks': {'maker': 9}, 'schedule': 'original'"
                        + " | 'maker': 320, 'opponents': 10",
                "'game': 'five-hundred', 'contract': '7H', 'tricks': {'maker': 7}, 'schedule': 'original'"
                        + " | 'maker': 200, 'opponents': 30",
                "'game': 'five-hundred', 'contract': '10NT', 'tricks': {'maker': 10}, 'schedule': 'original'"
                        + " | 'maker': 600, 'opponents': 0",
                // p. 215: the inverted schedule
                "'game': 'five-hundred', 'contract': '6C', 'tricks': {'maker': 6}, 'schedule': 'inverted'"
                        + " | 'maker': 40, 'opponents': 40",
                "'game': 'five-hundred', 'contract': '8S', 'tricks': {'maker': 8}, 'schedule': 'inverted'"
                        + " | 'maker': 180, 'opponents': 20",
                "'game': 'five-hundred', 'contract': '9H', 'tricks': {'maker': 9}, 'schedule': 'inverted'"
                        + " | 'maker': 320, 'opponents': 10",
                "'game': 'five-hundred', 'contract': '10D', 'tricks': {'maker': 10}, 'schedule': 'inverted'"
                        + " | 'maker': 500, 'opponents': 0",
                "'game': 'five-hundred', 'contract': '7NT', 'tricks': {'maker': 7}, 'schedule': 'inverted'"
                        + " | 'maker': 240, 'opponents': 30",
                // five hundred pp. 215-216
                "'game': 'five-hundred', 'contract': '7H', 'tricks': {'maker': 8} | 'maker': 200, 'opponents': 20",
                "'game': 'five-hundred', 'contract': '7H', 'tricks': {'maker': 10} | 'maker': 250, 'opponents': 0",
                "'game': 'five-hundred', 'contract': '8NT', 'tricks': {'maker': 7} | 'maker': -320, 'opponents': 30",
                "'game': 'five-hundred', 'contract': '8NT', 'tricks': {'maker': 8}, 'schedule': 'original'"
                        + " | 'maker': 360, 'opponents': 20",
                "'game': 'five-hundred', 'contract': '6S', 'tricks': {'maker': 6}, 'schedule': 'inverted'"
                        + " | 'maker': 60, 'opponents': 40",
                // the long game, p. 216: cards won score for the opponents always, for the maker if the contract is
                // made
                "'game': 'five-hundred-long-game', 'contract': '6NT', 'tricks': {'maker': 5},"
                        + " 'points': {'maker': 120, 'opponents': 115} | 'maker': -120, 'opponents': 165",
                "'game': 'five-hundred-long-game', 'contract': '7H', 'tricks': {'maker': 7},"
                        + " 'points': {'maker': 160, 'opponents': 71} | 'maker': 360, 'opponents': 101",
                "'game': 'five-hundred-nullo', 'contract': 'nullo', 'tricks': {'maker': 2} | 'maker': -250, 'opponents': 20",
                // nap, round games p. 10: nap wins double, and costs only five
                "'game': 'nap', 'contract': '3', 'tricks': {'maker': 3}, 'players': 4 | 'maker': 9, 'opponents': -3",
                "'game': 'nap', 'contract': '5', 'tricks': {'maker': 5}, 'players': 4 | 'maker': 30, 'opponents': -10",
                "'game': 'nap', 'contract': '5', 'tricks': {'maker': 4}, 'players': 4 | 'maker': -15, 'opponents': 5",
                "'game': 'nap-misery', 'contract': 'misere', 'tricks': {'maker': 0}, 'players': 3 | 'maker': 6, 'opponents': -3",
                "'game': 'nap-bluecher', 'contract': 'bluecher', 'tricks': {'maker': 5}, 'players': 3"
                        + " | 'maker': 60, 'opponents': -30",
                // loo p. 198: a third a trick, three for him that has none; round games p. 23
                "'game': 'three-card-loo', 'players': 4, 'tricks': {'N': 2, 'S': 1, 'W': 0}, 'pool': 9, 'loo': 6"
                        + " | 'N': 6, 'E': 0, 'S': 3, 'W': -6",
                "'game': 'loo-unlimited', 'players': 4, 'tricks': {'N': 3, 'W': 0}, 'pool': 12"
                        + " | 'N': 12, 'E': 0, 'S': 0, 'W': -12",
                // spoil five p. 194
                "'game': 'spoil-five', 'players': 3, 'tricks': {'1': 3, '2': 0, '3': 0}, 'pool': 5 | '1': 5, '2': 0, '3': 0",
                "'game': 'spoil-five', 'players': 3, 'tricks': {'1': 5}, 'pool': 5 | '1': 7, '2': -1, '3': -1",
                // p. 194: a chip from each of four and one from the next dealer
                "'game': 'spoil-five', 'players': 4, 'tricks': {'N': 1, 'E': 3, 'S': 1}, 'pool': 4"
                        + " | 'N': 0, 'E': 4, 'S': 0, 'W': 0",
                "'game': 'spoil-five', 'players': 3, 'tricks': {'1': 4, '2': 1}, 'pool': 5 | '1': 0, '2': 0, '3': 0",
                // forty-five p. 195; auction forty-five p. 196
                "'game': 'forty-five', 'tricks': {'we': 3, 'they': 2} | 'we': 5, 'they': 0",
                "'game': 'forty-five', 'tricks': {'they': 5} | 'we': 0, 'they': 10",
                "'game': 'auction-forty-five', 'contract': 20, 'points': {'maker': 15, 'opponents': 15}"
                        + " | 'maker': -20, 'opponents': 15",
                "'game': 'auction-forty-five', 'contract': 30, 'points': {'maker': 30, 'opponents': 0}"
                        + " | 'maker': 60, 'opponents': 0",
                // seven-up p. 233; auction pitch p. 236: a tie for game scores nobody
                "'game': 'seven-up', 'players': 2, 'high': 'we', 'low': 'they', 'jack': 'we', 'points': {'we': 20, 'they': 31}"
                        + " | 'we': 2, 'they': 2",
                "'game': 'auction-pitch', 'players': 3, 'maker': '1', 'contract': 3, 'high': '1', 'low': '2', 'jack': '1',"
                        + " 'points': {'1': 30, '2': 30, '3': 4} | '1': -3, '2': 1, '3': 0",
                // cinch p. 240, with the book's three examples
                "'game': 'cinch', 'contract': 9, 'points': {'maker': 9, 'opponents': 5} | 'maker': 4, 'opponents': 0",
                "'game': 'cinch', 'contract': 6, 'points': {'maker': 6, 'opponents': 8} | 'maker': 0, 'opponents': 2",
                "'game': 'cinch', 'contract': 8, 'points': {'maker': 5, 'opponents': 9} | 'maker': 0, 'opponents': 17",
                "'game': 'cinch', 'points': {'maker': 5, 'opponents': 9} | 'maker': 5, 'opponents': 9",
                // hearts p. 244, with the book's examples
                "'game': 'hearts-howell', 'points': {'N': 6, 'E': 4, 'S': 2, 'W': 1} | 'N': -11, 'E': -3, 'S': 5, 'W': 9",
                "'game': 'hearts', 'points': {'N': 0, 'E': 6, 'S': 4, 'W': 3} | 'N': 13, 'E': -6, 'S': -4, 'W': -3",
                "'game': 'hearts', 'points': {'N': 1, 'E': 6, 'S': 4, 'W': 2} | 'N': -1, 'E': -6, 'S': -4, 'W': -2",
                "'game': 'hearts', 'points': {'N': 0, 'E': 0, 'S': 11, 'W': 2} | 'N': 6, 'E': 6, 'S': -11, 'W': -2",
                "'game': 'hearts', 'points': {'N': 0, 'E': 0, 'S': 13, 'W': 0} | 'N': 0, 'E': 0, 'S': -13, 'W': 0",
                // black lady p. 247: one takes all fourteen cards
                "'game': 'black-lady', 'points': {'N': 20, 'E': 6, 'S': 0, 'W': 0} | 'N': -20, 'E': -6, 'S': 0, 'W': 0",
                "'game': 'black-lady', 'points': {'N': 26} | 'N': 0, 'E': 0, 'S': 0, 'W': 0",
                // oh hell p. 251
                "'game': 'oh-hell', 'cards': 5, 'bids': {'N': 2, 'E': 0, 'S': 1, 'W': 1},"
                        + " 'tricks': {'N': 2, 'E': 0, 'S': 0, 'W': 3} | 'N': 12, 'E': 10, 'S': 0, 'W': 0",
                // ancient schafkopf p. 317: the opponents of the maker win twice as much; modern p. 319
                "'game': 'ancient-schafkopf', 'points': {'maker': 91} | 'maker': 2, 'opponents': 0",
                "'game': 'ancient-schafkopf', 'points': {'maker': 60} | 'maker': 0, 'opponents': 2",
                "'game': 'modern-schafkopf', 'points': {'maker': 31} | 'maker': -2, 'opponents': 0",
                "'game': 'modern-schafkopf', 'points': {'maker': 30} | 'maker': -4, 'opponents': 0",
                "'game': 'modern-schafkopf', 'points': {'maker': 91} | 'maker': 4, 'opponents': 0",
                "'game': 'modern-schafkopf', 'points': {'maker': 120}, 'tricks': {'maker': 10} | 'maker': 6, 'opponents': 0",
                // frog p. 328; six-bid solo p. 329
                "'game': 'frog', 'contract': 'chico', 'points': {'maker': 70} | 'maker': 40, 'opponents': -20",
                "'game': 'frog', 'contract': 'grand', 'points': {'maker': 55} | 'maker': -40, 'opponents': 20",
                "'game': 'six-bid-solo', 'contract': 'heart-solo', 'points': {'maker': 64} | 'maker': 24, 'opponents': -12",
                "'game': 'six-bid-solo', 'contract': 'guarantee-solo', 'trump': 'H', 'points': {'maker': 75}"
                        + " | 'maker': 80, 'opponents': -40",
                "'game': 'six-bid-solo', 'contract': 'guarantee-solo', 'trump': 'S', 'points': {'maker': 75}"
                        + " | 'maker': -80, 'opponents': 40",
                // solo p. 332: a frog with a partner
                "'game': 'solo-ombre', 'contract': 'frog', 'tricks': {'maker': 5} | 'maker': 2, 'opponents': -2",
                "'game': 'solo-ombre', 'contract': 'tout', 'tricks': {'maker': 7} | 'maker': -48, 'opponents': 16",
                // calabrasella p. 333, with the book's example
                "'game': 'calabrasella', 'points': {'maker': 22} | 'maker': 18, 'opponents': -9",
                "'game': 'calabrasella', 'points': {'maker': 35} | 'maker': 140, 'opponents': -70",
                // sixty-six p. 279: 33 saves schneider
                "'game': 'sixty-six', 'points': {'we': 66, 'they': 33} | 'we': 1, 'they': 0",
                "'game': 'sixty-six', 'points': {'we': 70, 'they': 32} | 'we': 2, 'they': 0",
                "'game': 'sixty-six', 'points': {'we': 0, 'they': 80}, 'tricks': {'we': 0, 'they': 6} | 'we': 0, 'they': 3",
                "'game': 'sixty-six', 'points': {'we': 70, 'they': 66} | 'we': 0, 'they': 0",
                // marriage p. 280: nothing is aimed at, and the higher total scores
                "'game': 'marriage', 'points': {'we': 70, 'they': 90} | 'we': 0, 'they': 1",
                "'game': 'marriage', 'points': {'we': 60, 'they': 32} | 'we': 2, 'they': 0",
                "'game': 'marriage', 'points': {'we': 80, 'they': 80} | 'we': 0, 'they': 0",
                // klaberjass p. 284; belotte p. 286
                "'game': 'klaberjass', 'points': {'maker': 90, 'opponents': 72} | 'maker': 90, 'opponents': 72",
                "'game': 'klaberjass', 'points': {'maker': 80, 'opponents': 82} | 'maker': 0, 'opponents': 162",
                "'game': 'klaberjass', 'points': {'maker': 81, 'opponents': 81} | 'maker': 0, 'opponents': 81",
                "'game': 'belotte', 'points': {'maker': 80, 'opponents': 82} | 'maker': 0, 'opponents': 82",
                // auction pinochle p. 298: made, in spades, and bete after play; for 1,000 p. 303
                "'game': 'auction-pinochle', 'contract': 350, 'trump': 'H', 'points': {'maker': 350}"
                        + " | 'maker': 10, 'opponents': -5",
                "'game': 'auction-pinochle', 'contract': 400, 'trump': 'S', 'points': {'maker': 420}"
                        + " | 'maker': 40, 'opponents': -20",
                "'game': 'auction-pinochle', 'contract': 300, 'trump': 'D', 'points': {'maker': 290}"
                        + " | 'maker': -12, 'opponents': 6",
                "'game': 'auction-pinochle-1000-club', 'contract': 300, 'points': {'maker': 340, 'opponents': 40}"
                        + " | 'maker': 300, 'opponents': 40",
                // highest card p. 355; misere par tout p. 191
                "'game': 'misere-partout', 'tricks': {'N': 6, 'E': 4, 'S': 2, 'W': 1} | 'N': -11, 'E': 2, 'S': 4, 'W': 5",
            })
    void tellWhatAHandPays(String position, String columns) {
        JsonNode right = JSON.readTree("{" + columns.replace('\'', '"') + "}");
        Decision<HandToSettle, SettledPoints> settle = new TrickSettle();
        SettledPoints best = settle.answerKind().json().read(best(settle, position));
        assertThat(best.isLike(settle.answerKind().json().read(right)))
                .as(position + ": " + best)
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'game': 'nap', 'calls': [3, 2] | position.calls | call 2, \"2\": a bid must go above 3",
                "'game': 'whist', 'calls': [] | position.game | expected one of",
                "'game': 'euchre', 'calls': ['bid'] | position.calls | there is no such call",
                "'game': 'euchre', 'calls': ['order-up'], 'turn-up': '9H' | position.calls | the calling is over",
                "'game': 'euchre', 'calls': ['pass', 'pass', 'pass', 'pass'] | position.turn-up | missing",
                "'game': 'euchre', 'calls': [], 'turn-up': '2H' | position.turn-up | not in the pack",
                "'game': 'euchre', 'calls': [], 'players': 5 | position.players | 5 at Euchre",
                "'game': 'euchre', 'calls': [], 'dealer': '3' | position.dealer | N E S W",
                "'game': 'oh-hell', 'calls': [], 'cards': 14 | position.cards | at most 13",
            })
    void nameTheFieldOfBadCalls(String position, String field, String wrong) {
        Decision<CallsSoFar, ?> calls = new TrickCalls();
        assertThatThrownBy(() -> calls.form().read(json(position), "position"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining(field)
                .hasMessageContaining(wrong);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'game': 'whist', 'tricks': {'we': 9, 'they': 5} | position.tricks | 14 in all; expected at most 13",
                "'game': 'whist' | position.tricks | missing",
                "'game': 'whist', 'tricks': {'N': 9} | position.tricks | one of we, they",
                "'game': 'whist', 'tricks': {'we': -1} | position.tricks | below zero",
                "'game': 'tarok', 'points': {'maker': 9} | position.game | expected one of",
                "'game': 'solo-whist', 'contract': 'nap', 'tricks': {'maker': 9} | position.contract | misere",
                "'game': 'hasenpfeffer', 'contract': 'many', 'tricks': {'maker': 3} | position.contract | a number",
                "'game': 'five-hundred', 'tricks': {'maker': 3} | position.contract | missing",
                "'game': 'five-hundred-long-game', 'contract': '6NT', 'tricks': {'maker': 6}, 'points': {'maker': 99}"
                        + " | position.points | those of each side",
                "'game': 'frog', 'contract': 'frog', 'points': {'maker': 121} | position.points | at most 120",
                "'game': 'loo', 'players': 5, 'tricks': {'1': 3}, 'pool': 10, 'loo': 3 | position.pool | 3 tricks can divide",
                "'game': 'auction-pitch', 'players': 3, 'maker': 'N', 'contract': 3, 'high': '1', 'low': '2', 'points': {'1': 3}"
                        + " | position.maker | 1, 2, 3",
            })
    void nameTheFieldOfABadHand(String position, String field, String wrong) {
        Decision<HandToSettle, ?> settle = new TrickSettle();
        assertThatThrownBy(() -> settle.form().read(json(position), "position"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining(field)
                .hasMessageContaining(wrong);
    }

    @Test
    void sayWhyACallMayNotBeMade() {
        Verdict<?> verdict = mark(new TrickCalls(), "'game': 'nap', 'calls': [3]", "[0, 3, 4, 5]");
        assertThat(verdict.grade()).isEqualTo(Grade.WRONG);
        assertThat(verdict.toString()).contains("3 may not be called, for a bid must go above 3");
    }

    @Test
    void takeCallsInAnyOrderAndPointsInWriting() {
        assertThat(mark(new TrickCalls(), "'game': 'nap', 'calls': [3]", "\"5, 4, 0\"")
                        .grade())
                .isEqualTo(Grade.BEST);
        String march = "'game': 'euchre', 'tricks': {'maker': 5}";
        assertThat(mark(new TrickSettle(), march, "\"maker 2\"").grade()).isEqualTo(Grade.BEST);
        assertThat(mark(new TrickSettle(), march, "\"none\"").grade()).isEqualTo(Grade.WRONG);
    }

    /** Page 199: what is paid at five-card loo can be shared by five tricks. */
    @ParameterizedTest
    @CsvSource({"five-card-loo, 5", "pam-loo, 5", "three-card-loo, 3"})
    void dealALooThatTheTricksCanShare(String game, int loo) {
        assertThat(new SettleDealer(TrickGames.find(game).orElseThrow(), new Seed(1).chance())
                        .hand()
                        .stake()
                        .loo())
                .contains(loo);
    }

    /** Page 216: at the long game cards of tricks count, and three of the pack of 33, which count 260, are in none. */
    @Test
    void dealPointsThatTheTricksCanHold() {
        TrickGame game = TrickGames.find("five-hundred-long-game").orElseThrow();
        for (int seed = 1; seed <= 50; seed++) {
            HandToSettle.Won won =
                    new SettleDealer(game, new Seed(seed).chance()).hand().won();
            assertThat(won.points().get("maker"))
                    .isLessThanOrEqualTo(30 * won.tricks().get("maker"));
            assertThat(won.points().get("opponents"))
                    .isLessThanOrEqualTo(30 * won.tricks().get("opponents"));
            assertThat(won.points().get("maker") + won.points().get("opponents"))
                    .isBetween(230, 258);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'game': 'five-hundred', 'calls': ['10D'] | pass, 10H, 10NT | BEST",
                "'game': 'five-hundred', 'calls': ['10D'] | P, 10H, 10NT | BEST",
                "'game': 'five-hundred', 'calls': ['10D'] | pass, 10H | WRONG",
                "'game': 'nap', 'calls': [3] | pass, 4, 5 | BEST",
                "'game': 'cayenne', 'calls': ['pass'], 'dealer': 'N' | pass, S, H, D, C, grand, nullo | WRONG",
            })
    void takeAPassInEveryWriting(String position, String answer, Grade grade) {
        assertThat(mark(new TrickCalls(), position, '"' + answer + '"').grade()).isEqualTo(grade);
    }

    /** Page 251: at oh hell 0 is a bid, and nobody passes. */
    @Test
    void takeNoPassForABidOfNoTrick() {
        assertThat(mark(new TrickCalls(), "'game': 'oh-hell', 'calls': [1, 1, 0], 'cards': 1", "\"pass, 1\"")
                        .grade())
                .isEqualTo(Grade.ILLEGAL);
    }

    @Test
    void everyGameIsSettledOrItIsSaidWhyNot() {
        for (TrickGame game : TrickGames.ALL) {
            assertThat(PayRules.of(game).isPresent())
                    .as(game.id())
                    .isNotEqualTo(PayRules.unplayed(game).isPresent());
        }
    }
}

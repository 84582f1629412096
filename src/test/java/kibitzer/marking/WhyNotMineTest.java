package kibitzer.marking;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

/** The one fact that decides comes first: a position, a wrong answer, what is said first, and what is not said at all. */
class WhyNotMineTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String NOTHING = "-";

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
# decision            | position                                                                                     | answer       | said first                                                                                                                                       | not said
whist/third-hand      | {"hand":"JS 5S QH 4H 3H 2H KD 8D 2D AC QC","trump":"D","dealer":"N","turn-up":"5D","trick":"5C 8C","history":[{"leader":"E","cards":"KS 3S AS QS"},{"leader":"W","cards":"2S 6D TS 8S"}],"they":8} | "AC" | Play the queen of clubs, not the ace of clubs: if the king lies on your right, the queen wins now and the ace later (general practice). | it is not the queen
cribbage/lead         | {"hand":"AS 8D TC 2C","dealer":false,"seen":"6S AH 4C"}                                      | "2C"         | Lead the ten of clubs, not the two of clubs: it takes the count to ten at once, so that only a five makes fifteen (general practice).            | no tenth card
poker/stay            | {"game":"high-low-seven-card-stud","hole":"5S 5H","up":"5C","showing":["TD","JH","6D","4S"],"players":7,"pot":21,"to-call":3} | "drop" | Stay in, not "Drop": three of a kind may win the high half without further help (general practice). | Why stay in
poker/draw            | {"hand":"8H TD 8D 8C 7C","game":"round-games","opening":"anything","players":3,"position":2,"players-in":1,"to-act":0,"raises":0,"pot":14,"to-call":2,"opener":true} | "8D" | Not 8D: that is to break up three eights (p. 46). | -
bridge/lead           | {"hand":"A842.652.9842.A6","contract":"4S","dealer":"E","auction":["1S","P","2C","2H","2S","P","4S","P","P","P"]} | "6C" | Not the six of clubs: from A-6 the table leads the ace, not the six; and partner bid hearts, so lead 6H (p. 151). | -
bridge/call           | {"system":"acol","hand":"QT4.A98764.2.J76","dealer":"W","auction":["1S","P","3S"],"vulnerable":"both"} | "6H" | Pass, not 6H, which undertakes 12 tricks: doubled, the suit could lose 1700 points, more than the deal is worth, so it is better not named (p. 150). | Why pass
bridge/meaning        | {"system":"acol","dealer":"N","auction":["1S","P","2D","P","2S","P","4S"],"vulnerable":"ew"} | {"points":"10-15","spades":"4+","forcing":"none","conventional":false} | Not so: it tells high-card points 16-37, not 10-15; game is certain, and with trumps enough in a major ruffs make it safer than no trump (p. 146). | Why high-card
gin/his-set           | {"hand":"3S 2S AH QH JH 3H 9D 5D 4D 4C 2C","discards":"KH QD 7D TC","opponent-took":"KS QS","opponent-refused":"QD","turn":3,"card":"QS"} | "either" | Not "It may be either": QC is all of its rank that the opponent can hold (p. 36, 35). | -
gin/knock             | {"hand":"JS TS 9S 2S 3H 2H 2D 6C 5C 4C 2C","turn":8,"opponent-took":"3C","knock-limit":10}   | "knock 2S"   | Not "Knock, throw the two of spades": 3 points left unmatched, 0 with another (p. 32), so gin, throw the three of hearts.                         | the book asks
vingt-et-un/stand     | {"hand":"2D 2C","dealer-up":"5C"}                                                            | "stand"      | Not "Stand": 4 points; the book asks 14 or more (p. 368).                                                                                        | ace that makes 18
vingt-et-un/stand     | {"hand":"AD 8C","dealer-up":"TC"}                                                            | "hit"        | Not "Hit": the ace as 11 makes 19, good enough to stand on (p. 368).                                                                             | 15 or fewer
poker/limit           | {"limit":"pot-limit","pot":44,"bet":12,"own":4,"largest":12,"chips":12} | 4 | Not 4 chips but 12 chips: 8 to call; no more than the 12 chips before you | -
baccarat/draw         | {"game":"baccarat","role":"banker","hand":"6H 5D","opponent":"drew","gave":"JH","on-five":"draws"} | "stand" | Not "Stand": you have 1, and the table draws here on 3 or fewer (p. 375, 376). | -
red-dog/bet           | {"hand":"QS 3S AH KD 5C","pool":10}                                                          | "forfeit"    | Not "Forfeit a chip": 12 of the 47 unseen cards beat you; that is few enough to bet the pool (p. 379), so bet 10 chips. | -
bank/settle           | {"game":"chemin-de-fer","bet":"against the bank","stake":2,"cards":"4C JC AH 2C 4S"}         | 4            | Not 4 counters but −2 counters: the player has 5 points, the dealer 6; the stake is lost (p. 376).                                                | -
whist/tenace          | {"holding":"8","played":"QJ5"}                                                               | "master"     | Not "Master card": the master is the best card in play; you hold none of the four best of them                                                    | -
trick/legal           | {"game":"five-hundred","hand":"TS 8S TH 9H 8H JD 8C","trick":"9D","trump":"H"}               | "8C"         | Not 8C: the ten of spades, the eight of spades and 3 other cards may be played, for you hold no diamonds | -
law/remedy            | {"book":"culbertson","game":"whist","offence":"revoke-claimed-late"}                         | "proved-without-more" | Not "The revoke is established, without proof": that is for "A revoke is claimed, and the accused mixes the cards"; here the claim comes too late (p. 188). | -
""")
    void saysTheFactThatDecides(String decision, String position, String answer, String first, String unsaid) {
        String text = verdict(Decisions.find(decision).orElseThrow(), position, answer);

        assertThat(text).startsWith(first);
        assertThat(text).doesNotContain(unsaid.equals(NOTHING) ? "No rule of this book" : unsaid);
    }

    private static <P, A> String verdict(Decision<P, A> decision, String position, String answer) {
        var question = new Question<>(decision, decision.form().read(JSON.readTree(position), "position"));
        return new Explainer(Syllabus.shipped())
                .verdict(question, question.mark(decision.answerKind().json().read(JSON.readTree(answer))));
    }
}

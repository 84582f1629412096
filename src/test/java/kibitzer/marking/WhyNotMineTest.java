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
whist/third-hand      | {"hand":"JS 5S QH 4H 3H 2H KD 8D 2D AC QC","trump":"D","dealer":"N","turn-up":"5D","trick":"5C 8C","history":[{"leader":"E","cards":"KS 3S AS QS"},{"leader":"W","cards":"2S 6D TS 8S"}],"they":8} | "AC" | Play the queen of clubs, not the ace: of the suit only the king on your left can beat the queen, and the ace is kept for later (general practice). | it is not the queen
cribbage/lead         | {"hand":"AS 8D TC 2C","dealer":false,"seen":"6S AH 4C"}                                      | "2C"         | Lead the ten of clubs, not the two of clubs: it takes the count to ten at once, so that only a five makes fifteen (general practice).            | no tenth card
poker/stay            | {"game":"high-low-seven-card-stud","hole":"5S 5H","up":"5C","showing":["TD","JH","6D","4S"],"players":7,"pot":21,"to-call":3} | "drop" | Stay in, not "Drop": three of a kind may win the high half without further help (general practice). | Why stay in
poker/draw            | {"hand":"8H TD 8D 8C 7C","game":"round-games","opening":"anything","players":3,"position":2,"players-in":1,"to-act":0,"raises":0,"pot":14,"to-call":2,"opener":true} | "8D" | Not 8D: that is to break up three eights (p. 46). | -
bridge/lead           | {"hand":"A842.652.9842.A6","contract":"4S","dealer":"E","auction":["1S","P","2C","2H","2S","P","4S","P","P","P"]} | "6C" | Not the six of clubs: partner bid hearts, so lead 6H; and from A-6, in no row of the table, the highest is led, the ace (p. 151). | -
bridge/call           | {"system":"acol","hand":"QT4.A98764.2.J76","dealer":"W","auction":["1S","P","3S"],"vulnerable":"both"} | "6H" | Pass, not 6H, which undertakes 12 tricks: doubled, even the longest suit could lose 1700 points, more than the deal is worth, so only a pass is safe (p. 150). | Why pass
bridge/meaning        | {"system":"acol","dealer":"N","auction":["1S","P","2D","P","2S","P","4S"],"vulnerable":"ew"} | {"points":"10-15","spades":"4+","forcing":"none","conventional":false} | Not so: all but this is right: it tells high-card points 16+, not 10-15; 4S asks 26 or more points between both hands at least (p. 146). | -
gin/his-set           | {"hand":"3S 2S AH QH JH 3H 9D 5D 4D 4C 2C","discards":"KH QD 7D TC","opponent-took":"KS QS","opponent-refused":"QD","turn":3,"card":"QS"} | "either" | Not "It may be either": QC is all of its rank that the opponent can hold (p. 36, 35). | -
gin/knock             | {"hand":"JS TS 9S 2S 3H 2H 2D 6C 5C 4C 2C","turn":8,"opponent-took":"3C","knock-limit":10}   | "knock 2S"   | Not "Knock, throw the two of spades": 3 points left unmatched, 0 with another (p. 32), so gin, throw the three of hearts.                         | the book asks
vingt-et-un/stand     | {"hand":"2D 2C","dealer-up":"5C"}                                                            | "stand"      | Not "Stand": 4 points; the book asks 14 or more (p. 368).                                                                                        | ace that makes 18
vingt-et-un/stand     | {"hand":"AD 8C","dealer-up":"TC"}                                                            | "hit"        | Not "Hit": the ace as 11 makes 19, good enough to stand on (p. 368).                                                                             | 15 or fewer
poker/limit           | {"limit":"pot-limit","pot":44,"bet":12,"own":4,"largest":12,"chips":12} | 4 | Not 4 chips but 12 chips: 8 to call; no more than the 12 chips before you | -
baccarat/draw         | {"game":"baccarat","role":"banker","hand":"6H 5D","opponent":"drew","gave":"JH","on-five":"draws"} | "stand" | Not "Stand": you have 1, and the table draws here on 3 or fewer (p. 375, 376). | -
red-dog/bet           | {"hand":"QS 3S AH KD 5C","pool":10}                                                          | "forfeit"    | Not "Forfeit a chip": 12 of the 47 unseen cards beat you; that is few enough to bet the pool (p. 379), so bet 10 chips. | -
bank/settle           | {"game":"chemin-de-fer","bet":"against the bank","stake":2,"cards":"4C JC AH 2C 4S"}         | 4            | Not 4 counters but −2 counters: the player has 5 points, the dealer 6; the stake is lost (p. 376).                                                | -
whist/tenace          | {"holding":"8","played":"QJ5"}                                                               | "master"     | Not "Master card": the master is the best card in play; you hold none of the four best of them                                                    | -
trick/legal           | {"game":"five-hundred","hand":"TS 8S TH 9H 8H JD 8C","trick":"9D","trump":"H"}               | "8C"         | Not 8C: that is not all, for the ten of spades, the eight of spades and 3 other cards may be played too: you hold no diamonds | -
trick/open-cards      | {"game":"whist","hands":{"N":"QH 2H","E":"6C","S":"JS 5D","W":"AH KH"},"trump":"D","leader":"E","trick":"8C"} | "JS" | Not the jack of spades: east's eight of clubs wins this trick, where the five of diamonds would win; 1 trick instead of 2 (p. 135). | it leads to
trick/open-cards      | {"game":"euchre","hands":{"N":"KS QH 9H 8H","E":"9S JH AD AC","S":"8S 7S AH QC","W":"AS KH 7H JC"},"trump":"S","leader":"S","trick":""} | "8S" | Not the eight of spades: kept for later, the eight of spades wins a trick; 1 trick instead of 2 (p. 206). | it leads to
trick/card-points     | {"game":"catch-the-ten","cards":"AS KS QS KH 7H AD AC TC","trump":"C"} | 30 | Not 30 points: that is what you get if you count cards of every suit as if it were trumps (p. 250). | -
whist/tenace          | {"holding":"AT8","played":"K97532"} | "none" | Not "None of these": you hold the best and the fourth best, which is a master card | -
bridge/declarer       | {"dealer":"E","auction":["1NT","P","P","P"]} | "south" | Not South: the last bid, one no trump, is East's and West's, so one of those two plays it (p. 134, 118). | name it
bridge/declarer       | {"dealer":"N","auction":["P","2D","3D","4D","4S","P","4NT","P","P","P"]} | "north" | Not North: of the side that won the auction, South bid no trump first (p. 134, 118). | name it
bridge/biddable-suit  | {"holding":"AKQT54"} | "regular" | Not "Regularly biddable": A-K-Q-10-5-4 is better than that; rebiddable is any six cards (p. 144). | it takes five
bridge/call           | {"system":"acol","hand":"KQT8.K42.8.J9862","dealer":"W","auction":["P","1NT","P","3C","P","3H","P"],"vulnerable":"both"} | "5D" | Not 5D: 3 cards of the suit between both hands at least; the book asks for trumps enough, usual is 8 or more | 26 or more
bridge/lead           | {"hand":"QT97.A9.Q853.A73","contract":"4S","dealer":"E","auction":["1S","P","2D","P","2S","P","4S","P","P","P"]} | "QD" | Not the queen of diamonds: they bid diamonds, so lead AC; and from Q-8-5-3 the table leads the fourth best, the three (p. 152). | -
bridge/rubber         | {"form":"contract","lines":["we 2HX 6","they 3CX 9","we 2SXX 7 100 we","we 4HXX 9 100 we"]} | {"we":50,"they":950,"total":-900} | "We" is 200, not 50: honours: 100 to us, twice (p. 128, 136, 135). | -
nap/call              | {"hand":"JS 3S 2S 5C 3C","players":4,"position":1,"called":0} | 2 | Not 2 tricks: 0 cards from the ace down in one suit; the book asks 2 or more (p. 6). | 2 suits
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

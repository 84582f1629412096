package kibitzer.marking;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

/** At bridge, poker and gin: a position, a wrong answer, and how its verdict begins; what speaks for both answers is not told. */
class WhyNotMyCallTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
# certain is nobody's other row of the table (p. 155, 154)
bridge/honour-drop | {"missing":4,"guards":"guarded-once"} | 1 | Not 100 percent: that is certainty, but it may also stand alone or have two guards or more; counted: 40.7 percent; the book prints 41 percent (p. 155).
bridge/honour-drop | {"missing":7,"guards":"guarded-twice"} | 1 | Not 100 percent: that is certainty, but it may also have at most one guard, or at least three; counted: 26.65 percent; the book prints 27 percent (p. 155).
bridge/combined-suit | {"cards":11,"or-more":false,"longest":true} | 1 | Not 100 percent: that is certainty, but only seven are certain: two hands may hold 7-7-6-6
# of cards that win the same tricks the highest is led, and the king from ace and king (p. 151)
bridge/lead-card | {"holding":"QJT54","contract":"suit"} | "J" | Not the jack: queen and jack win the same tricks, and of the two the higher is led (p. 151).
bridge/lead | {"hand":"5.KQJ32.KJT74.T2","contract":"3NT","dealer":"E","auction":["1NT","P","3NT","P","P","P"]} | "QH" | Not the queen of hearts: king and queen win the same tricks, and of the two the higher is led (p. 151).
bridge/lead-card | {"holding":"AKQ4","contract":"suit"} | "A" | Not the ace: ace and king win the same tricks, but from three cards or more the king is led (p. 151).
# what the table leads from a holding, and what for (p. 152)
bridge/lead-card | {"holding":"A8542","contract":"suit"} | "5" | Not the five: from A-8-5-4-2 the table leads the ace (p. 152); against trumps the ace wins before the suit can be ruffed (general practice).
# who passes is told the figures of his hand, with what is asked of them (p. 141, 148)
bridge/call | {"system":"acol","hand":"J.AQT96.AKQ74.Q4","dealer":"E","auction":["P"],"vulnerable":"none"} | "P" | Not pass: you can open 2H: 8 playing tricks, where the book asks about 8 or more (p. 141, 148).
bridge/call | {"system":"acol","hand":"T82.A86.JT.AQJT4","dealer":"S","auction":[],"vulnerable":"none"} | "P" | Not pass: you can open 1C: 12 points and 5½ playing tricks, where the book asks 10 to about 18 and about 5 or more (p. 141, 148).
# but how long a suit is says what to bid, and not that one must (p. 146)
bridge/call | {"system":"acol","hand":"AT.97543.T92.754","dealer":"W","auction":["P","2C","2S","P","P","X","P"],"vulnerable":"ns"} | "P" | Bid 3H, not pass (p. 146): partner asked for your longest and strongest suit; silence would let them play doubled instead (general practice).
# a part-score in the suit in which game is best leaves the game alone (p. 146)
bridge/call | {"system":"acol","hand":"JT54.A7.AT87.AK5","dealer":"E","auction":["1H","X","P","2S","P"],"vulnerable":"both"} | "3S" | Not 3S: partner may pass it; you have 4 honour-tricks and partner has shown 2½ by our count: 6½ together, and the game zone begins at 6 (p. 146).
# five points are held for either game, so they are no ground for one of them (p. 141)
bridge/call | {"system":"acol","hand":"T7.KJ92.JT4.T743","dealer":"N","auction":["2S","P","2NT","P","3S","P"],"vulnerable":"none"} | "3NT" | Not 3NT: your diamonds (J-10-4) stop nothing, and partner has not bid them: at no trump the opponents could run that suit (general practice).
# a slam wants strength before anything else (p. 146)
bridge/call | {"system":"acol","hand":"KT.AQ3.KJ973.T63","dealer":"W","auction":["P","1S","X","2D","P","2H","P"],"vulnerable":"ns"} | "6D" | Not 6D: it is a slam; you have 13 points, partner has 15 at most by our count; the slam zone begins at 33 together (p. 146).
# partner's double asks for the longest suit (p. 146)
bridge/call | {"system":"acol","hand":"T8.2.QT62.AKT942","dealer":"W","auction":["1H","X","P"],"vulnerable":"both"} | "1S" | Not 1S: you hold two spades and six clubs, and partner's double asks for your longest and strongest suit (p. 146).
# a double is not for take-out once partner has called (p. 146)
bridge/call | {"system":"acol","hand":"Q73.752.T82.KT86","dealer":"W","auction":["P","1H","X","P","2C","P","2D"],"vulnerable":"none"} | "X" | Not double: partner has called, so a double is not for take-out, and you have only 10-8-2 in diamonds and ½ honour-trick against two diamonds (p. 146).
bridge/call | {"system":"acol","hand":"J854.QT.QJ7.K643","dealer":"N","auction":["P","1C","P","1S","P","1NT"],"vulnerable":"both"} | "X" | Not double: a double asks for partner's suit only over a bid in a suit, and you have only 1 honour-trick against one no trump (p. 146).
# a double of a bid of one, two or three asks for a suit (p. 146): of a game it asks nothing
bridge/call | {"system":"acol","hand":"AJ43.T973.T95.94","dealer":"N","auction":["P","1H","P","4H","P","P"],"vulnerable":"both"} | "X" | Not double: a double asks for partner's suit only up to the level of three, and you have only 1 honour-trick against four hearts (p. 146).
# two no trump behind two clubs and two diamonds may be dropped on fewer than three points (p. 141)
bridge/call | {"system":"acol","hand":"652.QT8642.J8.64","dealer":"W","auction":["P","2C","P","2D","P","2NT","P"],"vulnerable":"none"} | "P" | Not pass: partner's two clubs forces your side to game, and you are not there yet; a pass here takes 2 or fewer, you have 3 points (p. 141).
# what an overcall in no trump wants is no long suit (p. 150)
bridge/call | {"system":"acol","hand":"K4.T972.76.AJT43","dealer":"N","auction":["P","2S","P","2NT","P","3S"],"vulnerable":"ns"} | "3NT" | Not 3NT: it undertakes 9 tricks without a trump suit, and you have only 8 points opposite a partner who has promised nothing (general practice).
# of two games the fit decides, and of a call without a suit not how long one is
bridge/call | {"system":"acol","hand":"AT832.K84.Q94.K4","dealer":"W","auction":["1H","X","P","2S","P","3S","P"],"vulnerable":"both"} | "3NT" | Not 3NT: you hold five spades and partner has shown four; with so many trumps ruffs win tricks that no trump has not (general practice).
bridge/call | {"system":"acol","hand":"AJ6.AQJ75.KT.K64","dealer":"W","auction":["P","P","P","1NT","P","3C","P"],"vulnerable":"ns"} | "4NT" | Not 4NT: partner's three clubs asks for a four-card major; you hold five hearts, and four no trump hides them (p. 141).
# an overcall should not lose more than 500 points (p. 150); a take-out double asks three honour-tricks and support (p. 151)
bridge/call | {"system":"acol","hand":"A972.52.T.QT6543","dealer":"E","auction":["1D"],"vulnerable":"ew"} | "P" | Not pass: you hold six clubs, and two clubs, even doubled, should by our count lose no more than the 500 points that an overcall may risk (p. 150).
bridge/call | {"system":"acol","hand":"KQ92.KQJT3.92.Q2","dealer":"N","auction":["P","1NT"],"vulnerable":"none"} | "3H" | Not 3H: doubled, three hearts could lose 700 points by our count, and an overcall should not lose more than 500 (p. 150).
bridge/call | {"system":"cab","hand":"KJ6.AK7.QT5.AJT9","dealer":"W","auction":["P","P","1H"],"vulnerable":"ew"} | "P" | Not pass: you have 4 honour-tricks and three cards or more of every unbid suit; a take-out double asks three or more with support for every unbid suit (p. 151).
# the book has no overcall of one no trump: what is told of it is practice, and nothing that is said of a suit
bridge/call | {"system":"acol","hand":"Q42.A32.A876.K83","dealer":"W","auction":["P","P","1H"],"vulnerable":"ns"} | "1NT" | Not 1NT: you have 13 points, and one no trump over their bid usually tells of 16 to 18 (general practice).
# game from 26 points, a slam from 33, a grand slam from 37 (p. 146), never told where the best call undertakes as much
bridge/call | {"system":"acol","hand":"T763.AKQ8.954.Q8","dealer":"S","auction":["1H","P","1S","2C"],"vulnerable":"none"} | "4H" | Not 4H: it is game; you have 11 points, partner has shown only 5 by our count; the game zone begins at 26 together (p. 146).
bridge/call | {"system":"cab","hand":"6.42.K63.AKJ6432","dealer":"W","auction":["1S","X","P","3C","P","3D","P"],"vulnerable":"ns"} | "3NT" | Not 3NT: you hold three of partner's diamonds, and your hearts (4-2) stop nothing: at no trump the opponents could run that suit (general practice).
bridge/call | {"system":"culbertson-points","hand":"AQJ84.97.K2.AJ82","dealer":"W","auction":["P","1C","P","1S","P","3NT","P"],"vulnerable":"none"} | "5C" | Not 5C: you have 15 points and partner has shown 21 by our count: 36 together, and the slam zone begins at 33 (p. 146).
bridge/call | {"system":"culbertson-points","hand":"QJ43.75.A6.AJT62","dealer":"W","auction":["P","3NT","P"],"vulnerable":"ew"} | "P" | Not pass: you have 12 points and partner has shown 25: 37 together, and the grand-slam zone begins at 37 (p. 144, 146).
# the weak answer to two clubs (p. 147)
bridge/call | {"system":"cab","hand":"JT8.7.987532.JT2","dealer":"W","auction":["P","2C","P"],"vulnerable":"both"} | "3D" | Not 3D: any answer to two clubs but two diamonds shows strength, and you have only 2 points (p. 147).
# knock poker (p. 77), bluffs (p. 98), calls (p. 99, 101), stud (p. 103)
poker/knock | {"hand":"3S 9H 3H 5D 3C","round":1,"players":5,"position":5} | "play-on" | Knock, not "Play on": three threes (asked: queens up or better); from the fourth seat on so much is enough
poker/bluff | {"game":"standard","pot":41,"chance":0.61,"same-line":true,"winning":false} | 31 | Bet 41 chips, not 31 chips, which seldom frightens anyone out: a bet of the pot is normal, and risks no more than it can win (p. 98).
poker/bluff | {"game":"standard","pot":41,"chance":0.61,"same-line":true,"winning":false} | 61 | Bet 41 chips, not 61 chips, which risks too much
poker/call | {"hand":"6S TH JD 6D 2C","game":"standard","opening":"jacks","players":4,"position":4,"players-in":3,"to-act":0,"raises":0,"pot":0,"to-call":0,"opener":true,"drawn":[],"betting":["bet 1","call 1"],"known":["bettor-bluffs"]} | "call" | Drop, not "Call": a pair of sixes (p. 99); of two who drew one card or none and bet on, one has probably a straight or better
poker/stay | {"game":"seven-card-stud","hole":"7D TC","up":"9S 8H 9D","showing":["KD KC 8C","KS 7S 7H","6S 4H 3D"],"players":6,"pot":7,"to-call":1} | "drop" | Stay in, not "Drop": a jack or a six makes a straight
# two flushes: the cards tell, and never the suit (p. 56)
poker/showdown | {"hands":["QD 9D 8D 5D 4D","QH JH TH 8H 4H"],"game":"standard"} | "1" | Not "Hand 1": both have a flush, queen high, and then the jack of hand 2 goes before the nine of hand 1 (p. 56).
# one slip, not two names for it
poker/limit | {"limit":"doubling-limit","pot":40,"bet":8,"own":4,"largest":8,"chips":0} | 16 | Not 16 chips: that is what you get if you forget what you have bet already (p. 62).
# a four-flush is spoken of where one shows (p. 87)
poker/first-to-bet | {"showing":["6S 2S QH QC","JS JC 5C 2C","7H AC 9C 8C","4H KC 7C 3C"],"game":"four-flush-beats-a-pair"} | "4" | Not "Player 4": player 1 shows a pair of queens, player 4 only king high; the highest speaks first (p. 84, 87).
# gin names the upcard and what it does for the count (p. 35)
gin/draw | {"hand":"KS 2S AH QH 7H AD JD 8D 7D 4C","upcard":"8C","dealer":true,"first-turn":false,"turn":4,"discards":"6S KH TS JS 6H TH","opponent-took":"6D","refused":"TS 6S TH"} | "upcard" | Leave the upcard, not "Take the upcard": the eight of clubs fills no set (p. 35); taking it shows what you collect and leaves a set unfilled (general practice).
gin/draw | {"hand":"JS 8S JH 8H 7H 6H AD 2D JC 6C","upcard":"2C","dealer":true,"first-turn":false,"turn":3,"discards":"9D KC TH","opponent-took":"9C","refused":"9D KC"} | "stock" | Take the upcard, not "Leave the upcard": with the two of clubs 11 points are left, not 17; only the count stands between you and a knock (p. 35).
""")
    void beginsWithWhatDecides(String decision, String position, String answer, String begins) {
        assertThat(verdict(Decisions.find(decision).orElseThrow(), position, answer))
                .startsWith(begins);
    }

    private static <P, A> String verdict(Decision<P, A> decision, String position, String answer) {
        Question<P, A> question = new Question<>(decision, decision.form().read(JSON.readTree(position), "position"));
        A given = decision.answerKind().json().read(JSON.readTree(answer));
        return new Explainer(Syllabus.shipped()).verdict(question, question.mark(given));
    }
}

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
cribbage/lead         | {"hand":"AS 8D TC 2C","dealer":false,"seen":"6S AH 4C"}                                      | "2C"         | Lead the ten of clubs, not the two of clubs (p. 257): it takes the count to ten at once, so that only a five makes fifteen (general practice).            | no tenth card
poker/stay            | {"game":"high-low-seven-card-stud","hole":"5S 5H","up":"5C","showing":["TD","JH","6D","4S"],"players":7,"pot":21,"to-call":3} | "drop" | Stay in, not "Drop" (p. 106): three of a kind may win the high half without further help (general practice). | Why stay in
poker/draw            | {"hand":"8H TD 8D 8C 7C","game":"round-games","opening":"anything","players":3,"position":2,"players-in":1,"to-act":0,"raises":0,"pot":14,"to-call":2,"opener":true} | "8D" | Not 8D: that is to break up three eights (p. 46). | -
bridge/lead           | {"hand":"A842.652.9842.A6","contract":"4S","dealer":"E","auction":["1S","P","2C","2H","2S","P","4S","P","P","P"]} | "6C" | Not the six of clubs: partner bid hearts, so lead 6H; and from A-6, in no row of the table, the highest is led, the ace (p. 151). | -
bridge/call           | {"system":"acol","hand":"QT4.A98764.2.J76","dealer":"W","auction":["1S","P","3S"],"vulnerable":"both"} | "6H" | Pass, not 6H, which undertakes 12 tricks: doubled, even the longest suit could lose 1700 points, more than the deal is worth, so only a pass is safe (p. 150). | Why pass
bridge/meaning        | {"system":"acol","dealer":"N","auction":["1S","P","2D","P","2S","P","4S"],"vulnerable":"ew"} | {"points":"10-15","spades":"4+","forcing":"none","conventional":false} | Not so: it tells high-card points 16+, not 10-15; 4S asks 26 or more points between both hands at least (p. 146). | -
gin/his-set           | {"hand":"3S 2S AH QH JH 3H 9D 5D 4D 4C 2C","discards":"KH QD 7D TC","opponent-took":"KS QS","opponent-refused":"QD","turn":3,"card":"QS"} | "either" | Not "It may be either": QC is the only other of its rank that the opponent can hold, too few for a set (p. 36, 35). | -
gin/knock             | {"hand":"JS TS 9S 2S 3H 2H 2D 6C 5C 4C 2C","turn":8,"opponent-took":"3C","knock-limit":10}   | "knock 2S"   | Not "Knock, throw the two of spades": 3 points left unmatched, 0 with another (p. 32), so gin, throw the three of hearts.                         | the book asks
vingt-et-un/stand     | {"hand":"2D 2C","dealer-up":"5C"}                                                            | "stand"      | Not "Stand": 4 points in your hand; the book asks 14 or more (p. 368).                                                                                        | ace that makes 18
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
bridge/call           | {"system":"acol","hand":"KQT8.K42.8.J9862","dealer":"W","auction":["P","1NT","P","3C","P","3H","P"],"vulnerable":"both"} | "5D" | Not 5D: you hold one diamond, and no suit of fewer than four cards is biddable (p. 143). | 26 or more
bridge/lead           | {"hand":"QT97.A9.Q853.A73","contract":"4S","dealer":"E","auction":["1S","P","2D","P","2S","P","4S","P","P","P"]} | "QD" | Not the queen of diamonds: they bid diamonds, so lead AC; and from Q-8-5-3 the table leads the fourth best, the three (p. 152). | -
bridge/rubber         | {"form":"contract","lines":["we 2HX 6","they 3CX 9","we 2SXX 7 100 we","we 4HXX 9 100 we"]} | {"we":50,"they":950,"total":-900} | "We" is 200, not 50: honours: 100 to us, twice (p. 128, 136, 135). | -
nap/call              | {"hand":"JS 3S 2S 5C 3C","players":4,"position":1,"called":0} | 2 | Not 2 tricks: 0 cards from the ace down in one suit; the book asks 2 or more (p. 6). | 2 suits
law/remedy            | {"book":"culbertson","game":"whist","offence":"revoke-claimed-late"}                         | "proved-without-more" | Not "The revoke is established, without proof": that is for "A revoke is claimed, and the accused mixes the cards"; here the claim comes too late (p. 188). | -
poker/call            | {"hand":"7S JH 7H KD 8C","game":"standard","opening":"jacks","players":4,"position":3,"players-in":2,"to-act":0,"raises":0,"pot":0,"to-call":0,"opener":true,"drawn":[],"betting":["bet 0","raise 1"],"known":["bettor-bluffs"]} | "call" | Drop, not "Call" (p. 99, 100): bet and raise show that somebody filled, and less than a flush seldom wins against that (general practice). | jacks up
poker/call            | {"hand":"4S KH 4H KD 4D","game":"standard","opening":"aces","players":5,"position":3,"players-in":3,"to-act":0,"raises":0,"pot":0,"to-call":0,"opener":false,"drawn":[],"betting":["bet 3","raise 1","raise 3"],"known":["bettor-bluffs"]} | "drop" | Call, not "Drop": the hand is worth a call, but whoever would hardly draw one card to a straight or flush has probably filled a full house (p. 101). | jacks up
poker/stay            | {"hand":"JS TS 9H AD 4C","game":"standard","opening":"aces","players":6,"position":5,"players-in":3,"to-act":2,"raises":1,"pot":56,"to-call":10,"opener":false,"drawn":[],"betting":[],"known":[]} | "stay" | Not "Stay in": no pair, ace high; the book asks a pair of aces or better; 1 raise; the book asks no raises (p. 102). | jacks up
poker/draw            | {"hand":"4S 9H 4H 8D 4C","game":"standard","opening":"jacks","players":6,"position":6,"players-in":3,"to-act":2,"raises":0,"pot":5,"to-call":2,"opener":false,"drawn":[],"betting":[],"known":["higher-two-pairs"]} | "8D" | Throw 9H 8D, not 8D: three fours; two new cards give the best chance of four of a kind or a full house (p. 99, 111). | you did not open
gin/draw              | {"hand":"AS TS 8S 7S AH QD JD 9D AC 9C","upcard":"3D","dealer":false,"first-turn":true,"turn":1,"discards":"","opponent-took":"","refused":""} | "upcard" | Leave the upcard, not "Take the upcard" (p. 35): an unseen card may fill the set that is still missing, which a low card cannot (general practice). | the book asks 2
gin/hollywood         | {"hands":["you 31","he 27","you 13","he 31","you 17","you 33","he 53","you 2"]} | {"you-1":11,"you-2":0,"you-3":0,"he-1":110,"he-2":57,"he-3":30,"total":-186} | "You, game 1" is 94, not 11: your wins enter this game from the first on, 31 + 13 + 17 + 33 (p. 38). | -
casino/score          | {"game":"casino","mine":"JS 8S 6S 4S 3S QH 9H 8H 7H 4H 2H AD QD JD 9D 8D 7D 6D 4D 2D KC TC 9C 7C 6C 5C 4C 2C","theirs":"AS KS QS TS 9S 7S 5S 2S AH KH JH TH 6H 5H 3H KD TD 5D 3D AC QC JC 8C 3C"} | {"me":10,"they":1} | "You" is 4, not 10: cards 3 + other aces 1 (p. 260, 262). | -
cribbage/count        | {"hand":"8S 5S 8D 6C","starter":"6D","crib":false} | 8 | Not 8 points: nothing counts but a pair of 8S 8D (2) and a pair of 6D 6C (2), together 4 (p. 255). | too many: count
scopa/primiera        | {"cards":"AS QS JS 3S 2H AD QD JD AC 3C"} | 0 | Not 0 points: the best card of each suit counts: AS 16 + 2H 12 + AD 16 + AC 16 = 60 (p. 264, 263). | -
vingt-et-un/pays      | {"hand":"TD 9C","dealer-hand":"JS 7D 7C","rules":"house"} | -1 | Not −1 times the bet but 1 times the bet: the dealer is over 21 and pays whoever stood; it is paid 1 bet; the hand counts 19 (p. 366). | other side win
poker/pots            | {"hands":["7S JH 7D JC 2C","AS 9S 9H 6H 6C","6S AH KH TD 8D"],"game":"standard","paid":[60,60,12],"dropped":[],"declared":[],"last-bet":0} | {"hand-1":18,"hand-2":0,"hand-3":114,"hand-4":0,"hand-5":0,"hand-6":0,"total":132} | "Hand 1" is 132, not 18: two pairs, jacks and sevens, wins the main pot of 36 and the side pot of 96 (p. 62, 53). | -
poker/showdown        | {"hands":["AS 2H 4D KC 3C","3S KH AD QD 2C"],"game":"standard"} | "1" | Not "Hand 1": both have no pair, ace high, and then the queen of hand 2 goes before the four of hand 1 (p. 53). | -
bank/settle           | {"game":"skinball-two-hand","bet":"your card","stake":6,"cards":"AS 4S 7D JS 7H 2D KS 7S 8S 5D 3H 9D AD"} | -14 | Not −14 counters but −6 counters: AD settles it; it wins if the other card is matched before yours; the stake is lost; it pays 1 to 1 (p. 386). | -
bank/chance           | {"game":"pharoah","bet":"your card","seen":"6S 8H 6H 5H TD","cards":"9D"} | 0.19444444 | Not 19.44 percent: won in 29 of 60 cases, namely if a card of your rank falls to the winning pile before one falls to the other (p. 383). | -
poker/improve         | {"keep":"KS QH QD KC","discard":"8D","game":"standard","target":"any"} | 0.17021277 | Not 17.02 percent: it happens in 4 of 47 draws, with 2 kings or 2 queens; counted: 8.511 percent, about 1 in 12 (p. 111). | times too much
canasta/score         | {"game":"samba","melds":["8S 8S 8H 2H 8D 8D 2C","4S 2S 4H 4H 4D 4C 4C 4C","KH KH KC"],"hand":"AS JS TS 7C","red-threes":0,"out":true,"concealed":false,"others-out":false} | {"out":0,"red-threes":300,"canastas":600,"melded":200,"in-hand":15,"red-threes-against":0,"total":1085} | "Going out" is 200, not 0: your side went out (p. 25, 22, 19). | leave out
canasta/pile          | {"game":"canasta","pile":"4D TD JK TD QS","hand":"4S KH TH 6H 5H 4H QC TC 6C 5C 4C","melds":["7D 7C 7C","9H 9D 9D","AS AD AD AC"],"score":1325} | "pair" | Not "With a natural pair": it takes a pair of natural queens from the hand, and the hand holds 1 natural queen (p. 20). | -
poker/stay            | {"game":"high-low-seven-card-stud","hole":"9H KC","up":"AH","showing":["7H"],"players":4,"pot":8,"to-call":1} | "stay" | Drop, not "Stay in": neither three of a kind nor three low cards that fit (p. 106). | no three of a kind (p
gin/sheet             | {"hands":["you 38","he 6","you 39","you 59"]} | {"you-hands":102,"you-boxes":25,"you-game":100,"you-shutout":0,"he-hands":61,"he-boxes":0,"he-game":0,"he-shutout":0,"total":166} | "You, hands" is 136, not 102: 38 + 39 + 59 for the hands won (p. 32, 33, 37). | give the boxes
bridge/follow         | {"hand":"fourth","role":"declarer","to-beat":"K","own":"AQJT3"} | "J" | Not the jack: it does not beat the cards on the table (p. 151). | -
bridge/follow         | {"hand":"second","to-beat":"6","own":"KQ843"} | "4" | Not the four: where a small card will do, the lowest is played (Bob Short 23). | -
bridge/combined-suit  | {"cards":8,"or-more":false,"longest":true} | 0.382 | Not 38.2 percent: too little; it takes a suit of 8 and none longer; the book prints nothing of it; counted: 45.74 percent | that is the chance
bridge/combined-suit  | {"cards":8,"or-more":false,"longest":true} | 0.39 | Not 39 percent: that is the chance of at least 9 cards in the longest suit; counted: 45.74 percent | too little
bridge/high-cards     | {"lowest":"K","held":5} | 0.207 | Not 20.7 percent: far too much; it takes 5 of 8 such cards and 8 of the other 44 | that is the chance
five-hundred/discard  | {"hand":"KS 8S 7S AH QH JH 8H KD 9D 8D QC 7C JK","contract":"7D"} | "JH KD 7C" | Not JH KD 7C: it throws away what is a trump here, JH KD (p. 218). | -
trick/order           | {"game":"euchre","cards":"AS 9S AH 9H 7H QD 8D 9C","trump":"D","led":"H"} | "QD 8D AH 9H 9C" | Not QD 8D AH 9H 9C: the nine of clubs cannot win, being neither a trump nor of the suit led (p. 205). | can win too
whist/signal          | {"history":[{"leader":"W","cards":"AD TD 4D JD"},{"leader":"W","cards":"2H 3H KH TH"},{"leader":"E","cards":"QD 5D 2D 9D"},{"leader":"E","cards":"QC 2S 9C 8C"},{"leader":"S","cards":"AH 7H 9H 6H"},{"leader":"S","cards":"8D 7C 7D 9S"},{"leader":"E","cards":"AC 8S 4C 2C"}],"seat":"N","suit":"C","trump":"S"} | "calls-for-trumps" | Not "Calls for trumps": after the partner's call north played 8C before 2C; a call is high, then low, with no call before it | need not have been
ecarte/discard        | {"hand":"TS JH TH 9H AD","trump":"H","role":"dealer"} | "TS JH TH AD" | Not TS JH TH AD: it throws away trumps, JH TH (p. 204), so throw TS AD. | -
ecarte/stand          | {"hand":"KH QH 9H AD 7C","trump":"H","role":"elder","turn-up":"AH"} | "propose" | Not "Propose": you hold the king of trumps yourself (p. 204), so stand. | has appeared
loo/stand             | {"hand":"QD JC 5C","trump":"H","turn-up":"7H","players":7,"position":6,"stood":3,"thrown-up":2,"miss-taken":false,"pool":15,"loo":6} | "stand" | Not "Stand": no trump, and the lowest card a five (p. 29). | asks 2 or more
loo/stand             | {"hand":"9H 8D 5D","trump":"S","turn-up":"KS","players":3,"position":2,"stood":1,"thrown-up":0,"miss-taken":false,"pool":33,"loo":6} | "miss" | Throw up, not "Take the miss", which takes three unknown cards: players who all stand on what they were dealt are likely to be strong (p. 30, 29). | the book asks 0
hearts/danger         | {"holding":"T5432"} | "danger" | Not "Dangerous": 4 low cards (p. 245), so call it safe. | for short
solo/call             | {"hand":"AS KS QS 7S 5S 5H 5D 4D 2D JC 7C 6C 4C","turn-up":"JS","dealer":"E","seat":"S","calls":[]} | "slam" | Not "Abondance declaree, all thirteen": 3 tricks that cannot be lost without trumps, on lead; the book asks 13 or more (p. 175, 174). | by the book's figures
hearts/settle         | {"hearts":[7,5,1],"method":"howell","stake":1,"pool":0} | "-7 -3 -3" | Not -7 -3 -3 but -8 -2 +10: player 1 took 7 hearts and pays 2 each, 14; the other 6 bring back 1 each, 6 (p. 244). | -
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

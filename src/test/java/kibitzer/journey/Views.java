package kibitzer.journey;

import java.util.stream.Stream;

/** Addresses that show every view once, in a state that anyone can reach. */
public final class Views {
    /** An address that leads to no page. */
    public static final String NOWHERE = "/no/such/page";

    static final String LESSON = "bridge/acol/01-one-no-trump";

    private Views() {}

    public static Stream<String> all() {
        return Stream.of(
                "/",
                "/lessons",
                "/course/bridge/acol",
                "/lesson/" + LESSON,
                "/drill/" + LESSON + "?round=00000000-0000-0000-0000-000000000007&question=1",
                "/drill/" + LESSON + "?round=00000000-0000-0000-0000-000000000007&question=99",
                "/practice",
                "/problem-sets",
                "/problem-sets?family=gin&level=1",
                "/problem-set/gin-a-first-hand",
                "/problem-set/gin-a-first-hand?question=4",
                "/problem-set/gin-a-first-hand/print",
                "/practice/bridge/call?seed=7",
                "/worked/bridge/call?rules=acol.open.weak-no-trump&run=5&hand=1",
                "/checkpoint/bridge/acol?round=00000000-0000-0001-0000-000000000002&question=1",
                "/placement/bridge/acol?round=00000000-0000-0001-0000-000000000002&question=1",
                "/worked/bridge/call?rules=acol.open.weak-no-trump&run=5&hand=3",
                "/practice/bridge/score?seed=3",
                "/practice/gin/discard?seed=5",
                "/practice/gin/melds?seed=5",
                "/practice/poker/class?seed=5",
                "/practice/poker/improve?seed=5",
                "/practice/poker/showdown?seed=3",
                "/odds/bridge?missing=5&honours=Q",
                "/practice/bridge/value?seed=2",
                "/analyse/bridge",
                "/analyse?cards=AKJ54.KQ3.72.854&dealer=N&auction=1C+P&contract=4H",
                "/double-dummy?seed=3&contract=NT-S",
                "/tools",
                "/bid?system=acol&opponents=same&seed=7",
                "/bid?system=culbertson-points&opponents=none&seed=11",
                "/practice/bridge/meaning?seed=4",
                "/explore?systems=acol.cab.culbertson-points&calls=1H.P",
                "/library",
                "/library?family=bridge",
                "/library/gin-rummy",
                "/books-checked",
                "/books-checked?game=poker&kind=odds",
                "/books-checked/poker.e06",
                "/odds/poker",
                "/odds/poker?keep=8S+8H&throw=KD+5C+3S&opponents=3",
                "/odds/bank",
                "/odds/bank?game=faro&bet=K+to+win&seen=KS+2S+3S",
                "/laws",
                "/laws?laws=contract-bridge&stage=revoke",
                "/laws/short-whist/revoke-penalty",
                "/practice/law/remedy?seed=5",
                "/score-sheet?form=contract&lines=we.3NT.8,they.2S.10,we.4H.11,they.4S.10.150.they,they.3CX.8.100.we",
                "/score-sheet?form=progressive&dealer=we&lines=we.4S.10,passed",
                "/practice/bridge/rubber?seed=5",
                "/play/poker?game=jackpots&seed=569",
                "/play/poker?game=five-card-stud&seed=16&said=bet.stay.stay.stay",
                "/play/gin?seed=7",
                "/play/gin?seed=7&said=s",
                "/play/casino?seed=7",
                "/play/casino?game=royal-casino&seed=11",
                "/play/cribbage?seed=7",
                "/play/cribbage?seed=7&to=61&muggins=true",
                "/play/vingt-et-un?seed=7",
                "/play/baccarat?seed=7",
                "/play/tricks",
                "/play/tricks/euchre?seed=7",
                "/play/tricks/pedro-sancho?players=7&seed=3",
                "/play/tricks/california-jack?seed=7",
                "/play/bridge?seed=1",
                "/play/mini-bridge?seed=1",
                "/play/bridge-whist?seed=7",
                "/play/whist?seed=7",
                "/play/dummy-whist?seed=7",
                "/play/red-dog?seed=7",
                "/play/bridge/problems",
                "/odds/vingt-et-un",
                "/gin/knocking",
                "/gin/knocking?policy=falling",
                "/practice/poker/draw?seed=5",
                "/practice/poker/stay?seed=4",
                "/review",
                "/review/hand",
                "/mistakes",
                "/progress",
                "/daily",
                "/daily/2026-11-01?question=4",
                "/daily-archive",
                "/mix",
                "/mix?mode=endless&games=gin&round=00000000-0000-0000-0000-000000000007&n=1",
                "/mix?playing=euchre",
                "/library/euchre-joker",
                "/search?q=deadwood",
                "/glossary?letter=D",
                "/reports",
                "/settings",
                NOWHERE);
    }

    /** A file name for an address. */
    static String fileName(String address) {
        String name = address.replaceAll("round=[0-9a-f-]+", "")
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-|-$", "");
        return name.isEmpty() ? "home" : name;
    }
}

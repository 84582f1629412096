package kibitzer.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.casino.CasinoGame;
import kibitzer.games.cribbage.CribbageGame;
import kibitzer.games.poker.pot.PotGame;
import kibitzer.games.whist.score.WhistForm;
import kibitzer.play.baccarat.CoupGame;
import kibitzer.play.baccarat.PlayedCoups;
import kibitzer.play.bridge.PlayedBridge;
import kibitzer.play.bridge.mini.PlayedMiniBridge;
import kibitzer.play.bridge.whist1904.PlayedBridgeWhist;
import kibitzer.play.casino.PlayedCasino;
import kibitzer.play.cribbage.PlayedCribbage;
import kibitzer.play.gin.PlayedGin;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.poker.PlayedPot;
import kibitzer.play.reddog.PlayedRedDog;
import kibitzer.play.tricks.PlayedTricks;
import kibitzer.play.tricks.TrickTables;
import kibitzer.play.vingtetun.PlayedVingtEtUn;
import kibitzer.play.whist.PlayedWhist;

/** Every game of which hands are played: a line a game. */
public final class PlayedGames {
    private static final List<PlayedGame<?, ?, ?>> ALL = Stream.concat(
                    Stream.<PlayedGame<?, ?, ?>>of(
                            new PlayedGin(),
                            new PlayedPot(PotGame.JACKPOTS),
                            new PlayedPot(PotGame.FIVE_CARD_STUD),
                            new PlayedCasino(CasinoGame.CASINO),
                            new PlayedCasino(CasinoGame.ROYAL),
                            new PlayedCasino(CasinoGame.SPADE),
                            new PlayedCasino(CasinoGame.DRAW),
                            new PlayedVingtEtUn(),
                            new PlayedRedDog(),
                            new PlayedCoups(CoupGame.BACCARAT),
                            new PlayedCoups(CoupGame.CHEMIN_DE_FER),
                            new PlayedBridge(),
                            new PlayedBridgeWhist(),
                            new PlayedMiniBridge(),
                            new PlayedWhist(WhistForm.SHORT),
                            new PlayedWhist(WhistForm.LONG),
                            new PlayedWhist(WhistForm.AMERICAN),
                            new PlayedWhist(WhistForm.DUMMY)),
                    Stream.concat(
                            CribbageGame.AT_THE_TABLE.stream().map(PlayedCribbage::new),
                            TrickTables.all().stream().map(PlayedTricks::new)))
            .toList();

    private PlayedGames() {}

    public static List<PlayedGame<?, ?, ?>> all() {
        return ALL;
    }

    public static List<String> ids() {
        return ALL.stream().map(PlayedGame::id).toList();
    }

    /** The game of this id in the syllabus. */
    public static Optional<PlayedGame<?, ?, ?>> find(String id) {
        return ALL.stream().filter(game -> game.id().equals(id)).findFirst();
    }

    /** @throws BadQuestion if no game of this id is played here */
    public static PlayedGame<?, ?, ?> get(String id) {
        return find(id).orElseThrow(
                        () -> new BadQuestion("GAME", "\"" + id + "\"", "one of " + String.join(", ", ids())));
    }
}

package kibitzer.conventions.bridge.rebids;

import static kibitzer.advice.Source.source;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.AskedForGame;
import kibitzer.conventions.bridge.BiddingFeatures;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.conventions.bridge.Scale;

/**
 * What a partnership may expect of its strength together (p. 146), in the measure of one system.
 *
 * @param prefix what the ids of its rules begin with: "acol"
 * @param scale what is added up
 * @param borderline from here a game is probable
 * @param game from here it is sure
 * @param smallSlam from here twelve tricks are
 * @param grandSlam from here thirteen; none where the book has no such zone
 * @param partScore where the minimum rebids stand
 * @param strong where the strong rebids stand
 * @param sure where the rebids that reach game stand
 * @param slam where the slam zone stands
 * @param gameForce where it stands that some bids force to game
 * @param drop where it stands that a player may pass
 */
public record Zones(
        String prefix,
        Scale scale,
        double borderline,
        double game,
        double smallSlam,
        OptionalDouble grandSlam,
        Source partScore,
        Source strong,
        Source sure,
        Source slam,
        Source gameForce,
        Source drop) {

    private static final String PART_SCORE = "the part-score zone";
    private static final String PROBABLY = "a hand probably in the game zone";
    private static final String GAME = "the game zone";
    private static final String SLAM = "the slam zone";

    private static final String EXPECTING =
            "the book does not say how to expect; the average of what partner may hold by"
                    + " their calls, and the choice among the bids of a zone, are general practice";
    private static final String STRAIN =
            "the book names no strain; eight trumps in a major, else no trump, else a minor is general practice";

    /** High-card points: 25 borderline, 26 game, 33 and 37 slam. */
    public static Zones byPoints(String prefix) {
        return byPoints(prefix, Scale.POINTS);
    }

    /** The same figures where the opener of a suit counts his length. */
    public static Zones byCulbertsonPoints(String prefix) {
        return byPoints(prefix, Scale.CULBERTSON_POINTS);
    }

    private static Zones byPoints(String prefix, Scale scale) {
        Source partScore =
                zone(EXPECTING, scale, PART_SCORE, "culbertson-point-count.p54", "culbertson-point-count.p47");
        Source sure = zone(STRAIN, scale, GAME, "culbertson-point-count.p56", "culbertson-point-count.p49");
        return new Zones(
                prefix,
                scale,
                scale.borderline(),
                26,
                33,
                OptionalDouble.of(37),
                partScore,
                zone(EXPECTING, scale, PROBABLY, "culbertson-point-count.p55", "culbertson-point-count.p48"),
                sure,
                zone(STRAIN, scale, SLAM, "culbertson-point-count.p50", "culbertson-point-count.p51"),
                sure,
                partScore);
    }

    /** Honour-tricks: 5 borderline, 6 game, 7 slam; the book has no zone for thirteen tricks. */
    public static Zones byHonourTricks(String prefix) {
        Scale scale = Scale.HONOUR_TRICKS;
        Source partScore =
                zone(EXPECTING, scale, PART_SCORE, "culbertson-honour-tricks.p58", "culbertson-honour-tricks.p54");
        Source sure = zone(STRAIN, scale, GAME, "culbertson-honour-tricks.p60", "culbertson-honour-tricks.p56");
        return new Zones(
                prefix,
                scale,
                scale.borderline(),
                6,
                7,
                OptionalDouble.empty(),
                partScore,
                zone(EXPECTING, scale, PROBABLY, "culbertson-honour-tricks.p59", "culbertson-honour-tricks.p55"),
                sure,
                zone(STRAIN, scale, SLAM, "culbertson-honour-tricks.p57"),
                sure,
                partScore);
    }

    /** The same, where a book names the bids that force to game. */
    public Zones forcedToGameBy(String... ids) {
        return with(zone(STRAIN, scale, "enough for game", ids), drop);
    }

    /** The same, where a book says when the bidding may be dropped. */
    public Zones droppedBy(String... ids) {
        List<String> all = new ArrayList<>(List.of(ids));
        all.addAll(partScore.ids());
        return with(gameForce, zone(EXPECTING, scale, PART_SCORE, all.toArray(String[]::new)));
    }

    /** What a pass rests on where no game is sure: as well the line from where one is. */
    Source shortOfGame() {
        String least = Partnership.least(scale).key();
        return drop.reckoning(least).stating(sure.ids().getLast(), least);
    }

    private Zones with(Source force, Source pass) {
        return new Zones(
                prefix, scale, borderline, game, smallSlam, grandSlam, partScore, strong, sure, slam, force, pass);
    }

    /** The book prints from where a zone reaches, and neither how to expect strength nor which bid of a zone is whose. */
    private static Source zone(String practice, Scale scale, String word, String... ids) {
        return source(ids)
                .withFigureFromPractice(practice)
                .printing(Partnership.least(scale).key())
                .meaning(
                        word,
                        Partnership.least(scale).key(),
                        Partnership.expected(scale).key(),
                        AskedForGame.expected(scale).key(),
                        Partnership.average(scale).key(),
                        Partnership.most(scale).key())
                .leaving(
                        BiddingFeatures.SHAPE.key(),
                        RebidFeatures.SHORT_SUIT.key(),
                        RebidFeatures.VOID.key(),
                        RebidFeatures.UNBID_SUITS_STOPPED.key(),
                        RebidFeatures.THEIR_SUITS_STOPPED.key());
    }

    String id(String rule) {
        return prefix + ".rebid." + rule;
    }
}

package kibitzer.classroom.picture;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.MemoryCacheImageInputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import kibitzer.accounts.BadEntry;

/**
 * Takes a picture by what it is, not by its name: a PNG or JPEG is read and written anew, upright, no larger than a page shows it, so
 * that nothing is kept but the picture; of a WebP what is not the picture is cut off ({@link WebP}).
 */
public final class PictureReader {
    /** Bytes of the largest file that is read. */
    public static final int LARGEST_FILE = 4 << 20;

    /** Pixels of the longer side of what is kept. */
    static final int LONGEST = 1600;

    /** Pixels of a side of what cannot be scaled here. */
    static final int LONGEST_UNSCALED = 4096;

    /** Pixels of a side of what is read; a larger one is made to fill memory. */
    private static final int LONGEST_READ = 12_000;

    /** A drawing that is larger than this as PNG is kept as JPEG. */
    private static final int LARGEST_PNG = 256 * 1024;

    private static final float[] QUALITIES = {0.85f, 0.7f, 0.5f};

    private PictureReader() {}

    static BadEntry bad(String says) {
        return new BadEntry(BadEntry.Field.ELSEWHERE, says);
    }

    static BadEntry broken() {
        return bad("The picture is broken: it cannot be read.");
    }

    static void requireSide(int width, int height, int longest) {
        if (width < 1 || height < 1 || Math.max(width, height) > longest) {
            throw bad("The picture has " + width + " by " + height + " pixels; a side has 1 to " + longest + ".");
        }
    }

    /**
     * Reads a file. One at a time: so much memory is taken once.
     *
     * @throws BadEntry if it is no PNG, JPEG or WebP, broken, or too large
     */
    public static synchronized Picture read(byte[] content) {
        if (content.length > LARGEST_FILE) {
            throw bad("A picture has " + (LARGEST_FILE >> 20) + " MB at most.");
        }
        PictureKind kind = PictureKind.of(content)
                .orElseThrow(() -> bad("This is no picture in PNG, JPEG or WebP, whatever its name says."));
        try {
            return switch (kind) {
                case WEBP -> WebP.cut(content);
                case PNG -> png(decoded(content, kind, JpegTurn.UPRIGHT));
                case JPEG -> jpeg(decoded(content, kind, JpegTurn.of(content)));
            };
        } catch (IOException | IllegalArgumentException | IndexOutOfBoundsException unreadable) {
            throw broken();
        }
    }

    private static BufferedImage decoded(byte[] content, PictureKind kind, int turn) throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName(kind.word()).next();
        try (MemoryCacheImageInputStream in = new MemoryCacheImageInputStream(new ByteArrayInputStream(content))) {
            reader.setInput(in, true, true);
            int width = reader.getWidth(0);
            int height = reader.getHeight(0);
            requireSide(width, height, LONGEST_READ);
            ImageReadParam every = reader.getDefaultReadParam();
            int step = Math.max(1, Math.max(width, height) / (2 * LONGEST));
            every.setSourceSubsampling(step, step, 0, 0);
            return upright(reader.read(0, every), turn);
        } finally {
            reader.dispose();
        }
    }

    /** Scaled to what is kept, and turned. */
    private static BufferedImage upright(BufferedImage read, int turn) {
        double scale = Math.min(1.0, (double) LONGEST / Math.max(read.getWidth(), read.getHeight()));
        int width = Math.max(1, (int) Math.round(read.getWidth() * scale));
        int height = Math.max(1, (int) Math.round(read.getHeight() * scale));
        boolean lies = JpegTurn.lies(turn);
        BufferedImage kept = new BufferedImage(
                lies ? height : width,
                lies ? width : height,
                read.getColorModel().hasAlpha() ? BufferedImage.TYPE_INT_ARGB : BufferedImage.TYPE_INT_RGB);
        AffineTransform placed = JpegTurn.upright(turn, width, height);
        placed.scale((double) width / read.getWidth(), (double) height / read.getHeight());
        Graphics2D canvas = kept.createGraphics();
        canvas.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        canvas.drawRenderedImage(read, placed);
        canvas.dispose();
        return kept;
    }

    private static Picture png(BufferedImage image) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (MemoryCacheImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
            ImageIO.write(image, PictureKind.PNG.word(), stream);
        }
        return out.size() <= LARGEST_PNG
                ? new Picture(PictureKind.PNG, image.getWidth(), image.getHeight(), out.toByteArray())
                : jpeg(opaque(image));
    }

    /** On white, for JPEG knows nothing transparent. */
    private static BufferedImage opaque(BufferedImage image) {
        BufferedImage opaque = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D canvas = opaque.createGraphics();
        canvas.drawImage(image, 0, 0, Color.WHITE, null);
        canvas.dispose();
        return opaque;
    }

    private static Picture jpeg(BufferedImage image) throws IOException {
        for (float quality : QUALITIES) {
            byte[] written = jpeg(image, quality);
            if (written.length <= Picture.LARGEST) {
                return new Picture(PictureKind.JPEG, image.getWidth(), image.getHeight(), written);
            }
        }
        throw bad("The picture cannot be made smaller than " + Picture.LARGEST / 1024 + " KB. Cut out what matters.");
    }

    private static byte[] jpeg(BufferedImage image, float quality) throws IOException {
        ImageWriter writer =
                ImageIO.getImageWritersByFormatName(PictureKind.JPEG.word()).next();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (MemoryCacheImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
            ImageWriteParam param = writer.getDefaultWriteParam();
            param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            param.setCompressionQuality(quality);
            writer.setOutput(stream);
            writer.write(null, new IIOImage(image, null, null), param);
        } finally {
            writer.dispose();
        }
        return out.toByteArray();
    }
}

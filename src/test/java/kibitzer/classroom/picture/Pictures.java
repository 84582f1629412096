package kibitzer.classroom.picture;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.Random;
import javax.imageio.ImageIO;

/** Files of pictures, made for tests: the left half red, the right half blue, or noise. */
public final class Pictures {
    /** Lossy, one pixel, made by cwebp: RIFF, VP8. */
    static final byte[] WEBP_PIXEL =
            Base64.getDecoder().decode("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA");

    private Pictures() {}

    public static byte[] png(int width, int height) {
        return file("png", halves(width, height));
    }

    public static byte[] jpeg(int width, int height) {
        return file("jpeg", halves(width, height));
    }

    static byte[] noise(String kind, int width, int height) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Random chance = new Random(7);
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                image.setRGB(x, y, chance.nextInt());
            }
        }
        return file(kind, image);
    }

    private static BufferedImage halves(int width, int height) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D canvas = image.createGraphics();
        canvas.setColor(Color.RED);
        canvas.fillRect(0, 0, width / 2, height);
        canvas.setColor(Color.BLUE);
        canvas.fillRect(width / 2, 0, width - width / 2, height);
        canvas.dispose();
        return image;
    }

    private static byte[] file(String kind, BufferedImage image) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, kind, out);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteArray();
    }

    static BufferedImage image(Picture picture) {
        try {
            return ImageIO.read(new ByteArrayInputStream(picture.content()));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}

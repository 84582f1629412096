package kibitzer.learning.storage;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.util.concurrent.atomic.AtomicBoolean;
import org.h2.store.fs.FileBase;
import org.h2.store.fs.FilePath;
import org.h2.store.fs.FilePathWrapper;

/** A file system for H2 ({@code jdbc:h2:filling:/folder/file}) on a disk that a test fills and clears. */
public final class FillingDisk extends FilePathWrapper {
    private static final AtomicBoolean FULL = new AtomicBoolean();

    /** To be called before the first connection. */
    public static void attach() {
        FilePath.register(new FillingDisk());
    }

    public static void fill(boolean full) {
        FULL.set(full);
    }

    @Override
    public String getScheme() {
        return "filling";
    }

    @Override
    public FileChannel open(String mode) throws IOException {
        return new File(super.open(mode));
    }

    private static final class File extends FileBase {
        private final FileChannel file;

        File(FileChannel file) {
            this.file = file;
        }

        private static void requireSpace() throws IOException {
            if (FULL.get()) {
                throw new IOException("No space left on device");
            }
        }

        @Override
        public int write(ByteBuffer from) throws IOException {
            requireSpace();
            return file.write(from);
        }

        @Override
        public int write(ByteBuffer from, long at) throws IOException {
            requireSpace();
            return file.write(from, at);
        }

        @Override
        public int read(ByteBuffer into) throws IOException {
            return file.read(into);
        }

        @Override
        public int read(ByteBuffer into, long at) throws IOException {
            return file.read(into, at);
        }

        @Override
        public long position() throws IOException {
            return file.position();
        }

        @Override
        public FileChannel position(long at) throws IOException {
            file.position(at);
            return this;
        }

        @Override
        public long size() throws IOException {
            return file.size();
        }

        @Override
        public FileChannel truncate(long size) throws IOException {
            file.truncate(size);
            return this;
        }

        @Override
        public void force(boolean metadata) throws IOException {
            file.force(metadata);
        }

        @Override
        public FileLock tryLock(long from, long size, boolean shared) throws IOException {
            return file.tryLock(from, size, shared);
        }

        @Override
        protected void implCloseChannel() throws IOException {
            file.close();
        }
    }
}

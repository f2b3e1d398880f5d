import { unzipSync } from 'fflate'

/** An archive cannot be read: broken, locked, or it would unpack to more than any book has. */
export class ArchiveRefused extends Error {
  readonly why: 'broken' | 'too-heavy'
  constructor(why: 'broken' | 'too-heavy') {
    super(`the archive is ${why}`)
    this.why = why
  }
}

export interface ArchiveLimits {
  readonly entries: number
  readonly bytes: number
}

/** Of what is inside, unpacked. */
export const ARCHIVE_LIMITS: ArchiveLimits = { entries: 12_000, bytes: 300 * 2 ** 20 }

/**
 * What lies in an archive, by its path. Sizes are asked before anything is unpacked, and what unpacks to more than it says is cut off
 * by its own size. Throws `ArchiveRefused`.
 */
export function filesInArchive(
  bytes: Uint8Array,
  limits: ArchiveLimits = ARCHIVE_LIMITS,
  wanted: (path: string) => boolean = () => true,
): ReadonlyMap<string, Uint8Array> {
  let [entries, total] = [0, 0]
  const names = new Set<string>()
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize, size }) {
        entries += 1
        if (entries > limits.entries) throw new ArchiveRefused('too-heavy')
        if (!wanted(name) || name.endsWith('/')) return false
        if (names.has(name)) throw new ArchiveRefused('broken')
        names.add(name)
        total += Math.max(originalSize, size)
        if (total > limits.bytes) throw new ArchiveRefused('too-heavy')
        return true
      },
    })
    return new Map(Object.entries(files))
  } catch (error) {
    throw error instanceof ArchiveRefused ? error : new ArchiveRefused('broken')
  }
}

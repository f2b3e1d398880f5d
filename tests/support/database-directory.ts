import { createHash } from 'node:crypto'
import { existsSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
const ROOM_BYTES = 3 * 1024 ** 3
const SPARE_BYTES = 6 * 1024 ** 3

/**
 * Where the tests' PostgreSQL of this working tree lies: in memory where there is room. Each test file copies a database of 1,400
 * files and drops it again; ext4 looks for a fresh inode among those just dropped, which took half a second of computing a copy.
 */
export function databaseDirectory(): string {
  const tree = createHash('sha256').update(ROOT).digest('hex').slice(0, 12)
  const inMemory = join(MEMORY, `jikji-tests-${tree}`)
  return existsSync(inMemory) || hasRoom() ? inMemory : join(ROOT, '.cache/test-postgres')
}

function hasRoom(): boolean {
  if (process.platform !== 'linux' || !existsSync(MEMORY) || freemem() < SPARE_BYTES) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ROOM_BYTES
}

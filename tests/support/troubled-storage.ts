import { Readable } from 'node:stream'
import { AppError } from '#/contract/errors.ts'
import type { Storage } from '#/server/ports/storage.ts'

/**
 * `full`: nothing more goes in. `read-only`: nothing at all goes in. `silent`: no answer in time. `half`: contents break off in the middle,
 * and what was stored is not told.
 */
export type StorageTrouble = 'full' | 'read-only' | 'silent' | 'half'

const FULL = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
const READ_ONLY = () => Object.assign(new Error('EROFS: read-only file system, open'), { code: 'EROFS' })
/** Of what lies there already such a disk still tells. */
const TELLS: readonly (StorageTrouble | null)[] = ['full', 'read-only']
const AWAY = () => new AppError('UNAVAILABLE')

export interface TroubledStorage {
  /** Null: it is well. */
  trouble: StorageTrouble | null
  /** Calls that it spoiled. */
  spoiled: number
}

/** Makes a shop's storage one that lies elsewhere and is sometimes in trouble: `hits` says of each call whether it is spoiled. */
export function troubleStorage(storage: Storage, hits: () => boolean): TroubledStorage {
  const { put, open, sizeOf } = storage
  const state: TroubledStorage = { trouble: null, spoiled: 0 }
  const now = (): StorageTrouble | null => {
    if (state.trouble === null || !hits()) return null
    state.spoiled += 1
    return state.trouble
  }
  Object.assign(storage, {
    localPath: () => null,
    put: async (...[key, content, type]: Parameters<Storage['put']>) => {
      const trouble = now()
      if (trouble === 'half') await put(key, content, type)
      if (trouble !== null) content.destroy()
      if (trouble === 'full') throw FULL()
      if (trouble === 'read-only') throw READ_ONLY()
      if (trouble !== null) throw AWAY()
      await put(key, content, type)
    },
    sizeOf: async (key: string) => {
      if (state.trouble === 'silent' && now()) throw AWAY()
      return sizeOf(key)
    },
    open: async (...[key, range]: Parameters<Storage['open']>) => {
      const trouble = TELLS.includes(state.trouble) ? null : now()
      if (trouble === 'silent') throw AWAY()
      const content = await open(key, range)
      return trouble === 'half' ? Readable.from(halfOf(content), { objectMode: false }) : content
    },
  } satisfies Partial<Storage>)
  return state
}

async function* halfOf(content: Readable): AsyncGenerator<Buffer> {
  for await (const piece of content as AsyncIterable<Buffer>) {
    yield piece.subarray(0, Math.ceil(piece.length / 2))
    throw AWAY()
  }
}

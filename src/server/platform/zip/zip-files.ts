import { strToU8, zipSync } from 'fflate'

/** Any day: the same files make the same bytes, so that a hash tells whether something changed. */
const DAY = new Date(2026, 0, 1)

export interface FileToZip {
  readonly name: string
  readonly content: Uint8Array | string
}

/** Small files as one ZIP, byte for byte the same whenever it is made. */
export const zipFiles = (files: readonly FileToZip[]): Uint8Array =>
  zipSync(
    Object.fromEntries(
      files.map(({ name, content }) => [name, typeof content === 'string' ? strToU8(content) : content]),
    ),
    { mtime: DAY, level: 6 },
  )

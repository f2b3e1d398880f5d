import fs from 'node:fs'

/** The shop's own colour profiles with the terms under which they are given away, as files. */
export const readProfileFile = (name: string): Promise<Uint8Array> =>
  fs.promises.readFile(new URL(`../../pdf/profiles/${name}`, import.meta.url))

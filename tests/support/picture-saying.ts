import { crc32 } from 'node:zlib'

/** A PNG that says it is so many pixels wide and high, and would unpack to as much. */
export function pictureSaying(png: Buffer, side: number): Buffer {
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(side, 16)
  bomb.writeUInt32BE(side, 20)
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  return bomb
}

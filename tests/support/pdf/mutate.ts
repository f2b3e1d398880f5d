/** Numbers from 0 to 1, always the same for a seed. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 48 && byte <= 57
const SLASH = 0x2f

type Damage = (bytes: Buffer, random: () => number) => Buffer

/** What happens to files: bytes fall over, the end is lost, parts are repeated or missing, numbers and names are wrong. */
const DAMAGES: readonly Damage[] = [
  (bytes, random) => {
    for (let hits = 1 + random() * 60; hits > 0; hits--) bytes[place(bytes, random)] = random() * 256
    return bytes
  },
  (bytes, random) => bytes.subarray(0, place(bytes, random)),
  (bytes, random) => {
    const from = place(bytes, random)
    bytes.copyWithin(place(bytes, random), from, from + random() * 400)
    return bytes
  },
  (bytes, random) => {
    for (let tries = 5000, hits = 30; tries > 0 && hits > 0; tries--) {
      const at = place(bytes, random)
      if (!isDigit(bytes[at])) continue
      bytes[at] = 48 + random() * 10
      hits--
    }
    return bytes
  },
  (bytes, random) => {
    for (let hits = 1 + random() * 8; hits > 0; hits--) {
      const at = bytes.indexOf(SLASH, place(bytes, random))
      if (at > 0) bytes[at + 1] = 65 + random() * 50
    }
    return bytes
  },
  (bytes, random) => {
    const at = place(bytes, random)
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + random() * 50)])
  },
]

const place = (bytes: Buffer, random: () => number) => Math.floor(random() * bytes.length)

/** A damaged copy, always the same for a seed. */
export function mutated(whole: Uint8Array, seed: number): Buffer {
  const random = randomOf(seed)
  const damage = DAMAGES[Math.floor(random() * DAMAGES.length)]
  const copy = Buffer.from(whole)
  return damage ? damage(copy, random) : copy
}

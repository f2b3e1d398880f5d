const QUICK = 9

/** A Huffman code as a table of the next nine bits, and a slow way for the rare longer words. */
export class HuffmanTable {
  /** Word length in the upper byte, symbol in the lower; 0 is a longer word. */
  readonly quick = new Uint16Array(1 << QUICK)
  readonly #maxCode: number[] = []
  readonly #offset: number[] = []
  readonly #symbols: Uint8Array

  constructor(counts: Uint8Array, symbols: Uint8Array) {
    this.#symbols = symbols
    let code = 0
    let index = 0
    for (let length = 1; length <= 16; length++) {
      const count = counts[length - 1] ?? 0
      this.#offset[length] = index - code
      for (let word = 0; word < count; word++, code++, index++) this.#enter(code, length, symbols[index] ?? 0)
      this.#maxCode[length] = count > 0 ? code - 1 : -1
      code <<= 1
    }
  }

  #enter(code: number, length: number, symbol: number): void {
    if (length > QUICK) return
    const from = code << (QUICK - length)
    this.quick.fill((length << 8) | symbol, from, from + (1 << (QUICK - length)))
  }

  /** The symbol of a word of this length; undefined when there is none. */
  symbolOf(code: number, length: number): number | undefined {
    const most = this.#maxCode[length] ?? -1
    return most >= 0 && code <= most ? this.#symbols[(this.#offset[length] ?? 0) + code] : undefined
  }
}

/** Reads the packed data of a JPEG scan bit by bit; at a marker it goes on with zeros. */
export class JpegBits {
  readonly #bytes: Uint8Array
  #at: number
  #held = 0
  #count = 0

  constructor(bytes: Uint8Array, from: number) {
    this.#bytes = bytes
    this.#at = from
  }

  get position(): number {
    return this.#at
  }

  symbol(table: HuffmanTable): number {
    this.#fill(16)
    const entry = table.quick[(this.#held >>> (this.#count - QUICK)) & ((1 << QUICK) - 1)] ?? 0
    if (entry > 0) {
      this.#count -= entry >> 8
      return entry & 255
    }
    for (let length = QUICK + 1; length <= 16; length++) {
      const code = (this.#held >>> (this.#count - length)) & ((1 << length) - 1)
      const symbol = table.symbolOf(code, length)
      if (symbol === undefined) continue
      this.#count -= length
      return symbol
    }
    throw new Error('damaged JPEG data')
  }

  /** A number of `size` bits as JPEG writes them: the lower half stands for negative ones. */
  signed(size: number): number {
    if (size === 0) return 0
    if (size > 15) throw new Error('damaged JPEG data')
    this.#fill(size)
    this.#count -= size
    const value = (this.#held >>> this.#count) & ((1 << size) - 1)
    return value < 1 << (size - 1) ? value - (1 << size) + 1 : value
  }

  skip(size: number): void {
    if (size === 0) return
    this.#fill(size)
    this.#count -= size
  }

  /** To behind the next restart marker. */
  restart(): void {
    this.#count = 0
    this.#held = 0
    const bytes = this.#bytes
    for (; this.#at + 1 < bytes.length; this.#at++) {
      const next = bytes[this.#at + 1] ?? 0
      if (bytes[this.#at] !== 0xff || next < 0xd0 || next > 0xd7) continue
      this.#at += 2
      return
    }
  }

  #fill(wanted: number): void {
    while (this.#count < wanted) {
      let byte = this.#bytes[this.#at] ?? 0
      if (byte === 0xff && this.#bytes[this.#at + 1] !== 0) byte = 0
      else this.#at += byte === 0xff ? 2 : 1
      // More than 24 bits are never held, so nothing that is still wanted falls off the left end.
      this.#held = ((this.#held << 8) | byte) >>> 0
      this.#count += 8
    }
  }
}

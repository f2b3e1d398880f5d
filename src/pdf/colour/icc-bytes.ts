/** A colour profile that cannot be understood. */
export class BadProfile extends Error {
  constructor(what: string) {
    super(`colour profile: ${what}`)
  }
}

/** Big-endian numbers out of a profile or a tag of it; reading beyond the end is a `BadProfile`. */
export class IccBytes {
  readonly #view: DataView
  readonly length: number

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.length = bytes.byteLength
  }

  u8(at: number): number {
    return this.#within(at, 1).getUint8(at)
  }

  u16(at: number): number {
    return this.#within(at, 2).getUint16(at)
  }

  u32(at: number): number {
    return this.#within(at, 4).getUint32(at)
  }

  /** Fixed point with sixteen bits behind the point. */
  fixed(at: number): number {
    return this.#within(at, 4).getInt32(at) / 65536
  }

  text(at: number, length: number): string {
    return String.fromCharCode(...Array.from({ length }, (_, index) => this.u8(at + index)))
  }

  part(at: number, length = this.length - at): IccBytes {
    const view = this.#within(at, length)
    return new IccBytes(new Uint8Array(view.buffer, view.byteOffset + at, length))
  }

  #within(at: number, size: number): DataView {
    if (at < 0 || size < 0 || at + size > this.length) throw new BadProfile('ends too early')
    return this.#view
  }
}

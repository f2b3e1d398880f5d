import { HuffmanTable, JpegBits } from './jpeg-bits.ts'

/** One value for each eight by eight pixels, 0 to 255, row by row; of each component. */
export interface Eighth {
  readonly columns: number
  readonly rows: number
  readonly components: readonly Uint8Array[]
  /** What Adobe's marker says of the colours: 2 is YCCK. null without the marker. */
  readonly adobeTransform: number | null
}

interface Component {
  readonly id: number
  readonly across: number
  readonly down: number
  readonly quantisation: number
  stride: number
  lines: number
  values: Uint8Array
  last: number
  done: boolean
}

interface Scan {
  readonly components: readonly { readonly component: Component; readonly dc: number; readonly ac: number }[]
  readonly progressive: boolean
  readonly shift: number
}

/** A JPEG beyond this many blocks is measured by nobody's press. */
const MAX_BLOCKS = 4_000_000

/**
 * The picture at an eighth of its size: the mean of each block of pixels stands in the file as its first coefficient, so
 * nothing has to be drawn. Of progressive files only the first pass is read. Throws for files it does not understand.
 */
export function jpegDcDecoder(bytes: Uint8Array): Eighth {
  return new JpegReader(bytes).read()
}

class JpegReader {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  readonly #quantisation = new Map<number, number>()
  readonly #dc = new Map<number, HuffmanTable>()
  readonly #ac = new Map<number, HuffmanTable>()
  #components: readonly Component[] = []
  #progressive = false
  #restart = 0
  #adobe: number | null = null
  #width = 0
  #height = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  }

  read(): Eighth {
    if (this.#view.getUint16(0) !== 0xffd8) throw new Error('not a JPEG')
    let at = 2
    while (at + 4 <= this.#bytes.length && !this.#isComplete()) {
      if (this.#bytes[at] !== 0xff) {
        at++
        continue
      }
      const marker = this.#bytes[at + 1] ?? 0
      at += 2
      if (marker === 0xff) at--
      if (marker === 0xd9) break
      if (marker === 0xff || marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8)) continue
      const length = this.#view.getUint16(at)
      at = this.#segment(marker, at + 2, at + length)
    }
    return this.#result()
  }

  #isComplete(): boolean {
    return this.#components.length > 0 && this.#components.every((component) => component.done)
  }

  /** Answers where the file goes on. */
  #segment(marker: number, from: number, to: number): number {
    if (marker === 0xdb) this.#readQuantisation(from, to)
    else if (marker === 0xc4) this.#readHuffman(from, to)
    else if (marker === 0xdd) this.#restart = this.#view.getUint16(from)
    else if (marker === 0xee && this.#startsWithAdobe(from)) this.#adobe = this.#bytes[from + 11] ?? null
    else if (marker === 0xc0 || marker === 0xc1 || marker === 0xc2) this.#readFrame(from, marker === 0xc2)
    else if (marker > 0xc2 && marker <= 0xcf && marker !== 0xc8 && marker !== 0xcc)
      throw new Error('a rare kind of JPEG')
    else if (marker === 0xda) return this.#readScan(from, to)
    return to
  }

  #startsWithAdobe(at: number): boolean {
    return String.fromCharCode(...this.#bytes.subarray(at, at + 5)) === 'Adobe'
  }

  #readQuantisation(from: number, to: number): void {
    for (let at = from; at < to;) {
      const kind = this.#bytes[at] ?? 0
      const wide = kind >> 4 > 0
      this.#quantisation.set(kind & 15, wide ? this.#view.getUint16(at + 1) : (this.#bytes[at + 1] ?? 1))
      at += 1 + (wide ? 128 : 64)
    }
  }

  #readHuffman(from: number, to: number): void {
    for (let at = from; at < to;) {
      const kind = this.#bytes[at] ?? 0
      const counts = this.#bytes.subarray(at + 1, at + 17)
      const total = counts.reduce((sum, count) => sum + count, 0)
      const table = new HuffmanTable(counts, this.#bytes.subarray(at + 17, at + 17 + total))
      ;(kind >> 4 === 0 ? this.#dc : this.#ac).set(kind & 15, table)
      at += 17 + total
    }
  }

  #readFrame(at: number, progressive: boolean): void {
    if (this.#bytes[at] !== 8) throw new Error('not eight bits')
    this.#progressive = progressive
    this.#height = this.#view.getUint16(at + 1)
    this.#width = this.#view.getUint16(at + 3)
    const count = this.#bytes[at + 5] ?? 0
    const components = Array.from({ length: count }, (_, index): Component => {
      const entry = at + 6 + index * 3
      const sampling = this.#bytes[entry + 1] ?? 0x11
      return {
        id: this.#bytes[entry] ?? 0,
        across: sampling >> 4 || 1,
        down: sampling & 15 || 1,
        quantisation: this.#bytes[entry + 2] ?? 0,
        stride: 0,
        lines: 0,
        values: new Uint8Array(0),
        last: 0,
        done: false,
      }
    })
    const [unitsAcross, unitsDown] = this.#units(components)
    for (const component of components) {
      component.stride = unitsAcross * component.across
      component.lines = unitsDown * component.down
      if (component.stride * component.lines > MAX_BLOCKS) throw new Error('too large')
      component.values = new Uint8Array(component.stride * component.lines)
    }
    this.#components = components
  }

  #units(components: readonly Component[]): readonly [number, number] {
    const across = Math.max(1, ...components.map((component) => component.across))
    const down = Math.max(1, ...components.map((component) => component.down))
    return [Math.ceil(this.#width / 8 / across), Math.ceil(this.#height / 8 / down)]
  }

  #readScan(at: number, dataStart: number): number {
    const count = this.#bytes[at] ?? 0
    const parts = Array.from({ length: count }, (_, index) => {
      const component = this.#components.find(({ id }) => id === this.#bytes[at + 1 + index * 2])
      if (!component) throw new Error('a scan of nothing')
      const tables = this.#bytes[at + 2 + index * 2] ?? 0
      return { component, dc: tables >> 4, ac: tables & 15 }
    })
    const first = this.#bytes[at + 1 + count * 2] ?? 0
    const precision = this.#bytes[at + 3 + count * 2] ?? 0
    // Later passes of a progressive file refine what is known, which does not matter at an eighth.
    if (first > 0 || precision >> 4 > 0) return this.#skipData(dataStart)
    const bits = new JpegBits(this.#bytes, dataStart)
    this.#decode(bits, { components: parts, progressive: this.#progressive, shift: precision & 15 })
    for (const { component } of parts) component.done = true
    return this.#skipData(bits.position)
  }

  #skipData(from: number): number {
    for (let at = from; at + 1 < this.#bytes.length; at++) {
      const next = this.#bytes[at + 1] ?? 0
      if (this.#bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
    }
    return this.#bytes.length
  }

  #decode(bits: JpegBits, scan: Scan): void {
    const single = scan.components.length === 1 ? scan.components[0] : undefined
    const [unitsAcross, unitsDown] = single ? this.#ownBlocks(single.component) : this.#units(this.#components)
    for (const { component } of scan.components) component.last = 0
    for (let unit = 0; unit < unitsAcross * unitsDown; unit++) {
      if (this.#restart > 0 && unit > 0 && unit % this.#restart === 0) {
        bits.restart()
        for (const { component } of scan.components) component.last = 0
      }
      const [x, y] = [unit % unitsAcross, Math.floor(unit / unitsAcross)]
      for (const part of scan.components) {
        const { across, down, stride } = part.component
        if (single) this.#block(bits, scan, part, y * stride + x)
        else
          for (let v = 0; v < down; v++)
            for (let h = 0; h < across; h++) this.#block(bits, scan, part, (y * down + v) * stride + x * across + h)
      }
    }
  }

  /** A scan of one component has only the blocks that hold some of the picture. */
  #ownBlocks({ across, down }: Component): readonly [number, number] {
    const most = (side: 'across' | 'down') => Math.max(...this.#components.map((component) => component[side]))
    return [Math.ceil((this.#width * across) / most('across') / 8), Math.ceil((this.#height * down) / most('down') / 8)]
  }

  #block(bits: JpegBits, scan: Scan, { component, dc, ac }: Scan['components'][number], at: number): void {
    const dcTable = this.#dc.get(dc)
    if (!dcTable) throw new Error('no table')
    component.last += bits.signed(bits.symbol(dcTable))
    const step = (this.#quantisation.get(component.quantisation) ?? 1) * 2 ** scan.shift
    component.values[at] = Math.max(0, Math.min(255, Math.round((component.last * step) / 8 + 128)))
    if (scan.progressive) return
    const acTable = this.#ac.get(ac)
    if (!acTable) throw new Error('no table')
    for (let index = 1; index < 64; index++) {
      const symbol = bits.symbol(acTable)
      const size = symbol & 15
      if (size === 0 && symbol >> 4 < 15) break
      index += symbol >> 4
      bits.skip(size)
    }
  }

  #result(): Eighth {
    if (!this.#isComplete()) throw new Error('the picture is not complete')
    const columns = Math.ceil(this.#width / 8)
    const rows = Math.ceil(this.#height / 8)
    const most = (side: 'across' | 'down') => Math.max(...this.#components.map((component) => component[side]))
    const [across, down] = [most('across'), most('down')]
    return {
      columns,
      rows,
      adobeTransform: this.#adobe,
      components: this.#components.map((component) => stretched(component, columns, rows, across, down)),
    }
  }
}

/** Every component as fine as the finest. */
function stretched(component: Component, columns: number, rows: number, across: number, down: number): Uint8Array {
  const { values, stride } = component
  const plane = new Uint8Array(columns * rows)
  for (let y = 0; y < rows; y++) {
    const line = Math.floor((y * component.down) / down) * stride
    for (let x = 0; x < columns; x++)
      plane[y * columns + x] = values[line + Math.floor((x * component.across) / across)] ?? 0
  }
  return plane
}

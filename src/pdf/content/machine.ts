import { PDFName, type PDFDict, type PDFStream } from '@cantoo/pdf-lib'
import type { PdfObjects, PdfValue } from '#/pdf/objects/objects.ts'
import { decodeStream, StreamTooLarge, type Inflate } from '#/pdf/objects/decode-stream.ts'
import { transformBox, union, type Box } from './box.ts'
import { BudgetSpent, type Budget } from './budget.ts'
import { readColourSpace, type ColourSpace } from './colour-space.ts'
import { ContentReader, type Operand } from './content-reader.ts'
import type { FontRegister } from './font-register.ts'
import { initialState, type GraphicsState } from './graphics-state.ts'
import type { Layers } from './layers.ts'
import { IDENTITY, type Matrix } from './matrix.ts'
import { type ImageRecord, PageRecord } from './page-record.ts'
import type { SpotMixes } from './spot-mixes.ts'
import type { PictureInks } from '#/pdf/pictures/picture-inks.ts'

/** What all pages of a file share. */
export interface Reading {
  readonly objects: PdfObjects
  readonly inflate: Inflate
  readonly budget: Budget
  readonly fonts: FontRegister
  readonly images: ImageRecord[]
  readonly layers: Layers
  readonly pictureInks: PictureInks
  readonly spotMixes: SpotMixes
  /** Profiles that CMYK is said by, as the file refers to them. */
  readonly cmykProfiles: Set<PdfValue>
  /** In words, for the expert view. */
  readonly unreadable: Set<string>
}

/** Width and height in points. */
export type Sides = readonly [number, number]

/** Carries out one operator; unknown words do nothing. */
export type Execute = (word: string, machine: Machine, operands: readonly Operand[], reader: ContentReader) => void

const MAX_SAVED_STATES = 2000
const MAX_MARKED_CONTENT = 10_000
const MAX_NESTED_CONTENT = 24
/** Forms and tiles of one page; maps with a symbol for every tree stay below. */
const MAX_FORMS_OF_PAGE = 50_000

/** One page's content being carried out: the graphics state, the path, the text position and the record they fill. */
export class Machine {
  readonly reading: Reading
  readonly base: Matrix
  state: GraphicsState
  resources: PDFDict | undefined
  path: Box | null = null
  /** Of the rectangle that was added last, however it leans. */
  pathSides: Sides | null = null
  /** Corners of what is drawn of straight lines. */
  pathPoints = 0
  /** Where it begins in the content. */
  pathFrom: number | null = null
  pathIsRectangle = true
  pendingClip = false
  textMatrix: Matrix = IDENTITY
  lineMatrix: Matrix = IDENTITY
  /** The form whose content is being read; null is the page's own. */
  source: PDFStream | null = null
  /** Forms already carried out at the same place, and tiles already read. */
  readonly done = new Set<string>()
  readonly #execute: Execute
  #saved: GraphicsState[] = []
  #depth = 0
  #forms = 0
  #spaces = new Map<string, ColourSpace>()
  readonly #record: PageRecord
  /** Takes what is on layers that are switched off. */
  readonly #unseen: PageRecord
  /** Whether each piece of marked content that is open is seen. */
  #marked: boolean[] = []
  #hidden = 0

  constructor(reading: Reading, record: PageRecord, base: Matrix, visible: Box, execute: Execute) {
    this.reading = reading
    this.#record = record
    this.#unseen = new PageRecord(record.number)
    this.base = base
    this.state = initialState(base, visible)
    this.#execute = execute
  }

  get record(): PageRecord {
    return this.#hidden > 0 ? this.#unseen : this.#record
  }

  get isHidden(): boolean {
    return this.#hidden > 0
  }

  /** A picture or form of a layer that is switched off was passed over. */
  passOver(): void {
    this.#record.hasHidden = true
  }

  enterMarked(seen: boolean): void {
    if (this.#marked.length === MAX_MARKED_CONTENT) return
    this.#marked.push(seen)
    if (!seen) this.#hidden++
  }

  leaveMarked(): void {
    if (this.#unseen.marks) this.#record.hasHidden = true
    if (this.#marked.pop() === false) this.#hidden--
  }

  /** Carries out a content stream. Throws `BudgetSpent`. */
  run(content: Uint8Array, resources: PDFDict | undefined): void {
    const reader = new ContentReader(content)
    const operands: Operand[] = []
    const outer = { resources: this.resources, spaces: this.#spaces, saved: this.#saved, marked: this.#marked }
    this.resources = resources
    this.#spaces = new Map()
    this.#saved = []
    this.#marked = []
    this.#noteDefault(resources)
    for (let word = reader.next(operands); word !== undefined; word = reader.next(operands)) {
      this.reading.budget.operation()
      this.#execute(word, this, operands, reader)
    }
    this.resources = outer.resources
    this.#spaces = outer.spaces
    this.#saved = outer.saved
    while (this.#marked.length > 0) this.leaveMarked()
    this.#marked = outer.marked
  }

  /** Plain CMYK may be said by a profile that stands among the spaces. */
  #noteDefault(resources: PDFDict | undefined): void {
    const { objects } = this.reading
    const said = objects.dict(resources?.get(PDFName.of('ColorSpace')))?.get(PDFName.of('DefaultCMYK'))
    if (said) this.readSpace(said)
  }

  /** Carries out a form or tile inside the current state, which is as before afterwards. */
  runNested(stream: PDFStream, resources: PDFDict | undefined, prepare: (state: GraphicsState) => void): void {
    if (this.#depth >= MAX_NESTED_CONTENT) return this.#tooDeep()
    if (++this.#forms > MAX_FORMS_OF_PAGE) throw new BudgetSpent('forms')
    const content = this.decode(stream)
    if (!content) return
    const before = this.state
    const text = { matrix: this.textMatrix, line: this.lineMatrix }
    const { source } = this
    this.source = stream
    this.state = { ...before, sealed: before.sealed || resources === undefined }
    prepare(this.state)
    this.#depth++
    try {
      this.run(content, resources ?? this.resources)
    } finally {
      this.#depth--
      this.state = before
      this.source = source
      this.path = null
      this.pathFrom = null
      this.textMatrix = text.matrix
      this.lineMatrix = text.line
    }
  }

  /** What lies deeper is not seen; the page is not blank for that. */
  #tooDeep(): void {
    const { record, reading, state } = this
    reading.unreadable.add(`${record.number}쪽: 내용이 ${MAX_NESTED_CONTENT}겹 넘게 겹쳐 있어 안쪽은 보지 못했습니다`)
    record.markUnseen(state.clip, 'Unknown', false)
  }

  decode(stream: PDFStream): Uint8Array | undefined {
    const { objects, inflate, budget, unreadable } = this.reading
    try {
      const content = decodeStream(objects, stream, inflate, budget.limits.streamBytes)
      budget.bytes(content.length)
      return content
    } catch (error) {
      if (error instanceof StreamTooLarge || error instanceof BudgetSpent) throw error
      unreadable.add(`${this.record.number}쪽: 내용 일부를 풀 수 없습니다`)
      return undefined
    }
  }

  save(): void {
    if (this.#saved.length < MAX_SAVED_STATES) this.#saved.push({ ...this.state })
  }

  restore(): void {
    this.state = this.#saved.pop() ?? this.state
  }

  resource(category: string, name: string | undefined): PdfValue {
    if (name === undefined) return undefined
    return this.reading.objects.dict(this.resources?.get(PDFName.of(category)))?.get(PDFName.of(name))
  }

  colourSpace(name: string): ColourSpace {
    let space = this.#spaces.get(name)
    if (!space) {
      space = this.readSpace(PDFName.of(name))
      this.#spaces.set(name, space)
    }
    return space
  }

  readSpace(value: PdfValue): ColourSpace {
    const space = readColourSpace(this.reading.objects, value, this.resources)
    const profile = space.profile ?? space.base?.profile
    if (profile !== undefined && !this.isHidden) this.reading.cmykProfiles.add(profile)
    if (space.inks[0] !== undefined && !this.isHidden) this.reading.spotMixes.note(space.inks[0], space.mix)
    return space
  }

  /** Adds to the path a box in user space. */
  extendPath(box: Box): void {
    this.path = union(this.path, transformBox(this.state.ctm, box))
  }
}

import type { ByteSource } from '#/pdf/engine/byte-source.ts'
import { concatBytes } from './decode-stream.ts'

/** Pictures smaller than this are not worth a jump. */
const WORTH_SKIPPING = 64 * 1024
const WINDOW = 4 * 2 ** 20
/** A picture's dictionary is looked for this far before its data. */
const DICTIONARY = 4096

const STREAM = latinBytes('stream')
const ENDSTREAM = 'endstream'

interface Picture {
  /** Offsets in the file. */
  readonly dataStart: number
  readonly dataEnd: number
}

/**
 * A large file without the data of its pictures: what preflight reads is the rest, a few megabytes of a gigabyte. Object
 * parsing that scans the file instead of trusting its table of offsets reads the copy as it would the original. Nothing is
 * answered when more than `maxBytes` are left.
 */
export function skeletonOf(source: ByteSource, maxBytes: number): Uint8Array | undefined {
  const pieces: Uint8Array[] = []
  let kept = 0
  let position = 0
  const window = new Uint8Array(WINDOW)
  while (position < source.size) {
    const length = source.read(window, position)
    if (length === 0) break
    const view = window.subarray(0, length)
    const picture = firstPicture(source, view, position)
    const atEnd = position + length >= source.size
    const until = picture ? picture.dataStart - position : atEnd ? length : length - DICTIONARY
    pieces.push(view.slice(0, until))
    kept += until
    if (picture) {
      const note = noteOf(picture)
      pieces.push(note)
      kept += note.length
    }
    if (kept > maxBytes) return undefined
    position = picture ? picture.dataEnd : position + until
  }
  return concatBytes(pieces, kept)
}

const NOTE = 'JIKJI-PICTURE'

/** Left in the place of a picture's data: where in the file it lies. */
const noteOf = ({ dataStart, dataEnd }: Picture) => latinBytes(`${NOTE} ${dataStart} ${dataEnd - dataStart}\n`)

/** The data of a picture: what the skeleton holds, or what its note points to. */
export function pictureData(source: ByteSource, contents: Uint8Array): Uint8Array {
  if (contents.length > NOTE.length + 40) return contents
  const [, start, length] = new RegExp(`^${NOTE} (\\d+) (\\d+)`).exec(latin(contents)) ?? []
  if (start === undefined || length === undefined) return contents
  const data = new Uint8Array(Math.min(Number(length), Math.max(0, source.size - Number(start))))
  return data.subarray(0, source.read(data, Number(start)))
}

function firstPicture(source: ByteSource, view: Uint8Array, offset: number): Picture | undefined {
  for (let at = indexOf(view, STREAM, 0); at !== -1; at = indexOf(view, STREAM, at + STREAM.length)) {
    const length = pictureLength(view, at)
    const dataStart = offset + at + STREAM.length + lineEnd(view, at + STREAM.length)
    if (length > WORTH_SKIPPING && endsThere(source, dataStart + length))
      return { dataStart, dataEnd: dataStart + length }
  }
  return undefined
}

/** 0 unless a picture with its length written out stands before `stream`. */
function pictureLength(view: Uint8Array, streamAt: number): number {
  const before = latin(view.subarray(Math.max(0, streamAt - DICTIONARY), streamAt))
  const dictionary = before.slice(before.lastIndexOf(' obj') + 1)
  if (!/\/Subtype\s*\/Image/.test(dictionary)) return 0
  const [, digits, reference] = /\/Length\s+(\d+)(\s+\d+\s+R)?/.exec(dictionary) ?? []
  return digits && !reference ? Number(digits) : 0
}

/** A length that does not lead to the end of the stream is not believed. */
function endsThere(source: ByteSource, offset: number): boolean {
  const after = new Uint8Array(ENDSTREAM.length + 2)
  source.read(after, offset)
  return latin(after)
    .trimStart()
    .startsWith(ENDSTREAM.slice(0, ENDSTREAM.length - 2))
}

const lineEnd = (view: Uint8Array, at: number) =>
  view[at] === 13 ? (view[at + 1] === 10 ? 2 : 1) : view[at] === 10 ? 1 : 0

function indexOf(view: Uint8Array, word: Uint8Array, from: number): number {
  for (let at = view.indexOf(word[0] ?? 0, from); at !== -1; at = view.indexOf(word[0] ?? 0, at + 1)) {
    if (word.every((byte, index) => view[at + index] === byte)) return at
  }
  return -1
}

function latinBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

const decoder = new TextDecoder('latin1')
const latin = (bytes: Uint8Array) => decoder.decode(bytes)

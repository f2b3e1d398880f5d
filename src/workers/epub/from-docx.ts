import fs from 'node:fs'
import mammoth from 'mammoth'
import { MOST_MANUSCRIPT_CHARACTERS, MOST_MANUSCRIPT_PAGES } from '#/domain/epub/epub-refusal.ts'
import type { ManuscriptFacts } from '#/domain/epub/manuscript.ts'
import type { Book, BookPicture } from '#/epub/book/book.ts'
import { blocksOfHtml } from '#/epub/docx/blocks-of-html.ts'
import { reflowEpub } from '#/epub/write/reflow-epub.ts'
import { type DocxParts, docxParts } from './docx-parts.ts'
import { type EpubJob, ManuscriptRefused } from './epub-job.ts'
import { type MadeEpub, ownCover } from './from-pdf.ts'
import { factsOf } from './manuscript-facts.ts'
import { packPicture } from './pack-picture.ts'
import { warningsOf } from './warnings.ts'

const LETTERS_A_PAGE = 700
const MOST_PICTURES = 2_000
const MOST_PICTURE_BYTES = 120 * 2 ** 20

const STYLES = [
  'u => u',
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  ...[1, 2, 3, 4, 5, 6].flatMap((level) => [
    `p[style-name='개요 ${level}'] => h${level}:fresh`,
    `p[style-name='제목 ${level}'] => h${level}:fresh`,
  ]),
]

interface DocxBook {
  readonly book: Book
  readonly facts: ManuscriptFacts
  readonly lost: number
}

export async function readDocx(path: string): Promise<ManuscriptFacts> {
  return (await bookOf(path, 'counted')).facts
}

export async function makeFromDocx(job: EpubJob): Promise<MadeEpub> {
  if (job.layout === 'fixed') throw new ManuscriptRefused('no-pages-to-keep')
  const cover = job.coverPath === null ? null : await ownCover(job.coverPath)
  const { book, facts, lost } = await bookOf(job.path, 'kept')
  return { bytes: reflowEpub(book, job.metadata, cover), facts, warnings: warningsOf(facts, { lost }) }
}

async function bookOf(path: string, pictures: 'kept' | 'counted'): Promise<DocxBook> {
  const parts = docxParts(fs.readFileSync(path))
  const kept = new Pictures(pictures === 'kept')
  const { blocks, notes } = await convert(parts, kept)
  const book: Book = { blocks, notes, pictures: kept.pictures, title: parts.title }
  const counted = factsOf(book, {
    kind: 'docx',
    pages: parts.pages ?? 1,
    pagesAreEstimated: parts.pages === null,
    isScan: false,
    pagesWithoutText: [],
  })
  if (counted.characters > MOST_MANUSCRIPT_CHARACTERS) throw new ManuscriptRefused('too-long')
  if (counted.characters === 0 && counted.pictures === 0) throw new ManuscriptRefused('empty')
  const estimated = Math.max(1, Math.ceil(counted.characters / LETTERS_A_PAGE))
  const pages = parts.pages ?? estimated
  if (pages > MOST_MANUSCRIPT_PAGES) throw new ManuscriptRefused('too-long')
  return { book, facts: { ...counted, pages }, lost: kept.lost }
}

async function convert({ archive, headingStyles }: DocxParts, pictures: Pictures) {
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(archive) },
      {
        styleMap: [...STYLES, ...headingStyles],
        externalFileAccess: false,
        convertImage: mammoth.images.imgElement(async (image) => ({
          src: await pictures.take(image.contentType, () => image.readAsBuffer()),
        })),
      },
    )
    return blocksOfHtml(value)
  } catch (error) {
    throw error instanceof ManuscriptRefused || error instanceof RangeError ? error : new ManuscriptRefused('damaged')
  }
}

/** Pictures as they are met, made anew one by one. */
class Pictures {
  readonly pictures: BookPicture[] = []
  lost = 0
  #met = 0
  #bytes = 0
  readonly #keeps: boolean
  #before: Promise<unknown> = Promise.resolve()

  constructor(keeps: boolean) {
    this.#keeps = keeps
  }

  take(_type: string, read: () => Promise<Buffer>): Promise<string> {
    const taken = this.#before.then(() => this.#takeNext(read))
    this.#before = taken.catch(() => null)
    return taken
  }

  async #takeNext(read: () => Promise<Buffer>): Promise<string> {
    this.#met += 1
    if (this.#met > MOST_PICTURES) throw new ManuscriptRefused('too-heavy')
    const id = `d${this.#met}`
    if (!this.#keeps) return `picture:${id}`
    const packed = await packPicture(await read())
    if (!packed) this.lost += 1
    else {
      this.#bytes += packed.bytes.length
      if (this.#bytes > MOST_PICTURE_BYTES) throw new ManuscriptRefused('too-heavy')
      this.pictures.push({ id, ...packed })
    }
    return `picture:${id}`
  }
}

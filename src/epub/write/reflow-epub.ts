import type { EpubMetadata } from '#/domain/epub/epub-metadata.ts'
import { type Book, type BookPicture, PICTURE_ENDINGS } from '#/epub/book/book.ts'
import { type Chapter, chaptersOf, eachBlock } from './chapters.ts'
import { coverDocument, type Cover } from './cover.ts'
import { type EpubFile, packEpub } from './pack-epub.ts'
import { REFLOW_STYLE } from './style.data.ts'
import type { Writing } from './write-blocks.ts'
import { chapterDocument, STYLE_FILE } from './write-document.ts'
import { NAV_FILE, navigationDocument } from './write-nav.ts'
import { type ManifestItem, packageDocument } from './write-package.ts'

const XHTML = 'application/xhtml+xml'

/** An EPUB whose text fits every screen. */
export function reflowEpub(book: Book, metadata: EpubMetadata, cover: Cover | null): Uint8Array {
  const { language } = metadata
  const pictures = usedPictures(book)
  const chapters = chaptersOf(book, metadata.title)
  const writing = newWriting(book, chapters, pictures)
  const notes = new Map(book.notes.map((note) => [note.id, note]))
  const coverPage = coverDocument(cover, metadata)
  const documents = chapters.map((chapter) => ({
    path: chapter.file,
    content: chapterDocument(chapter, notes, writing, language),
  }))
  const nav = navigationDocument({
    language,
    headings: writing.headings,
    documents: chapters,
    pages: writing.pages,
    coverFile: coverPage.path,
    firstFile: chapters[0]?.file ?? coverPage.path,
  })
  const items: readonly ManifestItem[] = [
    { id: 'nav', file: NAV_FILE, type: XHTML, properties: 'nav' },
    { id: 'style', file: STYLE_FILE, type: 'text/css' },
    { id: 'cover', file: coverPage.path, type: XHTML },
    ...(cover ? [{ id: 'cover-image', file: cover.file, type: cover.type, properties: 'cover-image' }] : []),
    ...chapters.map(({ file }, at) => ({ id: `text-${at + 1}`, file, type: XHTML })),
    ...pictures.map((picture, at) => ({ id: `picture-${at + 1}`, file: pictureFile(picture, at), type: picture.type })),
  ]
  const opf = packageDocument({
    metadata,
    layout: 'reflow',
    items,
    spine: ['cover', ...chapters.map((_, at) => `text-${at + 1}`)],
    access: {
      hasPictures: pictures.length > 0,
      allPicturesTold: allTold(book),
      hasPageList: writing.pages.length > 0,
      hasHeadings: writing.headings.length > 0,
    },
  })
  const files: readonly EpubFile[] = [
    { path: 'package.opf', content: opf },
    { path: NAV_FILE, content: nav },
    { path: STYLE_FILE, content: REFLOW_STYLE },
    coverPage,
    ...(cover ? [{ path: cover.file, content: cover.bytes }] : []),
    ...documents,
    ...pictures.map((picture, at) => ({ path: pictureFile(picture, at), content: picture.bytes })),
  ]
  return packEpub(files, metadata.modifiedAt)
}

const pictureFile = ({ type }: BookPicture, at: number) =>
  `picture-${String(at + 1).padStart(4, '0')}.${PICTURE_ENDINGS[type]}`

function newWriting(book: Book, chapters: readonly Chapter[], pictures: readonly BookPicture[]): Writing {
  const files = new Map(pictures.map((picture, at) => [picture.id, pictureFile(picture, at)]))
  const written = new Set(book.notes.map(({ id }) => id))
  const notes = [...new Set(chapters.flatMap((chapter) => chapter.notes))].filter((note) => written.has(note))
  return {
    pictureFile: (picture) => files.get(picture) ?? null,
    headings: [],
    pages: [],
    noteNumbers: new Map(notes.map((note, at) => [note, at + 1])),
  }
}

function pictureCalls(book: Book): readonly { readonly picture: string; readonly alt: string }[] {
  const calls: { picture: string; alt: string }[] = []
  const all = [book.blocks, ...book.notes.map(({ blocks }) => blocks)]
  for (const blocks of all)
    eachBlock(blocks, (block) => {
      if (block.kind === 'picture') calls.push(block)
      if (block.kind === 'paragraph' || block.kind === 'heading')
        for (const inline of block.inlines) if (inline.kind === 'picture') calls.push(inline)
    })
  return calls
}

function usedPictures(book: Book): readonly BookPicture[] {
  const used = new Set(pictureCalls(book).map(({ picture }) => picture))
  return book.pictures.filter(({ id }) => used.has(id))
}

const allTold = (book: Book): boolean => pictureCalls(book).every(({ alt }) => alt !== '')

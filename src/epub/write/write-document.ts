import type { Note } from '#/epub/book/book.ts'
import { escaped, tag } from '#/epub/xml/write-xml.ts'
import type { Chapter } from './chapters.ts'
import { BlockWriter, type Writing } from './write-blocks.ts'

export interface PageFrame {
  readonly title: string
  readonly language: string
  readonly body: string
  /** What stands in the head besides title and style sheet. */
  readonly head?: string
  readonly bodyType?: string
}

export const STYLE_FILE = 'style.css'

/** One XHTML document of the book. */
export function xhtmlDocument({ title, language, body, head = '', bodyType }: PageFrame): string {
  const names = {
    xmlns: 'http://www.w3.org/1999/xhtml',
    'xmlns:epub': 'http://www.idpf.org/2007/ops',
    lang: language,
    'xml:lang': language,
  }
  const style = tag('link', { rel: 'stylesheet', type: 'text/css', href: STYLE_FILE })
  const meta = tag('meta', { charset: 'utf-8' })
  const inner = `<head>${meta}<title>${escaped(title)}</title>${head}${style}</head>
${tag('body', { 'epub:type': bodyType ?? null }, `\n${body}\n`)}`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n${tag('html', names, inner)}\n`
}

/** A chapter with the notes that are called in it at its end. */
export function chapterDocument(
  chapter: Chapter,
  notes: ReadonlyMap<string, Note>,
  writing: Writing,
  language: string,
): string {
  const writer = new BlockWriter(writing, chapter)
  const text = tag('section', {}, `\n${writer.blocks(chapter.blocks)}\n`)
  const called = chapter.notes.flatMap((id) => notes.get(id) ?? [])
  const asides = called.map((note) => noteAside(note, writer, writing)).join('\n')
  return xhtmlDocument({ title: chapter.title, language, body: asides ? `${text}\n${asides}` : text })
}

function noteAside(note: Note, writer: BlockWriter, { noteNumbers }: Writing): string {
  const number = noteNumbers.get(note.id) ?? 0
  const back = tag('p', { class: 'back' }, tag('a', { href: `#ref-${number}`, role: 'doc-backlink' }, `${number}`))
  const attributes = { 'epub:type': 'footnote', role: 'doc-footnote', id: `note-${number}` }
  return tag('aside', attributes, `${back}${writer.blocks(note.blocks)}`)
}

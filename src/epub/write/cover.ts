import { CONTRIBUTOR_ROLE_WORDS, type EpubMetadata } from '#/domain/epub/epub-metadata.ts'
import { PICTURE_ENDINGS, type PictureType } from '#/epub/book/book.ts'
import { escaped, tag } from '#/epub/xml/write-xml.ts'
import type { EpubFile } from './pack-epub.ts'
import { xhtmlDocument } from './write-document.ts'

export interface Cover {
  readonly file: string
  readonly type: PictureType
  readonly bytes: Uint8Array
}

export const coverOf = (type: PictureType, bytes: Uint8Array): Cover => ({
  file: `cover.${PICTURE_ENDINGS[type]}`,
  type,
  bytes,
})

/** The cover's picture, or a title page in words. */
export function coverDocument(cover: Cover | null, metadata: EpubMetadata): EpubFile & { readonly content: string } {
  const { title, language } = metadata
  const body = cover
    ? tag('div', { class: 'cover' }, tag('img', { src: cover.file, alt: `${title} 표지`, role: 'doc-cover' }))
    : titlePage(metadata)
  const bodyType = cover ? 'cover' : 'titlepage'
  return { path: 'cover.xhtml', content: xhtmlDocument({ title, language, body, bodyType }) }
}

function titlePage({ title, subtitle, contributors, publisher }: EpubMetadata): string {
  const people = contributors.map(({ name, role }) => `${name} ${CONTRIBUTOR_ROLE_WORDS[role]}`)
  const lines = [subtitle, ...people, publisher].filter((line) => line !== null)
  const words = lines.map((line) => tag('p', {}, escaped(line))).join('\n')
  return tag('section', { class: 'title-page' }, `${tag('h1', {}, escaped(title))}\n${words}`)
}

import { EPUB_REFUSAL_WORDS } from '#/domain/epub/epub-refusal.ts'
import type { ContributorRole, EpubLayout } from '#/domain/epub/epub-metadata.ts'

/** How an e-book is laid out: text that flows into any screen, or pages that stay as they are. */
export type EbookForm = EpubLayout

export const FORM_NAMES: Readonly<Record<EbookForm, string>> = { reflow: '흐름형', fixed: '고정형' }

export const EBOOK_LANGUAGES = { ko: '한국어', en: '영어', ja: '일본어', zh: '중국어' } as const
export type EbookLanguage = keyof typeof EBOOK_LANGUAGES

/** What a customer may have besides; each has its price in the price list, or is not offered. */
export const EBOOK_EXTRAS = ['alt-texts', 'isbn', 'rush'] as const
export type EbookExtra = (typeof EBOOK_EXTRAS)[number]

/** What stands in the book, in the shops that sell it and in what readers are told. */
export interface EbookMetadata {
  readonly title: string
  readonly subtitle: string | null
  readonly authors: readonly { readonly name: string; readonly role: ContributorRole }[]
  readonly publisher: string | null
  readonly language: EbookLanguage
  /** What it will be sold for, in won; null while nobody knows. */
  readonly price: number | null
  /** Thirteen digits, or null. */
  readonly isbn: string | null
  readonly series: { readonly name: string; readonly volume: number | null } | null
  readonly description: string | null
  /** For people who listen to it or cannot see its pictures, in a person's words. */
  readonly accessibility: string | null
}

/** Counted in a manuscript; what its price is made of. */
export interface ManuscriptCounts {
  readonly characters: number
  readonly pages: number
  readonly pictures: number
  readonly tables: number
  readonly notes: number
  readonly headings: number
}
export const COUNTED = ['characters', 'pages', 'pictures', 'tables', 'notes', 'headings'] as const

/**
 * Tables of a PDF are found by their lines and columns, and some are drawn so that nobody but a reader sees them: its customer may say
 * that there are more, and pays for those, but never that there are fewer than were found.
 */
export const withToldTables = (
  kind: SourceKind,
  counted: ManuscriptCounts,
  told: Pick<ManuscriptCounts, 'tables'>,
): ManuscriptCounts => (kind === 'pdf' ? { ...counted, tables: Math.max(counted.tables, told.tables) } : counted)

/** What customers may send. Of the first two we make an EPUB ourselves; a person makes one of the others. */
export const SOURCE_KINDS = ['pdf', 'docx', 'hwpx', 'indd'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

export const readsItself = (kind: SourceKind): kind is 'pdf' | 'docx' => kind === 'pdf' || kind === 'docx'

/** By the ending of its name; a package of InDesign comes as a ZIP. Null is none that we take. */
export function sourceKind(name: string): SourceKind | null {
  const ending = /\.([^.]+)$/u.exec(name.toLowerCase())?.[1]
  return SOURCE_KINDS.find((kind) => kind === ending) ?? (ending === 'zip' ? 'indd' : null)
}

/** Why this form cannot be made of such a manuscript; null where it can. */
export function formRefusal(
  form: EbookForm,
  source: { readonly kind: SourceKind; readonly isScan: boolean },
): string | null {
  if (form === 'reflow' && source.isScan) return EPUB_REFUSAL_WORDS.scan
  if (form === 'fixed' && source.kind === 'docx') return EPUB_REFUSAL_WORDS['no-pages-to-keep']
  return null
}

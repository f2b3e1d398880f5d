/** What the package document says of a book; everything a bookshop and a reading system ask for. */
export interface EpubMetadata {
  readonly title: string
  readonly subtitle: string | null
  /** In the order of the title page; the first is the main one. */
  readonly contributors: readonly EpubContributor[]
  /** Digits and X only; null where the book has none, and then `identifier` alone names it. */
  readonly isbn: string | null
  /** A UUID that stays the same over corrections of one book. */
  readonly identifier: string
  /** BCP 47: `ko`, `en`. */
  readonly language: string
  readonly publisher: string | null
  /** ISO day of publishing. */
  readonly publishedOn: string | null
  readonly description: string | null
  readonly subjects: readonly string[]
  readonly rights: string | null
  readonly series: { readonly name: string; readonly position: number | null } | null
  /** What its accessibility is, in a person's words; null leaves the words that follow from how it was made. */
  readonly accessibilitySummary: string | null
  /** The moment of making, second exact; the same source and moment give the same bytes. */
  readonly modifiedAt: Date
}

export interface EpubContributor {
  readonly name: string
  readonly role: ContributorRole
}

/** MARC relator codes, as EPUB names roles. */
export const CONTRIBUTOR_ROLES = ['aut', 'trl', 'ill', 'edt', 'pht', 'ctb'] as const
export type ContributorRole = (typeof CONTRIBUTOR_ROLES)[number]

export const CONTRIBUTOR_ROLE_WORDS: Readonly<Record<ContributorRole, string>> = {
  aut: '지은이',
  trl: '옮긴이',
  ill: '그린이',
  edt: '엮은이',
  pht: '찍은이',
  ctb: '도운이',
}

/** `reflow`: text that fits every screen; `fixed`: every page as it is printed. */
export const EPUB_LAYOUTS = ['reflow', 'fixed'] as const
export type EpubLayout = (typeof EPUB_LAYOUTS)[number]

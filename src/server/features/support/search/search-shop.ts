import { guideBySlug } from '#/contract/content/guides.ts'
import type { FoundItem, searchShop as endpoint } from '#/contract/support/search.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { to } from '#/contract/web-paths.ts'
import type { PaperCatalogue } from '#/domain/catalog/paper-catalogue.ts'
import { closestWord } from '#/domain/search/closest-word.ts'
import { excerptOf } from '#/domain/search/excerpt.ts'
import { FOUND_KINDS, type FoundKind } from '#/domain/search/found-kinds.data.ts'
import { OTHER_WORDS } from '#/domain/search/other-words.data.ts'
import { rankOf, soughtOf, wordsWanted } from '#/domain/search/rank.ts'
import { fillFacts, type GuideFacts } from '#/domain/writing/guide-doc.ts'
import { plainWords } from '#/lib/korean-letters.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { type FoundProduct, productsIn } from './found-products.ts'
import { textsWith, titlesLike } from './search.repo.ts'
import type { SearchText } from './search.table.ts'

/** Of each kind on the page; whoever wants more says another word. */
const SHOWN = 8

/** What a search looks through beside the texts. */
export interface Shelf {
  readonly facts: GuideFacts
  /** Absent before the shop has prices. */
  readonly catalogue: PaperCatalogue | undefined
}

type Found = ResultOf<typeof endpoint>

/** Looks for all the words; where nothing has them, for what people say for them, and then for what they nearly are. */
export async function searchShop(db: DbOrTx, asked: string, { facts, catalogue }: Shelf): Promise<Found> {
  const sold = productsIn(catalogue)
  const find = (words: readonly string[]) => groupsWith(db, words, facts, sold)
  const words = wordsWanted(asked)
  if (words.length === 0) return { instead: null, groups: [] }
  const exact = await find(words)
  if (exact.length > 0) return { instead: null, groups: exact }
  const meant = await Promise.all(words.map((word) => meantBy(db, word, sold)))
  const instead = [...new Set(meant)].join(' ')
  if (instead === words.join(' ')) return { instead: null, groups: [] }
  const groups = await find(wordsWanted(instead))
  return groups.length > 0 ? { instead, groups } : { instead: null, groups: [] }
}

/** What the shop says for a word; the word itself where it knows neither it nor one that is nearly it. */
async function meantBy(db: DbOrTx, word: string, sold: readonly FoundProduct[]): Promise<string> {
  const said = otherWord(word)
  if (said !== null) return said
  const known = [...sold.map(({ title }) => title), ...Object.keys(OTHER_WORDS)]
  const nearly = closestWord(word, [...(await titlesLike(db, word)), ...known])
  return nearly === null ? word : (otherWord(nearly) ?? nearly)
}

const otherWord = (word: string): string | null => {
  const own = OTHER_WORDS[word]
  return own === undefined ? null : plainWords(own)
}

async function groupsWith(
  db: DbOrTx,
  words: readonly string[],
  facts: GuideFacts,
  sold: readonly FoundProduct[],
): Promise<Found['groups']> {
  const texts = await textsWith(db, words)
  const groups = new Map<FoundKind, readonly (() => FoundItem)[]>([
    ['product', productsWith(words, sold).map((item) => () => item)],
  ])
  const order = texts
    .map((text) => ({ text, rank: rankOf(text, words) }))
    .toSorted((a, b) => b.rank - a.rank || b.text.publishedAt.getTime() - a.text.publishedAt.getTime())
  for (const { text } of order) {
    const of = groups.get(text.kind) ?? []
    groups.set(text.kind, [...of, () => presentText(text, words, facts)])
  }
  return FOUND_KINDS.flatMap((kind) => {
    const items = groups.get(kind) ?? []
    // Only what is shown is put into words.
    const shown = items.slice(0, SHOWN).map((item) => item())
    return shown.length > 0 ? [{ kind, items: shown, more: items.length > SHOWN }] : []
  })
}

const productsWith = (words: readonly string[], sold: readonly FoundProduct[]): FoundItem[] =>
  sold
    .filter(({ letters }) => words.every((word) => letters.includes(soughtOf(word))))
    .toSorted((a, b) => rankOf(b, words) - rankOf(a, words))
    .map(({ title, path, said }) => ({ title, path, excerpt: excerptOf(said, words) }))

const presentText = (text: SearchText, words: readonly string[], facts: GuideFacts): FoundItem => ({
  title: text.title,
  path: pathOfText(text),
  excerpt: excerptOf(fillFacts(text.said, facts), words),
})

/** Where a text is read. */
export function pathOfText({ itemId, kind, slug }: Pick<SearchText, 'itemId' | 'kind' | 'slug'>): string {
  switch (kind) {
    case 'guide':
      return guideBySlug(slug)?.path ?? '/guide/guide1_1'
    case 'faq':
      return to('/cust/faq/{id}', { id: itemId })
    case 'notice':
      return to('/cust/notice/{id}', { id: itemId })
    case 'portfolio':
      return to('/cust/portfolio/{id}', { id: slug ?? itemId })
    case 'archive':
      return to('/cust/archive/{id}', { id: slug ?? itemId })
  }
}

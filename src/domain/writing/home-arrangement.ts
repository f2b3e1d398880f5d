import type { Doc } from './doc.ts'
import { HOME_SECTION_NAMES, HOME_SECTIONS, type HomeSectionName } from './home-sections.data.ts'
import { wordsOfDoc } from './words-of-doc.ts'

/** A section as the shop arranged it: whether it stands on the page, and what it says above its content. */
export interface HomeSection {
  readonly name: HomeSectionName
  readonly shown: boolean
  readonly heading: string
  readonly text: string | null
}

/** The front page as the shop arranged it, in the order of the page. */
export interface HomeArrangement {
  readonly heading: string
  readonly lead: string
  readonly sections: readonly HomeSection[]
}

const openingSection = (name: HomeSectionName, shown: boolean): HomeSection => {
  const { heading, text } = HOME_SECTIONS[name]
  return { name, shown, heading, text }
}

/** What a shop opens with; its own words are for its own people to write. */
export const OPENING_HOME: HomeArrangement = {
  heading: '가격부터\n보세요',
  lead: '판형과 쪽수를 고르면 책등까지 계산해 실제 비율로 그려 드립니다. 보이는 가격은 부가세를 포함하고, 가입은 주문할 때 하시면 됩니다.',
  sections: HOME_SECTION_NAMES.map((name) => openingSection(name, name !== 'words')),
}

/** With the sections that a newer shop knows and this arrangement does not: at the end, and not shown until somebody wants them. */
export function withAllSections(sections: readonly HomeSection[]): readonly HomeSection[] {
  const missing = HOME_SECTION_NAMES.filter((name) => sections.every((section) => section.name !== name))
  return [...sections, ...missing.map((name) => openingSection(name, false))]
}

/** The same sections with the one at `from` at `to`; a place outside of the list changes nothing. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const [taken] = list.slice(from, from + 1)
  if (taken === undefined || to < 0 || to >= list.length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, taken)
}

/** What visitors see of it: the sections that stand on the page, and the shop's own words where they do. */
export interface HomeOnPage {
  readonly heading: string
  readonly lead: string
  readonly sections: Omit<HomeSection, 'shown'>[]
  readonly doc: Doc | null
}

/** A section that this version of the shop does not have, and words that are none, are not on the page. */
export function homeShown({ heading, lead, sections }: HomeArrangement, doc: Doc | null): HomeOnPage {
  const words = doc && saysSomething(doc) ? doc : null
  const standing = sections.filter(
    ({ name, shown }) => shown && HOME_SECTION_NAMES.includes(name) && (name !== 'words' || words !== null),
  )
  return {
    heading,
    lead,
    sections: standing.map(({ shown: _, ...section }) => section),
    doc: standing.some(({ name }) => name === 'words') ? words : null,
  }
}

const saysSomething = (doc: Doc): boolean =>
  wordsOfDoc(doc).trim() !== '' || doc.content.some(({ type }) => type === 'picture')

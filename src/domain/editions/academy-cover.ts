import type { DrawnDesign } from '#/domain/designs/design.ts'
import type { DesignValues } from '#/domain/designs/design-values.ts'
import { type CoverLook, type Grade, shortTerm, type Term } from './edition.ts'

export const COVER_LAYOUTS = ['band', 'side', 'large', 'plate'] as const
export type CoverLayout = (typeof COVER_LAYOUTS)[number]
export const LAYOUT_NAMES: Readonly<Record<CoverLayout, string>> = {
  band: '아래 띠',
  side: '세로 띠',
  large: '이름 크게',
  plate: '이름표',
}

export const COVER_LIMITS = { name: 16, phone: 20, line: 24 } as const

/** What an academy wants on its covers; kept for the next term. */
export interface AcademyCover {
  readonly layout: CoverLayout
  readonly name: string
  readonly phone: string
  readonly line: string
}

export interface CoverLogo {
  /** Of a PNG: an address on the screen, the data itself for the press. */
  readonly href: string
  readonly width: number
  readonly height: number
}

export interface BookOnCover {
  readonly title: string
  readonly grade: Grade
  readonly term: Term
  readonly curriculum: string
  readonly look: CoverLook
}

/** The cover of one academy on one textbook, as screen and press draw it. `className`: '' leaves the place of the names of classes free; null has none. */
export function academyDesign(
  book: BookOnCover,
  academy: AcademyCover,
  logo: CoverLogo | null,
  className: string | null = null,
): { readonly design: DrawnDesign; readonly values: DesignValues } {
  const { figure, ground, ink, accent } = book.look
  return {
    design: {
      kind: 'cover',
      template: 'course',
      params: {
        figure,
        layout: academy.layout,
        phone: academy.phone,
        line: academy.line,
        ...(logo ? { logo: logo.href, logoShape: logo.width / logo.height } : {}),
        ...(className === null ? {} : { namePlace: 1, className }),
      },
    },
    values: {
      title: shortTerm(book.grade, book.term),
      subtitle: book.title,
      author: academy.name,
      back: book.curriculum,
      ground,
      ink,
      accent,
    },
  }
}

/** A logo is printed this wide at most, mm. */
export const LOGO_WIDTH = 26
/** Below it a logo looks rough in print. */
const ROUGH = 200
/** Korean: what becomes of a small logo; null where it prints well. */
export function logoWarning(width: number): string | null {
  const ppi = Math.round(width / (LOGO_WIDTH / 25.4))
  return ppi >= ROUGH ? null : `${ppi} ppi라 크게 찍으면 거칠어 보여요. 더 큰 그림이나 SVG가 있으면 바꿔 주세요.`
}

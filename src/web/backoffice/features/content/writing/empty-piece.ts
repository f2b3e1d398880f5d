import type { Piece } from '#/contract/content/piece.schema.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import type { Doc } from '#/domain/writing/doc.ts'
import { OPENING_HOME } from '#/domain/writing/home-arrangement.ts'
import type { WrittenKind } from '#/domain/writing/written-kinds.data.ts'

const doc: Doc = { type: 'doc', content: [{ type: 'paragraph' }] }
const FIRST_PRODUCT = 'D413'

/** What a new text of a kind begins with. */
export function emptyPiece(kind: WrittenKind): Piece {
  switch (kind) {
    case 'home': {
      const { sections, ...words } = OPENING_HOME
      return { kind, title: '첫 화면', doc, fields: { ...words, sections: [...sections] } }
    }
    case 'notice':
      return { kind, title: '', doc, fields: { pinned: false } }
    case 'faq':
      return { kind, title: '', doc, fields: { category: 'order' } }
    case 'guide':
      return { kind, title: '', doc, fields: { question: '', lead: '', product: null } }
    case 'policy':
      return { kind, title: '이용약관', doc, fields: { policy: 'terms', effectiveFrom: '', changeNote: null } }
    case 'portfolio': {
      const fields = { product: FIRST_PRODUCT, coverTitle: '', summary: '', spec: defaultSpec(FIRST_PRODUCT) } as const
      return { kind, title: '', doc, fields: { ...fields, example: false } }
    }
    case 'archive':
      return { kind, title: '', doc, fields: { sort: 'form', summary: '', fits: '' } }
    case 'press':
      return { kind, title: '', doc, fields: { medium: null, day: '', summary: '', href: null } }
    case 'promotion':
      return { kind, title: '', doc, fields: { lead: '', colour: '#f4c820', campaignId: '', jobs: [] } }
    case 'banner':
      return { kind, title: '', doc, fields: { shownOn: ['home'], href: null } }
    case 'popup':
      return { kind, title: '', doc, fields: { shownOn: ['home'] } }
  }
}

/** Another of the same: a policy goes on from its words, a case from its spec; neither keeps what is its own. */
export function copyOf(piece: Piece): Piece {
  if (piece.kind === 'policy') return { ...piece, fields: { ...piece.fields, effectiveFrom: '', changeNote: null } }
  if (piece.kind === 'portfolio') return { ...piece, fields: { ...piece.fields, example: false } }
  return piece
}

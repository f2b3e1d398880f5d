import type { PieceOf } from '#/contract/content/piece.schema.ts'

/** A guide as the shop begins with it; its title and number are those of its path. */
export interface FirstGuide {
  readonly slug: string
  readonly fields: PieceOf<'guide'>['fields']
  readonly doc: PieceOf<'guide'>['doc']
}

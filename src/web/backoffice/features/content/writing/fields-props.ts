import type { Piece } from '#/contract/content/piece.schema.ts'

/** What the fields of a kind are given: the piece as it is, what was refused, and whom to tell. */
export interface FieldsProps<P extends Piece = Piece> {
  readonly piece: P
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (piece: P) => void
}

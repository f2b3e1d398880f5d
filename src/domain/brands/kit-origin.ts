/** A line that is a kit of paper samples. A person has one: the member, and whoever has proven the same phone. */
export interface KitOrigin {
  readonly kind: 'kit'
  readonly person: string
  /** Digest of the proven phone, by the key of the shop; null where none was proven. */
  readonly phone: string | null
}

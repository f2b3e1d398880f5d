import { finishesOf } from '#/domain/catalog/with-choices.ts'
import type { KindDefinition } from '#/domain/catalog/kind-definition.ts'
import { kindIn } from '#/domain/catalog/in-catalogue.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { KINDS } from '#/domain/catalog/kinds.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'

/** Lists of a kind that a version may say, and what they are. */
export const KIND_LISTS = {
  finishes: finishesOf,
  trims: ({ trims }: KindDefinition) => trims,
  bindings: ({ bindings }: KindDefinition) => bindings,
  folds: ({ parts }: KindDefinition) => parts[0]?.folds ?? [],
} as const satisfies Readonly<Record<string, (kind: KindDefinition) => readonly string[]>>
export type KindList = keyof typeof KIND_LISTS
export const LIST_IDS = Object.keys(KIND_LISTS) as readonly KindList[]

export const listOf = (tariff: Tariff, product: ProductCode, list: KindList): readonly string[] =>
  KIND_LISTS[list](kindIn(product, catalogueOf(tariff)))

/** The kinds that take a choice in this version. */
export const kindsTaking = (tariff: Tariff, list: KindList, id: string): readonly ProductCode[] =>
  KINDS.flatMap(({ product }) => (listOf(tariff, product, list).includes(id) ? [product] : []))

import { createContext } from 'react'
import type { OptionContext } from '#/domain/catalog/options/option-model.ts'
import type { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'

/** What the figures of a page have to know of what is sold, as data that goes along with the page. */
export interface ShopOfPage {
  readonly version: Parameters<typeof catalogueOf>[0]
  /** Catalogue ids that are not sold for now, each with what to say about it. */
  readonly closed: OptionContext['closed']
}

/** Of the page that its loader has read it for; elsewhere the figures ask themselves. */
export const ShopOfPageContext = createContext<ShopOfPage | null>(null)

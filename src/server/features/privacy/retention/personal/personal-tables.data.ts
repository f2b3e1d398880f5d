import type { PersonalTable } from './fate.ts'
import { PEOPLE } from './people.data.ts'
import { SHOP } from './shop.data.ts'
import { SUPPORT, WEBHOOKS } from './support.data.ts'
import { WORK } from './work.data.ts'

/** Every table of the shop with the fate of each column in which something of a person could stand. */
export const PERSONAL_TABLES: readonly PersonalTable[] = [...WORK, ...SUPPORT, ...WEBHOOKS, ...PEOPLE, ...SHOP]

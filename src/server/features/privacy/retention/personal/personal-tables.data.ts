import type { PersonalTable } from './fate.ts'
import { COUPONS } from './coupons.data.ts'
import { PEOPLE } from './people.data.ts'
import { SHOP } from './shop.data.ts'
import { SUPPORT, WEBHOOKS } from './support.data.ts'
import { WALLET } from './wallet.data.ts'
import { WORK } from './work.data.ts'

/** Every table of the shop with the fate of each column in which something of a person could stand. */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  ...WORK,
  ...WALLET,
  ...SUPPORT,
  ...WEBHOOKS,
  ...PEOPLE,
  ...COUPONS,
  ...SHOP,
]

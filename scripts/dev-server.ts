import { openShop } from '../src/server/app/main.ts'
import { openDevWeb } from './web/open-dev-web.ts'

/** The shop with Vite's dev server in it; `scripts/dev.ts` starts it again when something of the server changes. */
await openShop(openDevWeb)

import { parseArgs } from 'node:util'
import { buildWeb } from './web/build-web.ts'

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'dist/web' }, 'storefront-only': { type: 'boolean', default: false } },
})

const start = performance.now()
await buildWeb({ out: values.out, storefrontOnly: values['storefront-only'] })
console.log(`built ${values.out} in ${((performance.now() - start) / 1000).toFixed(1)} s`)

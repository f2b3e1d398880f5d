import { rmSync } from 'node:fs'

/** Each run of the journeys meets a shop that has just been opened. */
rmSync(process.env['DATA_DIR'] ?? '.cache/e2e-data', { recursive: true, force: true })
const [{ openShop }, { openWebBuild }] = await Promise.all([
  import('../src/server/app/main.ts'),
  import('../src/server/app/web/web-build.ts'),
])
await openShop(openWebBuild)

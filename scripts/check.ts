import { runChecks } from './check/run-checks.ts'

/** `npm run check`: what a machine can say about the house without running its tests. */
const results = await runChecks()
const failed = results.filter((result) => !result.ok).length
process.stdout.write(`\n${results.length - failed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)

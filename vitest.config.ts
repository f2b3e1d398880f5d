import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BROWSER_ARGUMENTS } from './scripts/browser-arguments.ts'
import { findBrowser } from './scripts/ensure-browser.ts'
import { refuseOldNode } from './scripts/refuse-old-node.ts'
import { UnitReport } from './scripts/unit-report.ts'
import { webConfig } from './vite.config.ts'

refuseOldNode()

const alias = { '#': fileURLToPath(new URL('./src', import.meta.url)) }
const UNIT = ['src/**/*.test.ts', 'tests/{conformance,support}/**/*.test.ts', 'scripts/**/*.test.ts']
/** Components, drawn and pressed in a real browser. */
const SCREEN = ['src/web/**/*.test.tsx']
/** Tests that need the real app and a real PostgreSQL. */
const DB = ['src/**/*.db.test.ts', 'tests/**/*.db.test.ts']
/** Seeded rounds that kill and race; a few in every run, many in `npm run test:torture`. */
const TORTURE = ['tests/torture/**/*.test.ts']
/** A refund whose process died is taken up by the clock after a minute: such rounds are for `npm run test:torture` alone. */
const LONG_TORTURE = ['tests/torture/**/*.long.test.ts']
/** Rounds that say within how many seconds a shop answers or is back: a promise that only the long run holds them to. */
const TIMED_TORTURE = [
  'tests/torture/{database-away,embedded-database,hanging-database,rolling-restart,silent-gateway}.test.ts',
]
const globalSetup = ['tests/support/global-postgres.ts']
/**
 * Files run one after another in a worker that keeps what it has read: reading the whole app anew for each of them took longer
 * than the tests. It asks of them to leave no trace: no module is mocked, no global is replaced (`npm run check` looks), each
 * shop has its own database.
 */
const isolate = false
const REPEATABLE = 'tests/support/repeatable-randomness.ts'
/** Two even where there are but two cores: tests wait for a database and for other processes as much as they compute. */
const maxWorkers = Math.max(2, availableParallelism() - 1)
const TORTURED = { setupFiles: [REPEATABLE], globalSetup, testTimeout: 1_800_000, hookTimeout: 600_000 }
const isLongRun = process.env['TORTURE_ROUNDS'] !== undefined
const report = process.env['UNIT_REPORT']

export default defineConfig({
  test: {
    maxWorkers,
    // `npm test` reads there what it tells at its end.
    reporters: ['default', ...(report ? [new UnitReport(report)] : [])],
    // A limit is for what hangs. What takes a second alone takes a minute beside twenty others, and how fast it is tells a bench.
    testTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    // Node reads the program as it does in the shop. Vite's reader transformed each file first and looked every imported name up
    // anew: two fifths of the computing of a database test.
    experimental: { viteModuleRunner: false },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: UNIT, exclude: DB, setupFiles: [REPEATABLE], isolate },
      },
      {
        plugins: webConfig.plugins ?? [],
        css: webConfig.css ?? {},
        resolve: { alias },
        test: {
          name: 'screen',
          include: SCREEN,
          setupFiles: ['tests/support/screen.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 390, height: 844 },
            provider: playwright({
              launchOptions: {
                executablePath: findBrowser(),
                args: BROWSER_ARGUMENTS,
              },
              contextOptions: { locale: 'ko-KR', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: DB,
          globalSetup,
          setupFiles: [REPEATABLE, 'tests/support/close-test-shops.ts'],
          isolate,
          hookTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          ...TORTURED,
          name: 'torture',
          include: TORTURE,
          exclude: isLongRun ? TIMED_TORTURE : LONG_TORTURE,
          // After the others: their servers take as much of the machine as there is.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...TORTURED,
          name: 'timed-torture',
          include: isLongRun ? TIMED_TORTURE : [],
          // Alone and last: within how many seconds a shop is back is no matter of its neighbours.
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})

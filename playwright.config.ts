import { defineConfig } from '@playwright/test'
import { BROWSER_ARGUMENTS } from './scripts/browser-arguments.ts'
import { findBrowser } from './scripts/ensure-browser.ts'
import { refuseOldNode } from './scripts/refuse-old-node.ts'

refuseOldNode()

const PORT = Number(process.env['E2E_PORT'] ?? 3180)
const baseURL = `http://127.0.0.1:${PORT}`
const DATA_DIR = `.cache/e2e-data-${PORT}`

/**
 * What has no width: keys, addresses, answers of the server, what happens between several tabs or without a line, and the desk of the
 * staff. What a customer of these sees is walked at both widths by the journeys of ordering.
 */
const DESK_ONLY = [
  '**/prepress/ebook.e2e.ts',
  '**/second-tab.e2e.ts',
  '**/offline.e2e.ts',
  '**/parts.e2e.ts',
  '**/bad-files.e2e.ts',
  '**/file-desk.e2e.ts',
  '**/press-format.e2e.ts',
  '**/gangs.e2e.ts',
  '**/owed-money.e2e.ts',
  '**/tiers.e2e.ts',
  '**/tax-bill.e2e.ts',
  '**/credit.e2e.ts',
  '**/money-taken-back.e2e.ts',
  '**/bank-deposits.e2e.ts',
  '**/cancellation-request.e2e.ts',
  '**/session-end.e2e.ts',
  '**/resumed-order.e2e.ts',
  '**/customer-paths.e2e.ts',
  '**/pay-together.e2e.ts',
  '**/coupon.e2e.ts',
  '**/counting.e2e.ts',
  '**/counted-acts.e2e.ts',
  '**/social.e2e.ts',
  '**/people.e2e.ts',
  '**/partner-password.e2e.ts',
  '**/calendar.e2e.ts',
  '**/portfolio.e2e.ts',
  '**/archive.e2e.ts',
  '**/keyboard.e2e.ts',
  '**/links.e2e.ts',
  '**/web-serving.e2e.ts',
  '**/tariff.e2e.ts',
  '**/offline-desk.e2e.ts',
  '**/way-back.e2e.ts',
  '**/staff-rights.e2e.ts',
  '**/api-host.e2e.ts',
  '**/ten-tabs.e2e.ts',
  '**/first-moment.e2e.ts',
  '**/layout-shift.e2e.ts',
  '**/shipping-desk.e2e.ts',
  '**/reports.e2e.ts',
  '**/look-and-fees.e2e.ts',
  '**/order-table.e2e.ts',
  '**/working-day.e2e.ts',
  '**/writing.e2e.ts',
  '**/order-change.e2e.ts',
  '**/part-payment.e2e.ts',
  '**/wallet.e2e.ts',
  '**/files-to-cart.e2e.ts',
  '**/estimate.e2e.ts',
  '**/floor.e2e.ts',
  '**/first-owner.e2e.ts',
  '**/go-live.e2e.ts',
  '**/api.e2e.ts',
  '**/manual-order.e2e.ts',
  '**/policies.e2e.ts',
  '**/give-back.e2e.ts',
  '**/terms.e2e.ts',
  '**/file-agreement.e2e.ts',
  '**/fix.e2e.ts',
  '**/delivery.e2e.ts',
  '**/designs.e2e.ts',
]

/** Mostly used on a phone; a desk shows the same pages with more room, as the journeys of ordering see. */
const PHONE_ONLY = [
  '**/binding-practice.e2e.ts',
  '**/kit.e2e.ts',
  '**/guide.e2e.ts',
  '**/landing.e2e.ts',
  '**/own-picture.e2e.ts',
  '**/after-the-order.e2e.ts',
  '**/notices.e2e.ts',
  '**/addresses.e2e.ts',
  '**/kinds.e2e.ts',
  '**/member.e2e.ts',
  '**/reservation.e2e.ts',
  '**/review.e2e.ts',
  '**/inquiry.e2e.ts',
  '**/fault.e2e.ts',
  '**/brands.e2e.ts',
]

/** Journeys through the real shop, on a phone and on a desk. The shop starts with an empty data directory. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalTeardown: './tests/e2e/refuse-deadlocks.ts',
  metadata: { dataDir: DATA_DIR },
  outputDir: `test-results/e2e-${PORT}`,
  // Limits are for what hangs: on a busy machine a step takes ten times as long.
  timeout: 1_200_000,
  expect: { timeout: 150_000 },
  forbidOnly: true,
  workers: 1,
  // A browser on two busy cores may stumble. The second attempt is not silent: `npm test` counts those that needed it.
  retries: 1,
  use: {
    baseURL,
    // A step that cannot be taken fails by itself, not with the whole journey's time.
    actionTimeout: 150_000,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // As whoever asks their system for no motion: nothing is read half faded in, and a frame not drawn is not paid for.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes a third of the time again. A journey that fails is walked once more with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: BROWSER_ARGUMENTS,
      // Where the machine names no language, a browser calls every file with a Korean name `download`.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: DESK_ONLY,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    { name: 'desk', testIgnore: PHONE_ONLY, use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: 'node scripts/start-for-e2e.ts',
    url: `${baseURL}/readyz`,
    timeout: 1_200_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR,
      RATE_SCALE: '0',
      // Two browsers beside it on two cores: who is late is waited for, not sent away.
      OVERLOAD_MS: '0',
      LOG_LEVEL: 'warn',
      // Without meaning on a bare address; one journey opens the shop under a name.
      API_SUBDOMAIN: 'api',
    },
  },
})

import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const alias = { '#': fileURLToPath(new URL('./src', import.meta.url)) }
const UNIT = ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/conformance/**/*.test.ts', 'scripts/**/*.test.ts']
/** Tests that need the real app and a real PostgreSQL. */
const DB = ['src/**/*.db.test.ts', 'tests/**/*.db.test.ts']
/** Seeded rounds that kill and race; a few in every run, many in `npm run test:torture`. */
const TORTURE = ['tests/torture/**/*.test.ts']
const globalSetup = ['tests/support/global-postgres.ts']

export default defineConfig({
  resolve: { alias },
  test: {
    setupFiles: ['tests/support/repeatable-randomness.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: UNIT, exclude: DB },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: DB,
          globalSetup,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'torture', include: TORTURE, globalSetup, testTimeout: 1_800_000, hookTimeout: 120_000 },
      },
    ],
  },
})

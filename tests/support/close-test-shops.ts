import { afterAll } from 'vitest'
import { closeTestShops } from './test-shop.ts'

/** Runs anew for every test file, while `test-shop.ts` is read once in a worker. */
afterAll(closeTestShops)

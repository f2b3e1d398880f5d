import { completeLock } from './lock-file.ts'

/** Run after `npm install`, when `npm run check` says that the lock file is not whole. */
process.stdout.write(`${completeLock()} entries added to package-lock.json\n`)

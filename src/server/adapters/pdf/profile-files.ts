export { readProfileFile } from '#/workers/pdf/profile-files.ts'

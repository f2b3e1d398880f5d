import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { openLocalStorage } from '#/server/adapters/storage/local/local-storage.ts'
import { serveLocalStorage } from '#/server/adapters/storage/local/local-storage.routes.ts'
import { openS3Storage, type S3Settings } from '#/server/adapters/storage/s3/s3-storage.ts'
import type { Config } from '#/server/platform/config.ts'
import type { Storage } from '#/server/ports/storage.ts'

export interface ChosenStorage {
  readonly storage: Storage
  /** What the shop must serve itself because no S3 server does. */
  readonly serve: (app: FastifyInstance) => Promise<void>
}

/** S3 when a bucket is set, else the disk under the data directory. */
export function createStorage(config: Config): ChosenStorage {
  const s3 = s3SettingsOf(config)
  if (s3) return { storage: openS3Storage(s3), serve: async () => undefined }
  const local = openLocalStorage(join(config.dataDir, 'files'))
  return { storage: local, serve: (app) => serveLocalStorage(app, local) }
}

/** Null when files lie on this machine's disk. */
export function s3SettingsOf(config: Config): S3Settings | null {
  if (!config.S3_BUCKET) return null
  return {
    bucket: config.S3_BUCKET,
    region: config.S3_REGION,
    ...(config.S3_ENDPOINT ? { endpoint: config.S3_ENDPOINT } : {}),
    ...(config.S3_ACCESS_KEY_ID ? { accessKeyId: config.S3_ACCESS_KEY_ID } : {}),
    ...(config.S3_SECRET_ACCESS_KEY ? { secretAccessKey: config.S3_SECRET_ACCESS_KEY } : {}),
  }
}

import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface S3Server {
  readonly endpoint: string
  readonly bucket: string
  /** Every answer comes so much later. */
  delayMs: number
  close(): Promise<void>
}

/** The part of a Koa context that the additions below use. */
interface Context {
  readonly method: string
  readonly query: Readonly<Record<string, string | undefined>>
  status: number
  type: string
  body: unknown
}
interface S3rver {
  readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[]
  readonly store: { getResourcePath(bucket: string, key: string | undefined, resource: string): string }
  run(): Promise<{ port: number }>
  close(): Promise<void>
}

const BUCKET = 'shop'

/** An S3 server on a folder of its own. s3rver lacks ListParts and AbortMultipartUpload; they are added here over its files. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'jikji-s3-'))
  const Server = createRequire(import.meta.url)('s3rver') as new (options: object) => S3rver
  const options = { port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: BUCKET }] }
  const server = new Server(options)
  server.middleware.unshift(async (_context, next) => {
    await sleep(opened.delayMs)
    await next()
  })
  const uploads = server.store.getResourcePath(BUCKET, undefined, 'uploads')
  server.middleware.unshift(async (context, next) => {
    const { uploadId } = context.query
    if (!uploadId || !['GET', 'DELETE'].includes(context.method)) return next()
    if (context.method === 'GET') await answerParts(context, join(uploads, uploadId))
    else await abort(context, join(uploads, uploadId))
  })
  const opened: S3Server = {
    endpoint: '',
    bucket: BUCKET,
    delayMs: 0,
    close: async () => {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
  const { port } = await server.run()
  return Object.assign(opened, { endpoint: `http://127.0.0.1:${port}` })
}

async function answerParts(context: Context, folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => null)
  context.type = 'application/xml'
  if (!names) {
    context.status = 404
    context.body = '<Error><Code>NoSuchUpload</Code><Message>gone</Message></Error>'
    return
  }
  const numbers = names.filter((name) => /^\d+$/.test(name)).map(Number)
  const parts = await Promise.all(
    numbers
      .toSorted((a, b) => a - b)
      .map(async (number) => {
        const content = await readFile(join(folder, String(number)))
        const etag = createHash('md5').update(content).digest('hex')
        return `<Part><PartNumber>${number}</PartNumber><ETag>"${etag}"</ETag><Size>${content.length}</Size></Part>`
      }),
  )
  context.status = 200
  context.body = `<ListPartsResult>${parts.join('')}<IsTruncated>false</IsTruncated></ListPartsResult>`
}

async function abort(context: Context, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  context.status = 204
  context.body = null
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { AppError } from '#/contract/errors.ts'
import { PART_BYTES } from '#/domain/files/purposes.ts'
import { attachmentHeader } from '../attachment-header.ts'
import type { LocalStorage } from './local-storage.ts'

/** What an S3 server would do for the browser: signed PUT of parts, signed download. The signature is the only gate. */
export async function serveLocalStorage(app: FastifyInstance, storage: LocalStorage): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
    scope.put('/storage/uploads/:uploadId/:number', { bodyLimit: PART_BYTES }, async (request, reply) => {
      const claims = verified(storage, request)
      const { uploadId, number } = request.params as { uploadId: string; number: string }
      const part = { number: Number(number), bytes: Number(claims.get('bytes')), sha256: claims.get('sha256') ?? '' }
      if (Number(request.headers['content-length']) !== part.bytes) throw new AppError('INVALID_INPUT')
      await storage.receivePart(uploadId, part, request.body as Readable)
      return reply.header('etag', `"${part.sha256}"`).code(200).send()
    })
    scope.get('/storage/objects/*', (request, reply) => download(storage, request, reply))
  })
}

function verified(storage: LocalStorage, request: FastifyRequest): URLSearchParams {
  const claims = storage.signer.verify(request.method === 'HEAD' ? 'GET' : request.method, request.url)
  if (!claims) throw new AppError('FORBIDDEN', '주소의 유효 시간이 지났습니다. 다시 시도해 주세요.')
  return claims
}

async function download(storage: LocalStorage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const claims = verified(storage, request)
  const key = (request.params as { '*': string })['*']
  const size = await storage.sizeOf(key)
  if (size === null) throw new AppError('NOT_FOUND')
  reply
    .type('application/octet-stream')
    .header('content-disposition', attachmentHeader(claims.get('name') ?? 'file'))
    .header('cache-control', 'private, no-store')
    .header('accept-ranges', 'bytes')
  const range = readRange(request.headers.range, size)
  if (!range) return reply.header('content-length', size).send(await storage.open(key))
  reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  return reply.header('content-length', range.end - range.start + 1).send(await storage.open(key, range))
}

/** One plain range, as a download that goes on asks for; anything else gets the whole. */
function readRange(header: string | undefined, size: number) {
  const found = /^bytes=(\d+)-(\d*)$/.exec(header ?? '')
  if (!found) return null
  const start = Number(found[1])
  const end = found[2] ? Math.min(Number(found[2]), size - 1) : size - 1
  return start <= end ? { start, end } : null
}

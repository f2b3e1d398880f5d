import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { Readable } from 'node:stream'
import { PART_BYTES } from '#/domain/files/purposes.ts'
import type { S3 } from './finish-upload.ts'

interface Target {
  readonly Bucket: string
  readonly Key: string
  readonly ContentType: string
}

/** Sends a stream of unknown length with one part in memory at a time; what fits one part goes in one request. */
export async function putInParts({ client, calls, limits }: S3, target: Target, content: Readable): Promise<void> {
  const pieces = piecesOf(content)
  const patient = <T>(options: T) => ({ ...options, requestTimeout: limits.finishMs })
  const first = (await pieces.next()).value ?? Buffer.alloc(0)
  const second = await pieces.next()
  if (second.done) {
    await calls.run(
      (options) => client.send(new PutObjectCommand({ ...target, Body: first }), patient(options)),
      limits.finishMs,
    )
    return
  }
  const { UploadId } = await calls.run((options) => client.send(new CreateMultipartUploadCommand(target), options))
  const upload = { Bucket: target.Bucket, Key: target.Key, UploadId }
  try {
    const Parts: { PartNumber: number; ETag: string | undefined }[] = []
    const send = async (Body: Buffer) => {
      const PartNumber = Parts.length + 1
      const command = new UploadPartCommand({ ...upload, PartNumber, Body })
      const { ETag } = await calls.run((options) => client.send(command, patient(options)), limits.finishMs)
      Parts.push({ PartNumber, ETag })
    }
    await send(first)
    await send(second.value)
    for await (const piece of pieces) await send(piece)
    const command = new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } })
    await calls.run((options) => client.send(command, patient(options)), limits.finishMs)
  } catch (error) {
    await calls.run((options) => client.send(new AbortMultipartUploadCommand(upload), options)).catch(() => undefined)
    throw error
  }
}

async function* piecesOf(content: Readable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const chunk of content as AsyncIterable<Buffer | string>) {
    const piece = Buffer.from(chunk as Buffer)
    waiting.push(piece)
    bytes += piece.length
    if (bytes >= PART_BYTES) {
      yield Buffer.concat(waiting)
      waiting = []
      bytes = 0
    }
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}

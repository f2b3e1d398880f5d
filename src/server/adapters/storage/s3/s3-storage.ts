import {
  AbortMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { Readable } from 'node:stream'
import { SIGNATURE_SECONDS, type Storage, type Upload } from '#/server/ports/storage.ts'
import { attachmentHeader } from '../attachment-header.ts'
import { finishUpload, listParts, sizeOf, unlessMissing } from './finish-upload.ts'
import { putInParts } from './put-in-parts.ts'
import { S3_LIMITS, s3Calls } from './s3-calls.ts'

export interface S3Settings {
  readonly bucket: string
  readonly region: string
  /** Of a server that speaks S3 but is not Amazon's. */
  readonly endpoint?: string
  readonly accessKeyId?: string
  readonly secretAccessKey?: string
}

/** Calls beyond wait for a socket, and their time runs while they wait: a slow server must not make so many wait. */
const MOST_SOCKETS = 256

/** Any server that speaks S3. Without keys the SDK finds those of the machine's role. */
export function openS3Storage(settings: S3Settings, limits = S3_LIMITS): Storage {
  const client = s3Client(settings, limits)
  const calls = s3Calls(limits)
  const s3 = { client, calls, limits }
  const Bucket = settings.bucket
  const at = (upload: Upload) => ({ Bucket, Key: upload.key, UploadId: upload.uploadId })

  return {
    takesUploads: async () => true,
    startUpload: async (key) => {
      const command = new CreateMultipartUploadCommand({ Bucket, Key: key, ContentType: 'application/octet-stream' })
      const { UploadId } = await calls.run((options) => client.send(command, options))
      if (!UploadId) throw new Error('the storage gave no upload id')
      return UploadId
    },
    signPart: async (upload, { number, bytes, sha256 }) => {
      const checksum = Buffer.from(sha256, 'hex').toString('base64')
      const part = { ...at(upload), PartNumber: number, ContentLength: bytes, ChecksumSHA256: checksum }
      const url = await getSignedUrl(client, new UploadPartCommand(part), {
        expiresIn: SIGNATURE_SECONDS,
        // As signed headers, not as query values, the size and the hash bind what is sent.
        signableHeaders: new Set(['host', 'content-length']),
        unhoistableHeaders: new Set(['x-amz-checksum-sha256']),
      })
      return { url, headers: { 'x-amz-checksum-sha256': checksum } }
    },
    listParts: (upload) => listParts(s3, at(upload)),
    finishUpload: (upload, count) => finishUpload(s3, at(upload), count),
    abortUpload: async (upload) => {
      const command = new AbortMultipartUploadCommand(at(upload))
      await calls.run((options) => client.send(command, options)).catch(unlessMissing)
    },
    put: (key, content, contentType) => putInParts(s3, { Bucket, Key: key, ContentType: contentType }, content),
    sizeOf: (key) => sizeOf(s3, Bucket, key),
    open: async (key, range) => {
      const Range = range ? `bytes=${range.start}-${range.end ?? ''}` : undefined
      const command = new GetObjectCommand({ Bucket, Key: key, Range })
      // The limit of the whole call would cut a large content; between its pieces the socket's own limit counts.
      const { Body } = await calls.run(() => client.send(command))
      return calls.content(Body as Readable)
    },
    localPath: () => null,
    delete: async (key) => {
      const command = new DeleteObjectCommand({ Bucket, Key: key })
      await calls.run((options) => client.send(command, options)).catch(unlessMissing)
    },
    signDownload: (key, { name, seconds }) => {
      const saved = {
        ResponseContentDisposition: attachmentHeader(name),
        ResponseContentType: 'application/octet-stream',
        // Else a browser may keep it for a tenth of its age, as long as it likes to.
        ResponseCacheControl: 'private, no-store',
      }
      return getSignedUrl(client, new GetObjectCommand({ Bucket, Key: key, ...saved }), { expiresIn: seconds })
    },
  }
}

export function s3Client(settings: S3Settings, { connectMs, answerMs, stallMs } = S3_LIMITS): S3Client {
  return new S3Client({
    region: settings.region,
    ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
    ...(settings.accessKeyId && settings.secretAccessKey
      ? { credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey } }
      : {}),
    // Servers other than Amazon's do not know the newer checksum trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      httpAgent: { maxSockets: MOST_SOCKETS },
      httpsAgent: { maxSockets: MOST_SOCKETS },
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: stallMs,
    },
  })
}

import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListParts,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { Readable } from 'node:stream'
import { AppError } from '#/contract/errors.ts'
import { SIGNATURE_SECONDS, type Storage, type Upload } from '#/server/ports/storage.ts'
import { attachmentHeader } from '../attachment-header.ts'
import { putInParts } from './put-in-parts.ts'

export interface S3Settings {
  readonly bucket: string
  readonly region: string
  /** Of a server that speaks S3 but is not Amazon's. */
  readonly endpoint?: string
  readonly accessKeyId?: string
  readonly secretAccessKey?: string
}

/** Any server that speaks S3. Without keys the SDK finds those of the machine's role. */
export function openS3Storage(settings: S3Settings): Storage {
  const client = new S3Client({
    region: settings.region,
    ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
    ...(settings.accessKeyId && settings.secretAccessKey
      ? { credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey } }
      : {}),
    // Servers other than Amazon's do not know the newer checksum trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const Bucket = settings.bucket
  const at = (upload: Upload) => ({ Bucket, Key: upload.key, UploadId: upload.uploadId })

  return {
    startUpload: async (key) => {
      const command = new CreateMultipartUploadCommand({ Bucket, Key: key, ContentType: 'application/octet-stream' })
      const { UploadId } = await client.send(command)
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
    listParts: (upload) => listParts(client, at(upload)),
    finishUpload: (upload, count) => finish(client, at(upload), count),
    abortUpload: async (upload) => {
      await client.send(new AbortMultipartUploadCommand(at(upload))).catch(unlessMissing)
    },
    put: (key, content, contentType) => putInParts(client, { Bucket, Key: key, ContentType: contentType }, content),
    sizeOf: (key) => sizeOf(client, Bucket, key),
    open: async (key, range) => {
      const Range = range ? `bytes=${range.start}-${range.end ?? ''}` : undefined
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key, Range }))
      return Body as Readable
    },
    localPath: () => null,
    delete: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: key })).catch(unlessMissing)
    },
    signDownload: (key, { name, seconds }) => {
      const saved = {
        ResponseContentDisposition: attachmentHeader(name),
        ResponseContentType: 'application/octet-stream',
      }
      return getSignedUrl(client, new GetObjectCommand({ Bucket, Key: key, ...saved }), { expiresIn: seconds })
    },
  }
}

/**
 * As long as the parts are listed the object may be half made, by a server that makes it in steps; so they are looked for first,
 * and an object counts only when they are gone.
 */
async function finish(client: S3Client, upload: MultipartUpload, count: number): Promise<void> {
  const parts = await listParts(client, upload)
  if (parts.length === count) {
    const Parts = parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }))
    try {
      await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }))
      return
    } catch (error) {
      unlessMissing(error)
    }
  }
  if ((await sizeOf(client, upload.Bucket, upload.Key)) !== null) return
  throw new AppError('CONFLICT', '아직 올라오지 않은 조각이 있습니다. 이어서 올려 주세요.')
}

interface MultipartUpload {
  readonly Bucket: string
  readonly Key: string
  readonly UploadId: string
}

async function listParts(client: S3Client, upload: MultipartUpload) {
  const parts: { number: number; bytes: number; etag: string }[] = []
  try {
    for await (const page of paginateListParts({ client }, upload)) {
      for (const { PartNumber = 0, Size = 0, ETag = '' } of page.Parts ?? []) {
        parts.push({ number: PartNumber, bytes: Size, etag: ETag })
      }
    }
  } catch (error) {
    unlessMissing(error)
  }
  return parts
}

async function sizeOf(client: S3Client, Bucket: string, Key: string): Promise<number | null> {
  try {
    return (await client.send(new HeadObjectCommand({ Bucket, Key }))).ContentLength ?? null
  } catch (error) {
    unlessMissing(error)
    return null
  }
}

function unlessMissing(error: unknown): void {
  const name = error instanceof Error ? error.name : ''
  if (!['NotFound', 'NoSuchKey', 'NoSuchUpload'].includes(name)) throw error
}

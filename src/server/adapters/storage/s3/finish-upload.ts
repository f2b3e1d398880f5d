import { CompleteMultipartUploadCommand, HeadObjectCommand, ListPartsCommand, type S3Client } from '@aws-sdk/client-s3'
import { AppError } from '#/contract/errors.ts'
import type { S3Calls, S3Limits } from './s3-calls.ts'

export interface S3 {
  readonly client: S3Client
  readonly calls: S3Calls
  readonly limits: S3Limits
}

interface MultipartUpload {
  readonly Bucket: string
  readonly Key: string
  readonly UploadId: string
}

/**
 * As long as the parts are listed the object may be half made, by a server that makes it in steps; so they are looked for first,
 * and an object counts only when they are gone.
 */
export async function finishUpload(s3: S3, upload: MultipartUpload, count: number): Promise<void> {
  const parts = await listParts(s3, upload)
  if (parts.length === count) {
    const Parts = parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }))
    const command = new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } })
    const { finishMs } = s3.limits
    try {
      await s3.calls.run((options) => s3.client.send(command, { ...options, requestTimeout: finishMs }), finishMs)
      return
    } catch (error) {
      unlessMissing(error)
    }
  }
  if ((await sizeOf(s3, upload.Bucket, upload.Key)) !== null) return
  throw new AppError('CONFLICT', '아직 올라오지 않은 조각이 있습니다. 이어서 올려 주세요.')
}

export async function listParts({ client, calls }: S3, upload: MultipartUpload) {
  const parts: { number: number; bytes: number; etag: string }[] = []
  for (let marker: string | undefined; ;) {
    const command = new ListPartsCommand({ ...upload, PartNumberMarker: marker })
    const page = await calls.run((options) => client.send(command, options)).catch(unlessMissing)
    for (const { PartNumber = 0, Size = 0, ETag = '' } of page?.Parts ?? [])
      parts.push({ number: PartNumber, bytes: Size, etag: ETag })
    if (!page?.IsTruncated || !page.NextPartNumberMarker) return parts
    marker = page.NextPartNumberMarker
  }
}

export async function sizeOf({ client, calls }: S3, Bucket: string, Key: string): Promise<number | null> {
  const command = new HeadObjectCommand({ Bucket, Key })
  const head = await calls.run((options) => client.send(command, options)).catch(unlessMissing)
  return head?.ContentLength ?? null
}

export function unlessMissing(error: unknown): undefined {
  const name = error instanceof Error ? error.name : ''
  if (!['NotFound', 'NoSuchKey', 'NoSuchUpload'].includes(name)) throw error
}

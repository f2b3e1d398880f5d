import { UploadPartCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { s3Client, type S3Settings } from './s3-storage.ts'

/** Where browsers send parts and fetch downloads: as the SDK writes it, bucket names with dots and other regions included. */
export async function s3Origin(settings: S3Settings): Promise<string> {
  const client = s3Client({ ...settings, accessKeyId: 'any', secretAccessKey: 'any' })
  const part = { Bucket: settings.bucket, Key: 'inner/any', UploadId: 'any', PartNumber: 1 }
  return new URL(await getSignedUrl(client, new UploadPartCommand(part))).origin
}

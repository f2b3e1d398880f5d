import { GetBucketLifecycleConfigurationCommand } from '@aws-sdk/client-s3'
import { S3_LIMITS } from './s3-calls.ts'
import { openS3Storage, s3Client, type S3Settings } from './s3-storage.ts'

export interface BucketCheck {
  readonly ok: boolean
  readonly says: string
}

const LIMIT_MS = 10_000
const CHECKSUM = 'x-amz-checksum-sha256'

/** What a browser on the shop's pages and the bill at the end of the month depend on; `origin` is that of the pages. */
export async function checkBucket(settings: S3Settings, origin: string): Promise<readonly BucketCheck[]> {
  return [await checkCors(settings, origin), await checkLifecycle(settings)]
}

/** Asks what a browser asks before it sends a part: may a page of `origin` PUT with the checksum's header? */
async function checkCors(settings: S3Settings, origin: string): Promise<BucketCheck> {
  const storage = openS3Storage(settings)
  const upload = { key: 'inner/doctor', uploadId: 'doctor' }
  const { url } = await storage.signPart(upload, { number: 1, bytes: 1, sha256: '0'.repeat(64) })
  const fix = `버킷의 CORS에 ${origin}, PUT·GET, ${CHECKSUM}을 넣으세요(docs/operate.md).`
  try {
    const answer = await fetch(url, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': CHECKSUM },
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    const wrong = refusalOf(answer, origin)
    return wrong
      ? { ok: false, says: `브라우저가 버킷에 올릴 수 없습니다: ${wrong}. ${fix}` }
      : { ok: true, says: `브라우저가 ${origin}에서 버킷에 올릴 수 있습니다.` }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { ok: false, says: `버킷에 닿지 않습니다(${why}). S3_ENDPOINT와 방화벽을 확인하세요.` }
  }
}

function refusalOf({ ok, status, headers }: Response, origin: string): string | null {
  const list = (name: string) =>
    (headers.get(name) ?? '')
      .toLowerCase()
      .split(',')
      .map((word) => word.trim())
  const allowed = headers.get('access-control-allow-origin')
  if (!ok || allowed === null) return `출처가 허락되지 않았습니다(${status})`
  if (allowed !== '*' && allowed !== origin) return `다른 출처만 허락합니다(${allowed})`
  const methods = list('access-control-allow-methods')
  if (!methods.includes('put') && !methods.includes('*')) return 'PUT이 허락되지 않았습니다'
  const names = list('access-control-allow-headers')
  return names.includes(CHECKSUM) || names.includes('*') ? null : `${CHECKSUM} 헤더가 허락되지 않았습니다`
}

/** Parts of uploads that nobody finished cost as much as files; without a rule they stay for ever. */
async function checkLifecycle(settings: S3Settings): Promise<BucketCheck> {
  const fix =
    '미완성 업로드를 7일 뒤 지우는 수명 주기 규칙(AbortIncompleteMultipartUpload)을 넣으세요(docs/operate.md).'
  try {
    const command = new GetBucketLifecycleConfigurationCommand({ Bucket: settings.bucket })
    const abortSignal = AbortSignal.timeout(LIMIT_MS)
    const { Rules = [] } = await s3Client(settings, S3_LIMITS).send(command, { abortSignal })
    const rule = Rules.find(
      ({ Status, AbortIncompleteMultipartUpload }) => Status === 'Enabled' && AbortIncompleteMultipartUpload,
    )
    const days = rule?.AbortIncompleteMultipartUpload?.DaysAfterInitiation
    if (days === undefined) return { ok: false, says: `끊긴 업로드의 조각이 버킷에 남습니다. ${fix}` }
    // An upload may be gone on with for two days.
    return days < 3
      ? { ok: false, says: `${days}일이면 이어서 올리던 것이 지워집니다. 3일보다 길게 두세요. ${fix}` }
      : { ok: true, says: `끊긴 업로드의 조각은 ${days}일 뒤 버킷에서 지워집니다.` }
  } catch (error) {
    const name = error instanceof Error ? error.name : String(error)
    if (name === 'NoSuchLifecycleConfiguration')
      return { ok: false, says: `끊긴 업로드의 조각이 버킷에 남습니다. ${fix}` }
    return {
      ok: false,
      says: `버킷의 수명 주기 규칙을 볼 수 없습니다(${name}). s3:GetLifecycleConfiguration 권한을 주세요.`,
    }
  }
}

import { kindOf } from '#/domain/catalog/kinds.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { Finding } from './finding.ts'

/**
 * Findings that stop nothing and that the proof itself shows, or that the customer was told when the file came up. Every other finding is a
 * person's to look at: the press may print something else than a screen shows.
 */
const SEEN_IN_THE_PROOF: readonly string[] = [
  'blend-space',
  'colour-profiles',
  'courier-font',
  'image-resolution',
  'line-art-resolution',
  'page-picture-resolution',
  'pdfx-claim',
  'picture-pages',
  'screen-colours',
  'small-text',
  'thin-lines',
]

/** Why a person looks at a clean file before its proof goes out. */
export const EYES_WORDS = {
  off: '이 상품은 담당자가 시안을 만듭니다.',
  memo: '고객이 남긴 주문 메모가 있습니다.',
  finding: '검사에서 눈으로 볼 것이 나왔습니다.',
  material: '고객 자료로 만든 PDF입니다.',
  override: '검사에서 막힌 것을 담당자가 넘긴 파일입니다.',
  fold: '접는 면의 차례를 보아야 합니다.',
  finish: '후가공 자리를 보아야 합니다.',
  comments: '답하지 않은 의견이 있습니다.',
} as const
export type EyesReason = keyof typeof EYES_WORDS

export interface CleanJob {
  readonly spec: JobSpec
  /** Something of it was made of what the customer sent to work from. */
  readonly material: boolean
  readonly findings: readonly Pick<Finding, 'ruleId' | 'severity'>[]
  readonly memo: string
  readonly overridden: boolean
  readonly openComments: number
  /** Whether proofs of this kind go out by themselves. */
  readonly enabled: boolean
}

/** What asks for a person, the first that is found; null when the proof may go out by itself. */
export function eyesNeeded(job: CleanJob): EyesReason | null {
  if (!job.enabled) return 'off'
  if (job.memo.trim() !== '') return 'memo'
  if (job.overridden) return 'override'
  if (job.material) return 'material'
  if (job.findings.some(needsEyes)) return 'finding'
  if (job.openComments > 0) return 'comments'
  return eyesForSpec(job.spec)
}

const needsEyes = ({ severity, ruleId }: CleanJob['findings'][number]) =>
  severity === 'block' || !SEEN_IN_THE_PROOF.includes(ruleId)

/** No rule of the check knows in which order panels lie, or whether foil meets its letters. */
function eyesForSpec(spec: JobSpec): EyesReason | null {
  // Of a kind that is always folded the shop's switch has answered already.
  if (isFolded(spec) && !isFolded(kindOf(spec.product).defaults)) return 'fold'
  const finishes = [...spec.finishes, ...spec.parts.flatMap((part) => part.finishes)]
  return finishes.some(({ area }) => area !== undefined) ? 'finish' : null
}

const isFolded = ({ parts }: JobSpec) =>
  parts.some(({ fold, wings }) => fold !== 'none' || wings.front > 0 || wings.back > 0)

/** Unless the shop says otherwise: kinds of which the usual job asks for nobody's eyes. */
export const autoProofByDefault = (product: ProductCode): boolean => !isFolded(kindOf(product).defaults)

import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { sameSpec } from '#/domain/catalog/spec-key.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import type { Finding } from '#/domain/preflight/finding.ts'
import { preflight, stoppingFindings } from '#/domain/preflight/preflight.ts'
import { routeOf } from '#/domain/preflight/route-of.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import type { Upload } from '#/web/blocks/uploader/uploads.ts'
import type { JobFile } from './use-job-files.ts'

interface Stop extends Finding {
  /** Which file: 내지, 표지. */
  readonly label: string
}

/** Findings that forbid printing, of files that have been read. Those still being read stop nothing: they are checked again. */
export function stopsOf(spec: JobSpec, files: readonly JobFile[], tariff: Tariff): readonly Stop[] {
  const route = routeOf(spec, tariff)
  return files.flatMap(({ expected: { part, label }, inspection }) => {
    const expectation = expectationOf(spec, part, route)
    if (!inspection?.facts || !expectation) return []
    return stoppingFindings(preflight(inspection.facts, expectation)).map((finding) => ({ ...finding, label }))
  })
}

/** A person was asked about the opened cart item, and it is still the same job. */
export const isAgreed = (item: CartItem | null, spec: JobSpec, uploads: readonly Upload[]): boolean =>
  item !== null &&
  item.check.staffAsked &&
  sameSpec({ ...item.spec, copies: spec.copies }, spec) &&
  item.files.every((file) => uploads.some(({ fileId, originalId }) => [fileId, originalId].includes(file.fileId)))

/** The job as it goes without the files that have not arrived: what they say decides nothing, what stays is still checked. */
export const goingAlong = (files: readonly JobFile[]): readonly JobFile[] =>
  files.map((file) => (file.upload?.state === 'ready' ? file : { ...file, upload: null, inspection: null }))

/** A file that fits its spec may be one that cannot be printed all the same. */
export const stopTitle = (differs: boolean): string =>
  differs ? '파일과 사양이 달라 이대로는 인쇄할 수 없습니다' : '파일을 이대로는 인쇄할 수 없습니다'

import { useMemo } from 'react'
import { useLoaderData } from 'react-router'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { sameSpec } from '#/domain/catalog/spec-key.ts'
import { agreement, matchAll, matchOne } from '#/domain/preflight/agreement/agreement.ts'
import type { Difference, DifferenceId, ReadFile } from '#/domain/preflight/agreement/difference.ts'
import { fileSummary } from '#/domain/preflight/agreement/file-summary.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { cx } from '#/web/ui/cx.ts'
import { Button } from '#/web/ui/button.tsx'
import styles from './agreement-panel.module.css'
import type { loadTariff } from './load-tariff.ts'
import { priceChange } from './price-change.ts'
import { readFilesOf } from './read-files.ts'
import type { JobFiles } from './use-job-files.ts'

/** What the upload flow filled in of a file, and from which spec. */
export interface Filled {
  readonly from: JobSpec
  readonly spec: JobSpec
  readonly done: readonly Difference[]
  /** What else had to be assumed, in sentences. */
  readonly assumed: readonly string[]
  /** What was put back before. */
  readonly kept: ReadonlySet<DifferenceId>
  /** Puts the spec back in this one thing. */
  readonly keep: (id: DifferenceId) => void
}

interface AgreementPanelProps {
  readonly spec: JobSpec
  readonly files: Pick<JobFiles, 'files' | 'kept' | 'keep'>
  readonly filled: Filled | null
  readonly onSpec: (spec: JobSpec) => void
}

/** The one summary after reading: what the files are, what the spec is, and for each difference who gives way, at which price. */
export function AgreementPanel({ spec, files: { files, kept, keep }, filled, onSpec }: AgreementPanelProps) {
  const { tariff } = useLoaderData<typeof loadTariff>()
  const read = useMemo(() => readFilesOf(files), [files])
  const differences = useMemo(() => agreement(spec, read, catalogueOf(tariff)), [spec, read, tariff])
  if (read.length === 0) return null
  const labels = new Map(files.map(({ expected }) => [expected.part, expected.label]))
  return (
    <section
      className={styles.panel}
      aria-label="파일과 사양"
      data-tone={differences.some(({ stops }) => stops) ? 'bad' : 'ok'}
    >
      <div role="status">
        {read.map(({ role, facts }) => (
          <p key={role} className={styles.file}>
            <b>{labels.get(role)}</b> {fileSummary(facts, expectationOf(spec, role, null)).join(' · ')}
          </p>
        ))}
        {differences.length === 0 && !filled ? <p>파일과 사양이 맞습니다.</p> : null}
      </div>
      {filled && filled.done.length > 0 ? <FilledRows filled={filled} spec={spec} tariff={tariff} /> : null}
      {filled?.assumed.map((sentence) => (
        <p key={sentence} className={styles.why}>
          {sentence}
        </p>
      ))}
      {differences.length > 0 ? (
        <>
          <h3>
            파일과 사양이 다릅니다
            <MatchAll spec={spec} read={read} kept={kept} tariff={tariff} onSpec={onSpec} />
          </h3>
          <ul>
            {differences.map((difference) => {
              const match = matchOne(spec, read, difference.id, catalogueOf(tariff))
              return (
                <DifferenceRow
                  key={`${difference.role} ${difference.id}`}
                  difference={difference}
                  change={difference.toFile && priceChange(spec, match.spec, tariff)}
                  kept={kept.has(difference.id)}
                  onMatch={() => onSpec(match.spec)}
                  onKeep={() => keep(difference.id)}
                />
              )
            })}
          </ul>
        </>
      ) : null}
    </section>
  )
}

interface MatchAllProps extends Pick<AgreementPanelProps, 'spec' | 'onSpec'> {
  readonly read: readonly ReadFile[]
  readonly kept: ReadonlySet<DifferenceId>
  readonly tariff: Tariff
}

/** For who has several of them and wants what the file says. */
function MatchAll({ spec, read, kept, tariff, onSpec }: MatchAllProps) {
  const all = useMemo(() => matchAll(spec, read, kept, catalogueOf(tariff)), [spec, read, kept, tariff])
  if (all.done.length < 2) return null
  return (
    <Button size="sm" variant="line" onClick={() => onSpec(all.spec)}>
      모두 파일에 맞추기<em className={styles.change}>{priceChange(spec, all.spec, tariff)}</em>
    </Button>
  )
}

interface FilledRowsProps {
  readonly filled: Filled
  readonly spec: JobSpec
  readonly tariff: Tariff
}

/** What was changed by itself is told, with the price before and after, and can be taken back one by one. */
function FilledRows({ filled, spec, tariff }: FilledRowsProps) {
  const change = priceChange(filled.from, filled.spec, tariff)
  const asFilled = sameSpec(filled.spec, spec)
  return (
    <>
      <h3>파일에 맞춰 사양을 채웠습니다.{change ? <b className={styles.price}>{change}</b> : null}</h3>
      <ul>
        {filled.done.map((difference) => (
          <li key={difference.id} className={styles.row}>
            <span className={styles.what}>
              {difference.label} <s>{difference.spec}</s> → <b>{difference.file}</b>
            </span>
            {asFilled ? (
              <Button
                size="sm"
                variant="line"
                aria-label={`${difference.label} 사양 유지`}
                onClick={() => filled.keep(difference.id)}
              >
                사양 유지
              </Button>
            ) : null}
            {difference.said.map((sentence) => (
              <p key={sentence} className={styles.why}>
                {sentence}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}

interface DifferenceRowProps {
  readonly difference: Difference
  readonly change: string | null
  readonly kept: boolean
  readonly onMatch: () => void
  readonly onKeep: () => void
}

function DifferenceRow({ difference, change, kept, onMatch, onKeep }: DifferenceRowProps) {
  const { label, file, spec, why, toFile, said, stops } = difference
  return (
    <li className={cx(styles.row, kept && styles.kept)}>
      <span className={styles.what}>
        {label}: 파일 <b>{file}</b>, 사양 <b>{spec}</b>
      </span>
      <span className={styles.acts}>
        {toFile ? (
          <Button
            size="sm"
            variant={kept ? 'line' : 'ink'}
            aria-label={`${label} 파일에 맞추기 ${change ?? ''}`}
            onClick={onMatch}
          >
            파일에 맞추기{change ? <em className={styles.change}>{change}</em> : null}
          </Button>
        ) : null}
        {kept ? null : (
          <Button size="sm" variant="line" aria-label={`${label} 사양 유지`} onClick={onKeep}>
            사양 유지
          </Button>
        )}
      </span>
      <p className={styles.why}>
        {why} {said.join(' ')}
        {kept && stops ? ' 다른 파일을 올리거나, 주문할 때 담당자 확인을 요청해 주세요.' : ''}
      </p>
    </li>
  )
}

import { useEffect, useMemo, useRef } from 'react'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { matchAll } from '#/domain/preflight/agreement/agreement.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { unbroken } from '#/lib/unbroken.ts'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { priceChange } from './price-change.ts'
import { readFilesOf } from './read-files.ts'
import { goingAlong, stopsOf, stopTitle } from './stopped-job.ts'
import type { JobFiles } from './use-job-files.ts'
import type { StopQuestion } from './use-stop.ts'

interface StoppedDialogProps {
  readonly question: StopQuestion
  readonly spec: JobSpec
  readonly files: Pick<JobFiles, 'files' | 'kept'>
  readonly tariff: Tariff
  readonly onSpec: (spec: JobSpec) => void
}

/** Asked before money: the files cannot be printed for this spec. Match, replace, mend, or send them to a person on purpose. */
export function StoppedDialog({ question, spec, files: { files, kept }, tariff, onSpec }: StoppedDialogProps) {
  const along = useMemo(() => (question.without ? goingAlong(files) : files), [question.without, files])
  const stops = useMemo(() => stopsOf(spec, along, tariff), [spec, along, tariff])
  const match = useMemo(
    () => matchAll(spec, readFilesOf(along), kept, catalogueOf(tariff)),
    [spec, along, kept, tariff],
  )
  // Pages that were read last fill the spec: what stopped the job a moment ago may be gone, and nobody is asked for nothing.
  const asked = useRef(question)
  asked.current = question
  const free = stops.length === 0
  useEffect(() => {
    if (free) asked.current.goOn()
  }, [free])
  const change = priceChange(spec, match.spec, tariff)
  const toFiles = () => {
    question.stay()
    document.getElementById('section-files')?.scrollIntoView({ block: 'start' })
  }
  if (free) return null
  return (
    <Dialog
      open
      onClose={question.stay}
      title={stopTitle(match.done.length > 0)}
      wide
      actions={
        <>
          <Button variant="line" onClick={toFiles}>
            {stops.some(({ fixer }) => fixer) ? '자동 수정하거나 다른 파일 올리기' : '다른 파일 올리기'}
          </Button>
          {match.done.length > 0 && change ? (
            <Button
              variant="primary"
              onClick={() => {
                question.stay()
                onSpec(match.spec)
                toast('파일에 맞췄습니다.')
              }}
            >
              파일에 맞추기 · {change}
            </Button>
          ) : null}
        </>
      }
    >
      <RowList dense>
        {stops.map((stop) => (
          <Row key={`${stop.label} ${stop.ruleId} ${stop.title}`}>
            <b>
              {stop.label} · {unbroken(stop.title)}
            </b>
            <Small tone="plain">{unbroken(stop.detail)}</Small>
          </Row>
        ))}
      </RowList>
      <Stack>
        {match.done.length > 0 ? (
          <Small tone="plain">
            맞추면 {match.done.map(({ label, spec: from, file }) => `${label} ${from} → ${file}`).join(', ')}
          </Small>
        ) : null}
        <Small tone="plain">
          어떻게 해야 할지 모르겠다면 담당자가 보고 연락드립니다. 확인이 끝날 때까지 인쇄하지 않습니다.
        </Small>
        <Button onClick={question.askStaff}>담당자에게 확인 요청하고 계속</Button>
      </Stack>
    </Dialog>
  )
}

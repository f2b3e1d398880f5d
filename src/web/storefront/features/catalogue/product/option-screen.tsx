import { useCallback, useMemo } from 'react'
import type { ReactNode } from 'react'
import { kindOf } from '#/domain/catalog/kinds.ts'
import type { OptionContext } from '#/domain/catalog/options/option-model.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import type { Copies } from '#/domain/print/units.ts'
import { makePricer } from '#/web/blocks/price-panel/pricer.ts'
import { latePart } from '#/web/ui/lazy-part.tsx'
import { LiveFieldset } from '#/web/ui/live-fieldset.tsx'
import { JobTicket } from './job-ticket.tsx'
import { OptionGroup } from './option-group.tsx'
import styles from './option-layout.module.css'
import { ActionButtons, TicketActions } from './ticket-actions.tsx'
import { TicketBar } from './ticket-bar.tsx'
import type { FileQuestion } from './use-checkout.ts'
import { useGroups } from './use-groups.ts'
import type { Job } from './use-job.ts'
import type { JobTitle } from './use-job-title.ts'
import type { JobFiles } from './use-job-files.ts'
import type { StopQuestion } from './use-stop.ts'

/** Only who comes back meets it. */
const RestoreNotice = latePart(async () => (await import('./restore-notice.tsx')).RestoreNotice)
/** Only whose files cannot be printed meets it. */
const StoppedDialog = latePart(async () => (await import('./stopped-dialog.tsx')).StoppedDialog)
/** Only who is faster than the upload meets it. */
const UnfinishedFiles = latePart(async () => (await import('./unfinished-files.tsx')).UnfinishedFiles)

interface OptionScreenProps {
  readonly title: ReactNode
  /** Stands before the options: the files of the upload flow. */
  readonly before?: ReactNode
  /** Stands after the options. */
  readonly after?: ReactNode
  readonly job: Job
  readonly jobTitle: JobTitle
  readonly tariff: Tariff
  /** Choices that are not sold for now, with what to say about it. */
  readonly closed: OptionContext['closed']
  readonly files: JobFiles
  readonly checkout: {
    readonly busy: boolean
    readonly cartLabel: string
    readonly toCart: () => void
    readonly toOrder: () => void
    readonly question: FileQuestion | null
    readonly stop: StopQuestion | null
  }
}

/** Options at the left, the ticket at the right: one screen for every product kind. */
export function OptionScreen(props: OptionScreenProps) {
  const { title, before, after, job, jobTitle, tariff, closed, files, checkout } = props
  const { spec, notice, replace } = job
  const startOver = () => {
    job.startOver()
    jobTitle.forget()
  }
  const pricer = useMemo(() => makePricer(tariff), [tariff])
  const answer = useMemo(() => pricer.quote(spec), [pricer, spec])
  const { convert } = files
  const shown = useMemo(
    () => (answer.ok && convert ? { ...answer, value: convert(answer.value, tariff.conversion) } : answer),
    [answer, convert, tariff],
  )
  const quote = shown.ok ? shown.value : null
  const { groups, onChange } = useGroups({ job, closed, total: answer.ok ? answer.value.total : null, pricer })
  const setCopies = useCallback((count: Copies) => void onChange('copies', 'copies', count), [onChange])
  const { unit, copies } = kindOf(spec.product)
  const actions = {
    busy: checkout.busy,
    disabled: !quote,
    cartLabel: checkout.cartLabel,
    onCart: checkout.toCart,
    onOrder: checkout.toOrder,
  }
  return (
    <LiveFieldset className={styles.page}>
      {title}
      <div className={styles.options}>
        {notice ? (
          <RestoreNotice
            text={notice}
            files={files.uploads.length}
            onStartOver={() => {
              files.clear()
              startOver()
            }}
          />
        ) : null}
        {before}
        {groups.map((group) => (
          <OptionGroup key={group.id} {...group} copiesStops={copies.table} />
        ))}
        {after}
      </div>
      <JobTicket
        spec={spec}
        title={jobTitle.title}
        answer={shown}
        tariff={tariff}
        pages={files.pages}
        onCopies={setCopies}
        actions={<TicketActions {...actions} />}
      />
      <TicketBar quote={quote} unit={unit}>
        <ActionButtons {...actions} />
      </TicketBar>
      {checkout.question ? <UnfinishedFiles question={checkout.question} /> : null}
      {checkout.stop ? (
        <StoppedDialog
          question={checkout.stop}
          spec={spec}
          files={files}
          tariff={tariff}
          onSpec={(next) => replace(next, null)}
        />
      ) : null}
    </LiveFieldset>
  )
}

import { useState } from 'react'
import type { TaxFirmField, WholePaper } from '#/contract/money/tax-parts.ts'
import { CashReceiptFacts } from '#/web/blocks/tax-paper/cash-receipt-facts.tsx'
import { TaxInvoiceForm } from '#/web/blocks/tax-paper/tax-invoice-form.tsx'
import { isReceipt, shortMoment, signed, stateNote, stateWord } from '#/web/blocks/tax-paper/tax-words.ts'
import { WishForm } from '#/web/blocks/tax-paper/wish-form.tsx'
import { Button } from '#/web/ui/button.tsx'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import styles from './tax-bill.module.css'
import { useTaxActs, useTaxPaper } from './use-tax-bill.ts'

interface PaperViewProps {
  readonly documentId: string
  readonly firm: TaxFirmField | null
}

/** One paper as it was written, with what the customer may still do to it. */
export function PaperView({ documentId, firm }: PaperViewProps) {
  const paper = useTaxPaper(documentId)
  if (paper.isPending) return <LoadingState />
  if (paper.isError)
    return <ErrorState title="불러오지 못했습니다" text={paper.error.message} onRetry={() => void paper.refetch()} />
  const { data } = paper
  return (
    <Section
      title={data.items[0]?.name ?? '증빙'}
      aside={data.issuedAt ? <Small as="span">{`${shortMoment(data.issuedAt)} 발행`}</Small> : undefined}
      className={styles.paper}
    >
      <Acts paper={data} firm={data.firm ?? firm} />
      {data.state === 'failed' && (
        <Note tone="bad">
          {data.failure
            ? `발행하지 못했습니다. ${data.failure} 받는 곳을 고치시면 바로 다시 발행합니다.`
            : '아직 발행하지 못했습니다. 저희가 확인하고 다시 발행합니다. 고치실 것은 없습니다.'}
        </Note>
      )}
      {isReceipt(data) ? <CashReceiptFacts paper={data} /> : <TaxInvoiceForm paper={data} />}
      {data.amendments.length > 0 && (
        <ul className={styles.amendments} aria-label="수정분">
          {data.amendments.map((amendment) => (
            <li key={amendment.id}>
              <b>{signed(amendment.supply + amendment.vat)}</b> {stateWord(amendment)}
              <Small as="span">{stateNote(amendment)}</Small>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const mayChange = ({ state, amendCode, supply }: WholePaper): boolean =>
  (state === 'waiting' || state === 'failed') && amendCode === null && supply > 0

function Acts({ paper, firm }: { readonly paper: WholePaper; readonly firm: TaxFirmField | null }) {
  const [changing, setChanging] = useState(false)
  const { change, cancel, open } = useTaxActs(() => setChanging(false))
  const issued = paper.state === 'issued' || paper.state === 'sent' || paper.state === 'done'
  const show = async () => {
    // Opened before the answer, or the browser takes it for an advertisement.
    const page = window.open('', '_blank')
    const found = await open.mutateAsync(paper.id).catch((error: Error) => {
      toast(error.message)
      return null
    })
    if (found && page) page.location.href = found.url
    else page?.close()
  }
  const drop = async () => {
    const sure = await confirmDialog({
      title: '신청을 취소할까요?',
      body: '다시 신청하실 수 있습니다.',
      ok: '신청 취소',
      cancel: '그대로 두기',
    })
    if (sure) cancel.mutate(paper.id)
  }
  return (
    <Toolbar>
      {issued && (
        <>
          <Button size="sm" busy={open.isPending} onClick={() => void show()}>
            PDF
          </Button>
          <Button size="sm" variant="quiet" onClick={() => window.print()}>
            인쇄
          </Button>
        </>
      )}
      {mayChange(paper) && (
        <>
          <Button size="sm" onClick={() => setChanging(true)}>
            받는 곳 고치기
          </Button>
          <Button size="sm" variant="quiet" busy={cancel.isPending} onClick={() => void drop()}>
            신청 취소
          </Button>
        </>
      )}
      <Dialog open={changing} onClose={() => setChanging(false)} title="받는 곳 고치기">
        {changing && (
          <WishForm
            firm={firm}
            first={paper.kind}
            go="고치기"
            submit={(wish) => change.mutateAsync({ documentId: paper.id, wish })}
          />
        )}
      </Dialog>
    </Toolbar>
  )
}
